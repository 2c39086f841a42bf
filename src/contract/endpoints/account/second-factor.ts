/** The second factor of staff (decision 0069): codes of an authenticator app, and recovery codes. */
import { z } from 'zod'
import { cleanCode } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done } from '../../envelope.ts'
import { secondFactorStates } from './users.ts'

export const recoveryCodeCount = 10
export const secondFactorTries = 10 // wrong codes per quarter of an hour and account

const own = {
  tag: 'Session',
  permission: 'authenticated',
  beforeSecondFactor: true,
  ownerOnly: true,
} as const

export const SecondFactor = z
  .object({
    state: z.enum(secondFactorStates), // of this session
    is_set_up: z.boolean(),
    is_required: z.boolean(), // by the shop, for staff
    has_passkey: z.boolean(), // a login with a passkey counts as a second factor
    recovery_codes: z.int(), // unused
  })
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.infer<typeof SecondFactor>

export const showSecondFactor = endpoint({
  ...own,
  method: 'GET',
  path: '/me/second-factor',
  summary: 'The second factor of the account and of this session',
  response: SecondFactor,
  problems: ['unauthenticated'],
})

/** A new secret replaces an unconfirmed one. The address opens an authenticator app. */
export const beginSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: '/me/second-factor',
  leavesShared: true,
  summary: 'Begin the set-up of an authenticator app',
  body: z.strictObject({}),
  response: z.object({ secret: z.string(), uri: z.string() }),
  problems: ['unauthenticated', 'forbidden', 'login_stale', 'second_factor_needed'],
})

const Code = z
  .string({ error: 'required' })
  .overwrite(text => cleanCode(text).replace(/[\s-]/g, '').toLowerCase())
  .min(1, 'required')
  .max(20, 'too_long')
const WithCode = z.strictObject({ code: Code })

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) }) // shown once

export const confirmSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: '/me/second-factor/confirm',
  leavesShared: true,
  summary: 'Confirm the set-up with a code of the app; the response contains the recovery codes',
  body: WithCode,
  response: RecoveryCodes,
  problems: ['unauthenticated', 'forbidden', 'login_stale', 'second_factor_needed', 'second_factor_wrong'],
})

export const passSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: '/me/second-factor/pass',
  leavesShared: true,
  summary: 'Enter a code of the app, or a recovery code, for this session',
  body: WithCode,
  response: Done,
  problems: ['unauthenticated', 'second_factor_wrong'],
})

/** The present codes become invalid. */
export const renewRecoveryCodes = endpoint({
  tag: 'Session',
  permission: 'authenticated',
  ownerOnly: true,
  method: 'POST',
  path: '/me/second-factor/recovery-codes',
  leavesShared: true,
  summary: 'Replace the recovery codes, with a code of the app or one of the present recovery codes',
  body: WithCode,
  response: RecoveryCodes,
  problems: ['unauthenticated', 'forbidden', 'login_stale', 'second_factor_needed', 'second_factor_wrong'],
})
