import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Result } from '@/api/client.ts'
import { afterLogin } from '@/app/after-login.ts'
import { useHref, useLocale } from '@/app/screen.ts'
import { enter, logIn } from '@/app/session.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { AuthFrame } from '@/features/account/auth/auth-frame.tsx'
import { LoginForm, useLoginHeading } from '@/features/account/auth/login-form.tsx'
import { withNext } from '@/lib/with-next.ts'
import { useSettings } from '@/stores/settings.ts'

export const areas = ['auth', 'validation', 'problems']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

export default function LoginPage() {
  const { t } = useTranslation('auth')
  const to = useHref()
  const locale = useLocale()
  const navigate = useNavigate()
  const next = useSearchParams()[0].get('next')
  const providers = useSettings(state => state.settings.social_providers)
  const { title, lead, onCodeSent } = useLoginHeading(t('login.title'), t('login.lead'))
  const goOn = async (login: Promise<Result<User>>) => {
    const result = await login
    if (result.ok) void navigate(afterLogin(result.value, next, locale), { replace: true })
    return result
  }
  return (
    <AuthFrame title={title} lead={lead}>
      <LoginForm
        logIn={(email, password) => goOn(logIn(email, password))}
        enter={token => goOn(enter(token))}
        onCodeSent={onCodeSent}
        forgotHref={withNext(to('forgotPassword'), next)}
        registerHref={withNext(to('register'), next)}
        providers={providers}
        next={next}
      />
    </AuthFrame>
  )
}
