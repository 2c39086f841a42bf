/** Where the coach points on the table, and where its words then stand. Pure; CSS pixels of the battle's element. */
import type { BattleLayout, Box } from '@/stage/layout/layout.ts'
import type { TipSpot } from './lesson-tip.ts'

const grown = (layout: BattleLayout, { x, y, w, h }: Box, by = 6): Box => ({
  x: (x - by) * layout.unit,
  y: (y - by) * layout.unit,
  w: (w + by * 2) * layout.unit,
  h: (h + by * 2) * layout.unit,
})

/** All of it: arms and tails stand out beyond what a finger finds. */
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

const scoreSize = { w: 72, bare: 61, h: 54 } // of one side's points; bare: their word stands apart

/** The points of both sides, with what lies between them. */
function scoreOf({ own, rival, scale, word }: NonNullable<BattleLayout['score']>): Box {
  const w = (word ? scoreSize.bare : scoreSize.w) * scale
  return { x: own.x - w, y: own.y, w: rival.x - own.x + w * 2, h: scoreSize.h * scale }
}

/** Moves hang from the bottom of three rows. */
function tilesOf({ tiles }: BattleLayout, count: number): Box {
  const step = (tiles.h + tiles.gap) * tiles.scale
  const top = tiles.y + (3 - count) * step
  return { x: tiles.x, y: top, w: tiles.w * tiles.scale, h: step * count - tiles.gap * tiles.scale }
}

const handOf = ({ hand }: BattleLayout): Box => ({ x: hand.x, y: hand.y, w: hand.w, h: hand.card * 1.4 })

function around({ x, y }: { x: number; y: number }, size: number): Box {
  return { x: x - size / 2, y: y - size / 2, w: size, h: size }
}

export interface PointFacts {
  moves: number // tiles on the table
  sufferer: 'own' | 'rival' // whose card bears what lasts
}

/** The part of the table a tip speaks of; null: of the whole. */
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
const pitch = 8 // between two places that are tried

export interface Size {
  width: number
  height: number
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y))

/** Cost of covering something with the bubble: never what is to be touched or explained, rather not what is read. */
export interface ClearAreas {
  touched: readonly Box[]
  mentioned: readonly Box[] // health the words of the tip speak of
  shown: readonly Box[] // both creatures: a part of one may be covered where the table is narrow
  read: readonly Box[]
}

const overTouched = 40 // times as bad as over what is only read
const overMentioned = 20
const overShown = 16 // times the covered share: half of one creature is worse than the crest of another
const perPixelAway = 8 // from the target: of two free places the nearer one

/** The bubble's box: inside the table, over as little as can be of what should stay free, near its target. */
export function bubbleSpot(target: Box | null, bubble: Size, table: Size, clear: ClearAreas): Box {
  const goal = target ?? { x: table.width / 2, y: table.height * 0.3, w: 0, h: 0 }
  const { touched, mentioned, shown, read } = clear
  const covered = (spot: Box, boxes: readonly Box[]) =>
    boxes.reduce((sum, box) => sum + overlap(spot, box), 0)
  const cost = (spot: Box) =>
    covered(spot, target ? [target, ...touched] : touched) * overTouched +
    covered(spot, mentioned) * overMentioned +
    shown.reduce((sum, box) => sum + (overlap(spot, box) ** 2 / (box.w * box.h)) * overShown, 0) +
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
  return spots as [Box, ...Box[]] // `along` returns one place at least
}

/** Between two boxes that do not meet. */
const distance = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(0, one.x - other.x - other.w, other.x - one.x - one.w),
    Math.max(0, one.y - other.y - other.h, other.y - one.y - one.h),
  )

/**
 * What the player must be able to touch at any time: the moves, and where it is drawn the way to change a card. What the
 * tip speaks of stays in sight; the rest of the table is read beside the words.
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
    shown: all([own, rival].map(creatureOf)),
    read: all([
      ...[own, rival].map(plateOf),
      ...rounds([guard, log, settings]),
      ...(layout.tube ? [layout.tube] : []),
    ]),
  }
}

/** Whose card a tip speaks of: "it loses 11 health" is read beside the rival's health, how one wins beside both. */
function sidesOf(at: TipSpot, { sufferer }: PointFacts): ('own' | 'rival')[] {
  if (at === 'own' || at === 'replace') return ['own']
  if (at === 'rival' || at === 'moves') return ['rival']
  if (at === 'sufferer') return [sufferer]
  return at === 'plates' || at === 'score' || at === 'table' ? ['own', 'rival'] : []
}
