import { expect, it } from 'vitest'
import { type Box, layoutBattle } from './layout.ts'

const SCORE = { w: 72, bare: 61, h: 54 } // size of one side's points at scale 1; bare: without the label
const sizes: [number, number][] = [
  [390, 844],
  [360, 740],
  [390, 664],
  [844, 390],
  [844, 340],
  [932, 430],
  [667, 375],
  [740, 360],
  [1024, 768],
  [1025, 700],
  [1440, 900],
  [2560, 1080],
]
const tables = sizes.flatMap(([width, height]) =>
  (width > 1024 || height > width ? [0] : [0, 44]).map(inset => ({
    width,
    height,
    insets: { left: inset, right: inset },
    toString: () => `${width}×${height}`,
  })),
)

const around = (x: number, y: number, size: number): Box => ({
  x: x - size / 2,
  y: y - size / 2,
  w: size,
  h: size,
})

const overlap = (one: Box, other: Box) =>
  Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x) > 0.01 &&
  Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y) > 0.01

it.each(tables)(
  'keeps the points at %s off the plates, the clock and the buttons, and the heat off the plates',
  table => {
    const layout = layoutBattle(table.width, table.height, table.insets)
    const { score, heat, clock, log, settings, button, rivalHand } = layout
    if (!score || !heat) throw new Error('the standard rules count points')
    const [w, h] = [(score.word ? SCORE.bare : SCORE.w) * score.scale, SCORE.h * score.scale]
    const halves = [
      { x: score.own.x - w, y: score.own.y, w, h },
      { x: score.rival.x, y: score.rival.y, w, h },
    ]
    const plates = (['own', 'rival'] as const).map(name => {
      const { x, y, w: wide, scale } = layout[name].plate
      return { name: `${name} plate`, x, y, w: wide * scale, h: 73 * scale }
    })
    const bench = { name: 'bench', ...rivalHand, w: rivalHand.step * 4 + rivalHand.w, h: rivalHand.w + 8 }
    const rounds = [log, settings].flatMap(spot =>
      spot ? [{ name: 'button', ...around(spot.x, spot.y, button) }] : [],
    )
    const kept = [...plates, ...rounds, bench, { name: 'clock', ...around(clock.x, clock.y, clock.r * 2) }]
    for (const half of halves)
      for (const one of kept) expect(overlap(half, one), `points and ${one.name}`).toBe(false)
    const label = { ...heat, h: 22 }
    for (const plate of plates) expect(overlap(label, plate), `heat and ${plate.name}`).toBe(false)
  },
)
