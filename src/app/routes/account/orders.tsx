import { useTranslation } from 'react-i18next'
import { useHref } from '@/app/screen.ts'
import { EmptyScreen } from '@/features/account/kit/empty-screen.tsx'
import { AccountShell } from './account-shell.tsx'

export const areas = ['account']

export default function AccountOrdersPage() {
  const { t } = useTranslation('titles')
  const to = useHref()
  return (
    <AccountShell current="account_orders" head={() => <h1>{t('accountOrders')}</h1>}>
      {() => (
        <EmptyScreen
          of="orders"
          shopHref={to('shop')}
          picture="/assets/characters/nuvoletta/creature.webp"
          element="Aria"
        />
      )}
    </AccountShell>
  )
}
