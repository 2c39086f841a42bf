/**
 * The battle that survives a reload: its record under one versioned key per variant and player. A save is ignored if it
 * is unreadable, does not replay, belongs to another user or names unknown cards. A new battle then begins.
 */
import { HumanCommand, ruleSets } from '@/contract/endpoints/game/battles.ts'
import { Character } from '@/contract/endpoints/game/characters.ts'
import { GuestTicket } from '@/contract/endpoints/game/guest-battle.ts'
import { computerCodes } from '@/engine/opponents/opponent.ts'
import { isBattleSetup } from '@/engine/read-setup.ts'
import { replay } from '@/engine/replay.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { createBattle } from '@/engine/setup.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import type { Choice } from '../variants/choice.ts'
import { type Unticketed, unticketed as unticketedCodes } from './battle-report.ts'
import { type BattleRecord, isPlayable } from './local-battle.ts'
import type { BattleCharacter } from './public-battle.ts'

/** Increased when the stored format changes. Older rules are recognised by `rulesVersion`. */
const VERSION = 2
const UNNAMED_RULES = 1 // version for battles that were saved without one

export interface SavedBattle {
  record: BattleRecord
  characters: BattleCharacter[] // art and texts from its start
  choice: Choice // how it was requested
  ticket: HeldTicket | null // null: it does not count
  guestTicket?: GuestTicket | undefined // of a guest: an account can claim the battle with it
  unticketed: Unticketed | null // why it does not count
}

export interface HeldTicket {
  id: string
  expires_at: string
}

interface Stored extends SavedBattle {
  owner: number | null // user id; null for a guest
  rulesVersion: number // rules under which it began
}

/** One key per player of this browser, so that a guest's battle replaces no other. */
const keyOf = (variant: string, owner: number | null) => `battle.${variant}.${owner ?? 'guest'}.v${VERSION}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string'

/** The fields needed to draw it. One invalid card invalidates the whole save. */
const SavedCharacter = Character.pick({
  id: true,
  numero_carta: true,
  nome: true,
  slug: true,
  rarita: true,
  tipo: true,
  pv: true,
  resistenza: true,
  atk: true,
  mosse: true,
  images: true,
  translations: true,
})
const isCharacter = (value: unknown): value is BattleCharacter => SavedCharacter.safeParse(value).success

function readHow(
  value: Record<string, unknown>,
): Pick<SavedBattle, 'choice' | 'ticket' | 'guestTicket' | 'unticketed'> | undefined {
  const { choice, ticket, unticketed } = value
  if (!isRecord(choice)) return undefined
  const rules = ruleSets.find(code => code === choice.rules)
  const opponent = computerCodes.find(code => code === choice.opponent)
  const deck = Array.isArray(choice.deck) && choice.deck.every(Number.isSafeInteger) ? choice.deck : null
  if (!rules || !opponent) return undefined
  const reason = unticketedCodes.find(code => code === unticketed) ?? null
  const storedTicket =
    isRecord(ticket) && isText(ticket.id) && isText(ticket.expires_at)
      ? { id: ticket.id, expires_at: ticket.expires_at }
      : null
  const guestTicket = GuestTicket.safeParse(value.guestTicket).data
  return { choice: { rules, opponent, deck }, ticket: storedTicket, guestTicket, unticketed: reason }
}

function parse(value: unknown, owner: number | null): SavedBattle | undefined {
  if (!isRecord(value) || value.owner !== owner || !isRecord(value.record)) return undefined
  if ((value.rulesVersion ?? UNNAMED_RULES) !== rulesVersion) return undefined
  const { setup, seed, commands } = value.record
  if (!isBattleSetup(setup) || !Number.isSafeInteger(seed) || !Array.isArray(commands)) return undefined
  const record: BattleRecord = { setup, seed: seed as number, commands }
  const { characters } = value
  if (!Array.isArray(characters) || !characters.every(isCharacter)) return undefined
  const characterIds = new Set(characters.map(({ id }) => id))
  if (!setup.catalogue.every(({ id }) => characterIds.has(id))) return undefined
  const how = readHow(value)
  return how && isPlayable(record) ? { record, characters, ...how } : undefined
}

/**
 * Returns the battle without cards that were not dealt, small enough to be written after every command. A short
 * catalogue is unchanged and keeps its warning.
 */
export function dealtOnly(battle: SavedBattle): SavedBattle {
  const { record, characters } = battle
  const start = createBattle(record.setup, record.seed)
  if ('refused' in start || start.warning) return battle
  const idsOf = (deck: { id: number }[]) => deck.map(({ id }) => id)
  const decks = { player1: idsOf(start.state.player1.deck), player2: idsOf(start.state.player2.deck) }
  const dealt = (card: { id: number }) => card.id in start.state.cards
  const setup = { ...record.setup, catalogue: record.setup.catalogue.filter(dealt), decks }
  return { ...battle, record: { ...record, setup }, characters: characters.filter(dealt) }
}

export const readSaved = (variant: string, owner: number | null): SavedBattle | undefined =>
  readStored(keyOf(variant, owner), value => parse(value, owner))

/** If the storage is full or blocked, the battle continues and is not saved. */
export function writeSaved(variant: string, owner: number | null, saved: SavedBattle): void {
  const stored: Stored = { ...saved, owner, rulesVersion }
  writeStored(keyOf(variant, owner), stored)
}

export const clearSaved = (variant: string, owner: number | null): void =>
  void writeStored(keyOf(variant, owner), undefined)

/** Returns the current turn of a saved battle. */
export function savedTurn({ record: { setup, seed, commands } }: SavedBattle): number {
  const past = replay(setup, seed, commands)
  return 'state' in past ? past.state.turn : 1
}

/** Returns player 1's commands of a record, from which a result is made. */
export const ownCommands = ({ commands }: BattleRecord): HumanCommand[] =>
  commands.flatMap(command => {
    const parsedCommand = HumanCommand.safeParse(command)
    return parsedCommand.success ? [parsedCommand.data] : []
  })
