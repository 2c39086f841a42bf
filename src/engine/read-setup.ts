import { isEffect } from './effects/read-effect.ts'
import { isRuleSet } from './rules/catalog.ts'
import { traitCodes } from './traits/trait.ts'
import type { BattleSetup, CardSpec, MoveSpec } from './types.ts'

const traits = new Set<unknown>(traitCodes)

const isAmount = (value: unknown, least: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isMove = (value: unknown): value is MoveSpec =>
  isRecord(value) &&
  typeof value.nome_mossa === 'string' &&
  isAmount(value.danno, 0) &&
  isAmount(value.costo_energia, 0) &&
  (value.effetti === undefined || (Array.isArray(value.effetti) && value.effetti.every(isEffect)))

const isCard = (value: unknown): value is CardSpec =>
  isRecord(value) &&
  isAmount(value.id, 0) &&
  typeof value.nome === 'string' &&
  isAmount(value.pv, 1) &&
  isAmount(value.resistenza, 0) &&
  (value.punti === undefined || isAmount(value.punti, 1)) &&
  (value.tratto === undefined || traits.has(value.tratto)) &&
  Array.isArray(value.mosse) &&
  value.mosse.every(isMove)

const isDeck = (value: unknown): boolean => Array.isArray(value) && value.every(id => isAmount(id, 0))

/** Whether the input has the shape of a setup. `createBattle` checks whether its cards make a battle. */
export function isBattleSetup(input: unknown): input is BattleSetup {
  if (!isRecord(input) || !isRuleSet(input.rules)) return false
  if (!Array.isArray(input.catalogue) || !input.catalogue.every(isCard)) return false
  if (input.decks === undefined) return true
  return isRecord(input.decks) && isDeck(input.decks.player1) && isDeck(input.decks.player2)
}
