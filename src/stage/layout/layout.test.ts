import { expect, it } from 'vitest'
import { tilePlace } from '../scenes/battle/tile-row.ts'
import {
  around,
  desktops,
  none,
  notch,
  overlap,
  phones,
  tables,
  targetsOf,
  tileTargets,
  uprights,
} from '../testing/battle-tables.ts'
import { type BattleLayout, layoutBattle } from './layout.ts'

it('game 4: stacks the zones at 1024 and below, hides the info column and shows the rival’s hand below the name', () => {
  for (const width of [600, 844, 1024]) {
    const layout = layoutBattle(width, 600, none)
    expect(layout.kind).toBe('stacked')
    const { identity, plate } = layout.rival
    const { x, y, w, step } = layout.rivalHand
    expect(y).toBeGreaterThanOrEqual((identity?.y ?? 0) + 20)
    expect(x + step * 4 + w, `${width}`).toBeLessThanOrEqual(layout.clock.x - layout.clock.r)
    expect(y + w + 8).toBeLessThan(plate.y)
    expect(layout.column).toBeNull()
  }
  const layout = layoutBattle(1025, 700, none)
  expect(layout.kind).toBe('wide')
  expect(layout.rivalHand.x + layout.rivalHand.step * 5).toBeLessThan(layout.column?.x ?? 0)
  expect(layout.column).not.toBeNull()
})

it('keeps the coordinates of the phone design if both sides have a notch', () => {
  const layout = layoutBattle(844, 390, notch)
  expect(layout.unit).toBe(1)
  expect(layout.own.ring).toMatchObject({ x: 196, y: 318, rx: 122, ry: 47 })
  expect(layout.rival.ring).toMatchObject({ x: 606, y: 158, rx: 100, ry: 36 })
  expect(layout.own.plate).toMatchObject({ x: 304, y: 202, w: 196 })
  expect(layout.rival.plate).toMatchObject({ x: 330, y: 98, w: 184 })
  expect(layout.tiles).toMatchObject({ x: 552, y: 192, w: 246 })
  expect(layout.tube).toMatchObject({ x: 514, y: 214, w: 20, h: 154 })
  expect(layout.hand).toMatchObject({ x: 278, y: 294, card: 52, step: 44 })
  expect(layout.guard).toEqual({ x: 70, y: 152 })
  expect(layout.replace).toEqual({ x: 70, y: 228 })
  expect(layout.skip).toEqual({ x: 70, y: 304 })
})

it('uses the upright design up to 1024 pixels if the table is clearly higher than wide', () => {
  for (const [width, height] of uprights) expect(layoutBattle(width, height, none).kind).toBe('upright')
  expect(layoutBattle(412, 470, none).kind).toBe('stacked')
  expect(layoutBattle(1080, 1920, none).kind).toBe('wide')
})

it.each(uprights)(
  'gives moves at %i×%i the full width, at least 56 pixels of height, and the bottom edge',
  (width, height) => {
    const bottom = 34
    const { tiles, unit, ...layout } = layoutBattle(width, height, { ...none, bottom })
    const last = tilePlace(1, 2, tiles)
    expect(last.h * unit).toBeGreaterThanOrEqual(55.99)
    expect(tiles.w / layout.width).toBeGreaterThan(width > 600 ? 0.7 : 0.9)
    const end = (tiles.y + last.y + last.h) * unit
    expect(end).toBeLessThanOrEqual(height - bottom)
    expect(end).toBeGreaterThan(height - bottom - 24)
  },
)

it.each(uprights)(
  'arranges the rival, the own creature, the hand, the energy and the moves at %i×%i from top to bottom',
  (width, height) => {
    const { rival, own, hand, tube, tiles } = layoutBattle(width, height, none)
    const rows = [rival.creature.y, own.creature.y, hand.y + hand.card, tube!.y, tiles.y]
    expect(rows).toEqual(rows.toSorted((a, b) => a - b))
  },
)

