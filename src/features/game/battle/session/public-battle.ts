/**
 * The battle in the terms of the specification notes. Only the session creates it, and all views of a battle read it.
 * Source: specification notes §3 "Battle state", §4 "Battle".
 */
import { produce } from 'immer'
import type { Character, Move } from '@/contract/endpoints/game/characters.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { CardSpec, DeckCard, RuleSet, Seat, SetupRefusal, SetupWarning, Wind } from '@/engine/types.ts'
import type { BattleView } from '@/engine/view.ts'
import type { CardLook } from '@/stage/battle-snapshot.ts'

/** The fields of a character that a battle needs: rules, art and texts. */
export type BattleCharacter = Pick<
  Character,
  | 'id'
  | 'numero_carta'
  | 'nome'
  | 'slug'
  | 'rarita'
  | 'tipo'
  | 'pv'
  | 'resistenza'
  | 'atk'
  | 'tratto'
  | 'mosse'
  | 'images'
  | 'translations'
> & { look?: CardLook }

export interface PlayerDetails {
  name: string
  level: number // 0: unknown and not shown
  avatar: string | null
  status: 'online' | 'offline'
}

export interface PublicPlayer {
  details: PlayerDetails
  deck: DeckCard[] // including the statuses of each card
  activeCardId: number | null
  defeatedCardIds: number[]
  energy?: number // 0–10; absent under the classic rules
  hasChanged?: true // the player has switched cards in the current turn
}

export type GameState = 'loading' | 'playing' | 'animating' | 'awaiting_selection' | 'game_over'

export interface MoveAnimation {
  isPlaying: boolean
  videoUrl: string | null
  moveData: Move | null
}

export interface PublicBattle {
  rules: RuleSet
  cards: Record<number, CardSpec> // printed cards of both decks by id; empty before the first view
  player1: PublicPlayer
  player2: PublicPlayer
  currentTurnPlayerId: Seat
  gameState: GameState
  animation: MoveAnimation
  winner: Seat | null
  damageAnimationTarget: Seat | null // side whose active card was just hit
  online: boolean
  charactersCatalog: BattleCharacter[]
  turn: number
  wind?: Wind // absent under the classic rules
  toAct: Seat | null // seat whose command is expected when no animation runs; null before the first view
  history: readonly BattleEvent[] // all events so far, for the log
  warning: SetupWarning | null
  refused: SetupRefusal | null // why there is no battle; null if there is one
  clock: TurnClock | null // null without a time limit
}

/** When the time limit of the acting seat expires. */
export interface TurnClock {
  endsAt: number // ms by performance.now()
  total: number // ms
}

export const stillAnimation: MoveAnimation = { isPlaying: false, videoUrl: null, moveData: null }

export type Seats<T> = Record<Seat, T>

export function emptyBattle(
  details: Seats<PlayerDetails>,
  charactersCatalog: BattleCharacter[],
  online: boolean,
): PublicBattle {
  const player = (seat: Seat): PublicPlayer => ({
    details: details[seat],
    deck: [],
    activeCardId: null,
    defeatedCardIds: [],
  })
  return {
    rules: 'classic',
    cards: {},
    player1: player('player1'),
    player2: player('player2'),
    currentTurnPlayerId: 'player1',
    gameState: 'loading',
    animation: stillAnimation,
    winner: null,
    damageAnimationTarget: null,
    online,
    charactersCatalog,
    turn: 1,
    toAct: null,
    history: [],
    warning: null,
    refused: null,
    clock: null,
  }
}

/** Returns the same battle with the facts of a view. Display state (marker, animation) is unchanged. */
export function withFacts(battle: PublicBattle, view: BattleView, events: BattleEvent[]): PublicBattle {
  return {
    ...battle,
    rules: view.rules,
    cards: view.cards,
    player1: { details: battle.player1.details, ...view.player1 },
    player2: { details: battle.player2.details, ...view.player2 },
    currentTurnPlayerId: view.currentTurnPlayerId,
    gameState: view.phase,
    animation: stillAnimation,
    winner: view.winner,
    turn: view.turn,
    wind: view.wind,
    toAct: view.toAct,
    history: [...battle.history, ...events],
  }
}

/** Returns the dealt cards without an active one, from which the opening is shown. */
export const beforeStart = (started: PublicBattle): PublicBattle =>
  produce(started, battle => {
    battle.gameState = 'loading'
    battle.toAct = null
    battle.history = []
    battle.player1.activeCardId = null
    battle.player2.activeCardId = null
  })
