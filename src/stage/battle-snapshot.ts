/**
 * The battle scene's content at rest, with texts in the reader's language, and the gestures it can send. `own` is
 * player1 of the engine, `rival` player2. The stage contains no rules and no texts.
 */
import type { CardType, Rarity } from '@/contract/endpoints/game/characters.ts'
import type { EffectKind } from '@/engine/effects/effect.ts'
import type { TraitCode } from '@/engine/traits/trait.ts'
import type { StatusKind } from '@/engine/types.ts'
import type { FaceName } from './art/character-art.ts'

/** A status of a card as a chip. */
export interface StatusSnapshot {
  kind: StatusKind
  amount: number // attack and defence: ±; poison and burn: damage per turn; otherwise 0
  turns: number // remaining own turns
  label: string // short: "Veleno", "Att +20"
}

/** A card's passive trait as text. */
export interface TraitSnapshot {
  code: TraitCode
  name: string
  sentence: string
}

/** The edge of types between a card and the opposing one: up for its blows, down for the other's, both, or none. */
export type Edge = 'up' | 'down' | 'both' | null

export interface CardSnapshot {
  id: number // the engine's card id
  slug: string // folder of its art files
  nome: string
  tipo: CardType
  rarita: Rarity
  pv: number // remaining health
  pvMax: number // printed health
  atk: number
  resistenza: number // subtracted from every blow
  numero_carta: number
  defeated: boolean
  statuses: StatusSnapshot[] // in the order in which they were applied
  points: number | null // points for defeating it; null under the classic rules
  trait: TraitSnapshot | null
  edge: Edge // against the opposing card
  wind: number // damage added to its blows by the wind, negative if it reduces them
  blows: BlowSnapshot[] // one per move, in order
  look?: CardLook // of a card that a player has made
}

/** What a player has changed on a creature and its card. */
export interface CardLook {
  colours: readonly number[] // matrix of three rows, for red, green and blue
  face: FaceName | null // at rest
  ground: string | null // address of the image on the card; null: the landscape of the creature
}

/** A printed move, and the look of its hit. */
export interface BlowSnapshot {
  nome: string
  danno: number // printed damage
  costo: number // printed cost
  clip: string | null // address of the WebM file; the MP4 is next to it
}

export interface MoveSnapshot {
  index: number // index into the active card's mosse
  nome: string
  danno: number
  costo: number // current cost, drawn as small bolts; not charged under the classic rules
  missing: number // missing energy, drawn as hollow bolts; 0 if the move is affordable
  effects: { kind: EffectKind; label: string }[] // short labels: "Scottatura 2t"
  asksStat: boolean // the player chooses the stat it raises: confirming opens the choice
  preview: BlowPreview | null // effect of this move on the rival's card; null if it hits none
  disabled: string | null // the reason as text
}

export interface BlowPreview {
  danno: number // including edge, traits, guard and stat changes
  usual: number // printed damage minus the card's resistance
  pvAfter: number
  edge: boolean // includes the edge of types
  points: number // points it scores; 0 if the card survives
  wins: boolean // the battle ends through these points, or because the rival has no cards left
}

export interface SeatSnapshot {
  name: string
  level: number // 0: unknown and not shown
  avatar: string | null // address of an image; null shows the active creature
  energy: number | null // 0–10; null under the classic rules
  points: number | null // points so far; null under the classic rules
  active: CardSnapshot | null // null while a new card is chosen
  hand: CardSnapshot[] // in deck order, including defeated cards
}

/** Colours of a log line: the acting side, and the words to highlight. */
export interface LogTone {
  side: 'own' | 'rival' | null
  turn: number
  strong: string[] // names exactly as in the line
  loss: string | null // "35 PV", exactly as in the line
}

/** Facts about a turn that exist only under the standard rules (decision 0043). */
export interface TurnFacts {
  pointsToWin: number
  lastTurn: number
  edge: number // damage added to a blow with the edge of types
  nextEnergy: number // at the start of the reader's next turn
  change: ChangeFacts | null // null without an active card
  guard: { cost: number; less: number; disabled: string | null }
  threat: { danno: number; pvAfter: number } | null // the strongest blow the rival may deal next
  heat: { now: number; next: number } | null // heat damage in this turn and the next one; null without heat
}

export interface ChangeFacts {
  cost: number // energy
  hit: number // health that the leaving card loses
  pvAfter: number
  disabled: string | null // the reason as text, if it is disabled
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
  | 'turn' // complete text: "Turno 7"
  | 'turnName' // below the number on the medallion
  | 'log' // heading of the log
  | 'sendIn' // `%` is replaced by the card's name
  | 'fallen'
  | 'health' // unit: "PV"
  | 'replaceCard' // long forms of `replace` and `skip`
  | 'skipTurn'
  | 'guard'
  | 'guardTurn' // long form of `guard`
  | 'points' // below the score
  | 'knockOut'
  | 'wins' // this blow ends the battle
  | 'heat' // complete text of the heat damage now and next; empty without heat

export interface BattleSnapshot {
  own: SeatSnapshot
  rival: SeatSnapshot
  toMove: 'own' | 'rival'
  turn: number // from 1; shown on the medallion if there is no clock
  deadline: { endsAt: number; total: number } | null // time limit: end in performance.now() ms, length in ms
  canAct: boolean // the reader may use a move, switch or skip now
  canReplace: boolean // a card of the hand may replace the active one now
  canGuard: boolean // the reader may use the guard now
  changeHint: string | null // the strongest move is used up, and a card of the hand would do more
  facts: TurnFacts | null // null under the classic rules
  replacing: boolean // the next touched card of the hand replaces the active one
  selectedCard: number | null // the inspected card of the hand: raised, and the target of `replace`
  selecting: boolean // the reader must choose the next card now
  moves: MoveSnapshot[]
  selectedMove: number | null // waits for its second tap
  prompt: string // one line: the next action of the reader
  log: string[] // newest last
  logTones?: LogTone[] // for the newest lines of `log`, aligned at the end; undefined: no colours
  forecast: string[] // wide layouts: at most four lines about the result of the selected move or the turn
  outcome: 'win' | 'lose' | 'spare' | null
  isWatched: boolean // spectator: both sides are named, and the winner is celebrated
  words: Record<StageWord, string>
}

export type BattleGesture =
  | { type: 'select-move'; index: number }
  | { type: 'confirm-move'; index: number }
  | { type: 'clear-selection' }
  | { type: 'choose-card'; id: number }
  | { type: 'select-card'; id: number | null } // inspects a card of the own hand
  | { type: 'replace' } // the switch button: switches to the selected card, or requests one
  | { type: 'replace-card'; id: number } // dropped on the ring, or touched while `replacing`
  | { type: 'skip' }
  | { type: 'guard' }
  | { type: 'open-wheel' } // opens the wheel of types
  | { type: 'open-log' }
  | { type: 'open-settings' }
  | { type: 'inspect'; id: number }
  | { type: 'hurry' } // a tap on the empty table
