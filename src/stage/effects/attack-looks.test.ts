// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { elements } from '@/contract/endpoints/game/characters.ts'
import { attackLookOf } from './attack-looks.ts'
import { MOST_GRAINS } from './light-layers.ts'

const looks = elements.map(attackLookOf)

it('no two of the fifteen types look alike when they strike', () => {
  const told = looks.map(({ shot, core, debris, glow }) => JSON.stringify([shot, core, debris.shape, glow]))
  expect(new Set(told).size).toBe(elements.length)
  expect(new Set(looks.map(({ glow }) => glow)).size).toBe(elements.length)
})

it('the air of a blow has a colour: never so pale that the one who is hit drowns in it', () => {
  for (const { glow } of looks) {
    const channels = [1, 3, 5].map(at => Number.parseInt(glow.slice(at, at + 2), 16))
    expect(Math.max(...channels) - Math.min(...channels), glow).toBeGreaterThan(70)
    expect(Math.min(...channels), glow).toBeLessThan(100)
  }
})

it('one blow leaves grains for its number, its speed and the next', () => {
  const LARGEST_CORE = 18
  const STREAKS = 10
  for (const { shot, debris } of looks) {
    const shots = 'count' in shot ? shot.count * 4 : 8
    expect(shots + debris.count + LARGEST_CORE + STREAKS).toBeLessThan(MOST_GRAINS)
  }
})
