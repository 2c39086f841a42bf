/**
 * Battles against the computer that count (decision 0032): a ticket fixes everything before the first card is played,
 * the result carries only what the human did, and the server plays it again before it believes it. Also the history of battles and
 * what a replay needs.
 */
import { z } from 'zod'
import type { Command } from '../../../engine/commands.ts'
import { stats } from '../../../engine/effects/effect.ts'
import { opponentCodes } from '../../../engine/opponents/opponent.ts'
import { readCommand } from '../../../engine/read-command.ts'
import { isBattleSetup } from '../../../engine/read-setup.ts'
import type { BattleSetup } from '../../../engine/types.ts'
import { endpoint } from '../../endpoint.ts'
import { PageQuery, pageOf } from '../../envelope.ts'
import { lastCardNumber } from './characters.ts'
import { deckSize } from './deck.ts'

/** Local battles that earn progress; the older variant and the lesson only play (decision 0032). */
export const ticketKinds = ['new', 'newb'] as const
export type TicketKind = (typeof ticketKinds)[number]
export const ruleSets = ['standard', 'classic'] as const

export const ticketDays = 7
export const openTickets = 5 // tickets of unfinished battles; a sixth one drops the oldest
export const begunTickets = 10 // battles under way, on all devices together
export const ticketsPerDay = 200 // asked for; who plays more than that is no human
export const countedPerDay = 30 // of UTC; a battle belongs to the day on which its result came in
export const mostCommands = 1000 // of the human, in one result
export const turnsToCount = 4 // a battle given up in an earlier turn earns nothing

export const battleOutcomes = ['win', 'lose', 'spare'] as const
export type BattleOutcome = (typeof battleOutcomes)[number]

/** Specification notes §9. */
export const xpOf: Record<BattleOutcome, number> = { win: 50, spare: 20, lose: 10 }

/** 128 random bits, base64url: whoever has the link may look. */
const BattleId = z.string().regex(/^[\w-]{22}$/)
const IdOfBattle = z.object({ id: BattleId })

/** What opens a private battle to who only watches: part of the link that its players pass on. */
export const WatchKey = z.string().regex(/^[\w-]{22}$/)
export const withWatchKey = z.object({ watch: WatchKey.optional() })

const CardId = z.int().min(0).max(2_147_483_647)

/** A command of player1 as it travels; whether it is allowed is the engine's business. */
export const HumanCommand = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('use-move'),
    seat: z.literal('player1'),
    move: z.int().min(0).max(9),
    stat: z.enum(stats).optional(),
  }),
  z.strictObject({ type: z.literal('choose-card'), seat: z.literal('player1'), cardId: CardId }),
  z.strictObject({ type: z.literal('replace-card'), seat: z.literal('player1'), cardId: CardId }),
  z.strictObject({
    type: z.literal('skip-turn'),
    seat: z.literal('player1'),
    guard: z.literal(true).optional(), // absent: the turn is only passed
  }),
])
export type HumanCommand = z.infer<typeof HumanCommand>

const Setup = z.any().refine(isBattleSetup) as z.ZodType<BattleSetup> // printed cards as they were that day, and both decks

/** `src/engine/rules-version.ts`. A client with another version can neither play nor replay the battle. */
const RulesVersion = z.int().positive()

export const Ticket = z
  .object({
    id: BattleId,
    kind: z.enum(ticketKinds),
    opponent: z.enum(opponentCodes),
    setup: Setup,
    seed: z.int(), // also steers the opponent: `opponentOf(opponent).decide(view, seed)`
    rules_version: RulesVersion,
    expires_at: z.string(),
  })
  .meta({ id: 'BattleTicket' })
export type Ticket = z.infer<typeof Ticket>

export const askTicket = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/battles/local',
  leavesShared: true,
  tag: 'Battle',
  summary: 'A single-use ticket for a battle against the computer',
  permission: 'authenticated',
  body: z.strictObject({
    kind: z.enum(ticketKinds),
    rules: z.enum(ruleSets).default('standard'),
    opponent: z.enum(opponentCodes).default('esperto'),
    deck: z.array(z.int().min(2).max(lastCardNumber)).length(deckSize).optional(), // own cards, the opening one first; needed by `newb`
  }),
  answer: Ticket,
  status: 201,
  problems: ['unauthenticated', 'deck_invalid', 'conflict'],
  limit: 'battle',
})

