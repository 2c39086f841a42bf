/**
 * The welcome pack that a guest can open without an account (decision 0050). The server seals one for each browser and draws it like every
 * pack (decision 0034). Its cards have no owner until an account with a verified address claims them.
 */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Pack, PackOpening } from './packs.ts'

export const WelcomePack = z
  .object({
    pack: Pack,
    opening: PackOpening.nullable(), // once opened
    claim: z.enum(['none', 'waiting', 'claimed']), // waiting: claimed by an account without a verified address
    expires_at: z.string(), // deletion time, unless an account claims it
  })
  .meta({ id: 'WelcomePack' })
export type WelcomePack = z.infer<typeof WelcomePack>

const guest = { tag: 'Game', permission: 'public' } as const

export const welcomePack = endpoint({
  ...guest,
  method: 'GET',
  path: '/welcome-pack',
  summary: 'The welcome pack of this browser',
  response: WelcomePack,
  problems: ['not_found'],
})

export const sealWelcomePack = endpoint({
  ...guest,
  method: 'POST',
  path: '/welcome-pack',
  summary: 'Seal a welcome pack for this browser; the one it has, when it has one',
  response: WelcomePack,
  problems: ['not_found', 'welcome_packs_gone'],
  limit: 'welcome-pack',
  leavesShared: true,
})

export const openWelcomePack = endpoint({
  ...guest,
  method: 'POST',
  path: '/welcome-pack/open',
  summary:
    'Tear the welcome pack of this browser. A second time is refused with `pack_already_opened` and the same contents under `opening`',
  body: z.strictObject({
    nonce: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  response: PackOpening,
  problems: ['not_found', 'pack_already_opened'],
  limit: 'welcome-pack',
  leavesShared: true,
})

export const claimWelcomePack = endpoint({
  ownerOnly: true,
  tag: 'Game',
  permission: 'authenticated',
  method: 'POST',
  path: '/me/welcome-pack',
  summary:
    'Keep the cards of the welcome pack that was torn in this browser: at once with a verified address, otherwise as soon as it is verified',
  response: z.object({ claim: z.enum(['waiting', 'claimed', 'had_one']) }), // had_one: the account is older than the pack, or its address has already had one
  problems: ['unauthenticated', 'not_found'],
  leavesShared: true,
})
