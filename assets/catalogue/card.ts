/**
 * The words the card files are written in: a card is its slug, its numbers, its trait, a line of lore and its moves. Number, name, type and
 * rarity stand in the roster; the description of a move follows from its effects. Numbers were fitted in battles (decision 0043).
 */
import { type LocalizedTexts, texts } from '../../src/contract/localized-texts.ts'
import type { Effect, EffectOf } from '../../src/engine/effects/effect.ts'
import type { TraitCode } from '../../src/engine/traits/trait.ts'

export { texts }

export interface CardMove {
  costo_energia: number
  danno: number // before the target's resistenza
  nome: LocalizedTexts
  effetti: Effect[]
}

export interface Card {
  slug: string // a line of the roster
  pv: number // 50–320
  resistenza: number // 0–15
  tratto: TraitCode | null // null: the one of its type
  storia: LocalizedTexts
  mosse: CardMove[]
}

export const card = (
  slug: string,
  pv: number,
  resistenza: number,
  tratto: TraitCode | null,
  storia: LocalizedTexts,
  ...mosse: CardMove[]
): Card => ({ slug, pv, resistenza, tratto, storia, mosse })

export const move = (
  costo_energia: number,
  danno: number,
  nome: LocalizedTexts,
  ...effetti: Effect[]
): CardMove => ({
  costo_energia,
  danno,
  nome,
  effetti,
})

type Timed = EffectOf<'damage-over-time'>
type Change = EffectOf<'attack' | 'defence'>

export const poison = (amount: number, turns: number): Timed => ({
  kind: 'damage-over-time',
  source: 'poison',
  amount,
  turns,
})
export const burn = (amount: number, turns: number): Timed => ({
  kind: 'damage-over-time',
  source: 'burn',
  amount,
  turns,
})
export const freeze = (turns: number): Effect => ({ kind: 'freeze', turns })
export const paralysis = (turns: number): Effect => ({ kind: 'paralysis', turns })
export const sleep = (turns: number): Effect => ({ kind: 'sleep', turns })
export const stun: Effect = { kind: 'stun' }
export const attackUp = (amount: number, turns: number): Change => ({
  kind: 'attack',
  on: 'self',
  amount,
  turns,
})
export const attackDown = (amount: number, turns: number): Change => ({
  kind: 'attack',
  on: 'foe',
  amount: -amount,
  turns,
})
export const defenceUp = (amount: number, turns: number): Change => ({
  kind: 'defence',
  on: 'self',
  amount,
  turns,
})
export const defenceDown = (amount: number, turns: number): Change => ({
  kind: 'defence',
  on: 'foe',
  amount: -amount,
  turns,
})
export const heal = (amount: number): Effect => ({ kind: 'heal', amount })
export const area = (amount: number): Effect => ({ kind: 'area', amount })
export const once: Effect = { kind: 'once-per-match' }
export const chosenStat = (amount: number): Effect => ({ kind: 'chosen-stat', amount })
