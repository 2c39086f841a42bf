/**
 * What the battle scene draws at rest, already in the reader's words, and what a finger on it may ask for.
 * `own` is player1 of the engine, `rival` player2. The stage reads no rule and owns no text: every word is in here.
 */
import type { CardType, Rarity } from '@/contract/endpoints/game/characters.ts'
import type { EffectKind } from '@/engine/effects/effect.ts'
import type { TraitCode } from '@/engine/traits/trait.ts'
import type { StatusKind } from '@/engine/types.ts'

/** Something that lasts on a card, as a chip. */
export interface StatusPicture {
  kind: StatusKind
  amount: number // attack and defence: ±; poison and burn: a turn's damage; 0 for the rest
  turns: number // own turns left
  label: string // short: "Veleno", "Att +20"
}

/** A card's passive, in words. */
export interface TraitPicture {
  code: TraitCode
  name: string
  sentence: string
}

/** Whose blows have the edge of types between a card and the one across: its own, the other's, both, nobody's. */
export type Edge = 'up' | 'down' | 'both' | null

export interface CardPicture {
  id: number // the engine's card id
  slug: string // folder of its art
  nome: string
  tipo: CardType
  rarita: Rarity
  pv: number // left
  pvMax: number // printed
  atk: number
  resistenza: number // taken off every blow
  numero_carta: number
  defeated: boolean
  statuses: StatusPicture[] // in the order they were laid
  points: number | null // what its fall is worth to the other side; null under the classic rules
  trait: TraitPicture | null
  edge: Edge // against the card across
  wind: number // added to its blows: above 0 behind, below 0 ahead, 0 without
  blows: BlowPicture[] // one per move, in order
}

/** A move as it is printed on its card, and what it looks like when it lands. */
export interface BlowPicture {
  nome: string
  danno: number // printed
  costo: number // printed
  clip: string | null // address of the WebM; its MP4 lies beside it
}

export interface MovePicture {
  index: number // into the active card's mosse
  nome: string
  danno: number
  costo: number // as it is charged now; drawn as small bolts; the classic rules do not charge it
  missing: number // energy wanting, drawn as hollow bolts; 0 when it can be paid
  effects: { kind: EffectKind; label: string }[] // short words: "Scottatura 2t"
  asksStat: boolean // its player names the stat it raises: confirming opens the choice
  preview: BlowPreview | null // what this move does to the rival's card; null when it strikes nobody
  disabled: string | null // the reason, in words
}

export interface BlowPreview {
  danno: number // edge, traits, guard and changes counted
  usual: number // printed less the card's resistance
  pvAfter: number
  edge: boolean // the edge of types is in it
  points: number // scored by it; 0 while the card stands
  wins: boolean // those points, or a rival without cards, end the battle
}

export interface SeatPicture {
  name: string
  level: number // 0: not known, and not shown
  avatar: string | null // address of an image; null draws the active creature
  energy: number | null // 0–10; null under the classic rules
  points: number | null // scored so far; null under the classic rules
  active: CardPicture | null // null while a new card is being chosen
  hand: CardPicture[] // in deck order, the fallen included
}

/** How a line of the log is coloured: whose doing it was, and the words in it that matter. */
export interface LogTone {
  side: 'own' | 'rival' | null
  turn: number
  strong: string[] // names, as they stand in the line
  loss: string | null // "35 PV", as it stands in the line
}

/** What only the standard rules know of a turn (decision 0043). */
export interface TurnFacts {
  pointsToWin: number
  lastTurn: number
  edge: number // added to a blow of the type that has it
  nextEnergy: number // at the start of the reader's next turn
  change: ChangeFacts | null // null without a card on the table
  guard: { cost: number; less: number; disabled: string | null }
  threat: { danno: number; pvAfter: number } | null // the hardest blow the rival may strike next
  heat: { now: number; next: number } | null // health the table takes, in this turn and in the next; null while it is cold
}

export interface ChangeFacts {
  cost: number // energy
  hit: number // health the card loses that leaves
  pvAfter: number
  disabled: string | null // why not, in words
}

export type StageWord =
  | 'skip'
  | 'damage'
  | 'turnOwn'
  | 'turnRival'
  | 'tapAgain'
  | 'chooseNext'
  | 'victory'
  | 'defeat'
  | 'spare'
  | 'replace'
  | 'replaceHint' // choose a card of the hand
  | 'energy'
  | 'forecast'
  | 'level'
  | 'turn' // complete: "Turno 7"
  | 'turnName' // under the number on the medallion
  | 'log' // its heading
  | 'sendIn' // `%` stands for the card's name
  | 'fallen'
  | 'health' // the unit: "PV"
  | 'replaceCard' // long forms of `replace` and `skip`
  | 'skipTurn'
  | 'guard'
  | 'guardTurn' // its long form
  | 'points' // under the score
  | 'knockOut'
  | 'wins' // this blow ends the battle
  | 'heat' // complete: what the table takes now and next; empty while it is cold

export interface BattlePicture {
  own: SeatPicture
  rival: SeatPicture
  toMove: 'own' | 'rival'
  turn: number // from 1; stands on the medallion when there is no clock
  deadline: { endsAt: number; total: number } | null // ms by performance.now(), and ms: when the clock acts for the player to move
  canAct: boolean // the reader may use a move, replace or skip now
  canReplace: boolean // a card of the hand may take the active one's place now
  canGuard: boolean // the reader may be on guard now
  facts: TurnFacts | null // null under the classic rules
  replacing: boolean // the next card of the hand that is touched takes the place
  selectedCard: number | null // a card of the hand that is looked at: raised, and what `replace` would lay
  selecting: boolean // the reader must choose the next card now
  moves: MovePicture[]
  selectedMove: number | null // waits for the second tap
  prompt: string // one line: what to do now
  log: string[] // newest last
  logTones?: LogTone[] // of the newest lines of `log`, the last with the last; plain when absent
  forecast: string[] // wide tables: what the selected move, or the turn, leads to; at most four lines
  outcome: 'win' | 'lose' | 'spare' | null
  isWatched: boolean // nobody of this page plays: both sides are named, and whoever won is celebrated
  words: Record<StageWord, string>
}

export type BattleGesture =
  | { type: 'select-move'; index: number }
  | { type: 'confirm-move'; index: number }
  | { type: 'clear-selection' }
  | { type: 'choose-card'; id: number }
  | { type: 'select-card'; id: number | null } // looks at a card of the own hand
  | { type: 'replace' } // the button: lays the selected card, or asks for one
  | { type: 'replace-card'; id: number } // dragged onto the ring, or touched while `replacing`
  | { type: 'skip' }
  | { type: 'guard' }
  | { type: 'open-wheel' } // which type has the edge over which
  | { type: 'open-log' }
  | { type: 'open-settings' }
  | { type: 'inspect'; id: number }
