import { describe, expect, it } from 'vitest'
import {
  BUTTON_HEIGHT,
  CREW_PLAQUE,
  INVITATION,
  layoutLobby,
  PLAQUE_HEIGHT,
  type Seat,
} from './lobby-layout.ts'

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

describe.each(screens)('lobby at %i×%i', (width, height) => {
  const plan = layoutLobby(width, height, none)
  const plaque = (name: string, { x, y, w }: Seat['plaque']): Box => ({
    name,
    x: x - w / 2,
    y,
    w,
    h: PLAQUE_HEIGHT * plan.type,
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

  const creature = ({ x, y, size }: Seat): Box => ({
    name: `creature at ${x}`,
    x: x - size * 0.32,
    y: y - size * 0.92,
    w: size * 0.64,
    h: size * 0.92,
  })
  const creatures = [plan.own, ...plan.spots, ...plan.tables.flatMap(({ seats }) => seats)].map(creature)

  it('shows the number of other players over no creature and no door', () => {
    const more = { ...plaque('more', { ...plan.more, w: 120 }), y: plan.more.y }
    const doors = Object.values(plan.doors).map(({ x, y, w, h, sign }) => ({
      name: 'door',
      x: x - w / 2 - 8,
      y: y - h - sign - 12,
      w: w + 16,
      h: h + sign + 12,
    }))
    for (const other of [...creatures, ...doors, ...plaques])
      expect(overlap(more, other), other.name).toBe(false)
    expect(more.y * plan.unit).toBeGreaterThanOrEqual(46)
  })

  it('has space for the text of the workshop at the first table of an empty lobby', () => {
    const [table] = plan.tables
    const crew = plaque('crew', { ...(table?.plaque ?? plan.more), w: CREW_PLAQUE })
    expect(crew.x).toBeGreaterThanOrEqual(0)
    expect(crew.x + crew.w).toBeLessThanOrEqual(plan.width)
    for (const other of [plan.own.plaque, plan.newTable.plaque])
      expect(overlap(crew, plaque('other', other))).toBe(false)
  })

  it('shows a whole challenge in the hand of the own creature, with its buttons apart', () => {
    const { card, panel, accept, decline } = plan.invitation
    const own = plaque('own', plan.own.plaque)
    const { w } = card
    const held = { name: 'card', x: card.x - w / 2, y: card.y - w * 0.7, w, h: w * 1.4 }
    expect(overlap(held, creature(plan.own)), 'the card is in reach of the creature').toBe(true)
    for (const box of [held, { name: 'panel', ...panel }]) {
      expect(box.x, box.name).toBeGreaterThanOrEqual(0)
      expect(box.x + box.w, box.name).toBeLessThanOrEqual(plan.width)
      expect(box.y * plan.unit, box.name).toBeGreaterThanOrEqual(46)
      expect(overlap(box, own), box.name).toBe(false)
    }
    for (const { x, y } of [accept, decline]) {
      expect(x - INVITATION.button / 2).toBeGreaterThanOrEqual(card.x + w / 2)
      expect(x + INVITATION.button / 2).toBeLessThanOrEqual(panel.x + panel.w)
      expect(y + BUTTON_HEIGHT).toBeLessThanOrEqual(panel.y + panel.h)
    }
    expect((decline.y - accept.y) * plan.unit).toBeGreaterThanOrEqual(34)
  })

  it('makes all tap targets at least 44 pixels large', () => {
    for (const { w } of Object.values(plan.doors)) expect((w + 16) * plan.unit).toBeGreaterThanOrEqual(44)
    for (const { size } of plan.spots) expect(size * plan.unit).toBeGreaterThanOrEqual(44)
  })
})
