/**
 * A quick battle without an account that an account may still be paid for: the ticket carries the server's signature instead of standing
 * in the database, the device keeps it with what the human did, and whoever confirms an address brings one such battle along.
 */
import { z } from 'zod'
import { opponentCodes } from '../../../engine/opponents/opponent.ts'
import { endpoint } from '../../endpoint.ts'
import { BattleReport, battleOutcomes, HumanCommand, mostCommands, ruleSets, Ticket } from './battles.ts'

const Random128 = z.string().regex(/^[\w-]{22}$/)

export const GuestTicket = Ticket.extend({
  rules: z.enum(ruleSets),
  device: Random128, // the same for all tickets of a device: one of them is paid
  signature: z.string().max(100), // of everything else
}).meta({ id: 'GuestBattleTicket' })
export type GuestTicket = z.infer<typeof GuestTicket>

/** A finished battle that an account may be given something for. */
export const GuestBattle = z.strictObject({
  ticket: GuestTicket,
  commands: z.array(HumanCommand).max(mostCommands),
})
export type GuestBattle = z.infer<typeof GuestBattle>

/** As a device keeps it until somebody can claim it. */
export const StoredGuestBattle = z.object({ battle: GuestBattle, outcome: z.enum(battleOutcomes) })
export type StoredGuestBattle = z.infer<typeof StoredGuestBattle>

/** What the server knows a device by, and whether it has had its one reward. */
export const GuestDevice = z.object({ device: Random128, hasHad: z.boolean() })
export type GuestDevice = z.infer<typeof GuestDevice>

export const askGuestTicket = endpoint({
  method: 'POST',
  path: '/battles/guest',
  leavesShared: true,
  tag: 'Battle',
  summary: 'A signed ticket for a quick battle without an account; nothing is stored',
  permission: 'public',
  body: z.strictObject({
    rules: z.enum(ruleSets).default('standard'),
    opponent: z.enum(opponentCodes).default('esperto'),
    device: Random128.optional(), // from an earlier ticket
  }),
  answer: GuestTicket,
  status: 201,
  problems: ['conflict'],
  limit: 'guest-ticket',
})

export const claimGuestBattle = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/me/guest-battle',
  tag: 'Battle',
  summary: 'Counts one battle played as a guest for this account: once per account, address and device',
  permission: 'authenticated',
  body: GuestBattle,
  answer: BattleReport,
  status: 202,
  problems: [
    'unauthenticated',
    'address_unverified',
    'ticket_expired',
    'ticket_outdated',
    'ticket_used',
    'guest_ticket_invalid',
    'guest_battle_had',
  ],
  limit: 'guest-battle',
  leavesShared: true,
})
