/** The sizes for which the layout of the battle is tested, and the boxes of touch targets. In layout units. */
import type { BattleLayout, Box, Insets } from '../layout/layout.ts'

export const notch = { left: 44, right: 44 }
const large = { left: 59, right: 59 }
export const none = { left: 0, right: 0 }
export const phones: [number, number][] = [
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
export const desktops: [number, number][] = [
  [1025, 700],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1080],
]
/** Held upright: with and without the bars of a browser, small and large phones, a foldable and a tablet. */
export const uprights: [number, number][] = [
  [390, 844],
  [390, 664],
  [360, 740],
  [360, 640],
  [430, 932],
  [344, 882],
  [690, 829],
  [320, 568],
  [744, 1133],
  [768, 1024],
]
const bars = { left: 0, right: 0, top: 59, bottom: 34 }
const insetsOf = (width: number, height: number): Insets[] => {
  if (height > width) return height > width * 2 ? [none, bars] : [none]
  return width > 1024 ? [none] : width >= 900 ? [none, notch, large] : [none, notch]
}
export const tables = [...phones, ...desktops, ...uprights].flatMap(([width, height]) =>
  insetsOf(width, height).flatMap(insets =>
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

export const around = (name: string, x: number, y: number, size: number): Target => ({
  name,
  x: x - size / 2,
  y: y - size / 2,
  w: size,
  h: size,
})

export function tileTargets({ tiles, touch }: BattleLayout): Target[] {
  return Array.from({ length: tiles.rows }, (_, row) => ({
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

/** Returns all touch targets while a move is chosen, except the creatures, which are below the others. */
export function targetsOf(layout: BattleLayout): Target[] {
  const { button, touch, column } = layout
  const rounds = (['log', 'settings', 'guard', 'replace', 'skip'] as const).flatMap(name => {
    const spot = layout[name]
    return spot ? [around(name, spot.x, spot.y, Math.max(button, touch))] : []
  })
  const inColumn = column && rounds.filter(({ name }) => name !== 'settings')
  return [...(inColumn ?? rounds), ...tileTargets(layout), ...handTargets(layout)]
}

export const overlap = (one: Box, other: Box) =>
  Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x) > 0.01 &&
  Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y) > 0.01
