import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { sessionsQuery } from '@/api/account-queries.ts'
import { useHref, useLocale } from '@/app/screen.ts'
import { enterAgain, logInAgain, logOut, reloadUser } from '@/app/session.ts'
import { ConfirmLoginDialog } from '@/features/account/auth/confirm-login-dialog.tsx'
import { AvatarPanel } from '@/features/account/avatar/avatar-panel.tsx'
import { RetailersPanel } from '@/features/account/customers/retailers-panel.tsx'
import { Details } from '@/features/account/profile/details.tsx'
import { StaffPanel } from '@/features/account/profile/staff-panel.tsx'
import { useSettings } from '@/stores/settings.ts'
import { useToasts } from '@/stores/toasts.ts'
import { AccountShell } from './account-shell.tsx'

export const areas = ['account', 'auth', 'orders', 'problems', 'validation']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

export default function AccountDetailsPage() {
  const { t } = useTranslation(['account', 'titles'])
  const to = useHref()
  const locale = useLocale()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const cache = useQueryClient()
  const gameOn = useSettings(state => state.settings.enable_for_game)
  const notify = useToasts(state => state.notify)
  const leaveForGood = async () => {
    await logOut({ isForGood: true })
    void navigate(to('home'))
    notify(t('details.delete.done'), 'success')
  }
  const startWork = async () => {
    await reloadUser()
    void navigate(to('admin'))
  }
  return (
    <AccountShell current="account_details" head={() => <h1>{t('titles:accountDetails')}</h1>}>
      {user => (
        <>
          <StaffPanel
            user={user}
            invitation={query.get('staff')}
            secondFactorHref={to('secondFactor')}
            onAccepted={() => void startWork()}
          />
          <RetailersPanel
            invitation={query.get('invitation')}
            locale={locale}
            onAnswered={() => setQuery({}, { replace: true })}
          />
          <Details
            user={user}
            gameOn={gameOn}
            locale={locale}
            confirmLogin={steps => (
              <ConfirmLoginDialog email={user.email} logIn={logInAgain} enter={enterAgain} {...steps} />
            )}
            avatar={gameOn && <AvatarPanel user={user} />}
            onSessionsChanged={() => void cache.invalidateQueries(sessionsQuery(user.id))}
            onDeleted={leaveForGood}
          />
        </>
      )}
    </AccountShell>
  )
}
