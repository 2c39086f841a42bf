/**
 * The battle in the words of specification notes §3 "Battle state", §4 "Battle". Only the session makes one;
 * everything that shows a battle reads one.
 */
import { produce } from 'immer'
import type { Character, Move } from '@/contract/endpoints/game/characters.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { CardSpec, DeckCard, RuleSet, Seat, SetupRefusal, SetupWarning, Wind } from '@/engine/types.ts'
import type { BattleView } from '@/engine/view.ts'

/** What a battle needs of a character: its rules, its looks, its words. */
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
>

export interface PlayerDetails {
  name: string
  level: number // 0: not known, and not shown
  avatar: string | null
  status: 'online' | 'offline'
}

export interface PublicPlayer {
  details: PlayerDetails
  deck: DeckCard[] // with what lasts on each card
  activeCardId: number | null
  defeatedCardIds: number[]
  energy?: number // 0–10; absent under the classic rules
  hasChanged?: true // it has called its card back in the turn that runs
}

export type GameState = 'loading' | 'playing' | 'animating' | 'awaiting_selection' | 'game_over'

export interface MoveAnimation {
  isPlaying: boolean
  videoUrl: string | null
  moveData: Move | null
}

export interface PublicBattle {
  rules: RuleSet
  cards: Record<number, CardSpec> // printed cards of both decks by id; empty while nothing is known
  player1: PublicPlayer
  player2: PublicPlayer
  currentTurnPlayerId: Seat
  gameState: GameState
  animation: MoveAnimation
  winner: Seat | null
  damageAnimationTarget: Seat | null // whose active card was just hit
  online: boolean
  charactersCatalog: BattleCharacter[]
  turn: number
  wind?: Wind // absent under the classic rules
  toAct: Seat | null // whose command is awaited once nothing moves; null while it is not known
  history: readonly BattleEvent[] // everything that happened so far, for the log
  warning: SetupWarning | null
  refused: SetupRefusal | null // why there is no battle
  clock: TurnClock | null // null where nobody counts the time
}

/** When the clock acts for whoever is to act. */
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

/** The same battle with the facts of a view; what is only shown (marker, animation) is left as it was. */
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

/** The cards dealt and none on the table yet: what the opening of a battle is shown from. */
export const beforeStart = (started: PublicBattle): PublicBattle =>
  produce(started, battle => {
    battle.gameState = 'loading'
    battle.toAct = null
    battle.history = []
    battle.player1.activeCardId = null
    battle.player2.activeCardId = null
  })
