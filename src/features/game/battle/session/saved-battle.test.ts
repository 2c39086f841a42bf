import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cardSpecOf } from '@/contract/endpoints/game/card-spec.ts'
import { createBattle } from '@/engine/setup.ts'
import { samples } from '../testing/table.ts'
import { clearSaved, dealtOnly, readSaved, type SavedBattle, writeSaved } from './saved-battle.ts'

const key = 'battle.new.7.v2'
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const saved = (): SavedBattle => {
  const { setup, characters } = samples()
  return {
    record: { setup, seed: 5, commands: [{ type: 'use-move', seat: 'player1', move: 0 }] },
    characters,
    choice: { rules: 'classic', opponent: 'esperto', deck: [2, 4] },
    ticket: { id: 'a', expires_at: '2026-11-28T00:00:00Z' },
    unticketed: null,
  }
}

/** Writes a valid save, changes it with `bend`, and reads it back. */
function bent(bend: (value: Record<string, Record<string, unknown>>) => void) {
  writeSaved('new', 7, saved())
  const value = JSON.parse(stored.get(key) ?? '')
  bend(value)
  stored.set(key, JSON.stringify(value))
  return readSaved('new', 7)
}

describe('saved battle', () => {
  it('is restored for its owner and its variant', () => {
    writeSaved('new', 7, saved())
    expect(readSaved('new', 7)).toEqual(saved())
    expect(readSaved('new', 8)).toBeUndefined()
    expect(readSaved('new', null)).toBeUndefined()
    expect(readSaved('newb', 7)).toBeUndefined()
  })

  it('is not returned to another account of the same browser', () => {
    writeSaved('new', 7, saved())
    writeSaved('new', null, { ...saved(), ticket: null })
    clearSaved('new', null)
    expect(readSaved('new', 7)).toEqual(saved())
  })

  it('is removed by clear', () => {
    writeSaved('new', null, saved())
    clearSaved('new', null)
    expect(readSaved('new', null)).toBeUndefined()
  })

  it('survives full storage', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(() => writeSaved('new', null, saved())).not.toThrow()
  })
})

it('omits cards that were not dealt without changing the battle', () => {
  const { setup, characters } = samples()
  const spare = characters.map(card => ({ ...card, id: card.id + 500 }))
  const catalogue = [...setup.catalogue, ...spare.map(cardSpecOf)]
  const record = { setup: { rules: setup.rules, catalogue }, seed: 3, commands: [] }
  const dealt = dealtOnly({ ...saved(), record, characters: [...characters, ...spare] })
  expect(dealt.characters).toHaveLength(12)
  const [before, after] = [record, dealt.record].map(given => createBattle(given.setup, given.seed))
  expect(after).toMatchObject({ state: { ...(before as { state: object }).state, rng: expect.any(Number) } })
})

describe('corrupt saved battle is ignored', () => {
  it.each(['', 'null', '7', '{', '[]', '{"record":null}', '{"owner":7,"record":{}}'])('%j', text => {
    stored.set(key, text)
    expect(readSaved('new', 7)).toBeUndefined()
  })

  it('if the rules refuse a command', () => {
    expect(bent(value => (value.record!.commands = [{ type: 'surrender' }]))).toBeUndefined()
  })

  it('if a card was changed in storage', () => {
    expect(
      bent(value => ((value.record!.setup as { catalogue: unknown[] }).catalogue[0] = 3)),
    ).toBeUndefined()
    expect(bent(value => (value.characters![0] = { id: 2 }))).toBeUndefined()
  })

  it('if its ticket or choice is invalid', () => {
    expect(bent(value => (value.choice!.rules = 'poker'))).toBeUndefined()
    expect(bent(value => (value.ticket!.id = 7))?.ticket).toBeNull()
  })

  it('if a card has no pictures', () => {
    expect(bent(value => void (value.characters as unknown as unknown[]).pop())).toBeUndefined()
  })
})
