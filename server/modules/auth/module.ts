import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { logout } from '@/contract/endpoints/account/auth.ts'
import * as contract from '@/contract/endpoints/account/auth.ts'
import * as secondFactor from '@/contract/endpoints/account/second-factor.ts'
import * as signIn from '@/contract/endpoints/account/sign-in.ts'
import { done } from '@/contract/envelope.ts'
import type { AppContext, CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { patiently } from '../../kernel/db/patience.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Refusal, type Route, refuse, route } from '../../kernel/route.ts'
import { endSessions } from './end-sessions.ts'
import { logIn } from './log-in.ts'
import { enterByCode } from './login-code/log-in-by-code.ts'
import { loginCodesJob, requestCode, sendLoginCodes } from './login-code/request-code.ts'
import { deleteExpiredSecrets, eraseLogins, passkeyFacts } from './login-data-repo.ts'
import { enterByPasskey, giveLoginChallenge } from './passkey/log-in-by-passkey.ts'
import {
  addOwnPasskey,
  giveNewChallenge,
  listOwnPasskeys,
  removeOwnPasskey,
  renameOwnPasskey,
} from './passkey/own-passkeys.ts'
import { askForReset, resetEmailsJob, sendResetEmails } from './password-reset-requests.ts'
import { clearRefreshCookie, readRefreshCookie } from './refresh-cookie.ts'
import { refreshSession } from './refresh-session.ts'
import { registerAccount } from './register.ts'
import { isCrossSite } from './same-origin.ts'
import {
  beginOwnFactor,
  confirmOwnFactor,
  passOwnFactor,
  renewOwnCodes,
  showOwnFactor,
} from './second-factor/own-second-factor.ts'
import { hashSecret } from './secrets.ts'
import { ownerOfRefreshToken } from './sessions-repo.ts'
import { changeOwnPassword, resetByToken } from './set-password.ts'
import { exchangeSocialCode } from './social/exchange-code.ts'
import { mountSocialLogin } from './social/mount-social-login.ts'
import { resendEmail, verifyAddress } from './verification.ts'

/** Ends the session of the access token and that of the cookie, usually the same one. Succeeds without a session. */
async function logOut(
  _: ParsedOf<typeof logout>,
  context: CallContext,
): Promise<ResponseOf<typeof logout> | Refusal> {
  if (isCrossSite(context.request, context.config)) return refuse('cross_site')
  const cookie = readRefreshCookie(context)
  await context.db.transaction(async tx => {
    if (context.caller) await end(tx, context, context.caller)
    const owner = cookie && (await ownerOfRefreshToken(tx, hashSecret(cookie)))
    if (owner) await end(tx, context, owner)
  })
  clearRefreshCookie(context)
  return done
}

const end = (tx: Queryable, context: CallContext, session: { userId: number; sessionId: string }) =>
  endSessions(tx, context, { userId: session.userId, only: session.sessionId })

const monthMillis = 30 * 24 * 60 * 60_000

/** Deletes expired and ended secrets, a month after their end. */
async function sweepSecrets({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await patiently(db, tx => deleteExpiredSecrets(tx, now(), new Date(now().getTime() - monthMillis)))
}

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
  route(secondFactor.showSecondFactor, showOwnFactor),
  route(secondFactor.beginSecondFactor, beginOwnFactor),
  route(secondFactor.confirmSecondFactor, confirmOwnFactor),
  route(secondFactor.passSecondFactor, passOwnFactor),
  route(secondFactor.renewRecoveryCodes, renewOwnCodes),
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
