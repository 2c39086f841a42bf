import { useHref } from '@/app/screen.ts'
import { Overview } from '@/features/account/overview/overview.tsx'
import { Welcome } from '@/features/account/overview/welcome.tsx'
import { useSettings } from '@/stores/settings.ts'
import { AccountShell } from './account-shell.tsx'

export const areas = ['account', 'problems', 'validation']

export default function AccountDashboardPage() {
  const to = useHref()
  const gameOn = useSettings(state => state.settings.enable_for_game)
  return (
    <AccountShell
      current="account_dashboard"
      head={user => <Welcome user={user} detailsHref={to('accountDetails')} />}
    >
      {user => <Overview user={user} gameOn={gameOn} linkTo={to} />}
    </AccountShell>
  )
}
