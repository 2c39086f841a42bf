/** Where the coach points on the table, and where its words then stand. Pure; CSS pixels of the battle's element. */
import type { BattleLayout, Box } from '@/stage/layout.ts'
import type { LessonStep } from './lesson-script.ts'

const grown = (layout: BattleLayout, { x, y, w, h }: Box, by = 6): Box => ({
  x: (x - by) * layout.unit,
  y: (y - by) * layout.unit,
  w: (w + by * 2) * layout.unit,
  h: (h + by * 2) * layout.unit,
})

/** All of it: arms and tails stand out beyond what a finger finds. */
function toyOf({ toy }: BattleLayout['own']): Box {
  const half = Math.max(toy.reach, toy.h * 0.4)
  return { x: toy.x - half, y: toy.y - toy.h, w: half * 2, h: toy.h }
}

const plateHeight = 74 // with its row of chips

const plateOf = ({ plate }: BattleLayout['own']): Box => ({
  x: plate.x,
  y: plate.y,
  w: plate.w * plate.scale,
  h: plateHeight * plate.scale,
})

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

/** The part of the table a step speaks of; null: of the whole. */
export function pointedAt(step: LessonStep, layout: BattleLayout, facts: PointFacts): Box | null {
  switch (step) {
    case 'card':
      return grown(layout, toyOf(layout.own))
    case 'energy':
      return layout.tube && grown(layout, layout.tube)
    case 'move':
      return grown(layout, tilesOf(layout, facts.moves))
    case 'strike':
      return grown(layout, toyOf(layout.rival))
    case 'status':
      return grown(layout, plateOf(layout[facts.sufferer]))
    case 'swap':
      return grown(layout, layout.replace ? around(layout.replace, layout.button) : handOf(layout))
    case 'choose':
    case 'goal':
    case 'rival':
    case 'alone':
    case 'over':
      return null
  }
}

const gap = 12
const margin = 8

export interface Size {
  width: number
  height: number
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y))

/** What a bubble may lie over: not what is touched, rather not what is read. */
export interface Kept {
  touched: readonly Box[]
  read: readonly Box[]
}

/** The bubble's box: beside its target, inside the table, as little as can be over what should stay free. */
export function bubbleSpot(target: Box | null, bubble: Size, table: Size, kept: Kept): Box {
  const { width: w, height: h } = bubble
  const clamp = (x: number, y: number): Box => ({
    x: Math.max(margin, Math.min(table.width - w - margin, x)),
    y: Math.max(margin, Math.min(table.height - h - margin, y)),
    w,
    h,
  })
  const middle = clamp((table.width - w) / 2, table.height * 0.16)
  if (!target) return leastOver([middle, clamp(margin, table.height * 0.2)], kept)
  const level = target.y + target.h / 2 - h / 2
  const centre = target.x + target.w / 2 - w / 2
  const beside = [
    clamp(target.x + target.w + gap, level),
    clamp(target.x - w - gap, level),
    clamp(centre, target.y - h - gap),
    clamp(centre, target.y + target.h + gap),
    clamp(target.x + target.w + gap, margin),
    middle,
  ]
  return leastOver(beside, { ...kept, touched: [target, ...kept.touched] })
}

const overTouched = 8 // times as bad as over what is only read

/** The first of those that cover least. */
function leastOver(spots: readonly Box[], { touched, read }: Kept): Box {
  const covered = (spot: Box, boxes: readonly Box[]) =>
    boxes.reduce((sum, box) => sum + overlap(spot, box), 0)
  const cost = (spot: Box) => covered(spot, touched) * overTouched + covered(spot, read)
  return spots.reduce((best, spot) => (cost(spot) < cost(best) - 1 ? spot : best))
}

/**
 * What the player must be able to touch whatever is told: the moves, and where it is drawn the way to change a card. What is
 * told of health and energy is read beside the words.
 */
export function keptFree(layout: BattleLayout, facts: PointFacts): Kept {
  const buttons = [layout.replace, layout.skip].flatMap(spot => (spot ? [around(spot, layout.button)] : []))
  const read = [plateOf(layout.own), plateOf(layout.rival), ...(layout.tube ? [layout.tube] : [])]
  return {
    touched: [tilesOf(layout, facts.moves), handOf(layout), ...buttons].map(box => grown(layout, box, 2)),
    read: read.map(box => grown(layout, box, 2)),
  }
}
