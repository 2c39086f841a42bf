import { useTranslation } from 'react-i18next'
import type { Result } from '@/api/client.ts'
import type { AccessToken } from '@/contract/endpoints/account/auth.ts'
import { recentLoginMinutes } from '@/contract/endpoints/account/sign-in.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { Button } from '@/ui/action/button.tsx'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import { LoginForm, useLoginHeading } from './login-form.tsx'

interface ConfirmLoginDialogProps {
  email: string
  logIn: (email: string, password: string) => Promise<Result<User>>
  enter: (token: AccessToken) => Promise<Result<User>>
  onConfirmed: () => void
  onClose: () => void
}

/**
 * Asks for a new login before login methods are changed, if the last login is too old (decision 0044). `logIn` and
 * `enter` replace the session, and the page stays.
 */
export function ConfirmLoginDialog({ email, logIn, enter, onConfirmed, onClose }: ConfirmLoginDialogProps) {
  const { t } = useTranslation('account')
  const { title, lead, onCodeSent } = useLoginHeading(
    t('details.passkeys.confirm_title'),
    t('details.passkeys.confirm_text', { minutes: recentLoginMinutes }),
  )
  const goOn = async (login: Promise<Result<User>>) => {
    const result = await login
    if (result.ok) onConfirmed()
    return result
  }
  return (
    <Dialog open onClose={onClose} width={500} title={title} lead={lead}>
      <LoginForm
        logIn={(address, password) => goOn(logIn(address, password))}
        enter={token => goOn(enter(token))}
        onCodeSent={onCodeSent}
        forgotHref=""
        registerHref=""
        email={email}
      />
      <Button variant="text" full onClick={onClose}>
        {t('details.passkeys.cancel')}
      </Button>
    </Dialog>
  )
}
