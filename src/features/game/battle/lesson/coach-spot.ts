/** Where the coach points on the table and where its bubble is placed. Pure. Unit: CSS pixels of the battle's element. */
import type { BattleLayout, Box } from '@/stage/layout/layout.ts'
import { tilePlace } from '@/stage/scenes/battle/tile-row.ts'
import type { TipSpot } from './lesson-tip.ts'

const grown = (layout: BattleLayout, { x, y, w, h }: Box, by = 6): Box => ({
  x: (x - by) * layout.unit,
  y: (y - by) * layout.unit,
  w: (w + by * 2) * layout.unit,
  h: (h + by * 2) * layout.unit,
})

/** The whole creature: arms and tails extend beyond the touch area. */
function creatureOf({ creature }: BattleLayout['own']): Box {
  const half = Math.max(creature.reach, creature.h * 0.4)
  return { x: creature.x - half, y: creature.y - creature.h, w: half * 2, h: creature.h }
}

const plateHeight = 74 // with its row of chips

const plateOf = ({ plate }: BattleLayout['own']): Box => ({
  x: plate.x,
  y: plate.y,
  w: plate.w * plate.scale,
  h: plateHeight * plate.scale,
})

const scoreSize = { w: 72, bare: 61, h: 54 } // points of one side; bare: their label is drawn separately

/** The points of both sides and the area between them. */
function scoreOf({ own, rival, scale, word }: NonNullable<BattleLayout['score']>): Box {
  const w = (word ? scoreSize.bare : scoreSize.w) * scale
  return { x: own.x - w, y: own.y, w: rival.x - own.x + w * 2, h: scoreSize.h * scale }
}

function tilesOf({ tiles }: BattleLayout, count: number): Box {
  const [first, last] = [tilePlace(0, count, tiles), tilePlace(count - 1, count, tiles)]
  const { x, y, w, scale } = tiles
  return { x, y: y + first.y * scale, w: w * scale, h: (last.y + last.h - first.y) * scale }
}

const handOf = ({ hand }: BattleLayout): Box => ({ x: hand.x, y: hand.y, w: hand.w, h: hand.card * 1.4 })

function around({ x, y }: { x: number; y: number }, size: number): Box {
  return { x: x - size / 2, y: y - size / 2, w: size, h: size }
}

export interface PointFacts {
  moves: number // tiles on the table
  sufferer: 'own' | 'rival' // side whose card has the status
}

/** Returns the part of the table that a tip explains; null: the whole table. */
export function pointedAt(at: TipSpot, layout: BattleLayout, facts: PointFacts): Box | null {
  switch (at) {
    case 'own':
    case 'rival':
      return grown(layout, creatureOf(layout[at]))
    case 'tube':
      return layout.tube && grown(layout, layout.tube)
    case 'moves':
      return grown(layout, tilesOf(layout, facts.moves))
    case 'sufferer':
      return grown(layout, plateOf(layout[facts.sufferer]))
    case 'guard':
      return layout.guard && grown(layout, around(layout.guard, layout.button))
    case 'replace':
      return grown(layout, layout.replace ? around(layout.replace, layout.button) : handOf(layout))
    case 'score':
      return layout.score && grown(layout, scoreOf(layout.score), 2)
    case 'plates':
    case 'table':
      return null
  }
}

const gap = 12
const margin = 8
const pitch = 8 // distance between two candidate positions

export interface Size {
  width: number
  height: number
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** Areas that the bubble should not cover: never controls or explained parts, text only if necessary. */
export interface ClearAreas {
  touched: readonly Box[]
  mentioned: readonly Box[] // health values that the tip mentions
  creatures: readonly Box[] // both creatures: one may be covered partly on a narrow table
  read: readonly Box[]
}

const overTarget = 400 // weight, relative to covering text
const overTouched = 40
const overMentioned = 20
const overShown = 16 // weight of the covered share: half of one creature is worse than the crest of another
const perPixelAway = 8 // distance to the target: the nearer of two free positions wins

/** Returns the bubble's box: inside the table, near its target, over as few protected areas as possible. */
export function bubbleSpot(target: Box | null, bubble: Size, table: Size, clear: ClearAreas): Box {
  const goal = target ?? { x: table.width / 2, y: table.height * 0.3, w: 0, h: 0 }
  const { touched, mentioned, creatures, read } = clear
  const covered = (spot: Box, boxes: readonly Box[]) =>
    boxes.reduce((sum, box) => sum + overlap(spot, box), 0)
  const cost = (spot: Box) =>
    covered(spot, target ? [target] : []) * overTarget +
    covered(spot, touched) * overTouched +
    covered(spot, mentioned) * overMentioned +
    creatures.reduce((sum, box) => sum + (overlap(spot, box) ** 2 / (box.w * box.h)) * overShown, 0) +
    covered(spot, read) +
    Math.max(0, distance(spot, goal) - gap) * perPixelAway
  const [first, ...others] = spotsOn(table, bubble)
  return others.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), first)
}

function spotsOn({ width, height }: Size, { width: w, height: h }: Size): [Box, ...Box[]] {
  const along = (length: number, size: number): number[] => {
    const room = Math.max(0, length - size - margin * 2)
    const steps = Math.ceil(room / pitch)
    return Array.from({ length: steps + 1 }, (_, step) => margin + Math.min(room, step * pitch))
  }
  const columns = along(width, w)
  const spots = along(height, h).flatMap(y => columns.map(x => ({ x, y, w, h })))
  return spots as [Box, ...Box[]] // `along` returns at least one position
}

/** Distance between two boxes that do not overlap. */
const distance = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w), Math.max(0, a.y - b.y - b.h, b.y - a.y - a.h))

/**
 * The player must always be able to touch the moves and, where it is drawn, the switch button. What the tip mentions
 * stays visible. The bubble may cover the rest of the table.
 */
export function clearAreasOf(at: TipSpot, layout: BattleLayout, facts: PointFacts): ClearAreas {
  const { own, rival, guard, replace, skip, log, settings } = layout
  const rounds = (spots: (BattleLayout['log'] | undefined)[]) =>
    spots.flatMap(spot => (spot ? [around(spot, layout.button)] : []))
  const sides = sidesOf(at, facts).map(side => layout[side])
  const all = (boxes: readonly Box[]) => boxes.map(box => grown(layout, box, 2))
  return {
    touched: all([tilesOf(layout, facts.moves), handOf(layout), ...rounds([replace, skip])]),
    mentioned: all(sides.map(plateOf)),
    creatures: all([own, rival].map(creatureOf)),
    read: all([
      ...[own, rival].map(plateOf),
      ...rounds([guard, log, settings]),
      ...(layout.tube ? [layout.tube] : []),
    ]),
  }
}

/** Returns the sides whose cards a tip mentions: "it loses 11 health" needs the rival's health, how to win needs both. */
function sidesOf(at: TipSpot, { sufferer }: PointFacts): ('own' | 'rival')[] {
  if (at === 'own' || at === 'replace') return ['own']
  if (at === 'rival' || at === 'moves') return ['rival']
  if (at === 'sufferer') return [sufferer]
  return at === 'plates' || at === 'score' || at === 'table' ? ['own', 'rival'] : []
}
