import { describe, expect, it } from 'vitest'
import {
  FACE_RATIO,
  FAN,
  layoutPacks,
  PACK_RATIO,
  type PacksLayout,
  type Place,
  rowOffset,
  rowStep,
} from './packs-layout.ts'

const screens = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 932, height: 430 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]
const plan = ({ width, height }: { width: number; height: number }) =>
  layoutPacks(width, height, { left: 0, right: 0 })

const isInside = ({ width, height }: PacksLayout, { x, y, w }: Place, ratio: number) =>
  x - w / 2 >= -1 && x + w / 2 <= width + 1 && y - (w * ratio) / 2 >= -1 && y + (w * ratio) / 2 <= height + 1

describe.each(screens)('the pack table at $width × $height', screen => {
  const layout = plan(screen)

  it('shows pack, fan and result whole', () => {
    expect(isInside(layout, layout.carousel(0), PACK_RATIO)).toBe(true)
    expect(isInside(layout, layout.hand, PACK_RATIO)).toBe(true)
    for (let at = 0; at < FAN; at++) {
      expect(isInside(layout, layout.fan(at, at === 2), FACE_RATIO)).toBe(true)
      expect(isInside(layout, layout.result(at, 2), FACE_RATIO)).toBe(true)
    }
  })

  it('lays cards beside one another, not over', () => {
    for (let at = 1; at < FAN; at++) {
      const [left, right] = [layout.fan(at - 1, false), layout.fan(at, false)]
      expect(right.x - left.x).toBeGreaterThanOrEqual((left.w + right.w) / 2 - 4)
    }
    const xs = Array.from({ length: FAN }, (_, at) => layout.result(at, 2).x)
    expect([...xs].sort((a, b) => a - b)).toEqual(xs)
  })

  it('keeps the buttons below what they are about', () => {
    const { hand, foot } = layout
    expect(foot).toBeGreaterThan(hand.y + (hand.w * PACK_RATIO) / 2 - 1)
  })
})

it('whichever card is the best stands in the middle of the result', () => {
  const layout = plan({ width: 844, height: 390 })
  for (let hero = 0; hero < FAN; hero++) {
    expect(layout.result(hero, hero).x).toBe(layout.hero.x)
    const others = Array.from({ length: FAN }, (_, at) => at).filter(at => at !== hero)
    expect(new Set(others.map(at => layout.result(at, hero).x)).size).toBe(4)
  }
})

it('five kinds lie in a ring, fewer in a row with two ends', () => {
  expect([0, 1, 2, 3, 4].map(index => rowOffset(index, 4, 5))).toEqual([1, 2, -2, -1, 0])
  expect([0, 1, 2].map(index => rowOffset(index, 2, 3))).toEqual([-2, -1, 0])
  expect(rowStep(4, 1, 5)).toBe(0)
  expect(rowStep(0, -1, 5)).toBe(4)
  expect(rowStep(2, 1, 3)).toBe(2)
})
