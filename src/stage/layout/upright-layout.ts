/**
 * The layout for one hand on a phone held upright, designed at 390×844: the rival above, the reader's creature in the
 * middle, the hand, the energy and the moves at the bottom, and the actions above the right thumb.
 */
import {
  type BattleLayout,
  type ChooseLayout,
  outcomeOf,
  type Table,
  type TilesLayout,
  TOUCH,
  typeScale,
} from './layout-plan.ts'

const NARROWEST = 390 // units
const LOWEST = 700 // units; lower tables are scaled down
const WIDEST = 480 // units; on a wider table the edges move inwards
const MARGIN = 12
const HEAD = 8 // from the top to the buttons and the points
const HEAD_HEIGHT = 86 // with the pill below the medallion
const SCORE_ASIDE = 36 // from the centre of the medallion to the points of a side
const LARGEST_BUTTON = 50 // drawn size; the touch area is larger
const TILE = { least: 56, most: 70, tallest: 87, gap: 6, grows: 6 } // `least` in CSS pixels; `grows`: space for a selected tile
const THREE_ROWS_FROM = 780 // units; on a lower table three moves share two columns
const TUBE = { h: 20, above: 12, number: 52, gain: 26 } // `above`: from its bottom edge to the tiles
const HAND = { card: 56, step: 58, most: 5, tilt: 2, fall: 8, above: 10 } // `fall`: the outer cards of the fan are lower
const ACTIONS = { w: 68, caption: 20, gap: 8 } // the column of round buttons with their labels
const PLATE = { own: 184, rival: 172, h: 73 }
const IDENTITY = { name: 92, cells: { x: 150, y: 3 } }
const BENCH = { x: 54, y: 30, w: 34, h: 42, step: 32 } // in the identity, below the name
const HEAT_HEIGHT = 25
const EDGE_HEIGHT = 24
const PEEK_LINE = 19
const DEEP_ENOUGH_FOR_LOG = 400 // units from the pill to the hand
const SMALLEST_HIT = 84 // half the width of the number of a blow's damage
const RAISED = { w: 290, least: 84, most: 128, gap: 8 }
const CHOOSE = { title: 76, cards: 112, row: 224, button: 56 } // `title`: from its top edge to the cards; an emote is above it

/** The rows of the table from top to bottom, and its edges. */
interface Rows {
  table: Table
  unit: number
  width: number
  height: number
  touch: number
  left: number // edges of everything that is not the background
  right: number
  top: number // below the notch
  field: number // top edge of the two halves
  hand: number // top edge of the hand
  tube: number
  tiles: TilesLayout
  button: number
  skip: number // y of its centre
  guard: number
}

function rowsOf(table: Table): Rows {
  const unit = Math.min(table.width / NARROWEST, table.height / LOWEST)
  const width = table.width / unit
  const height = table.height / unit
  const touch = TOUCH / unit
  const side = MARGIN + Math.max(0, (width - WIDEST) / 2)
  const left = Math.max(side, table.insets.left / unit)
  const right = width - Math.max(side, table.insets.right / unit)
  const top = (table.insets.top ?? 0) / unit
  const h = Math.min(TILE.most, Math.max(TILE.least, TILE.least / unit))
  const bottom = height - Math.max(MARGIN, (table.insets.bottom ?? 0) / unit + 4)
  const rows = bottom - top < THREE_ROWS_FROM ? 2 : 3
  const y = bottom - h * rows - TILE.gap * (rows - 1)
  const place = { x: left + TILE.grows, y, w: right - left - TILE.grows, h }
  const tiles = { ...place, rows, tallest: TILE.tallest, gap: TILE.gap, scale: 1 }
  const tube = y - TUBE.above - TUBE.h
  const finger = Math.max(TOUCH, touch)
  const button = Math.min(Math.max(finger, LARGEST_BUTTON), Math.max(LARGEST_BUTTON, touch))
  const skip = y - RAISED.gap - ACTIONS.caption - button / 2
  const step = Math.max(button + ACTIONS.caption, touch) + ACTIONS.gap
  return {
    table,
    unit,
    width,
    height,
    touch,
    left,
    right,
    top,
    field: top + HEAD + HEAD_HEIGHT,
    hand: (table.hasEnergy ? tube : y) - HAND.above - HAND.fall - cardOf(touch) * 1.4,
    tube,
    tiles,
    button,
    skip,
    guard: skip - step * 2,
  }
}

