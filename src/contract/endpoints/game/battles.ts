/**
 * Battles against the computer that earn progress (decision 0032). A ticket fixes everything before the first card is played. The result
 * contains only the player's commands, and the server replays the battle before accepting it. Also the history of battles and the data of
 * a replay.
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

/** Local battles that earn progress. The older variant and the lesson do not (decision 0032). */
export const ticketKinds = ['new', 'newb'] as const
export type TicketKind = (typeof ticketKinds)[number]
export const ruleSets = ['standard', 'classic'] as const

export const ticketDays = 7
export const openTickets = 5 // tickets of unfinished battles; a sixth ticket replaces the oldest
export const begunTickets = 10 // running battles, on all devices together
export const ticketsPerDay = 200 // requested tickets; more indicates a bot
export const countedPerDay = 30 // per UTC day; a battle belongs to the day on which its result was received
export const mostCommands = 1000 // of the player, in one result
export const turnsToCount = 4 // a battle given up in an earlier turn earns nothing

export const battleOutcomes = ['win', 'lose', 'spare'] as const
export type BattleOutcome = (typeof battleOutcomes)[number]

/** Specification notes §9. */
export const xpOf: Record<BattleOutcome, number> = { win: 50, spare: 20, lose: 10 }

/** 128 random bits, base64url. The link grants access to watch. */
const BattleId = z.string().regex(/^[\w-]{22}$/)
const IdOfBattle = z.object({ id: BattleId })

/** Grants spectators access to a private battle. Part of the link that its players share. */
export const WatchKey = z.string().regex(/^[\w-]{22}$/)
export const withWatchKey = z.object({ watch: WatchKey.optional() })

const CardId = z.int().min(0).max(2_147_483_647)

/** A command of player1 in a request. The engine checks whether it is allowed. */
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
    guard: z.literal(true).optional(), // absent: the turn is only skipped
  }),
])
export type HumanCommand = z.infer<typeof HumanCommand>

const Setup = z.any().refine(isBattleSetup) as z.ZodType<BattleSetup> // printed cards at the time of the battle, and both decks

/** `src/engine/rules-version.ts`. A client with another version can neither play nor replay the battle. */
const RulesVersion = z.int().positive()

export const Ticket = z
  .object({
    id: BattleId,
    kind: z.enum(ticketKinds),
    opponent: z.enum(opponentCodes),
    setup: Setup,
    seed: z.int(), // also the seed of the computer player: `opponentOf(opponent).decide(view, seed)`
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
    deck: z.array(z.int().min(2).max(lastCardNumber)).length(deckSize).optional(), // the player's own cards, the opening one first; required for `newb`
  }),
  response: Ticket,
  status: 201,
  problems: ['unauthenticated', 'deck_invalid', 'conflict'],
  limit: 'battle',
})

/** Reason why a finished battle earned neither experience nor a place in the statistics. */
export const unrewarded = ['daily_limit', 'too_short', 'refused', 'same_rival'] as const
/** Reason why a result was rejected. */
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
    xp: z.int(), // gained, 0 until the check is finished
    user_xp: z.int(), // before this battle
    unrewarded: z.enum(unrewarded).nullable(),
    fault: z.enum(resultProblems).nullable(),
  })
  .meta({ id: 'BattleReport' })
export type BattleReport = z.infer<typeof BattleReport>

/** Reports that the first card of the battle is dealt, so that newer tickets do not replace it. Idempotent. */
export const beginBattle = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/battles/local/:id/begin',
  leavesShared: true,
  tag: 'Battle',
  summary: 'Report that the battle of a ticket has begun, so that the ticket no longer counts as unused',
  permission: 'authenticated',
  params: IdOfBattle,
  response: BattleReport,
  problems: ['unauthenticated', 'not_found', 'ticket_expired', 'ticket_outdated'],
  limit: 'battle',
})

/** Sending the same result again returns the first outcome. */
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
  response: BattleReport,
  status: 202,
  problems: ['unauthenticated', 'not_found', 'ticket_used', 'ticket_expired', 'ticket_outdated'],
  limit: 'battle',
})

export const battleReport = endpoint({
  method: 'GET',
  path: '/battles/local/:id',
  tag: 'Battle',
  summary: 'Status of a ticket: open, checking, counted, refused, expired',
  permission: 'authenticated',
  params: IdOfBattle,
  response: BattleReport,
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
  response: pageOf(BattleSummary),
  problems: ['unauthenticated'],
})

const AnyCommand = z.any().refine(value => readCommand(value) !== null) as z.ZodType<Command>

export const BattleRecording = z
  .object({
    id: BattleId,
    rules: z.enum(ruleSets),
    opponent: z.enum(opponentCodes).nullable(),
    players: z.object({ player1: z.string().nullable(), player2: z.string().nullable() }), // nicknames; null: no nickname, or the computer
    setup: Setup,
    seed: z.int(),
    rules_version: RulesVersion,
    commands: z.array(AnyCommand), // if they do not end the battle, the loser gave up or left after the last one
    outcome: z.enum(battleOutcomes), // of player1
    played_at: z.string(),
    watch_key: WatchKey.nullable(), // null: the id grants access
  })
  .meta({ id: 'BattleRecording' })
export type BattleRecording = z.infer<typeof BattleRecording>

export const battleRecording = endpoint({
  method: 'GET',
  path: '/battles/:id/replay',
  tag: 'Battle',
  summary: 'All data of a replay, for anyone with the link; only for finished battles',
  permission: 'public',
  params: IdOfBattle,
  query: withWatchKey,
  response: BattleRecording,
  problems: ['not_found', 'match_private'],
})
