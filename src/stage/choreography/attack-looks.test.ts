// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { elements } from '@/contract/endpoints/game/characters.ts'
import { MOST_GRAINS } from '../effects/light-layers.ts'
import { attackLookOf } from './attack-looks.ts'

const looks = elements.map(attackLookOf)

it('gives each of the fifteen types a different attack', () => {
  const descriptions = looks.map(({ shot, core, debris, glow }) =>
    JSON.stringify([shot, core, debris.shape, glow]),
  )
  expect(new Set(descriptions).size).toBe(elements.length)
  expect(new Set(looks.map(({ glow }) => glow)).size).toBe(elements.length)
})

it('gives the glow of a blow a saturated colour, so that the target stays visible', () => {
  for (const { glow } of looks) {
    const channels = [1, 3, 5].map(at => Number.parseInt(glow.slice(at, at + 2), 16))
    expect(Math.max(...channels) - Math.min(...channels), glow).toBeGreaterThan(70)
    expect(Math.min(...channels), glow).toBeLessThan(100)
  }
})

it('leaves grains for its number, its speed lines and the next blow', () => {
  const LARGEST_CORE = 18
  const STREAKS = 10
  for (const { shot, debris } of looks) {
    const shots = 'count' in shot ? shot.count * 4 : 8
    expect(shots + debris.count + LARGEST_CORE + STREAKS).toBeLessThan(MOST_GRAINS)
  }
})