it('keeps the coordinates of the desktop design', () => {
  const layout = layoutBattle(1440, 900, none)
  expect(layout.own.ring).toMatchObject({ x: 330, y: 560 })
  expect(layout.rival.ring).toMatchObject({ x: 818, y: 560 })
  expect(layout.column).toEqual({ x: 1136, y: 24, w: 280, h: 852 })
  expect(layout.tube).toMatchObject({ x: 562, y: 705 })
  expect(layout.hand).toMatchObject({ x: 54, y: 716, card: 112, step: 88 })
})

it.each(tables)('keeps touch targets at %s apart, in the element and clear of the notch', table => {
  const layout = layoutBattle(table.width, table.height, table.insets, table)
  const targets = targetsOf(layout)
  for (const [index, target] of targets.entries()) {
    expect(target.x, target.name).toBeGreaterThanOrEqual(table.insets.left / layout.unit - 0.01)
    expect(target.x + target.w, target.name).toBeLessThanOrEqual(
      layout.width - table.insets.right / layout.unit + 0.01,
    )
    expect(target.y, target.name).toBeGreaterThanOrEqual((table.insets.top ?? 0) / layout.unit)
    expect(target.y, target.name).toBeLessThan(layout.height)
    for (const other of targets.slice(index + 1))
      expect(overlap(target, other), `${target.name} and ${other.name}`).toBe(false)
  }
})

it.each(tables)('makes every target at %s at least 44 pixels wide and high', table => {
  const layout = layoutBattle(table.width, table.height, table.insets, table)
  for (const { name, w, h } of targetsOf(layout)) {
    expect(w * layout.unit, name).toBeGreaterThanOrEqual(43.99)
    expect(h * layout.unit, name).toBeGreaterThanOrEqual(43.99)
  }
})

it.each(tables)('keeps the plates and the medallion at %s apart and off the moves', table => {
  const layout = layoutBattle(table.width, table.height, table.insets, table)
  const plate = (name: 'own' | 'rival') => {
    const { x, y, w, scale } = layout[name].plate
    return { x, y, w: w * scale, h: 73 * scale }
  }
  const tiles = tileTargets(layout)
  const { clock, tube } = layout
  const medallion = around('clock', clock.x, clock.y, clock.r * 2)
  expect(overlap(plate('own'), plate('rival'))).toBe(false)
  for (const box of [plate('own'), plate('rival')]) {
    expect(overlap(box, medallion)).toBe(false)
    if (tube) expect(overlap(box, { ...tube, w: tube.w * tube.scale, h: tube.h * tube.scale })).toBe(false)
    for (const tile of tiles) expect(overlap(box, tile)).toBe(false)
  }
})

it('converts a target of 44 CSS pixels to units', () => {
  expect(layoutBattle(844, 390, none).touch).toBe(44)
  expect(layoutBattle(422, 195, none).touch).toBe(88)
})

it('gives the freed width to the move tiles without a notch', () => {
  expect(layoutBattle(844, 390, none).tiles.w).toBe(274)
})

it('has neither tube nor switch without energy, and the moves close the gap', () => {
  for (const [width, height] of [...phones, ...desktops]) {
    const standard = layoutBattle(width, height, none)
    const classic = layoutBattle(width, height, none, { hasEnergy: false })
    expect(classic.tube).toBeNull()
    for (const piece of ['guard', 'replace', 'score', 'edge', 'heat'] as const)
      expect(classic[piece]).toBeNull()
    expect(classic.tiles.x).toBeLessThan(standard.tiles.x)
    const right = ({ tiles }: BattleLayout) => tiles.x + tiles.w * tiles.scale
    expect(right(classic)).toBeCloseTo(right(standard))
  }
})

it('keeps small text at its CSS size until it has grown by a quarter', () => {
  expect(layoutBattle(844, 390, none).type).toBe(1)
  const small = layoutBattle(740, 360, none)
  expect(small.type * small.unit).toBeCloseTo(1)
})

it('omits the printed health on plates between 667 and 843 pixels', () => {
  expect(layoutBattle(740, 360, none).own.plate.printed).toBe(false)
  expect(layoutBattle(844, 390, none).own.plate.printed).toBe(true)
})

