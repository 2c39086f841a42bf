/**
 * Limits of a created card (decision 0036): bounds of each rarity, and the total points of its values. Pure. The page shows it, and
 * the server recomputes it and rejects cards outside the limits.
 */
import type { Effect } from '../../../engine/effects/effect.ts'
import type { Rarity } from './characters.ts'
import { choiceOf, effectWorth, isOffered, type Range } from './creation-effects.ts'
import { traitOffers, traitPoints } from './creation-traits.ts'
import type { Trait } from './traits.ts'

export interface CreationMove {
  danno: number
  costo_energia: number
  effetti: readonly Effect[]
}

export interface CreationStats {
  rarita: Rarity
  pv: number
  resistenza: number
  tratto: Trait | null // null: the trait of its type
  mosse: readonly CreationMove[]
}

export interface RarityBounds {
  points: number // maximum total of all values
  pv: Range
  resistenza: Range
  danno: Range
}

const bounds = (points: number, pv: number, resistenza: number, danno: number): RarityBounds => ({
  points,
  pv: { min: 50, max: pv, step: 5 },
  resistenza: { min: 0, max: resistenza, step: 1 },
  danno: { min: 0, max: danno, step: 5 },
})

/** Derived from the catalogue's cards of the same rarity. `npm run bench creations` compares both. */
export const rarityBounds: Readonly<Record<Rarity, RarityBounds>> = {
  Comune: bounds(66, 155, 5, 100),
  'Non Comune': bounds(76, 170, 6, 100),
  Rara: bounds(93, 185, 7, 115),
  Mitica: bounds(132, 220, 8, 115),
  Leggendaria: bounds(136, 245, 8, 135),
  Unica: bounds(148, 250, 8, 160),
}

export const costRange: Range = { min: 1, max: 6, step: 1 }
export const moveCount = { min: 2, max: 3 } as const
export const effectsPerMove = 2
export const leastAttack = 20 // of the strongest repeatable move (specification notes §9)

/** Damage that one energy provides for free. A move costs points for its damage above it. */
const damageOfEnergy = 12
/** Points per damage above it: for the strongest move of a card, and for the others, which are unused in the meantime. */
const strongestRate = 1 / 4
const otherRate = 1 / 12
const onceFactor = 0.6

const isOnce = (move: CreationMove): boolean => move.effetti.some(({ kind }) => kind === 'once-per-match')

/** Damage of a move above the part its energy provides. */
function surplusOf(move: CreationMove): number {
  const power = move.danno + move.effetti.reduce((sum, effect) => sum + effectWorth(effect), 0)
  return Math.max(0, power - move.costo_energia * damageOfEnergy) * (isOnce(move) ? onceFactor : 1)
}

/** Returns the cost of each move, in order. */
export function movePoints(mosse: readonly CreationMove[]): number[] {
  const surpluses = mosse.map(surplusOf)
  const strongest = surpluses.indexOf(Math.max(...surpluses))
  return surpluses.map((surplus, at) => Math.round(surplus * (at === strongest ? strongestRate : otherRate)))
}

/** Health per point. */
export const healthPerPoint = 2

const healthPoints = (pv: number): number => Math.ceil(pv / healthPerPoint)

/** One resistenza also costs one point. */
export const pointsOf = ({ pv, resistenza, tratto, mosse }: CreationStats): number =>
  movePoints(mosse).reduce((sum, points) => sum + points, healthPoints(pv) + resistenza + traitPoints(tratto))

/** `atk`: the largest `danno` of its moves (decision 0025). */
export const attackOf = (mosse: readonly CreationMove[]): number =>
  Math.max(0, ...mosse.map(({ danno }) => danno))

export interface CreationProblem {
  path: string // dotted, relative to the creation
  code: `creation_${string}` // a key of the i18n area `validation`
  params?: Record<string, number>
}

const outside = (value: number, { min, max }: Range): boolean => value < min || value > max

function moveProblems(move: CreationMove, path: string, limits: RarityBounds): CreationProblem[] {
  const faults: CreationProblem[] = []
  const { min, max } = limits.danno
  if (outside(move.danno, limits.danno))
    faults.push({ path: `${path}.danno`, code: 'creation_range', params: { min, max } })
  if (outside(move.costo_energia, costRange))
    faults.push({
      path: `${path}.costo_energia`,
      code: 'creation_range',
      params: { min: costRange.min, max: costRange.max },
    })
  if (move.effetti.length > effectsPerMove || !move.effetti.every(isOffered))
    faults.push({ path: `${path}.effetti`, code: 'creation_effect' })
  else if (new Set(move.effetti.map(choiceOf)).size < move.effetti.length)
    faults.push({ path: `${path}.effetti`, code: 'creation_effect' })
  if (move.effetti.some(({ kind }) => kind === 'chosen-stat') && !isOnce(move))
    faults.push({ path: `${path}.effetti`, code: 'creation_once' })
  if (move.danno === 0 && move.effetti.every(({ kind }) => kind === 'once-per-match'))
    faults.push({ path: `${path}.danno`, code: 'creation_empty_move' })
  return faults
}

/** Returns every value that is out of bounds. Empty if the card can be saved. */
export function creationProblems(creation: CreationStats): CreationProblem[] {
  const limits = rarityBounds[creation.rarita]
  const faults: CreationProblem[] = []
  for (const figure of ['pv', 'resistenza'] as const) {
    const { min, max } = limits[figure]
    if (outside(creation[figure], limits[figure]))
      faults.push({ path: figure, code: 'creation_range', params: { min, max } })
  }
  if (creation.tratto !== null && !traitOffers(creation.rarita).includes(creation.tratto))
    faults.push({ path: 'tratto', code: 'creation_trait' })
  if (creation.mosse.length < moveCount.min || creation.mosse.length > moveCount.max)
    faults.push({ path: 'mosse', code: 'creation_moves' })
  faults.push(...creation.mosse.flatMap((move, at) => moveProblems(move, `mosse.${at}`, limits)))
  if (attackOf(creation.mosse.filter(move => !isOnce(move))) < leastAttack)
    faults.push({ path: 'mosse', code: 'creation_weak', params: { min: leastAttack } })
  const points = pointsOf(creation)
  if (points > limits.points)
    faults.push({ path: 'points', code: 'creation_points', params: { count: points - limits.points } })
  return faults
}
