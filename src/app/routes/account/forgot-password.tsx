import { useHref, useLocale } from '@/app/screen.ts'
import { ForgotForm } from '@/features/account/auth/forgot-form.tsx'

export const areas = ['auth', 'validation', 'problems']

export default function ForgotPasswordPage() {
  const to = useHref()
  return <ForgotForm locale={useLocale()} loginHref={to('login')} />
}
