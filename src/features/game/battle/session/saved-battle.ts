/**
 * The battle that survives a reload: its record under one versioned key per variant. What cannot be read, does not
 * replay, belongs to someone else or names unknown cards counts as nothing saved, and a fresh battle begins.
 */
import { isBattleSetup } from '@/engine/read-setup.ts'
import { createBattle } from '@/engine/setup.ts'
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

/**
 * The same battle without the cards nobody was dealt: small enough to be written after every command. A short
 * catalogue has none to leave out and stays as it is, with its warning.
 */
export function dealtOnly({ record, characters }: SavedBattle): SavedBattle {
  const start = createBattle(record.setup, record.seed)
  if ('refused' in start || start.warning) return { record, characters }
  const idsOf = (deck: { id: number }[]) => deck.map(({ id }) => id)
  const decks = { player1: idsOf(start.state.player1.deck), player2: idsOf(start.state.player2.deck) }
  const dealt = (card: { id: number }) => card.id in start.state.cards
  const setup = { ...record.setup, catalogue: record.setup.catalogue.filter(dealt), decks }
  return { record: { ...record, setup }, characters: characters.filter(dealt) }
}

export const readSaved = (variant: string, owner: number | null): SavedBattle | undefined =>
  readStored(keyOf(variant), value => parse(value, owner))

/** Full or blocked storage: the battle goes on and is simply not kept. */
export function writeSaved(variant: string, owner: number | null, saved: SavedBattle): void {
  const stored: Stored = { ...saved, owner }
  writeStored(keyOf(variant), stored)
}

export const clearSaved = (variant: string): void => void writeStored(keyOf(variant), undefined)
