import type { ServerModule } from '../../kernel/module.ts'
import { resetEmailsJob, sendResetEmails } from './password-reset-requests.ts'
import { eraseLogins } from './personal-data-repo.ts'
import { authRoutes } from './routes.ts'
import { mountSocialLogin } from './social/mount-social-login.ts'
import { sweepSecrets } from './sweep.ts'

export const authModule: ServerModule = {
  name: 'auth',
  routes: authRoutes,
  mount: mountSocialLogin,
  jobs: context => [
    { name: resetEmailsJob, pauseMillis: 2000, work: () => sendResetEmails(context) },
    { name: 'auth-sweep', pauseMillis: 60 * 60_000, work: () => sweepSecrets(context) },
  ],
  erasePersonalData: eraseLogins,
}
