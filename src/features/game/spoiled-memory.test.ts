/** docs/failure-cases.md O3: the game's screens read the valid part of any stored value, or nothing. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HumanCommand, type Ticket } from '@/contract/endpoints/game/battles.ts'
import { isBattleSetup } from '@/engine/read-setup.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { createBattle } from '@/engine/setup.ts'
import { readStored } from '@/stores/storage.ts'
import { spoiledTexts } from '@/stores/testing/spoiled-texts.ts'
import { battleWords } from './battle/scene/words.ts'
import { Outbox } from './battle/session/outbox.ts'
import { OUTBOX_KEY } from './battle/session/outbox-key.ts'
import { ownCommands, readSaved, savedTurn, writeSaved } from './battle/session/saved-battle.ts'
import { TicketBox } from './battle/session/tickets.ts'
import { FakeClock } from './battle/testing/fake-clock.ts'
import { FakeServer, stubStorage } from './battle/testing/rounds.ts'
import { samples } from './battle/testing/table.ts'
import * as bench from './creator/draft/edit-draft.ts'
import * as deck from './decks/draft/stored-draft.ts'
import { readGuestBattle } from './kit/guest-battle.ts'
import { guestBattleKey, lessonProofsKey } from './kit/guest-progress-keys.ts'
import { readLessons } from './kit/lesson-memory.ts'
import { readLessonProofs } from './kit/lesson-proof.ts'
import { storeWitness, unfinishedOf, witnessOf } from './packs/pack-memory.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

const { setup, characters } = samples()
const command: HumanCommand = { type: 'use-move', seat: 'player1', move: 0 }
const words = battleWords(
  key => key,
  'it',
  key => key,
)

/** Compares the read value with what its screens need. Returns true if there was a value. */
type Read = () => boolean | Promise<boolean>

function readBattle(): boolean {
  const saved = readSaved('new', 7)
  if (!saved) return false
  expect(savedTurn(saved)).toBeGreaterThan(0)
  expect(ownCommands(saved.record).length).toBeLessThanOrEqual(saved.record.commands.length)
  for (const character of saved.characters) {
    const names = [
      words.cardName(character),
      ...character.mosse.map((_, at) => words.moveName(character, at)),
    ]
    expect(names.every(name => typeof name === 'string')).toBe(true)
    expect(Object.values(character.images).every(address => typeof address === 'string')).toBe(true)
  }
  return true
}

const wish = { kind: 'new', rules: 'classic', opponent: 'esperto', deck: null } as const
const ticket: Ticket = {
  id: 'a',
  ...wish,
  rules_version: rulesVersion,
  seed: 5,
  setup,
  expires_at: '2026-11-28T00:00:00Z',
}
const tickets = [{ owner: 7, wish: JSON.stringify(['new', 'classic', 'esperto', null]), ticket }]

async function readTickets(): Promise<boolean> {
  const server = new FakeServer()
  server.isDown = true
  const box = new TicketBox({
    server,
    owner: 7,
    clock: new FakeClock(),
    today: () => Date.parse('2026-11-21'),
  })
  const taken = await box.take(wish)
  if ('none' in taken) {
    expect(taken.none).toBe('offline')
    return false
  }
  expect(isBattleSetup(taken.ticket.setup)).toBe(true)
  expect(() => createBattle(taken.ticket.setup, taken.ticket.seed)).not.toThrow()
  return true
}

function readOutbox(): boolean {
  const waiting = new Outbox(new FakeServer()).waiting(7)
  for (const { commands } of waiting)
    expect(commands.every(candidate => HumanCommand.safeParse(candidate).success)).toBe(true)
  return waiting.length > 0
}

function readCreation(): boolean {
  const draft = readStored(bench.draftKey(7), bench.readDraft)
  if (draft) expect(bench.faceOfDraft(draft, 'Senza nome').moves.every(({ name }) => name !== '')).toBe(true)
  return draft !== undefined
}

function readDeck(): boolean {
  const draft = readStored(deck.draftKey(7, ''), deck.readDraft)
  expect(draft?.cards.every(Number.isSafeInteger)).not.toBe(false)
  return draft !== undefined
}

function readWitness(): boolean {
  const witness = witnessOf('p')
  expect(witness?.nonces.every(nonce => typeof nonce === 'string')).not.toBe(false)
  expect(storeWitness([{ id: 'p', commitment: 'c' }], () => 'fresh')).toBeTypeOf('string')
  return witness !== undefined
}

const guestTicket = {
  ...{ id: 'a'.repeat(22), device: 'd'.repeat(22), signature: 's', expires_at: '2026-11-28T00:00:00Z' },
  ...{ kind: 'new', rules: 'classic', opponent: 'esperto', seed: 5, setup, rules_version: rulesVersion },
}

const memories: [key: string, sound: unknown, read: Read][] = [
  ['battle.tickets.v1', tickets, readTickets],
  [OUTBOX_KEY, [{ id: 'a', owner: 7, commands: [command], forfeit: false }], readOutbox],
  [bench.draftKey(7), bench.freshDraft({ moves: ['Fiamma', 'Vampa'], third: 'Brace' }), readCreation],
  [deck.draftKey(7, ''), { id: null, name: 'Fuoco', cards: [2, 3, 4] }, readDeck],
  ['pack-witness', { p: { commitment: 'c', nonces: ['n'] } }, readWitness],
  [
    'pack-unfinished',
    { user: 7, ids: ['p'] },
    () => {
      const ids = unfinishedOf(7)
      expect(ids.every(id => typeof id === 'string')).toBe(true)
      return ids.length > 0
    },
  ],
  ['lesson', { won: ['energy'], isSkipped: false }, () => readLessons()?.won[0] === 'energy'],
  [
    lessonProofsKey,
    [{ lesson: 'energy', rules_version: rulesVersion, commands: [command] }],
    () => readLessonProofs()[0]?.commands.length === 1,
  ],
  [
    guestBattleKey,
    { battle: { ticket: guestTicket, commands: [command] }, outcome: 'win' },
    () => readGuestBattle()?.battle.commands.length === 1,
  ],
]

async function tryAll(key: string, sound: unknown, read: Read): Promise<void> {
  const texts = spoiledTexts(sound, 800)
  expect(texts.length).toBeGreaterThanOrEqual(150)
  for (const text of texts) {
    stored.set(key, text)
    await read()
  }
  stored.set(key, JSON.stringify(sound))
  expect(await read()).toBe(true)
}

it.each(memories)('O3: reads the valid part of corrupted %s, or nothing', tryAll)

it('O3: resumes a saved battle corrupted in a thousand ways, or ignores it', async () => {
  const choice = { rules: 'classic', opponent: 'esperto', deck: [2, 4] } as const
  const record = { setup, seed: 5, commands: [command] }
  const held = { id: 'a', expires_at: '2026-11-28T00:00:00Z' }
  writeSaved('new', 7, {
    record,
    characters,
    choice: { ...choice, deck: [...choice.deck] },
    ticket: held,
    unticketed: null,
  })
  const [[key, text] = ['', '']] = stored
  await tryAll(key, JSON.parse(text), readBattle)
  expect(readSaved('new', 7)?.record).toEqual(record)
})
