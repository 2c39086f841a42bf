/** Session calls (specification notes §4 Session, §7; decision 0008, decision 0009). */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { emailAddress, emailShape } from '../../../lib/email-address.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import { User } from './users.ts'

export const loginPasswordMin = 6 // its message says 8 (specification notes §5)
export const newPasswordMin = 8
export const passwordMax = 200
export const leastAge = 14 // age of digital consent in Italy; below it a parent consents
export const nicknameLength = { min: 3, max: 20 } as const

const emailOf = (shape: RegExp) =>
  z
    .string({ error: 'required' })
    .overwrite(emailAddress)
    .min(1, 'required')
    .max(254, 'email')
    .regex(shape, 'email')

/** As stored: one mailbox in one form, without brackets, quotes or lists. Field codes are keys of the area `validation`. */
export const Email = emailOf(emailShape)

/** An address used for a lookup (specification notes §5). Finds accounts that were created under a looser rule. */
export const SoughtEmail = emailOf(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)

export const NewPassword = z
  .string({ error: 'required' })
  .min(1, 'required')
  .min(newPasswordMin, 'password_min')
  .max(passwordMax, 'too_long')

export const Credentials = z.strictObject({
  email: SoughtEmail,
  password: z
    .string({ error: 'required' })
    .min(1, 'required')
    .min(loginPasswordMin, 'password_min')
    .max(passwordMax, 'too_long'),
})

export const AccessToken = z
  .object({ access_token: z.string(), token_type: z.literal('bearer'), expires_in: z.int() })
  .meta({ id: 'AccessToken' })
export type AccessToken = z.infer<typeof AccessToken>

const auth = { tag: 'Session' } as const

export const login = endpoint({
  ...auth,
  method: 'POST',
  path: '/auth/login',
  leavesShared: true,
  summary: 'Open a session',
  permission: 'public',
  body: Credentials,
  response: AccessToken,
  problems: ['invalid_credentials', 'account_blocked'],
  limit: 'login',
})

export const Registration = z.strictObject({
  name: z.string({ error: 'required' }).overwrite(cleanLine).min(1, 'required').max(120, 'too_long'),
  email: Email,
  password: NewPassword,
  of_age: z.boolean().optional(), // at least `leastAge` years old, or with a parent's consent
  locale: z.enum(locales).optional(),
  proof: z.string().max(200).optional(), // from an email to this address, so it counts as verified
})

/** The shop's own form requires the age: no account without it. */
export const AgedRegistration = Registration.extend({
  of_age: z.boolean().optional().refine(Boolean, 'of_age'),
})

/** Logs in immediately. The verification email follows (decision 0009). */
export const register = endpoint({
  ...auth,
  method: 'POST',
  path: '/auth/register',
  summary: 'Create an account and open its first session',
  permission: 'public',
  body: Registration,
  response: AccessToken,
  status: 201,
  problems: ['email_taken'],
  limit: 'register',
})

export const currentUser = endpoint({
  ...auth,
  method: 'GET',
  path: '/auth/user',
  summary: 'The user of this session',
  permission: 'authenticated',
  beforeSecondFactor: true,
  response: User,
  problems: ['unauthenticated', 'session_ended'],
})

export const logout = endpoint({
  ...auth,
  method: 'POST',
  path: '/auth/logout',
  leavesShared: true,
  summary: 'End this session',
  permission: 'public',
  response: Done,
  problems: ['cross_site'],
})

/** Uses the HttpOnly refresh cookie and rotates it. */
export const refresh = endpoint({
  ...auth,
  method: 'POST',
  path: '/auth/refresh',
  leavesShared: true,
  summary: 'A new access token from the refresh cookie',
  permission: 'public',
  response: AccessToken,
  problems: ['refresh_refused', 'cross_site'],
})

export const ForgottenPassword = z.strictObject({ email: SoughtEmail, locale: z.enum(locales).optional() })

export const forgotPassword = endpoint({
  ...auth,
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Request a password reset email; the response does not reveal whether the address has an account',
  permission: 'public',
  body: ForgottenPassword,
  response: Done,
  status: 202,
  problems: [],
  limit: 'mail',
})

export const PasswordReset = z.strictObject({ token: z.string().min(20).max(200), password: NewPassword })

