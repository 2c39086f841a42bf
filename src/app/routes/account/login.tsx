import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { afterLogin } from '@/app/after-login.ts'
import { useHref, useLocale } from '@/app/screen.ts'
import { logIn } from '@/app/session.ts'
import { AuthFrame } from '@/features/account/auth/auth-frame.tsx'
import { LoginForm } from '@/features/account/auth/login-form.tsx'
import { withNext } from '@/features/account/auth/with-next.ts'
import { useSettings } from '@/stores/settings.ts'

export const areas = ['auth', 'validation', 'problems']

export default function LoginPage() {
  const { t } = useTranslation('auth')
  const to = useHref()
  const locale = useLocale()
  const navigate = useNavigate()
  const next = useSearchParams()[0].get('next')
  const providers = useSettings(state => state.settings.social_providers)
  const enter = async (email: string, password: string) => {
    const result = await logIn(email, password)
    if (result.ok) void navigate(afterLogin(result.value, next, locale), { replace: true })
    return result
  }
  return (
    <AuthFrame title={t('login.title')} lead={t('login.lead')}>
      <LoginForm
        logIn={enter}
        forgotHref={to('forgotPassword')}
        registerHref={withNext(to('register'), next)}
        providers={providers}
        next={next}
      />
    </AuthFrame>
  )
}
