import { describe, expect, it } from 'vitest'
import { layoutLobby, PLAQUE_HEIGHT, type Seat } from './lobby-layout.ts'

interface Box {
  name: string
  x: number
  y: number
  w: number
  h: number
}

const screens = [
  [844, 390],
  [932, 430],
  [667, 375],
  [1440, 900],
  [1920, 1080],
  [390, 844],
  [360, 780],
  [430, 932],
] as const

const none = { left: 0, right: 0 }
const overlap = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

describe.each(screens)('the lobby at %i×%i', (width, height) => {
  const plan = layoutLobby(width, height, none)
  const plaque = (name: string, { x, y, w }: Seat['plaque']): Box => ({
    name,
    x: x - w / 2,
    y,
    w,
    h: PLAQUE_HEIGHT,
  })
  const plaques = [
    plaque('own', plan.own.plaque),
    ...plan.spots.map((spot, at) => plaque(`spot ${at}`, spot.plaque)),
    ...[...plan.tables, plan.newTable].map((table, at) => plaque(`table ${at}`, table.plaque)),
  ]

  it('shows whole plaques that do not overlap', () => {
    for (const [at, one] of plaques.entries()) {
      expect(one.x, one.name).toBeGreaterThanOrEqual(0)
      expect(one.x + one.w, one.name).toBeLessThanOrEqual(plan.width)
      expect(one.y + one.h, one.name).toBeLessThanOrEqual(plan.height)
      for (const other of plaques.slice(at + 1))
        expect(overlap(one, other), `${one.name} and ${other.name}`).toBe(false)
    }
  })

  it('keeps doors apart and below the bar at the top', () => {
    const doors = Object.entries(plan.doors).map(([name, { x, y, w, h, sign }]) => ({
      name,
      x: x - w / 2 - 8,
      y: y - h - sign - 12,
      w: w + 16,
      h: h + sign,
    }))
    for (const [at, one] of doors.entries()) {
      expect(one.y * plan.unit, one.name).toBeGreaterThanOrEqual(46)
      for (const other of doors.slice(at + 1)) expect(overlap(one, other)).toBe(false)
    }
  })

  it('makes everything that can be tapped at least 44 pixels large', () => {
    for (const { w } of Object.values(plan.doors)) expect((w + 16) * plan.unit).toBeGreaterThanOrEqual(44)
    for (const { size } of plan.spots) expect(size * plan.unit).toBeGreaterThanOrEqual(44)
  })
})