const cardOf = (touch: number) => Math.max(HAND.card, touch)

/** `table` in CSS pixels; boxes in layout units. */
export function upright(table: Table): BattleLayout {
  const rows = rowsOf(table)
  const { unit, width, height, touch, right, tiles, button } = rows
  const isPlayed = !table.isWatched
  const x = right - ACTIONS.w / 2
  return {
    kind: 'upright',
    unit,
    width,
    height,
    touch,
    type: typeScale(unit),
    button,
    ...headOf(rows),
    ...halvesOf(rows),
    guard: isPlayed && table.hasEnergy ? { x, y: rows.guard } : null,
    replace: isPlayed && table.hasEnergy ? { x, y: (rows.guard + rows.skip) / 2 } : null,
    skip: isPlayed ? { x, y: rows.skip } : null,
    mute: null,
    hand: handOf(rows),
    tube: tubeOf(rows),
    tiles,
    column: null,
    choose: chooseOf(rows),
    outcome: outcomeOf(table, unit, 230),
  }
}

/** Along the top edge: log, own points, medallion, rival's points, settings, and the pill below. */
function headOf({ table, width, touch, left, right, top, button }: Rows) {
  const middle = width / 2
  const y = top + HEAD
  const finger = Math.max(button, touch)
  const clock = { x: middle, y: y + 27, r: 26 }
  return {
    clock,
    pill: { x: middle, y: clock.y + 44, scale: 1, w: NARROWEST - 60 },
    log: { x: left + finger / 2, y: y + finger / 2 },
    settings: { x: right - finger / 2, y: y + finger / 2 },
    score: table.hasEnergy
      ? {
          own: { x: middle - SCORE_ASIDE, y: y + 1 },
          rival: { x: middle + SCORE_ASIDE, y: y + 1 },
          scale: 1,
          word: null,
        }
      : null,
  }
}

/** Both halves with their plates, and what is between them. */
function halvesOf(rows: Rows) {
  const { table, width, left, right, field, hand } = rows
  const depth = hand - field
  const extra = Math.max(0, width - NARROWEST)
  const grow = Math.min(1.25, 0.6 + depth / 1085) // 1 at the design's height
  const rivalX = right - 90 - extra * 0.1
  const ownX = left + 122 + extra * 0.12
  const ownPlate = rows.guard - rows.button / 2 - 6 - PLATE.h
  const feet = {
    rival: Math.min(field + depth * 0.39, ownPlate - EDGE_HEIGHT),
    own: Math.min(field + depth * 0.95, hand - HEAT_HEIGHT),
  }
  const identity = { x: left, y: field + 2, scale: 1, ...IDENTITY, pips: false }
  const rivalPlate = Math.max(identity.y + BENCH.y + BENCH.h + 6, feet.rival - PLATE.h - 4)
  const peek = peekOf(rows, rivalPlate + PLATE.h + 4)
  const tallest = feet.own - (peek ? peek.y + peek.h + 4 : rivalPlate + PLATE.h - 20)
  const own = { h: Math.min(200 * grow, tallest), x: ownX, y: feet.own }
  const rival = { h: Math.min(150 * grow, feet.rival - field + 30), x: rivalX, y: feet.rival }
  const number = (h: number) => Math.max(SMALLEST_HIT, Math.min(132, h * 0.42))
  return {
    own: {
      ring: { x: own.x, y: own.y - 8, rx: 112 * grow, ry: 42 * grow },
      card: { x: own.x, y: own.y - 10, w: 104 * grow },
      creature: { ...own, reach: 66 },
      plate: { x: right - PLATE.own, y: ownPlate, w: PLATE.own, scale: 1, printed: true },
      identity: table.isWatched
        ? { x: right - PLATE.own, y: ownPlate + PLATE.h + 8, scale: 1, name: 110, cells: null, pips: true }
        : null,
      hit: { x: Math.min(own.x, right - PLATE.own - number(own.h)), y: own.y - own.h * 0.56 },
    },
    rival: {
      ring: { x: rival.x, y: rival.y - 6, rx: 88 * grow, ry: 33 * grow },
      card: { x: rival.x, y: rival.y - 8, w: 84 * grow },
      creature: { ...rival, reach: 56 },
      plate: { x: left, y: rivalPlate, w: PLATE.rival, scale: 1, printed: false },
      identity: table.hasEnergy ? identity : { ...identity, name: IDENTITY.name + 60, cells: null },
      hit: {
        x: Math.min(rival.x, width - number(rival.h) - 2),
        y: Math.max(field + 16, rival.y - rival.h * 0.48),
      },
    },
    aim: {
      box: { x: rival.x - 80 * grow, y: rival.y + 16 - rival.h * 1.2, w: 160 * grow, h: rival.h * 1.2 },
      number: { x: left + PLATE.rival + 44, y: rival.y - 46 },
      size: 38,
    },
    rivalHand: { x: left + BENCH.x, y: identity.y + BENCH.y, w: BENCH.w, step: BENCH.step },
    peek,
    note: { x: left, y: peek ? peek.y + peek.h + 6 : rivalPlate + PLATE.h + 6, w: PLATE.rival },
    edge: table.hasEnergy ? { x: right - PLATE.own / 2, y: ownPlate - EDGE_HEIGHT / 2, scale: 1 } : null,
    heat: table.hasEnergy ? heatOf(rows, peek) : null,
  }
}

