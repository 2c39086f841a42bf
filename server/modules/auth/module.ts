import * as contract from '@/contract/endpoints/account/auth.ts'
import * as signIn from '@/contract/endpoints/account/sign-in.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { enterByCode } from './login-code/log-in-by-code.ts'
import { loginCodesJob, requestCode, sendLoginCodes } from './login-code/request-code.ts'
import { enterByPasskey, giveLoginChallenge } from './passkey/log-in-by-passkey.ts'
import {
  addOwnPasskey,
  giveNewChallenge,
  listOwnPasskeys,
  removeOwnPasskey,
  renameOwnPasskey,
} from './passkey/own-passkeys.ts'
import { askForReset, resetEmailsJob, sendResetEmails } from './password-reset-requests.ts'
import { eraseLogins, passkeyFacts } from './personal-data-repo.ts'
import { refreshSession } from './refresh-session.ts'
import { registerAccount } from './register.ts'
import { changeOwnPassword, resetByToken } from './set-password.ts'
import { exchangeSocialCode } from './social/exchange-code.ts'
import { mountSocialLogin } from './social/mount-social-login.ts'
import { sweepSecrets } from './sweep.ts'
import { resendEmail, verifyAddress } from './verification.ts'

/** Session endpoints (specification notes §7, decision 0008, decision 0009, decision 0044). */
const routes: readonly Route[] = [
  route(contract.login, logIn),
  route(contract.register, registerAccount),
  route(contract.verifyEmail, verifyAddress),
  route(contract.resendVerification, resendEmail),
  route(contract.forgotPassword, askForReset),
  route(contract.resetPassword, resetByToken),
  route(contract.changePassword, changeOwnPassword),
  route(contract.refresh, refreshSession),
  route(contract.logout, logOut),
  route(contract.socialExchange, exchangeSocialCode),
  route(signIn.requestLoginCode, requestCode),
  route(signIn.logInByCode, enterByCode),
  route(signIn.passkeyLoginOptions, giveLoginChallenge),
  route(signIn.logInByPasskey, enterByPasskey),
  route(signIn.listPasskeys, listOwnPasskeys),
  route(signIn.newPasskeyOptions, giveNewChallenge),
  route(signIn.addPasskey, addOwnPasskey),
  route(signIn.renamePasskey, renameOwnPasskey),
  route(signIn.removePasskey, removeOwnPasskey),
]

export const authModule: ServerModule = {
  name: 'auth',
  routes,
  mount: mountSocialLogin,
  jobs: context => [
    { name: resetEmailsJob, pauseMillis: 2000, work: () => sendResetEmails(context) },
    { name: loginCodesJob, pauseMillis: 1000, work: () => sendLoginCodes(context) },
    { name: 'auth-sweep', pauseMillis: 60 * 60_000, work: () => sweepSecrets(context) },
  ],
  exportPersonalData: { passkeys: passkeyFacts },
  erasePersonalData: eraseLogins,
}
