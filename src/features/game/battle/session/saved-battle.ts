/**
 * The battle that survives a reload: its record under one versioned key per variant and player. What cannot be read, does not
 * replay, belongs to someone else or names unknown cards counts as nothing saved, and a fresh battle begins.
 */
import { HumanCommand, ruleSets } from '@/contract/endpoints/game/battles.ts'
import { Character } from '@/contract/endpoints/game/characters.ts'
import { GuestTicket } from '@/contract/endpoints/game/guest-battle.ts'
import { opponentCodes } from '@/engine/opponents/opponent.ts'
import { isBattleSetup } from '@/engine/read-setup.ts'
import { replay } from '@/engine/replay.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { createBattle } from '@/engine/setup.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import type { Choice } from '../variants/choice.ts'
import { type Unticketed, unticketed as unticketedCodes } from './battle-report.ts'
import { type BattleRecord, isPlayable } from './local-battle.ts'
import type { BattleCharacter } from './public-battle.ts'

/** Raised when what is stored changes; older rules are recognised by `rulesVersion`. */
const VERSION = 2
const UNNAMED_RULES = 1 // of battles saved before it was written down

export interface SavedBattle {
  record: BattleRecord
  characters: BattleCharacter[] // as they were drawn when it began
  choice: Choice // how it was asked for
  ticket: HeldTicket | null // null: it does not count
  guestTicket?: GuestTicket | undefined // a guest's: with it an account may bring the battle in
  unticketed: Unticketed | null // why it does not count
}

export interface HeldTicket {
  id: string
  expires_at: string
}

interface Stored extends SavedBattle {
  owner: number | null // user id; null for a guest
  rulesVersion: number // those it was begun under
}

/** One per player of this browser: a guest's battle takes nobody's place. */
const keyOf = (variant: string, owner: number | null) => `battle.${variant}.${owner ?? 'guest'}.v${VERSION}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string'

/** What it takes to draw it; a broken one spoils the whole save. */
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
  const opponent = opponentCodes.find(code => code === choice.opponent)
  const deck = Array.isArray(choice.deck) && choice.deck.every(Number.isSafeInteger) ? choice.deck : null
  if (!rules || !opponent) return undefined
  const reason = unticketedCodes.find(code => code === unticketed) ?? null
  const held =
    isRecord(ticket) && isText(ticket.id) && isText(ticket.expires_at)
      ? { id: ticket.id, expires_at: ticket.expires_at }
      : null
  const guestTicket = GuestTicket.safeParse(value.guestTicket).data
  return { choice: { rules, opponent, deck }, ticket: held, guestTicket, unticketed: reason }
}

function parse(value: unknown, owner: number | null): SavedBattle | undefined {
  if (!isRecord(value) || value.owner !== owner || !isRecord(value.record)) return undefined
  if ((value.rulesVersion ?? UNNAMED_RULES) !== rulesVersion) return undefined
  const { setup, seed, commands } = value.record
  if (!isBattleSetup(setup) || !Number.isSafeInteger(seed) || !Array.isArray(commands)) return undefined
  const record: BattleRecord = { setup, seed: seed as number, commands }
  const { characters } = value
  if (!Array.isArray(characters) || !characters.every(isCharacter)) return undefined
  const known = new Set(characters.map(({ id }) => id))
  if (!setup.catalogue.every(({ id }) => known.has(id))) return undefined
  const how = readHow(value)
  return how && isPlayable(record) ? { record, characters, ...how } : undefined
}

/**
 * The same battle without the cards nobody was dealt: small enough to be written after every command. A short
 * catalogue has none to leave out and stays as it is, with its warning.
 */
export function dealtOnly(given: SavedBattle): SavedBattle {
  const { record, characters } = given
  const start = createBattle(record.setup, record.seed)
  if ('refused' in start || start.warning) return given
  const idsOf = (deck: { id: number }[]) => deck.map(({ id }) => id)
  const decks = { player1: idsOf(start.state.player1.deck), player2: idsOf(start.state.player2.deck) }
  const dealt = (card: { id: number }) => card.id in start.state.cards
  const setup = { ...record.setup, catalogue: record.setup.catalogue.filter(dealt), decks }
  return { ...given, record: { ...record, setup }, characters: characters.filter(dealt) }
}

export const readSaved = (variant: string, owner: number | null): SavedBattle | undefined =>
  readStored(keyOf(variant, owner), value => parse(value, owner))

/** Full or blocked storage: the battle goes on and is not saved. */
export function writeSaved(variant: string, owner: number | null, saved: SavedBattle): void {
  const stored: Stored = { ...saved, owner, rulesVersion }
  writeStored(keyOf(variant, owner), stored)
}

export const clearSaved = (variant: string, owner: number | null): void =>
  void writeStored(keyOf(variant, owner), undefined)

/** The turn it stands at. */
export function savedTurn({ record: { setup, seed, commands } }: SavedBattle): number {
  const past = replay(setup, seed, commands)
  return 'state' in past ? past.state.turn : 1
}

/** Player 1's part of a record: what a result is made of. */
export const ownCommands = ({ commands }: BattleRecord): HumanCommand[] =>
  commands.flatMap(command => {
    const own = HumanCommand.safeParse(command)
    return own.success ? [own.data] : []
  })
