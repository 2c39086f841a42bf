/**
 * The persistent login dialog of the default layout (specification notes §2: at most 500 wide). The layout decides when
 * it is rendered. It closes when the session has a user.
 */
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Result } from '@/api/client.ts'
import type { AccessToken } from '@/contract/endpoints/account/auth.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import type { PathParams, ScreenName } from '@/contract/paths.ts'
import { withNext } from '@/lib/with-next.ts'
import { useSettings } from '@/stores/settings.ts'
import { Button } from '@/ui/action/button.tsx'
import { Dialog } from '@/ui/light/dialog.tsx'
import { MuiTheme } from '@/ui/theme/mui-theme.tsx'
import { AuthBand } from './auth-frame.tsx'
import { LoginForm, useLoginHeading } from './login-form.tsx'

interface LoginDialogProps {
  open: boolean
  logIn: (email: string, password: string) => Promise<Result<User>>
  enter: (token: AccessToken) => Promise<Result<User>>
  linkTo: (screen: ScreenName, params?: PathParams) => string
}

export function LoginDialog({ open, logIn, enter, linkTo }: LoginDialogProps) {
  const { t } = useTranslation('auth')
  const { pathname, search } = useLocation()
  const providers = useSettings(state => state.settings.social_providers)
  const next = pathname + search
  const { title, lead, onCodeSent } = useLoginHeading(t('login.dialog_title'), t('login.dialog_lead'))
  return (
    <Dialog
      open={open}
      onClose={() => {}}
      persistent
      width={500}
      picture={<AuthBand />}
      title={title}
      lead={lead}
    >
      <MuiTheme>
        <LoginForm
          logIn={logIn}
          enter={enter}
          onCodeSent={onCodeSent}
          forgotHref={withNext(linkTo('forgotPassword'), next)}
          registerHref={withNext(linkTo('register'), next)}
          providers={providers}
          next={next}
        />
      </MuiTheme>
      <Button variant="text" full href={linkTo('home')}>
        {t('login.dialog_home')}
      </Button>
    </Dialog>
  )
}
