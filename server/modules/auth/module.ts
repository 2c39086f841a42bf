import type { ServerModule } from '../../kernel/module.ts'
import { loginCodesJob, sendLoginCodes } from './login-code/request-code.ts'
import { resetEmailsJob, sendResetEmails } from './password-reset-requests.ts'
import { eraseLogins, passkeyFacts } from './personal-data-repo.ts'
import { authRoutes } from './routes.ts'
import { mountSocialLogin } from './social/mount-social-login.ts'
import { sweepSecrets } from './sweep.ts'

export const authModule: ServerModule = {
  name: 'auth',
  routes: authRoutes,
  mount: mountSocialLogin,
  jobs: context => [
    { name: resetEmailsJob, pauseMillis: 2000, work: () => sendResetEmails(context) },
    { name: loginCodesJob, pauseMillis: 1000, work: () => sendLoginCodes(context) },
    { name: 'auth-sweep', pauseMillis: 60 * 60_000, work: () => sweepSecrets(context) },
  ],
  exportPersonalData: { passkeys: passkeyFacts },
  erasePersonalData: eraseLogins,
}