it('fits five columns to choose from between the edges, with the button below', () => {
  for (const [width, height] of [...phones, ...desktops]) {
    const { choose, ...layout } = layoutBattle(width, height, none)
    expect(Math.min(choose.step, (layout.width - 88) / 5)).toBeGreaterThan(choose.chosen.card)
    const bottom = choose.chosen.y + choose.chosen.card * 1.4
    expect(choose.button.y, `${width}×${height}`).toBeGreaterThan(bottom)
    expect(choose.button.y + choose.button.h).toBeLessThanOrEqual(layout.height)
  }
})

it('hides the short log in a low window', () => {
  expect(layoutBattle(844, 340, none).peek).toBeNull()
  expect(layoutBattle(844, 390, none).peek).not.toBeNull()
})

it('game 11: shows a spectator both names and no buttons', () => {
  for (const [width, height] of phones) {
    const plan = layoutBattle(width, height, none, { isWatched: true })
    const { identity, plate } = plan.own
    expect([plan.guard, plan.replace, plan.skip]).toEqual([null, null, null])
    expect(identity, `${width}×${height}`).not.toBeNull()
    const bottom = (identity?.y ?? 0) + 42
    expect(bottom).toBeLessThanOrEqual(plan.height)
    expect(identity?.y).toBeGreaterThan(plate.y + 60)
    expect(layoutBattle(width, height, none).own.identity).toBeNull()
  }
})

const wordsOfHit = (tall: number) => Math.max(84, Math.min(132, tall * 0.42)) // as drawn for a heavy blow

it.each(tables)(
  'game 9: shows the number of a blow at %s completely, over no button, plate or clock',
  table => {
    const layout = layoutBattle(table.width, table.height, table.insets, table)
    const { clock, log, settings, mute, button, column } = layout
    const plates = (['own', 'rival'] as const).map(name => {
      const { x, y, w, scale } = layout[name].plate
      return { name: `${name} plate`, x, y, w: w * scale, h: 47 * scale }
    })
    const rounds = [log, settings, mute].flatMap(spot =>
      spot ? [around('button', spot.x, spot.y, button)] : [],
    )
    const kept = [...plates, ...rounds, around('clock', clock.x, clock.y, clock.r * 2)]
    if (column) kept.push({ name: 'column', ...column })
    for (const side of ['own', 'rival'] as const) {
      const { hit, creature } = layout[side]
      const size = wordsOfHit(creature.h)
      const number = { x: hit.x - size, y: hit.y - size * 0.55, w: size * 2, h: size * 1.1 }
      expect(number.x, side).toBeGreaterThanOrEqual(0)
      expect(number.x + number.w, side).toBeLessThanOrEqual(layout.width)
      expect(number.y, side).toBeGreaterThanOrEqual(0)
      for (const one of kept) expect(overlap(number, one), `${side} and ${one.name}`).toBe(false)
    }
  },
)

it.each(tables)(
  'game 10: keeps an inspected card at %s off plates, buttons except the guard, and the hand',
  table => {
    const layout = layoutBattle(table.width, table.height, table.insets, table)
    const { raised } = layout.hand
    const plates = (['own', 'rival'] as const).map(name => {
      const { x, y, w, scale } = layout[name].plate
      return { name: `${name} plate`, x, y, w: w * scale, h: 73 * scale }
    })
    expect(raised.x).toBeGreaterThanOrEqual(0)
    const targets = targetsOf(layout).filter(({ name }) => name !== 'guard') // hidden while a card is inspected
    for (const plate of [...plates, ...targets]) expect(overlap(raised, plate), plate.name).toBe(false)
  },
)

it.each(tables)('game 13: places the note at %s below the log and over no plate', table => {
  const { note, peek, own, rival, clock } = layoutBattle(table.width, table.height, table.insets, table)
  const box = { ...note, h: 66 }
  if (peek) expect(overlap(box, peek)).toBe(false)
  for (const { plate } of [own, rival])
    expect(overlap(box, { x: plate.x, y: plate.y, w: plate.w * plate.scale, h: 47 * plate.scale })).toBe(
      false,
    )
  expect(overlap(box, around('clock', clock.x, clock.y, clock.r * 2))).toBe(false)
})
