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

describe.each(screens)('pack table at $width × $height', screen => {
  const layout = plan(screen)

  it('shows pack, fan and result completely', () => {
    expect(isInside(layout, layout.carousel(0), PACK_RATIO)).toBe(true)
    expect(isInside(layout, layout.hand, PACK_RATIO)).toBe(true)
    for (let at = 0; at < FAN; at++) {
      expect(isInside(layout, layout.fan(at, at === 2), FACE_RATIO)).toBe(true)
      expect(isInside(layout, layout.result(at, 2), FACE_RATIO)).toBe(true)
    }
  })

  it('places cards next to each other without overlap', () => {
    for (let at = 1; at < FAN; at++) {
      const [left, right] = [layout.fan(at - 1, false), layout.fan(at, false)]
      expect(right.x - left.x).toBeGreaterThanOrEqual((left.w + right.w) / 2 - 4)
    }
    const xs = Array.from({ length: FAN }, (_, at) => layout.result(at, 2).x)
    expect([...xs].sort((a, b) => a - b)).toEqual(xs)
  })

  it('keeps the buttons below the objects they act on', () => {
    const { hand, foot } = layout
    expect(foot).toBeGreaterThan(hand.y + (hand.w * PACK_RATIO) / 2 - 1)
  })
})

it('puts the best card in the middle of the result', () => {
  const layout = plan({ width: 844, height: 390 })
  for (let hero = 0; hero < FAN; hero++) {
    expect(layout.result(hero, hero).x).toBe(layout.hero.x)
    const others = Array.from({ length: FAN }, (_, at) => at).filter(at => at !== hero)
    expect(new Set(others.map(at => layout.result(at, hero).x)).size).toBe(4)
  }
})

it('arranges five kinds in a ring and fewer in a row with two ends', () => {
  expect([0, 1, 2, 3, 4].map(index => rowOffset(index, 4, 5))).toEqual([1, 2, -2, -1, 0])
  expect([0, 1, 2].map(index => rowOffset(index, 2, 3))).toEqual([-2, -1, 0])
  expect(rowStep(4, 1, 5)).toBe(0)
  expect(rowStep(0, -1, 5)).toBe(4)
  expect(rowStep(2, 1, 3)).toBe(2)
})

const uprightScreens = [
  { width: 360, height: 640 },
  { width: 360, height: 780 },
  { width: 390, height: 664 },
  { width: 430, height: 932 },
]

/** The bounding box of a slightly tilted object, without the tilt. */
const boxOf = ({ x, y, w }: Place, ratio: number) => ({
  left: x - w / 2,
  right: x + w / 2,
  top: y - (w * ratio) / 2,
  bottom: y + (w * ratio) / 2,
})
const overlaps = (one: Place, other: Place, ratio: number) => {
  const [a, b] = [boxOf(one, ratio), boxOf(other, ratio)]
  return a.left < b.right - 4 && b.left < a.right - 4 && a.top < b.bottom - 4 && b.top < a.bottom - 4
}

describe.each(uprightScreens)('game 15: pack table in portrait orientation at $width × $height', screen => {
  const layout = plan(screen)
  const seats = Array.from({ length: FAN }, (_, at) => at)

  it('shows pack, fan, enlarged card and result completely, above the buttons', () => {
    const { hand, hero, foot } = layout
    for (const [place, ratio] of [
      [layout.carousel(0), PACK_RATIO],
      [hand, PACK_RATIO],
      [hero, FACE_RATIO],
      ...seats.flatMap(at => [
        [layout.fan(at, at === 4), FACE_RATIO] as const,
        [layout.result(at, 2), FACE_RATIO] as const,
      ]),
    ] as const) {
      expect(isInside(layout, place, ratio)).toBe(true)
      expect(boxOf(place, ratio).bottom).toBeLessThanOrEqual(foot)
    }
  })

  it('places no card over another', () => {
    for (const seat of seats)
      for (const other of seats.slice(seat + 1)) {
        expect(overlaps(layout.fan(seat, false), layout.fan(other, true), FACE_RATIO)).toBe(false)
        expect(overlaps(layout.result(seat, 2), layout.result(other, 2), FACE_RATIO)).toBe(false)
      }
  })

  it('keeps the strip in the lower two thirds, within reach of a thumb', () => {
    expect(boxOf(layout.hand, PACK_RATIO).top).toBeGreaterThan(layout.height * 0.2)
  })
})
