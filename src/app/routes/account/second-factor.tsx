import { useNavigate, useSearchParams } from 'react-router-dom'
import { afterLogin } from '@/app/after-login.ts'
import { useLocale } from '@/app/screen.ts'
import { reloadUser } from '@/app/session.ts'
import { SecondFactorView } from '@/features/account/auth/second-factor/second-factor-view.tsx'

export const areas = ['auth', 'validation', 'problems']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

export default function SecondFactorPage() {
  const locale = useLocale()
  const navigate = useNavigate()
  const next = useSearchParams()[0].get('next')
  const goOn = async () => {
    const user = await reloadUser()
    if (user) void navigate(afterLogin(user, next, locale), { replace: true })
  }
  return <SecondFactorView onDone={() => void goOn()} />
}
