/**
 * Battles between two players (decision 0030). The server stores the state, a player sends commands with the version they saw, and all
 * at the table receive the same events on a channel (`online-battle.ts`).
 */
import { z } from 'zod'
import type { Command } from '../../../engine/commands.ts'
import { stats } from '../../../engine/effects/effect.ts'
import type { Seat } from '../../../engine/types.ts'
import { cleanCode } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, RowId } from '../../envelope.ts'
import { battleOutcomes, ruleSets, unrewarded, WatchKey, withWatchKey } from './battles.ts'
import { lastCardNumber } from './characters.ts'
import { deckSize } from './deck.ts'
import { PlayerFace } from './ladder.ts'
import { type BattleUpdate, OnlineBattle, SeatedPlayer } from './online-battle.ts'

export const turnMillis = 45_000
export const reserveMillis = 60_000 // per player, for the whole battle
export const lateMillis = 500 // tolerance for late actions
export const timeoutsToLose = 3 // in a row
export const heartbeatMillis = 10_000
export const absentMillis = 60_000 // without a heartbeat
export const versusMillis = 3_500 // from both ready to the first turn
export const invitationMillis = 60_000 // a challenge without a reply
export const preparingMillis = 5 * 60_000 // two players who do not begin
export const emotePauseMillis = 4_000

export const matchKinds = ['quick', 'open', 'private', 'challenge', 'rematch'] as const
export type MatchKind = (typeof matchKinds)[number]
/** waiting: one player · preparing: two players · playing · over · closed: not played. */
export const matchStatuses = ['waiting', 'preparing', 'playing', 'over', 'closed'] as const
export type MatchStatus = (typeof matchStatuses)[number]
export const emotes = ['hello', 'good', 'wow', 'think', 'oops', 'thanks', 'hurry', 'bye'] as const
export type Emote = (typeof emotes)[number]

const seats = ['player1', 'player2'] as const
export type MatchSeat = (typeof seats)[number]
const Millis = z.int()

export const MatchResult = z.object({
  outcome: z.enum(battleOutcomes),
  turns: z.int(),
  xp: z.int(), // gained
  user_xp: z.int(), // before this battle
  unrewarded: z.enum(unrewarded).nullable(),
  rating: z.int().nullable(), // after it; null: not rated
  rating_change: z.int(),
  streak: z.int(), // consecutive victories, including this one
})
export type MatchResult = z.infer<typeof MatchResult>

/** 128 random bits, base64url. The link grants a seat at a private table, or access to watch a public one. */
export const MatchId = z.string().regex(/^[\w-]{22}$/)
export const ofMatch = z.object({ id: MatchId })

export const Match = z
  .object({
    id: MatchId,
    kind: z.enum(matchKinds),
    status: z.enum(matchStatuses),
    rules: z.enum(ruleSets),
    rated: z.boolean(),
    version: z.int(),
    code: z.string().nullable(), // of a private table, for its players
    watch_key: WatchKey.nullable(), // of a private battle, for its players and invited spectators
    host: SeatedPlayer,
    guest: SeatedPlayer.nullable(),
    invited: PlayerFace.nullable(), // the challenged player
    side: z.enum(['host', 'guest', 'invited']).nullable(), // the caller's; null: a spectator
    seat: z.enum(seats).nullable(), // the caller's
    starts_at: Millis.nullable(), // time of the first turn
    now: Millis,
    battle: OnlineBattle.nullable(), // null also for an outdated rules version
    result: MatchResult.nullable(), // the caller's
    rematch: z.object({ id: MatchId, asked_by: z.int(), status: z.enum(matchStatuses) }).nullable(),
  })
  .meta({ id: 'Match' })
export type Match = z.infer<typeof Match>

/** The data of a table or a running battle in the lists of the lobby. */
export const MatchCard = z
  .object({
    id: MatchId,
    kind: z.enum(matchKinds),
    status: z.enum(matchStatuses),
    rules: z.enum(ruleSets),
    rated: z.boolean(),
    host: PlayerFace,
    guest: PlayerFace.nullable(),
    invited: PlayerFace.nullable(),
    turn: z.int().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'MatchCard' })
export type MatchCard = z.infer<typeof MatchCard>

export const DeckNumbers = z.array(z.int().min(2).max(lastCardNumber)).length(deckSize) // the opening card first

const CardId = z.int().min(0).max(2_147_483_647)

/** A command without its seat, which is the caller's. */
export const Action = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('use-move'),
    move: z.int().min(0).max(9),
    stat: z.enum(stats).optional(),
  }),
  z.strictObject({ type: z.literal('choose-card'), cardId: CardId }),
  z.strictObject({ type: z.literal('replace-card'), cardId: CardId }),
  z.strictObject({ type: z.literal('skip-turn'), guard: z.literal(true).optional() }),
])
export type Action = z.infer<typeof Action>

/** Returns the engine's command. The server sets the seat, not the client. */
export const commandOf = (seat: Seat, action: Action): Command => ({ ...action, seat }) as Command

const online = { tag: 'Online', permission: 'authenticated', leavesShared: true } as const

