/**
 * Limits of an own card (decision 0036): bounds of each rarity, and the points all its values cost together. Pure; the page shows it,
 * the server recomputes it and refuses what is outside.
 */
import type { Effect } from '../../../engine/effects/effect.ts'
import type { Rarity } from './characters.ts'
import { choiceOf, effectWorth, isOffered, type Range } from './creation-effects.ts'

export interface CreationMove {
  danno: number
  costo_energia: number
  effetti: readonly Effect[]
}

export interface CreationStats {
  rarita: Rarity
  pv: number
  resistenza: number
  mosse: readonly CreationMove[]
}

export interface RarityBounds {
  points: number // that all values may cost together
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

/** After the catalogue's cards of the same rarity; outer bounds are those of specification notes §9. */
export const rarityBounds: Readonly<Record<Rarity, RarityBounds>> = {
  Comune: bounds(80, 140, 8, 75),
  'Non Comune': bounds(100, 170, 10, 85),
  Rara: bounds(135, 220, 12, 110),
  Mitica: bounds(170, 270, 13, 130),
  Leggendaria: bounds(235, 320, 14, 155),
  Unica: bounds(250, 320, 15, 170),
}

export const costRange: Range = { min: 2, max: 6, step: 1 }
export const moveCount = { min: 2, max: 3 } as const
export const effectsPerMove = 2
export const leastAttack = 20 // of the strongest move that can be used again (specification notes §9)

/** Points for a point of damage in a move of this cost: what is dear to play is cheap to print. */
const pointsPerDamage: Readonly<Record<number, number>> = { 2: 0.5, 3: 0.42, 4: 0.36, 5: 0.31, 6: 0.28 }
const onceFactor = 0.65

const isOnce = (move: CreationMove): boolean => move.effetti.some(({ kind }) => kind === 'once-per-match')

export function movePoints(move: CreationMove): number {
  const power = move.danno + move.effetti.reduce((sum, effect) => sum + effectWorth(effect), 0)
  const rate = pointsPerDamage[move.costo_energia] ?? 0.5
  return Math.round(power * rate * (isOnce(move) ? onceFactor : 1))
}

export const healthPoints = (pv: number): number => Math.round(pv / 5)
export const guardPoints = (resistenza: number): number => resistenza * 3

export const pointsOf = ({ pv, resistenza, mosse }: CreationStats): number =>
  healthPoints(pv) + guardPoints(resistenza) + mosse.reduce((sum, move) => sum + movePoints(move), 0)

/** `atk`: the largest `danno` of its moves (decision 0025). */
export const attackOf = (mosse: readonly CreationMove[]): number =>
  Math.max(0, ...mosse.map(({ danno }) => danno))

export interface CreationProblem {
  path: string // dotted, below the creation
  code: `creation_${string}` // a key of the i18n area `validation`
  params?: Record<string, number>
}

const outside = (value: number, { min, max }: Range): boolean => value < min || value > max

function moveFaults(move: CreationMove, path: string, limits: RarityBounds): CreationProblem[] {
  const faults: CreationProblem[] = []
  const { min, max } = limits.danno
  if (outside(move.danno, limits.danno))
    faults.push({ path: `${path}.danno`, code: 'creation_range', params: { min, max } })
  if (outside(move.costo_energia, costRange))
    faults.push({ path: `${path}.costo_energia`, code: 'creation_range', params: { min: 2, max: 6 } })
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

/** Every value that is out of bounds; empty: the card may be saved. */
export function creationProblems(creation: CreationStats): CreationProblem[] {
  const limits = rarityBounds[creation.rarita]
  const faults: CreationProblem[] = []
  for (const figure of ['pv', 'resistenza'] as const) {
    const { min, max } = limits[figure]
    if (outside(creation[figure], limits[figure]))
      faults.push({ path: figure, code: 'creation_range', params: { min, max } })
  }
  if (creation.mosse.length < moveCount.min || creation.mosse.length > moveCount.max)
    faults.push({ path: 'mosse', code: 'creation_moves' })
  faults.push(...creation.mosse.flatMap((move, at) => moveFaults(move, `mosse.${at}`, limits)))
  if (attackOf(creation.mosse.filter(move => !isOnce(move))) < leastAttack)
    faults.push({ path: 'mosse', code: 'creation_weak', params: { min: leastAttack } })
  const points = pointsOf(creation)
  if (points > limits.points)
    faults.push({ path: 'points', code: 'creation_points', params: { count: points - limits.points } })
  return faults
}
