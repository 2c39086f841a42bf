import { useTranslation } from 'react-i18next'
import { useHref } from '@/app/screen.ts'
import { EmptyScreen } from '@/features/account/kit/empty-screen.tsx'
import { AccountShell } from './account-shell.tsx'

export const areas = ['account']

export default function AccountUsersPage() {
  const { t } = useTranslation('titles')
  const to = useHref()
  return (
    <AccountShell current="account_users" head={() => <h1>{t('accountUsers')}</h1>}>
      {() => (
        <EmptyScreen
          of="users"
          shopHref={to('shop')}
          picture="/assets/characters/amanito/creature.webp"
          element="Natura"
        />
      )}
    </AccountShell>
  )
}
