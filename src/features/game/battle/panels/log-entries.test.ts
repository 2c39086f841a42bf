import { describe, expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { details, samples } from '../testing/table.ts'
import { italian, wordsIn } from '../testing/texts.ts'
import { logEntry, logGroups, partsOf } from './log-entries.ts'

const { characters } = samples()
const [mine, theirs] = [characters[0], characters[6]] as [(typeof characters)[0], (typeof characters)[0]]
const deps = { words: italian, characters, players: details, isWatched: false }

const used = (seat: 'player1' | 'player2'): BattleEvent => ({
  type: 'move-used',
  seat,
  cardId: mine.id,
  move: 0,
  targetSeat: 'player2',
  targetCardId: theirs.id,
})
const hurt: BattleEvent = { type: 'damage-taken', seat: 'player2', cardId: theirs.id, danno: 35, pv: 35 }
const turn = (number: number): BattleEvent => ({ type: 'turn-started', seat: 'player2', turn: number })

describe('lines of the battle log', () => {
  it('mark the move’s name and the loss in every language', () => {
    for (const locale of locales) {
      const words = wordsIn(locale)
      const entry = logEntry(hurt, { ...deps, words })
      expect(entry?.loss).toMatch(/^35\s\p{L}+$/u)
      const parts = partsOf(entry as NonNullable<typeof entry>)
      expect(parts.filter(part => part.mark === 'loss')).toHaveLength(1)
      expect(parts.map(part => part.text).join('')).toBe(entry?.text)
    }
  })

  it('give a blow the type of the attacker and the name of its move', () => {
    const entry = logEntry(used('player1'), deps)
    expect(entry).toMatchObject({ side: 'player1', sign: { kind: 'type', type: mine.tipo } })
    expect(entry?.strong).toEqual([italian.moveName(mine, 0)])
  })

  it('never call a spectator “you”', () => {
    const chosen: BattleEvent = { type: 'card-chosen', seat: 'player1', cardId: mine.id }
    const own = logEntry(chosen, deps)?.text
    const watched = logEntry(chosen, {
      ...deps,
      players: { ...details, player1: { ...details.player1, name: 'Ada' } },
      isWatched: true,
    })?.text
    expect(own).toMatch(/^Mandi/)
    expect(watched).toMatch(/^Ada manda/)
  })

  it('omit events without a line and turns without lines', () => {
    const events: BattleEvent[] = [
      { type: 'battle-started', player1: mine.id, player2: theirs.id },
      { type: 'turn-started', seat: 'player1', turn: 1 },
      { type: 'energy-changed', seat: 'player1', change: 2, energy: 5 },
      used('player1'),
      hurt,
      turn(2),
      turn(3),
      { type: 'turn-skipped', seat: 'player2' },
    ]
    const groups = logGroups(events, deps)
    expect(groups.map(group => [group.turn, group.entries.length])).toEqual([
      [1, 2],
      [3, 1],
    ])
  })

  it('join a blow and its loss in one row, with separate rows for poison and a second loss', () => {
    const poison: BattleEvent = { ...hurt, danno: 5, pv: 30, source: 'poison' }
    const [group] = logGroups([turn(1), used('player1'), hurt, poison, used('player2'), poison], deps)
    const texts = group?.entries.map(({ text }) => text) ?? []
    expect(texts).toHaveLength(4)
    expect(texts[0]).toContain(italian.moveName(mine, 0))
    expect(group?.entries[0]?.loss).toBe('35 PV')
    expect(partsOf(group!.entries[0]!).map(({ mark }) => mark)).toEqual([null, 'strong', null, 'loss', null])
  })
})
