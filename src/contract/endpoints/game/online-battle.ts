/**
 * Data of an online battle for all at its table: state, clock, one update. The specification's field names for partial updates
 * (`p1_pv`, `activeCardId`, …) are unchanged.
 */
import { z } from 'zod'
import type { BattleEvent } from '../../../engine/events.ts'
import type { CardSpec, DeckCard } from '../../../engine/types.ts'
import { ruleSets } from './battles.ts'
import { PlayerFace } from './ladder.ts'

/** Reason why a battle ended. `absent`: one player did not return; `void`: neither did; `outdated`: its rules version no longer exists. */
export const matchEndings = ['cards', 'forfeit', 'timeouts', 'absent', 'void', 'outdated'] as const
export type MatchEnding = (typeof matchEndings)[number]

const seats = ['player1', 'player2'] as const
const Millis = z.int()

/** Times are epoch milliseconds by the server's clock, whose current time is included. */
export const BattleClock = z.object({
  now: Millis,
  seat: z.enum(seats).nullable(), // the seat whose time is running
  turn_ends_at: Millis, // after it the reserve is used
  ends_at: Millis, // when the server acts for the player
  reserves: z.object({ player1: Millis, player2: Millis }),
})
export type BattleClock = z.infer<typeof BattleClock>

const Side = z.object({
  deck: z.array(z.any() as z.ZodType<DeckCard>),
  activeCardId: z.int().nullable(),
  defeatedCardIds: z.array(z.int()),
  energy: z.int().optional(),
  hasChanged: z.literal(true).optional(), // it has called its card back in the current turn
})

/** The part of a battle's state that changes with every step. */
const BattleFacts = z.object({
  gameState: z.enum(['playing', 'awaiting_selection', 'game_over']),
  currentTurnPlayerId: z.enum(seats),
  winner: z.enum(seats).nullable(),
  turn: z.int(),
  toAct: z.enum(seats).nullable(),
  wind: z.object({ from: z.int(), next: z.int() }).optional(), // places on the wheel of types; absent under the classic rules
  player1: Side,
  player2: Side,
  clock: BattleClock,
  ending: z.enum(matchEndings).nullable(),
})

const Events = z.array(z.any() as z.ZodType<BattleEvent>)

export const OnlineBattle = BattleFacts.extend({
  rules: z.enum(ruleSets),
  cards: z.record(z.string(), z.any() as z.ZodType<CardSpec>), // printed cards of both decks by id
  history: Events, // all events so far
}).meta({ id: 'OnlineBattle' })
export type OnlineBattle = z.infer<typeof OnlineBattle>

/** `battle-update` on the channel: the next version. */
export const BattleUpdate = BattleFacts.extend({
  version: z.int(),
  events: Events, // the events of this step
  damageAnimationTarget: z.enum(seats).nullable(),
  p1_pv: z.int().nullable(),
  p2_pv: z.int().nullable(),
})
export type BattleUpdate = z.infer<typeof BattleUpdate>

export const SeatedPlayer = PlayerFace.extend({
  ready: z.boolean(),
  seat: z.enum(seats).nullable(), // once the battle has begun
  is_here: z.boolean(), // sent a heartbeat recently
  deck: z.array(z.int()).nullable(), // numero_carta; before the battle only the caller's own
})
export type SeatedPlayer = z.infer<typeof SeatedPlayer>
