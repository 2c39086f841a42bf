import { expect, it } from 'vitest'
import { rarities } from '../contract/endpoints/game/characters.ts'
import { finishLooks, finishOf } from '../design/card/card-finish.ts'
import { fullLayout, moveRows } from './card-layout.ts'

it('keeps one to three moves inside their area without overlap', () => {
  const ground = fullLayout.moves!
  for (const count of [1, 2, 3]) {
    const rows = moveRows(count)
    expect(rows).toHaveLength(count)
    expect(rows[0]!.y).toBeGreaterThanOrEqual(ground.y)
    expect(rows.at(-1)!.y + rows.at(-1)!.h).toBeLessThanOrEqual(ground.y + ground.h + 0.001)
    for (const [at, row] of rows.slice(1).entries()) expect(row.y).toBeGreaterThan(rows[at]!.y + rows[at]!.h)
  }
})

it('gives each rarity its own finish, stronger for a higher rarity', () => {
  const finishes = rarities.map(finishOf)
  expect(new Set(finishes).size).toBe(rarities.length)
  const glare = finishes.map(finish => finishLooks[finish].glare)
  expect(glare).toEqual([...glare].sort((a, b) => a - b))
  expect(finishLooks[finishOf('Comune')].bands).toEqual([])
  expect(finishLooks[finishOf('Unica')].sparkles).toBe(true)
})
