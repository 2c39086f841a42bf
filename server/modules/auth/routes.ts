/** Session calls (specification notes §7, decision 0008, decision 0009). */
import * as contract from '@/contract/endpoints/account/auth.ts'
import { type Route, route } from '../../kernel/route.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { askForReset } from './password-reset-requests.ts'
import { refreshSession } from './refresh-session.ts'
import { registerAccount } from './register.ts'
import { changeOwnPassword, resetByToken } from './set-password.ts'
import { exchangeSocialCode } from './social/exchange-code.ts'
import { resendEmail, verifyAddress } from './verification.ts'

export const authRoutes: readonly Route[] = [
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
]
