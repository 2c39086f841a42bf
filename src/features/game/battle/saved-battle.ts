/**
 * The battle that survives a reload: its record under one versioned key per variant. What cannot be read, does not
 * replay, belongs to someone else or names unknown cards counts as nothing saved, and a fresh battle begins.
 */
import { isBattleSetup } from '@/engine/read-setup.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import { type BattleRecord, isPlayable } from './local-battle.ts'
import type { BattleCharacter } from './public-battle.ts'

/** Raised when the record or the rules change so that older ones no longer replay. */
const VERSION = 1

export interface SavedBattle {
  record: BattleRecord
  characters: BattleCharacter[] // as they were drawn when it began
}

interface Stored extends SavedBattle {
  owner: number | null // user id; null for a guest
}

const keyOf = (variant: string) => `battle.${variant}.v${VERSION}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string'

/** Enough of a character to draw it; a broken one spoils the whole save. */
const isCharacter = (value: unknown): value is BattleCharacter =>
  isRecord(value) &&
  Number.isSafeInteger(value.id) &&
  [value.nome, value.slug, value.rarita, value.tipo].every(isText) &&
  [value.pv, value.atk, value.numero_carta, value.resistenza].every(Number.isFinite) &&
  Array.isArray(value.mosse) &&
  value.mosse.every(isRecord) &&
  Array.isArray(value.translations) &&
  isRecord(value.images)

function parse(value: unknown, owner: number | null): SavedBattle | undefined {
  if (!isRecord(value) || value.owner !== owner || !isRecord(value.record)) return undefined
  const { setup, seed, commands } = value.record
  if (!isBattleSetup(setup) || !Number.isSafeInteger(seed) || !Array.isArray(commands)) return undefined
  const record: BattleRecord = { setup, seed: seed as number, commands }
  const { characters } = value
  if (!Array.isArray(characters) || !characters.every(isCharacter)) return undefined
  const known = new Set(characters.map(({ id }) => id))
  if (!setup.catalogue.every(({ id }) => known.has(id))) return undefined
  return isPlayable(record) ? { record, characters } : undefined
}

export const readSaved = (variant: string, owner: number | null): SavedBattle | undefined =>
  readStored(keyOf(variant), value => parse(value, owner))

/** Full or blocked storage: the battle goes on and is simply not kept. */
export function writeSaved(variant: string, owner: number | null, saved: SavedBattle): void {
  const stored: Stored = { ...saved, owner }
  writeStored(keyOf(variant), stored)
}

export const clearSaved = (variant: string): void => void writeStored(keyOf(variant), undefined)
