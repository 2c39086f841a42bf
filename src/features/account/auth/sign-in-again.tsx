/** Login dialog over a screen whose session has expired. The user logs in again and no input is lost. */
import { useTranslation } from 'react-i18next'
import type { Result } from '@/api/client.ts'
import type { AccessToken } from '@/contract/endpoints/account/auth.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { Button } from '@/ui/action/button.tsx'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import { MuiTheme } from '@/ui/theme/mui-theme.tsx'
import { LoginForm, useLoginHeading } from './login-form.tsx'

interface SignInAgainProps {
  user: Pick<User, 'name' | 'email'>
  logIn: (email: string, password: string) => Promise<Result<User>>
  enter: (token: AccessToken) => Promise<Result<User>>
  onLeave: () => void
}

export function SignInAgain({ user, logIn, enter, onLeave }: SignInAgainProps) {
  const { t } = useTranslation('auth')
  const heading = useLoginHeading(t('login.again_title'), t('login.again_lead', { name: user.name }))
  return (
    <MuiTheme>
      <Dialog open persistent onClose={() => {}} width={500} title={heading.title} lead={heading.lead}>
        <LoginForm
          logIn={logIn}
          enter={enter}
          onCodeSent={heading.onCodeSent}
          forgotHref=""
          registerHref=""
          email={user.email}
        />
        <Button variant="text" full onClick={onLeave}>
          {t('login.again_leave')}
        </Button>
      </Dialog>
    </MuiTheme>
  )
}
