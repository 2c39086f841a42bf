import { useSearchParams } from 'react-router-dom'
import { useHref, useLocale } from '@/app/screen.ts'
import { ForgotForm } from '@/features/account/auth/forgot-form.tsx'
import { withNext } from '@/lib/with-next.ts'

export const areas = ['auth', 'validation', 'problems']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

export default function ForgotPasswordPage() {
  const to = useHref()
  const next = useSearchParams()[0].get('next')
  return <ForgotForm locale={useLocale()} loginHref={withNext(to('login'), next)} />
}
