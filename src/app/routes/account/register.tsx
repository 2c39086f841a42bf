import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { call } from '@/api/client.ts'
import { afterLogin } from '@/app/after-login.ts'
import { useHref, useLocale } from '@/app/screen.ts'
import { openSession } from '@/app/session.ts'
import { usePrivacyHref } from '@/app/use-privacy-href.ts'
import { register } from '@/contract/endpoints/account/auth.ts'
import { AuthFrame } from '@/features/account/auth/auth-frame.tsx'
import { type NewAccount, RegisterForm } from '@/features/account/auth/register-form.tsx'
import { hasGuestBattle } from '@/features/game/kit/guest-progress-keys.ts'
import { withNext } from '@/lib/with-next.ts'
import { useSettings } from '@/stores/settings.ts'
import { useToasts } from '@/stores/toasts.ts'
import { Note } from '@/ui/content/note.tsx'

export const areas = ['auth', 'validation', 'problems']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

/** Address and proof from a link in an email (`#email=…&proof=…`). With them the email address counts as verified. */
function provenBy(hash: string): { email: string; proof: string } | undefined {
  const params = new URLSearchParams(hash.slice(1))
  const [email, proof] = [params.get('email'), params.get('proof')]
  return email && proof ? { email, proof } : undefined
}

const never = () => () => {}

export default function RegisterPage() {
  const { t } = useTranslation('auth')
  const to = useHref()
  const locale = useLocale()
  const navigate = useNavigate()
  const notify = useToasts(state => state.notify)
  const next = useSearchParams()[0].get('next')
  const proven = provenBy(useLocation().hash)
  const providers = useSettings(state => state.settings.social_providers)
  const isBattleWaiting = useSyncExternalStore(never, hasGuestBattle, () => false)
  const enter = async (account: NewAccount) => {
    const isSame = account.email.trim().toLowerCase() === proven?.email
    const body = { ...account, ...(isSame && { proof: proven?.proof }) }
    const result = await call(register, { body })
    if (!result.ok) return result.failure
    const user = await openSession(result.value)
    if (!user) {
      void navigate(withNext(to('login'), next), { replace: true })
      return undefined
    }
    void navigate(afterLogin(user, next, locale), { replace: true, state: { isNewAccount: true } })
    if (!user.email_verified)
      notify(t('register.check_email', { email: user.email }), 'info', {
        label: t('register.open_account'),
        href: to('accountDashboard'),
      })
    return undefined
  }
  return (
    <AuthFrame title={t('register.title')} lead={t('register.lead')}>
      {isBattleWaiting && <Note>{t('register.guest_battle')}</Note>}
      <RegisterForm
        onRegister={enter}
        locale={locale}
        privacyHref={usePrivacyHref()}
        loginHref={withNext(to('login'), next)}
        providers={providers}
        next={next}
        email={proven?.email}
      />
    </AuthFrame>
  )
}