export const openMatch = endpoint({
  ownerOnly: true,
  ...online,
  method: 'POST',
  path: '/battles',
  summary: 'A table for two: open to all, private behind a link, or for one challenged player',
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('open'), rules: z.enum(ruleSets).default('standard') }),
    z.strictObject({ kind: z.literal('private'), rules: z.enum(ruleSets).default('standard') }),
    z.strictObject({
      kind: z.literal('challenge'),
      rules: z.enum(ruleSets).default('standard'),
      player: RowId,
    }),
  ]),
  response: Match,
  status: 201,
  problems: [
    'unauthenticated',
    'nickname_missing',
    'already_playing',
    'player_busy',
    'not_found',
    'too_many',
  ],
})

export const readMatch = endpoint({
  method: 'GET',
  path: '/battles/:id',
  tag: 'Online',
  summary: 'State of a table or its battle, for players, invited players and spectators',
  permission: 'public',
  params: ofMatch,
  query: withWatchKey,
  response: Match,
  problems: ['not_found', 'match_private'],
})

export const joinMatch = endpoint({
  ownerOnly: true,
  ...online,
  method: 'POST',
  path: '/battles/:id/join',
  summary: 'Sit down at a table; the same as saying yes to a challenge',
  params: ofMatch,
  response: Match,
  problems: ['unauthenticated', 'nickname_missing', 'already_playing', 'match_closed', 'not_found'],
})

export const joinByCode = endpoint({
  ownerOnly: true,
  ...online,
  method: 'POST',
  path: '/lobby/codes',
  summary: 'Sit down at the private table with this code',
  body: z.strictObject({ code: z.string().overwrite(cleanCode).min(4).max(12) }),
  response: Match,
  problems: ['unauthenticated', 'nickname_missing', 'already_playing', 'match_closed', 'not_found'],
  limit: 'coupon',
})

export const getReady = endpoint({
  ownerOnly: true,
  ...online,
  method: 'POST',
  path: '/battles/:id/ready',
  summary: 'Ready with this deck, or not yet; the battle begins when both are',
  params: ofMatch,
  body: z.discriminatedUnion('ready', [
    z.strictObject({ ready: z.literal(true), deck: DeckNumbers }),
    z.strictObject({ ready: z.literal(false) }),
  ]),
  response: Match,
  problems: ['unauthenticated', 'deck_invalid', 'match_closed', 'not_found'],
})

export const leaveMatch = endpoint({
  ownerOnly: true,
  ...online,
  method: 'POST',
  path: '/battles/:id/leave',
  summary: 'Stand up before the battle, take a challenge back, or say no to one',
  params: ofMatch,
  response: Done,
  problems: ['unauthenticated', 'match_closed', 'not_found'],
})

export const act = endpoint({
  ownerOnly: true,
  ...online,
  method: 'POST',
  path: '/battles/:id/actions',
  summary: 'What a player does, with the version they saw; the same id again is the same action',
  params: ofMatch,
  body: z.strictObject({
    id: z.string().regex(/^[\w-]{8,40}$/),
    version: z.int().min(0),
    action: Action,
    device: z
      .string()
      .regex(/^[\w-]{8,40}$/)
      .optional(), // the playing device, as in its heartbeat; rejected if another device has the seat
  }),
  response: z.object({ version: z.int() }), // the version in which it happened
  problems: [
    'unauthenticated',
    'action_stale',
    'action_refused',
    'match_closed',
    'seat_elsewhere',
    'not_found',
  ],
})

export const forfeit = endpoint({
  ownerOnly: true,
  ...online,
  method: 'POST',
  path: '/battles/:id/forfeit',
  summary: 'Give the battle up',
  params: ofMatch,
  response: Match,
  problems: ['unauthenticated', 'match_closed', 'not_found'],
})

export const askRematch = endpoint({
  ownerOnly: true,
  ...online,
  method: 'POST',
  path: '/battles/:id/rematch',
  summary: 'Once more with the same decks; it begins when both have asked',
  params: ofMatch,
  response: Match, // the new table
  problems: [
    'unauthenticated',
    'already_playing',
    'match_closed',
    'player_busy',
    'deck_invalid',
    'not_found',
  ],
})

export const sendEmote = endpoint({
  ownerOnly: true,
  ...online,
  method: 'POST',
  path: '/battles/:id/emotes',
  summary: 'A small sign to the other player',
  params: ofMatch,
  body: z.strictObject({ emote: z.enum(emotes) }),
  response: Done,
  problems: ['unauthenticated', 'match_closed', 'not_found'],
})

/** For signed-in users. For a private battle it only reports that something has changed. */
export const seatChannel = (id: string) => `private-battle.${id}`
/** For anyone with the id of a battle, or the key of a private one. */
export const watchChannel = (idOrKey: string) => `battle.${idOrKey}`
/** Private channel of an account: invitations, and the battle that begins. */
export const userChannel = (id: number) => `private-user.${id}`
export const lobbyChannel = 'presence-lobby'

/** Events on the channels above, with their data. */
export interface OnlineEvents {
  'match-changed': { id: string; version: number; status: MatchStatus } // table and lobby must fetch it again
  'match-start': Match // without data of a specific viewer
  'battle-update': BattleUpdate
  'battle-snapshot': Match // replaces the whole state, for example after a server restart
  emote: { seat: Seat; emote: Emote }
  'seat-taken': { match: string; device: string } // on the player's own channel
  'lobby-changed': Record<string, never>
  'spectators-changed': Record<string, number> // new numbers by the id of the battle
}
