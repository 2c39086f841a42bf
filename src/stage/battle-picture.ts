/**
 * What the battle scene draws at rest, already in the reader's words, and what a finger on it may ask for.
 * `own` is player1 of the engine, `rival` player2. The stage reads no rule and owns no text: every word is in here.
 */
import type { CardType, Rarity } from '@/contract/characters.ts'

export interface CardPicture {
  id: number // the engine's card id
  slug: string // folder of its art
  nome: string
  tipo: CardType
  rarita: Rarity
  pv: number // left
  pvMax: number // printed
  atk: number
  numero_carta: number
  defeated: boolean
  blows: BlowPicture[] // one per move, in order
}

/** What a move looks and sounds like when it lands. */
export interface BlowPicture {
  danno: number // printed
  clip: string | null // address of the WebM; its MP4 lies beside it
}

export interface MovePicture {
  index: number // into the active card's mosse
  nome: string
  danno: number
  costo: number // drawn as small bolts; the classic rules do not charge it
  preview: { pvAfter: number } | null // the rival's health after this move
  disabled: string | null // the reason, in words
}

export interface SeatPicture {
  name: string
  level: number
  avatar: string | null // address of an image; null draws the active creature
  active: CardPicture | null // null while a new card is being chosen
  hand: CardPicture[] // in deck order, the fallen included
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
  | 'level'

export interface BattlePicture {
  own: SeatPicture
  rival: SeatPicture
  toMove: 'own' | 'rival'
  canAct: boolean // the reader may use a move or skip now
  selecting: boolean // the reader must choose the next card now
  moves: MovePicture[]
  selectedMove: number | null // waits for the second tap
  prompt: string // one line: what to do now
  log: string[] // newest last
  outcome: 'win' | 'lose' | null
  words: Record<StageWord, string>
}

export type BattleGesture =
  | { type: 'select-move'; index: number }
  | { type: 'confirm-move'; index: number }
  | { type: 'clear-selection' }
  | { type: 'choose-card'; id: number }
  | { type: 'skip' }
  | { type: 'open-log' }
  | { type: 'open-settings' }
  | { type: 'inspect'; id: number }
