/** Where the coach points on the table, and where its words then stand. Pure; CSS pixels of the battle's element. */
import type { BattleLayout, Box } from '@/stage/layout.ts'
import type { LessonStep } from './lesson-script.ts'

const grown = (layout: BattleLayout, { x, y, w, h }: Box, by = 6): Box => ({
  x: (x - by) * layout.unit,
  y: (y - by) * layout.unit,
  w: (w + by * 2) * layout.unit,
  h: (h + by * 2) * layout.unit,
})

const toyOf = ({ toy }: BattleLayout['own']): Box => ({
  x: toy.x - toy.reach,
  y: toy.y - toy.h,
  w: toy.reach * 2,
  h: toy.h,
})

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

/** The bubble's box: beside its target, inside the table, as little as can be over what must stay free. */
export function bubbleSpot(target: Box | null, bubble: Size, table: Size, keepFree: readonly Box[]): Box {
  const { width: w, height: h } = bubble
  const clamp = (x: number, y: number): Box => ({
    x: Math.max(margin, Math.min(table.width - w - margin, x)),
    y: Math.max(margin, Math.min(table.height - h - margin, y)),
    w,
    h,
  })
  const middle = clamp((table.width - w) / 2, table.height * 0.16)
  if (!target) return leastOver([middle, clamp(margin, table.height * 0.2)], keepFree)
  const level = target.y + target.h / 2 - h / 2
  const centre = target.x + target.w / 2 - w / 2
  const beside = [
    clamp(target.x + target.w + gap, level),
    clamp(target.x - w - gap, level),
    clamp(centre, target.y - h - gap),
    clamp(centre, target.y + target.h + gap),
    middle,
  ]
  return leastOver(beside, [target, ...keepFree])
}

/** The first of those that cover least. */
function leastOver(spots: readonly Box[], free: readonly Box[]): Box {
  const cost = (spot: Box) => free.reduce((sum, box) => sum + overlap(spot, box), 0)
  return spots.reduce((best, spot) => (cost(spot) < cost(best) - 1 ? spot : best))
}

/** What the player must be able to touch whatever is told: the moves, and where it is drawn the way to change a card. */
export function keptFree(layout: BattleLayout, facts: PointFacts): Box[] {
  const buttons = [layout.replace, layout.skip].flatMap(spot => (spot ? [around(spot, layout.button)] : []))
  return [tilesOf(layout, facts.moves), handOf(layout), ...buttons].map(box => grown(layout, box, 2))
}
