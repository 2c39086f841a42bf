/** The desktop's layout, designed at 1440×900: two zones side by side, both hands, and the info column. */
import {
  type BattleLayout,
  type ChooseLayout,
  outcomeOf,
  type Table,
  TOUCH,
  typeScale,
  type ZoneLayout,
} from './layout-plan.ts'

const DESIGN = { width: 1440, height: 900 }
const TILE = { x: 623, y: 641, w: 368, h: 56, rows: 3, tallest: 56, gap: 5, scale: 1.32 }
const BUTTON_GAP = 11
const PLATE_HEIGHT = 73 // at scale 1
const CELLS = { x: 54, y: 43 } // in the identity, below the pips
const TUBE = { before: 61, y: 705, w: 22, h: 130 } // `before`: from its left edge to the tiles

/** How far the design's edges move if the table is larger. */
interface Room {
  unit: number
  width: number
  height: number
  left: number // offset of the own half
  right: number // offset of the rival's half and the moves
  extraW: number
  extraH: number
  field: number // vertical offset of rings and creatures
}

function roomOf(table: Table): Room {
  const unit = Math.min(table.width / DESIGN.width, table.height / DESIGN.height)
  const width = table.width / unit
  const height = table.height / unit
  const extraW = width - DESIGN.width
  const extraH = height - DESIGN.height
  return {
    unit,
    width,
    height,
    left: extraW * 0.25,
    right: extraW * 0.6,
    extraW,
    extraH,
    field: extraH * 0.6,
  }
}

/** `table` in CSS pixels; boxes in layout units. */
export function wide(table: Table): BattleLayout {
  const room = roomOf(table)
  const { unit, width, height, left, right, extraW, extraH } = room
  const touch = TOUCH / unit
  const button = Math.max(TOUCH, touch)
  const middle = 574 + (left + right) / 2
  return {
    kind: 'wide',
    unit,
    width,
    height,
    touch,
    type: typeScale(unit),
    button,
    ...zonesOf(room, table.hasEnergy),
    clock: { x: middle, y: 64, r: 38 },
    pill: { x: middle, y: 120, scale: 1.24, w: 190 },
    peek: null,
    note: { x: 54 + left * 0.5, y: 650 + extraH, w: 360 },
    log: null,
    settings: { x: 1396 - button / 2 + extraW, y: 66 },
    mute: { x: 1396 - button * 1.5 - BUTTON_GAP + extraW, y: 66 },
    guard: null,
    replace: null,
    skip: null,
    ...midfieldOf(room, table.hasEnergy),
    hand: {
      x: 54 + left * 0.5,
      y: 716 + extraH,
      w: 480,
      card: 112,
      step: 88,
      tilt: 4,
      raised: { x: 54 + left * 0.5, y: 440 + extraH, w: 480, h: 252 },
    },
    rivalHand: { x: 884 + right, y: 26, w: 44, step: 50 },
    ...movesOf(room, table.hasEnergy),
    column: { x: 1136 + extraW, y: 24, w: 280, h: height - 48 },
    choose: chooseOf(room),
    outcome: outcomeOf(table, unit, 450),
  }
}

function zonesOf({ left, right, field }: Room, hasEnergy: boolean) {
  const plate = { y: 138 + field * 0.6, w: 244, scale: 1.5, printed: true }
  const feet = 578 + field
  const tallest = feet - (plate.y + PLATE_HEIGHT * plate.scale) // a wing must not cover a text of the plate
  const zone = (x: number, creature: number, plateX: number): Omit<ZoneLayout, 'identity'> => ({
    hit: { x: x + 50, y: 344 + field },
    ring: { x, y: 560 + field, rx: 210, ry: 78 },
    card: { x, y: 556 + field, w: 206 },
    creature: { x, y: feet, h: Math.min(creature, tallest), reach: 124 },
    plate: { x: plateX, ...plate },
  })
  const who = { y: 28, scale: 1.62 }
  return {
    own: {
      ...zone(330 + left, 372, 123 + left),
      identity: { ...who, x: 40 + left, name: 150, cells: null, pips: true },
    },
    rival: {
      ...zone(818 + right, 318, 651 + right),
      identity: { ...who, x: 640 + right, name: 92, cells: hasEnergy ? CELLS : null, pips: true }, // width up to the hand
    },
    aim: {
      box: { x: 652 + right, y: 242 + field, w: 332, h: 356 },
      number: { x: 1004 + right, y: 340 + field },
      size: 72,
    },
  }
}

/** Between the two plates, below the pill: points and edge. The heat is below the own name. */
function midfieldOf({ left, right, field }: Room, hasEnergy: boolean) {
  if (!hasEnergy) return { score: null, edge: null, heat: null }
  const x = 570 + (left + right) / 2
  const score = {
    own: { x: x - 7, y: 144 },
    rival: { x: x + 7, y: 144 },
    scale: 1.12,
    word: { x, y: 212 },
  }
  return {
    score,
    edge: { x, y: 234 + field * 0.3, scale: 1 },
    heat: { x: 40 + left, y: 106, w: 380 },
  }
}

/** Tiles and tube. Without energy the tiles use the tube's space. */
function movesOf({ right, extraH }: Room, hasEnergy: boolean) {
  const gap = hasEnergy ? 0 : TUBE.before - 20
  const x = TILE.x + right - gap
  const { w, h } = TUBE
  return {
    tube: hasEnergy
      ? { x: x - TUBE.before, y: TUBE.y + extraH, w, h, scale: TILE.scale, isLying: false }
      : null,
    tiles: { ...TILE, x, y: TILE.y + extraH, w: TILE.w + gap / TILE.scale },
  }
}

const chooseOf = ({ width, extraH }: Room): ChooseLayout => ({
  title: 110 + extraH * 0.4,
  room: width - 240,
  margin: 44,
  scale: 1.5,
  perRow: 5,
  rowStep: 0,
  step: 230,
  card: 178,
  cards: 276 + extraH * 0.5,
  chosen: { card: 212, y: 246 + extraH * 0.5 },
  button: { x: width / 2 - 210, y: 700 + extraH * 0.6, w: 420, h: 64 },
  clock: { x: width - 92, y: 76, r: 36 },
})
