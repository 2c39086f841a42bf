/**
 * A guest's quick battle that an account can claim later. The ticket carries the server's signature instead of being stored in the
 * database. The device stores it with the player's commands, and an account with a verified address can claim one such battle.
 */
import { z } from 'zod'
import { opponentCodes } from '../../../engine/opponents/opponent.ts'
import { endpoint } from '../../endpoint.ts'
import { BattleReport, battleOutcomes, HumanCommand, mostCommands, ruleSets, Ticket } from './battles.ts'

const Random128 = z.string().regex(/^[\w-]{22}$/)

export const GuestTicket = Ticket.extend({
  rules: z.enum(ruleSets),
  device: Random128, // the same for all tickets of a device: only one is rewarded
  signature: z.string().max(100), // of all other fields
}).meta({ id: 'GuestBattleTicket' })
export type GuestTicket = z.infer<typeof GuestTicket>

/** A finished battle that an account can claim. */
export const GuestBattle = z.strictObject({
  ticket: GuestTicket,
  commands: z.array(HumanCommand).max(mostCommands),
})
export type GuestBattle = z.infer<typeof GuestBattle>

/** As a device stores it until an account claims it. */
export const StoredGuestBattle = z.object({ battle: GuestBattle, outcome: z.enum(battleOutcomes) })
export type StoredGuestBattle = z.infer<typeof StoredGuestBattle>

/** Identifies a device on the server, and whether it has had its one reward. */
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
  response: GuestTicket,
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
  response: BattleReport,
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
