import { expect, it } from 'vitest'
import { type BattleLayout, type Box, layoutBattle } from './layout.ts'
import { EMOTES, freeOfResult } from './layout-plan.ts'

const notch = { left: 44, right: 44 }
const large = { left: 59, right: 59 }
const none = { left: 0, right: 0 }
const phones: [number, number][] = [
  [844, 390],
  [844, 340],
  [932, 430],
  [667, 375],
  [740, 360],
  [812, 375],
  [915, 412],
  [1000, 560],
  [1024, 600],
  [1024, 768],
]
const desktops: [number, number][] = [
  [1025, 700],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1080],
]
const insetsOf = (width: number) =>
  width > 1024 ? [none] : width >= 900 ? [none, notch, large] : [none, notch]
const tables = [...phones, ...desktops].flatMap(([width, height]) =>
  insetsOf(width).flatMap(insets =>
    [true, false].map(hasEnergy => ({
      width,
      height,
      insets,
      hasEnergy,
      toString: () => `${width}×${height}`,
    })),
  ),
)

interface Target extends Box {
  name: string
}

const around = (name: string, x: number, y: number, size: number): Target => ({
  name,
  x: x - size / 2,
  y: y - size / 2,
  w: size,
  h: size,
})

function tileTargets({ tiles, touch }: BattleLayout): Target[] {
  return [0, 1, 2].map(row => ({
    name: `move ${row}`,
    x: tiles.x,
    y: tiles.y + row * (tiles.h + tiles.gap) * tiles.scale,
    w: tiles.w * tiles.scale,
    h: Math.max(touch, tiles.h * tiles.scale),
  }))
}

function handTargets({ hand }: BattleLayout): Target[] {
  const step = Math.min(hand.step, (hand.w - hand.card) / 4)
  return [0, 1, 2, 3, 4].map(index => ({
    name: `card ${index}`,
    x: hand.x + index * step,
    y: hand.y,
    w: index === 4 ? hand.card : step,
    h: hand.card * 1.4,
  }))
}

/** Everything a finger may be aimed at while a move is chosen, but the creatures, which lie under the rest. */
function targetsOf(layout: BattleLayout): Target[] {
  const { button, touch, column } = layout
  const rounds = (['log', 'settings', 'guard', 'replace', 'skip'] as const).flatMap(name => {
    const spot = layout[name]
    return spot ? [around(name, spot.x, spot.y, Math.max(button, touch))] : []
  })
  const inColumn = column && rounds.filter(({ name }) => name !== 'settings')
  return [...(inColumn ?? rounds), ...tileTargets(layout), ...handTargets(layout)]
}

const overlap = (one: Box, other: Box) =>
  Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x) > 0.01 &&
  Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y) > 0.01

