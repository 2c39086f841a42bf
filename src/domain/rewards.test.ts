import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { opponentCodes } from '@/engine/opponents/opponent.ts'
import { cardTiers } from '@/engine/packs/odds.ts'
import {
  cardOfReward,
  cardsPerExchange,
  cardsToExchange,
  firstOpenDay,
  lastPathLevel,
  lastTaskDay,
  levelReward,
  openTaskDays,
  rewardOf,
  taskDays,
  taskKinds,
  taskProgress,
  tasksOf,
  tasksPerDay,
} from './rewards.ts'

const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const copies = fc.uniqueArray(
  fc.record({
    numero_carta: fc.integer({ min: 2, max: 150 }),
    rarita: fc.constantFrom(...cardTiers),
    copies: fc.integer({ min: 1, max: 9 }),
  }),
  { selector: card => card.numero_carta, maxLength: 40 },
)

describe('levelReward', () => {
  it('pays every level except the first', () => {
    expect(levelReward(1)).toBeUndefined()
    for (let level = 2; level < 60; level++) expect(levelReward(level)).toBeDefined()
    expect(levelReward(lastPathLevel + 1)).toEqual(levelReward(lastPathLevel + 20))
  })
})

describe('rewardOf', () => {
  it.each(['', 'level', 'level-x', 'level-1', 'first-nobody', 'tasks', 'other-3'])(
    'returns undefined for %j',
    key => {
      expect(rewardOf(key)).toBeUndefined()
    },
  )

  it.each(['level-4', 'first-maestro', 'first-online', 'tasks-1'])('returns the reward of %s', key => {
    expect(rewardOf(key)).toBeDefined()
  })
})

describe('daily tasks', () => {
  it('are different kinds, and always the same for an account and a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), instant, (userId, at) => {
        const day = at.toISOString().slice(0, 10)
        const tasks = tasksOf(userId, day)
        expect(tasks).toEqual(tasksOf(userId, day))
        expect(new Set(tasks).size).toBe(tasksPerDay)
      }),
    )
  })

  it('give each kind about equally often', () => {
    const counts = new Map<string, number>()
    const days = 4000
    for (let at = 0; at < days; at++)
      for (const kind of tasksOf(at % 97, new Date(at * 86_400_000).toISOString().slice(0, 10)))
        counts.set(kind, (counts.get(kind) ?? 0) + 1)
    for (const kind of taskKinds)
      expect((counts.get(kind) ?? 0) / ((days * tasksPerDay) / taskKinds.length)).toBeCloseTo(1, 0.9)
  })

  it('stay open for three days, and never before the account existed', () => {
    fc.assert(
      fc.property(instant, instant, (now, registeredAt) => {
        const days = openTaskDays(now, registeredAt)
        expect(days.length).toBeLessThanOrEqual(taskDays)
        for (const day of days) {
          expect(day >= registeredAt.toISOString().slice(0, 10)).toBe(true)
          expect(day >= firstOpenDay(now)).toBe(true)
          expect(lastTaskDay(day) >= now.toISOString().slice(0, 10)).toBe(true)
        }
      }),
    )
    expect(openTaskDays(new Date('2026-11-28T10:00Z'), new Date('2026-11-27T23:00Z'))).toEqual([
      '2026-11-27',
      '2026-11-28',
    ])
    expect(lastTaskDay('2026-11-30')).toBe('2026-12-02')
  })

  it.each([
    ['battles', 1, 1],
    ['knockouts', 4, 4],
    ['wins', 1, 0],
    ['strong', 1, 0],
    ['types', 1, 0],
  ] as const)('count %s: %i for a win, %i for a loss', (kind, win, loss) => {
    const battle = { opponent: 'maestro', knockouts: 4, types: 4 } as const
    expect(taskProgress(kind, { ...battle, outcome: 'win' })).toBe(win)
    expect(taskProgress(kind, { ...battle, outcome: 'lose' })).toBe(loss)
  })

  it('count a win as strong from the third computer player upwards and against a person', () => {
    const battle = { outcome: 'win', knockouts: 0, types: 0 } as const
    const counted = [...opponentCodes, null].map(opponent => taskProgress('strong', { ...battle, opponent }))
    expect(counted).toEqual([0, 0, 1, 1, 1, 1])
  })
})

describe('cardsToExchange', () => {
  it('gives three surplus cards of the rarity, and keeps one copy of each', () => {
    fc.assert(
      fc.property(copies, fc.constantFrom(...cardTiers), (owned, rarita) => {
        const given = cardsToExchange(owned, rarita)
        const ofRarity = owned.filter(card => card.rarita === rarita)
        const surplus = ofRarity.reduce((sum, card) => sum + card.copies - 1, 0)
        expect(given === undefined).toBe(surplus < cardsPerExchange)
        if (!given) return
        expect(given).toHaveLength(cardsPerExchange)
        for (const card of ofRarity)
          expect(card.copies - given.filter(number => number === card.numero_carta).length).toBeGreaterThan(0)
        expect(given.every(number => ofRarity.some(card => card.numero_carta === number))).toBe(true)
      }),
    )
  })

  it('takes from the cards with the most copies first', () => {
    const owned = [
      { numero_carta: 5, rarita: 'Rara', copies: 2 },
      { numero_carta: 9, rarita: 'Rara', copies: 4 },
    ] as const
    expect(cardsToExchange(owned, 'Rara')).toEqual([9, 9, 5])
  })
})

describe('cardOfReward', () => {
  const catalogue = [
    { numero_carta: 9, rarita: 'Rara' },
    { numero_carta: 4, rarita: 'Rara' },
    { numero_carta: 2, rarita: 'Comune' },
  ] as const

  it('is the first missing card of the rarity', () => {
    expect(cardOfReward(catalogue, new Set([4]), 'Rara')).toBe(9)
  })

  it('is the first card if none is missing, and undefined without a card of the rarity', () => {
    expect(cardOfReward(catalogue, new Set([4, 9]), 'Rara')).toBe(4)
    expect(cardOfReward(catalogue, new Set(), 'Unica')).toBeUndefined()
  })
})
