import { useSearchParams } from 'react-router-dom'
import { useHref } from '@/app/screen.ts'
import { ResetForm } from '@/features/account/auth/reset-form.tsx'

export const areas = ['auth', 'validation', 'problems']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

export default function ResetPasswordPage() {
  const to = useHref()
  const token = useSearchParams()[0].get('token') ?? ''
  return <ResetForm token={token} loginHref={to('login')} forgotHref={to('forgotPassword')} />
}