/** Why a finished battle earned neither experience nor a place in the counters. */
export const unrewarded = ['daily_limit', 'too_short', 'refused', 'same_rival'] as const
/** Why a result was not believed. */
export const resultProblems = [
  'illegal_command',
  'unfinished',
  'surplus_commands',
  'unknown_catalogue',
  'outdated_rules',
] as const

export const BattleReport = z
  .object({
    id: BattleId,
    status: z.enum(['open', 'checking', 'counted', 'refused', 'expired']),
    outcome: z.enum(battleOutcomes).nullable(),
    turns: z.int().nullable(),
    xp: z.int(), // gained, 0 while checking
    user_xp: z.int(), // before this battle
    unrewarded: z.enum(unrewarded).nullable(),
    fault: z.enum(resultProblems).nullable(),
  })
  .meta({ id: 'BattleReport' })
export type BattleReport = z.infer<typeof BattleReport>

/** The first card of its battle is dealt: from now on newer tickets do not throw it away. Asking twice is harmless. */
export const beginBattle = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/battles/local/:id/begin',
  leavesShared: true,
  tag: 'Battle',
  summary: 'Tells that the battle of a ticket is under way, so that it is not among those kept for later',
  permission: 'authenticated',
  params: IdOfBattle,
  answer: BattleReport,
  problems: ['unauthenticated', 'not_found', 'ticket_expired', 'ticket_outdated'],
  limit: 'battle',
})

/** The same result sent again returns the outcome of the first one. */
export const sendResult = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/battles/local/:id/result',
  leavesShared: true,
  tag: 'Battle',
  summary: 'What the human did; the server plays the battle again in a job',
  permission: 'authenticated',
  params: IdOfBattle,
  body: z.strictObject({
    commands: z.array(HumanCommand).max(mostCommands),
    forfeit: z.boolean().default(false),
  }),
  answer: BattleReport,
  status: 202,
  problems: ['unauthenticated', 'not_found', 'ticket_used', 'ticket_expired', 'ticket_outdated'],
  limit: 'battle',
})

export const battleReport = endpoint({
  method: 'GET',
  path: '/battles/local/:id',
  tag: 'Battle',
  summary: 'How a ticket stands: open, checking, counted, refused, expired',
  permission: 'authenticated',
  params: IdOfBattle,
  answer: BattleReport,
  problems: ['unauthenticated', 'not_found'],
})

export const BattleSummary = z
  .object({
    id: BattleId,
    kind: z.enum([...ticketKinds, 'online']),
    rules: z.enum(ruleSets),
    opponent: z.enum(opponentCodes).nullable(), // null: a person
    rival: z.string().nullable(), // nickname of a person
    outcome: z.enum(battleOutcomes),
    turns: z.int(),
    xp: z.int(),
    played_at: z.string(),
    own_cards: z.array(z.int()), // numero_carta, in deck order
    rival_cards: z.array(z.int()),
  })
  .meta({ id: 'BattleSummary' })
export type BattleSummary = z.infer<typeof BattleSummary>

export const myBattles = endpoint({
  method: 'GET',
  path: '/me/battles',
  tag: 'Battle',
  summary: 'Finished battles of this account, the newest first',
  permission: 'authenticated',
  query: PageQuery,
  answer: pageOf(BattleSummary),
  problems: ['unauthenticated'],
})

const AnyCommand = z.any().refine(value => readCommand(value) !== null) as z.ZodType<Command>

export const BattleRecording = z
  .object({
    id: BattleId,
    rules: z.enum(ruleSets),
    opponent: z.enum(opponentCodes).nullable(),
    players: z.object({ player1: z.string().nullable(), player2: z.string().nullable() }), // nicknames; null: nameless or the computer
    setup: Setup,
    seed: z.int(),
    rules_version: RulesVersion,
    commands: z.array(AnyCommand), // when they do not end the battle, whoever lost gave up or stayed away after the last one
    outcome: z.enum(battleOutcomes), // of player1
    played_at: z.string(),
    watch_key: WatchKey.nullable(), // null: whoever knows the id may look
  })
  .meta({ id: 'BattleRecording' })
export type BattleRecording = z.infer<typeof BattleRecording>

export const battleRecording = endpoint({
  method: 'GET',
  path: '/battles/:id/replay',
  tag: 'Battle',
  summary: 'Everything a replay needs, for whoever has the link; only of finished battles',
  permission: 'public',
  params: IdOfBattle,
  query: withWatchKey,
  answer: BattleRecording,
  problems: ['not_found', 'match_private'],
})
