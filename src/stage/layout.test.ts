import { expect, test } from 'vitest'
import { type BattleLayout, layoutBattle } from './layout.ts'

const notch = { left: 44, right: 44 }
const none = { left: 0, right: 0 }
const phones: [number, number][] = [
  [844, 390],
  [844, 340],
  [932, 430],
  [667, 375],
  [740, 360],
  [1024, 600],
  [1024, 768],
]

const tilesRight = (layout: BattleLayout) => layout.tiles.x + layout.tiles.w * layout.tiles.scale
const tilesBottom = (layout: BattleLayout) =>
  layout.tiles.y + (layout.tiles.h * 3 + layout.tiles.gap * 2) * layout.tiles.scale

test('at 1024 and below the zones stack and the rival hand and the info column are hidden', () => {
  for (const width of [360, 844, 1024]) {
    const layout = layoutBattle(width, 600, none)
    expect(layout.kind).toBe('stacked')
    expect(layout.rivalHand).toBeNull()
    expect(layout.column).toBeNull()
  }
  const layout = layoutBattle(1025, 700, none)
  expect(layout.kind).toBe('wide')
  expect(layout.rivalHand).not.toBeNull()
  expect(layout.column).not.toBeNull()
})

test('the phone drawn in the design keeps its coordinates when both sides have a notch', () => {
  const layout = layoutBattle(844, 390, notch)
  expect(layout.unit).toBe(1)
  expect(layout.own.ring).toMatchObject({ x: 196, y: 318, rx: 122, ry: 47 })
  expect(layout.rival.ring).toMatchObject({ x: 606, y: 158, rx: 100, ry: 36 })
  expect(layout.tiles).toMatchObject({ x: 552, y: 192, w: 246 })
})

test('the desktop drawn in the design keeps its coordinates', () => {
  const layout = layoutBattle(1440, 900, none)
  expect(layout.own.ring).toMatchObject({ x: 330, y: 560 })
  expect(layout.rival.ring).toMatchObject({ x: 818, y: 560 })
  expect(layout.column).toEqual({ x: 1136, y: 24, w: 280, h: 852 })
})

test('what a finger uses stays inside the element and clear of the notch', () => {
  for (const [width, height] of phones) {
    for (const insets of [none, notch]) {
      const layout = layoutBattle(width, height, insets)
      const right = layout.width - insets.right / layout.unit
      expect(tilesRight(layout), `${width}×${height}`).toBeLessThanOrEqual(right + 0.01)
      expect(tilesBottom(layout)).toBeLessThanOrEqual(layout.height)
      expect(layout.settings.x + 22).toBeLessThanOrEqual(right + 0.01)
      expect(layout.skip!.x - 22).toBeGreaterThanOrEqual(insets.left / layout.unit)
    }
  }
})

test('a target of 44 CSS pixels is told in units', () => {
  expect(layoutBattle(844, 390, none).touch).toBe(44)
  expect(layoutBattle(422, 195, none).touch).toBe(88)
})

test('without a notch the move tiles take the freed width', () => {
  expect(layoutBattle(844, 390, none).tiles.w).toBe(274)
})

test('hand and move tiles never overlap', () => {
  for (const [width, height] of phones) {
    const { hand, tiles } = layoutBattle(width, height, none)
    expect(hand.x + hand.w, `${width}×${height}`).toBeLessThanOrEqual(tiles.x)
  }
})

test('a low window hides the peek log', () => {
  expect(layoutBattle(844, 340, none).peek).toBeNull()
  expect(layoutBattle(844, 390, none).peek).not.toBeNull()
})