/** In the second line of the log, which shows one line during heat; without it between the own creature and the hand. */
const heatOf = ({ left, right, hand }: Rows, peek: BattleLayout['peek']) =>
  peek
    ? { x: left, y: peek.y + PEEK_LINE, w: peek.w }
    : { x: left, y: hand - HEAT_HEIGHT + 2, w: right - ACTIONS.w - left - RAISED.gap }

/** Below the rival's plate, unless the own creature needs the space. */
function peekOf({ left, field, hand }: Rows, y: number): BattleLayout['peek'] {
  if (hand - field < DEEP_ENOUGH_FOR_LOG) return null
  return { x: left, y, w: PLATE.rival + 4, h: PEEK_LINE * 2 }
}

function handOf(rows: Rows): BattleLayout['hand'] {
  const { left, right, touch, hand, guard, button } = rows
  const card = cardOf(touch)
  const w = right - ACTIONS.w - RAISED.gap - left
  const under = guard - button / 2 - 2 // the own plate is above it
  const h = Math.min(RAISED.most, Math.max(RAISED.least, hand - RAISED.gap - under))
  return {
    x: left,
    y: hand,
    w,
    card,
    step: Math.max(HAND.step, touch),
    tilt: HAND.tilt,
    raised: { x: left, y: hand - RAISED.gap - h, w: Math.min(RAISED.w, w), h },
  }
}

function tubeOf({ table, left, right, tube }: Rows): BattleLayout['tube'] {
  if (!table.hasEnergy) return null
  const x = left + TUBE.number
  return { x, y: tube, w: right - ACTIONS.w - TUBE.gain - x, h: TUBE.h, scale: 1, isLying: true }
}

/** Two rows of cards, with the button at the thumb. */
function chooseOf({ width, left, right, top, touch, tiles }: Rows): ChooseLayout {
  const y = tiles.y + tiles.h * tiles.rows + tiles.gap * (tiles.rows - 1) - CHOOSE.button
  const spare = Math.max(0, y - (top + CHOOSE.cards + CHOOSE.row * 2))
  const cards = top + CHOOSE.cards + spare * 0.45
  const finger = Math.max(TOUCH, touch)
  return {
    title: cards - CHOOSE.title,
    room: width - finger * 2.6,
    margin: MARGIN,
    scale: 1,
    perRow: 3,
    rowStep: CHOOSE.row + spare * 0.1,
    step: 126,
    card: 100,
    cards,
    chosen: { card: 108, y: cards - 6 },
    button: { x: left + (right - left - 330) / 2, y, w: 330, h: Math.max(CHOOSE.button, touch) },
    clock: { x: right - 23, y: top + HEAD + 27, r: 23 },
  }
}
