/** Session calls (specification §7, decisions §3). */
import * as contract from '@/contract/auth.ts'
import type { World } from '../../kernel/context.ts'
import { type Route, route } from '../../kernel/route.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { askForReset, resetLettersJob, writeResetLetters } from './password-reset-requests.ts'
import { refreshSession } from './refresh-session.ts'
import { registerAccount } from './register.ts'
import { changeOwnPassword, resetByToken } from './set-password.ts'
import { exchangeSocialCode } from './social/exchange-code.ts'
import { sweepSecrets } from './sweep.ts'
import { resendLetter, verifyAddress } from './verification.ts'

export const authRoutes: readonly Route[] = [
  route(contract.login, logIn),
  route(contract.register, registerAccount),
  route(contract.verifyEmail, verifyAddress),
  route(contract.resendVerification, resendLetter),
  route(contract.forgotPassword, askForReset),
  route(contract.resetPassword, resetByToken),
  route(contract.changePassword, changeOwnPassword),
  route(contract.refresh, refreshSession),
  route(contract.logout, logOut),
  route(contract.socialExchange, exchangeSocialCode),
]

/** Registers the work nobody waits for. */
export function startAuthJobs(world: World): void {
  world.jobs.every(resetLettersJob, 2000, () => writeResetLetters(world))
  world.jobs.every('auth-sweep', 60 * 60_000, () => sweepSecrets(world))
}
