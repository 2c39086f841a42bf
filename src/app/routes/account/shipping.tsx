import { useTranslation } from 'react-i18next'
import { useHref } from '@/app/screen.ts'
import { EmptyScreen } from '@/features/account/kit/empty-screen.tsx'
import { AccountShell } from './account-shell.tsx'

export const areas = ['account']

export default function AccountShippingPage() {
  const { t } = useTranslation('titles')
  const to = useHref()
  return (
    <AccountShell current="account_shipping" head={() => <h1>{t('accountShipping')}</h1>}>
      {() => (
        <EmptyScreen
          of="shipping"
          shopHref={to('shop')}
          picture="/assets/characters/brinorso/creature.webp"
          element="Ghiaccio"
        />
      )}
    </AccountShell>
  )
}