export const resetPassword = endpoint({
  ...auth,
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Set a new password with the token of the letter; ends all sessions',
  permission: 'public',
  body: PasswordReset,
  response: Done,
  problems: ['token_invalid'],
  limit: 'login',
})

export const verifyEmail = endpoint({
  ...auth,
  method: 'POST',
  path: '/auth/verify-email',
  summary: 'Confirm an address with the token of the letter',
  permission: 'public',
  body: z.strictObject({ token: z.string().min(20).max(200) }),
  response: Done,
  problems: ['token_invalid'],
})

export const resendVerification = endpoint({
  ownerOnly: true,
  ...auth,
  method: 'POST',
  path: '/auth/verify-email/resend',
  summary: 'Send the verification letter again',
  permission: 'authenticated',
  response: Done,
  status: 202,
  problems: ['unauthenticated'],
  limit: 'mail',
})

export const PasswordChange = z.strictObject({
  current_password: z.string().min(1, 'required').max(passwordMax),
  password: NewPassword,
})

export const changePassword = endpoint({
  ownerOnly: true,
  ...auth,
  method: 'POST',
  path: '/auth/change-password',
  summary: 'Change the password; ends the other sessions',
  permission: 'authenticated',
  body: PasswordChange,
  response: AccessToken,
  problems: ['unauthenticated', 'invalid_credentials'],
  limit: 'login',
})

/** The writable fields of the user's own profile. Ignores level, XP, match counters, album and role from users other than admins. */
export const UserPatch = z.strictObject({
  name: z.string().overwrite(cleanLine).min(1, 'required').max(120, 'too_long').optional(),
  extra: z
    .object({
      profile_picture: z.string().max(500).nullable().optional(),
      nickname: z
        .string()
        .overwrite(cleanLine)
        .min(nicknameLength.min, 'nickname')
        .max(nicknameLength.max, 'nickname')
        .regex(/^[\p{L}\p{N}_-]+$/u, 'nickname')
        .nullable()
        .optional(),
      avatar_prompted: z.literal(true).optional(),
    })
    .loose()
    .optional(),
})

export const updateUser = endpoint({
  ownerOnly: true,
  ...auth,
  method: 'PUT',
  path: '/auth/users/:id',
  summary: 'Change name, avatar or nickname; answers the stored user',
  permission: 'authenticated',
  params: IdParams,
  body: UserPatch,
  response: User,
  problems: ['unauthenticated', 'not_found', 'nickname_taken'],
})

/** Social login returns with a one-time code, not with a token in the query (decision 0009). */
export const socialExchange = endpoint({
  ...auth,
  method: 'POST',
  path: '/auth/social/exchange',
  summary: 'Trade the one-time code of the social callback for a session',
  permission: 'public',
  body: z.strictObject({ code: z.string().min(20).max(200) }),
  response: AccessToken,
  problems: ['token_invalid'],
  limit: 'login',
})

export const SessionFacts = z.object({
  id: z.string(),
  current: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.string(),
  user_agent: z.string(),
})

export const listSessions = endpoint({
  ownerOnly: true,
  ...auth,
  method: 'GET',
  path: '/me/sessions',
  summary: 'Open sessions of this account',
  permission: 'authenticated',
  response: z.array(SessionFacts),
  problems: ['unauthenticated'],
})

export const endSession = endpoint({
  ownerOnly: true,
  ...auth,
  method: 'DELETE',
  path: '/me/sessions/:id',
  summary: 'End one session of this account',
  permission: 'authenticated',
  params: z.object({ id: z.string().min(1).max(60) }),
  response: Done,
  problems: ['unauthenticated', 'not_found'],
})

export const exportMyData = endpoint({
  ownerOnly: true,
  ...auth,
  method: 'GET',
  path: '/me/export',
  summary: 'All personal data as JSON',
  permission: 'authenticated',
  response: z.looseObject({ exported_at: z.string(), user: User }),
  problems: ['unauthenticated'],
})

export const AccountDeletion = z.strictObject({ password: z.string().min(1, 'required').max(passwordMax) })

export const deleteAccount = endpoint({
  ownerOnly: true,
  ...auth,
  method: 'POST',
  path: '/me/delete',
  summary: 'Delete this account',
  permission: 'authenticated',
  body: AccountDeletion,
  response: Done,
  problems: ['unauthenticated', 'invalid_credentials', 'conflict'],
  limit: 'login',
})