it('game 4: at 1024 and below the zones stack, the info column is hidden and the rival hand stands under its name', () => {
  for (const width of [360, 844, 1024]) {
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

it('the phone drawn in the design keeps its coordinates when both sides have a notch', () => {
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

it('the desktop drawn in the design keeps its coordinates', () => {
  const layout = layoutBattle(1440, 900, none)
  expect(layout.own.ring).toMatchObject({ x: 330, y: 560 })
  expect(layout.rival.ring).toMatchObject({ x: 818, y: 560 })
  expect(layout.column).toEqual({ x: 1136, y: 24, w: 280, h: 852 })
  expect(layout.tube).toMatchObject({ x: 562, y: 705 })
  expect(layout.hand).toMatchObject({ x: 54, y: 716, card: 112, step: 88 })
})

it.each(tables)('at %s nothing a finger uses overlaps, leaves the element or lies under the notch', table => {
  const layout = layoutBattle(table.width, table.height, table.insets, table)
  const targets = targetsOf(layout)
  for (const [index, target] of targets.entries()) {
    expect(target.x, target.name).toBeGreaterThanOrEqual(table.insets.left / layout.unit - 0.01)
    expect(target.x + target.w, target.name).toBeLessThanOrEqual(
      layout.width - table.insets.right / layout.unit + 0.01,
    )
    expect(target.y, target.name).toBeGreaterThanOrEqual(0)
    expect(target.y, target.name).toBeLessThan(layout.height)
    for (const other of targets.slice(index + 1))
      expect(overlap(target, other), `${target.name} and ${other.name}`).toBe(false)
  }
})

it.each(tables)('at %s every target is at least 44 pixels wide and high', table => {
  const layout = layoutBattle(table.width, table.height, table.insets, table)
  for (const { name, w, h } of targetsOf(layout)) {
    expect(w * layout.unit, name).toBeGreaterThanOrEqual(43.99)
    expect(h * layout.unit, name).toBeGreaterThanOrEqual(43.99)
  }
})

it.each(tables)('at %s the plates and the medallion stay clear of one another and of the moves', table => {
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

it('a target of 44 CSS pixels is told in units', () => {
  expect(layoutBattle(844, 390, none).touch).toBe(44)
  expect(layoutBattle(422, 195, none).touch).toBe(88)
})

it('without a notch the move tiles take the freed width', () => {
  expect(layoutBattle(844, 390, none).tiles.w).toBe(274)
})

it('without energy there is neither tube nor replacing, and the moves close the gap', () => {
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

it('small print does not shrink below its CSS size before it has grown by a quarter', () => {
  expect(layoutBattle(844, 390, none).type).toBe(1)
  const small = layoutBattle(740, 360, none)
  expect(small.type * small.unit).toBeCloseTo(1)
})

it('between 667 and 843 pixels the plates leave out the printed health', () => {
  expect(layoutBattle(740, 360, none).own.plate.printed).toBe(false)
  expect(layoutBattle(844, 390, none).own.plate.printed).toBe(true)
})

it('five columns to choose from fit between the edges, the button under them', () => {
  for (const [width, height] of [...phones, ...desktops]) {
    const { choose, ...layout } = layoutBattle(width, height, none)
    expect(Math.min(choose.step, (layout.width - 88) / 5)).toBeGreaterThan(choose.chosen.card)
    const bottom = choose.chosen.y + choose.chosen.card * 1.4
    expect(choose.button.y, `${width}×${height}`).toBeGreaterThan(bottom)
    expect(choose.button.y + choose.button.h).toBeLessThanOrEqual(layout.height)
  }
})

const WIDEST = 1.45 // width of the widest creature against its height
const PLATE_HEIGHT = 73
const EDGE = { w: 158, h: 20 } // of three signs
const WORD = { w: 60, h: 14 }

const creatureBox = ({ x, y, h }: BattleLayout['own']['creature']): Box => ({
  x: x - (h * WIDEST) / 2,
  y: y - h,
  w: h * WIDEST,
  h,
})

const middleBox = (spot: { x: number; y: number }, { w, h }: { w: number; h: number }): Box => ({
  x: spot.x - w / 2,
  y: spot.y - h / 2,
  w,
  h,
})

it.each(tables)('at %s the label of the heat is on no creature, no button and no card', table => {
  const layout = layoutBattle(table.width, table.height, table.insets)
  const { heat, rivalHand, own, rival, peek } = layout
  if (!heat) throw new Error('the standard rules heat the table')
  const label = { ...heat, h: 22 }
  const bench = { ...rivalHand, w: rivalHand.step * 4 + rivalHand.w, h: rivalHand.w + 8 }
  const others = [creatureBox(own.creature), creatureBox(rival.creature), bench, ...targetsOf(layout)]
  for (const other of others) expect(overlap(label, other), JSON.stringify(other)).toBe(false)
  if (peek) expect(overlap(label, { ...peek, h: peek.h / 2 })).toBe(false) // the log shows one line then
})

it.each(tables.filter(({ width }) => width > 1024))(
  'at %s no wing covers the points, the edge of types or a word of a plate',
  table => {
    const { score, edge, own, rival } = layoutBattle(table.width, table.height, table.insets)
    if (!score?.word || !edge) throw new Error('the standard rules count points')
    const sign = middleBox(edge, { w: EDGE.w * edge.scale, h: EDGE.h * edge.scale })
    const plates = [own, rival].map(({ plate }) => ({
      ...plate,
      w: plate.w * plate.scale,
      h: PLATE_HEIGHT * plate.scale,
    }))
    const words = [...plates, sign, middleBox(score.word, WORD)]
    for (const { creature } of [own, rival])
      for (const word of words) expect(overlap(creatureBox(creature), word)).toBe(false)
    for (const plate of plates) expect(overlap(sign, plate)).toBe(false)
    expect(overlap(sign, middleBox(score.word, WORD))).toBe(false)
  },
)

const uprights: [number, number][] = [
  [390, 844],
  [360, 780],
  [430, 932],
  [768, 1024],
]
const WORD_OF_END = 0.3 // size of its letters, share of the hero’s height
const HEAD = 0.45 // share of the hero's height that its face takes, from the top

it.each([...phones, ...desktops, ...uprights])(
  'at %i×%i the emotes at the end are on neither the word nor the face of the hero',
  (width, height) => {
    const { outcome, unit } = layoutBattle(width, height, none)
    const isUpright = height > width
    const free = freeOfResult({ width, height }).height
    const foot = isUpright ? height * 0.44 : free // the panel may be higher than what is kept free for it
    const top = foot - (isUpright ? EMOTES.upright : EMOTES.height)
    expect(top).toBeGreaterThanOrEqual((outcome.word + outcome.hero * WORD_OF_END * 0.6) * unit)
    expect(top).toBeGreaterThanOrEqual((outcome.floor - outcome.hero * (1 - HEAD)) * unit)
  },
)

it('a low window hides the peek log', () => {
  expect(layoutBattle(844, 340, none).peek).toBeNull()
  expect(layoutBattle(844, 390, none).peek).not.toBeNull()
})

it('game 11: who watches reads both names, and finds nothing to press where a player has buttons', () => {
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

const wordsOfHit = (tall: number) => Math.max(84, Math.min(132, tall * 0.42)) // as a heavy blow writes it

it.each(tables)(
  'game 9: at %s the number of a blow is whole, over no button, no plate and no clock',
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
  'game 10: at %s a card that is looked at covers no plate, no button but the guard, and no hand',
  table => {
    const layout = layoutBattle(table.width, table.height, table.insets, table)
    const { raised } = layout.hand
    const plates = (['own', 'rival'] as const).map(name => {
      const { x, y, w, scale } = layout[name].plate
      return { name: `${name} plate`, x, y, w: w * scale, h: 73 * scale }
    })
    expect(raised.x).toBeGreaterThanOrEqual(0)
    const targets = targetsOf(layout).filter(({ name }) => name !== 'guard') // it leaves while a card is looked at
    for (const one of [...plates, ...targets]) expect(overlap(raised, one), one.name).toBe(false)
  },
)

it.each(tables)('game 13: at %s the note lies under the log and over no plate', table => {
  const { note, peek, own, rival, clock } = layoutBattle(table.width, table.height, table.insets, table)
  const box = { ...note, h: 66 }
  if (peek) expect(overlap(box, peek)).toBe(false)
  for (const { plate } of [own, rival])
    expect(overlap(box, { x: plate.x, y: plate.y, w: plate.w * plate.scale, h: 47 * plate.scale })).toBe(
      false,
    )
  expect(overlap(box, around('clock', clock.x, clock.y, clock.r * 2))).toBe(false)
})
