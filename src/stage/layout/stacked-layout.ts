/** The phone's layout, designed at 844×390: the rival in the back, the reader in front, moves at the right thumb. */
import {
  type BattleLayout,
  type Box,
  type ChooseLayout,
  type HandLayout,
  outcomeOf,
  type Table,
  TOUCH,
  typeScale,
  type ZoneLayout,
} from './layout-plan.ts'

const DESIGN = { width: 844, height: 390 }
const DESIGN_GUTTER = 44
const SMALLEST_GUTTER = 16
const LOWEST_WITH_PEEK = 360 // CSS pixels
const PEEK = { y: 78, line: 19 }
const HEAT_HEIGHT = 22
const PILL = 190 // the rival's creature and cards are next to it
const WIDEST_WITHOUT_PRINTED = 843 // CSS pixels: up to this width names need the space of "/210"
const HAND = { card: 52, step: 44, most: 5, tilt: 3 }
const PLATE = 196
const PLATE_HEIGHT = 73
const NAME = 132 // width of the rival's name, up to their energy
const CELLS = { x: 194, y: 2 } // in the identity, after the name
const RIVAL_HAND = { x: 102, y: 29, w: 34 } // the rival's other cards, below the name
const RAISED = { y: 74, w: 254, h: 120, gap: 4 } // above the head of the own creature and the guard button, up to the next one
const SCORE = { aside: 36, y: 7 } // from the centre of the medallion to the points of a side
const THUMB = { lowest: 304, word: 32 } // the label of the upper button is between the two
const LARGEST_BUTTON = 50 // drawn size; the touch area is larger
const TILE = { x: 552, y: 192, w: 246, h: 56, gap: 5 }
const TUBE = { before: 38, w: 20, y: 214, h: 154 } // `before`: from its left edge to the tiles

/** How far the design's edges move if the table is larger or the gutters are smaller. */
interface Room {
  table: Table
  unit: number
  width: number
  height: number
  touch: number
  left: number // offset of parts on the left edge
  right: number
  extraW: number
  low: number // offset of parts on the bottom edge
  freed: number // width gained from narrow gutters
  grow: number // scale of rings and creatures
}

function roomOf(table: Table): Room {
  const unit = Math.min(table.width / DESIGN.width, table.height / DESIGN.height)
  const width = table.width / unit
  const height = table.height / unit
  const extraW = width - DESIGN.width
  const low = height - DESIGN.height
  const gutter = (inset: number) => Math.max(SMALLEST_GUTTER, inset / unit)
  const spread = Math.min(extraW / 2, 40) // the gutters grow first, then the middle
  const left = gutter(table.insets.left) - DESIGN_GUTTER + spread
  const right = extraW - spread - (gutter(table.insets.right) - DESIGN_GUTTER)
  const freed = Math.max(0, right - extraW)
  const grow = (1 + Math.min(0.6, (low / DESIGN.height) * 0.5)) * (1 + freed * 0.002)
  return { table, unit, width, height, touch: TOUCH / unit, left, right, extraW, low, freed, grow }
}

/** `table` in CSS pixels; boxes in layout units. */
export function stacked(table: Table): BattleLayout {
  const room = roomOf(table)
  const { unit, width, height, touch, left, right, grow } = room
  const ownX = 196 + left * 0.6 + room.extraW * 0.1 + (grow - 1) * 60
  const rivalX = 606 + right * 0.55 + room.extraW * 0.1
  const { tiles, tube, edge } = movesOf(room)
  const own = ownZone(room, ownX, edge)
  const rival = rivalZone(room, rivalX)
  return {
    kind: 'stacked',
    unit,
    width,
    height,
    touch,
    type: typeScale(unit),
    button: Math.min(fingerOf(room), LARGEST_BUTTON),
    own,
    rival,
    edge: edgeOf(room, rival, own),
    heat: heatOf(room, rival),
    aim: aimOf(room, rivalX),
    ...edgesOf(room),
    hand: handOf(room, ownX, edge),
    rivalHand: rivalHandOf(room),
    tiles,
    tube,
    column: null,
    choose: chooseOf(room),
    outcome: outcomeOf(table, unit, 216 * grow),
  }
}

/** Minimum touch size of a round button. */
const fingerOf = ({ touch }: Room) => Math.max(TOUCH, touch)

/** Centres of the left thumb's buttons: skip at the bottom, above it the switch, above that the guard. */
const skipOf = (room: Room) => THUMB.lowest + room.low
const replaceOf = (room: Room) => skipOf(room) - fingerOf(room) - THUMB.word
const guardOf = (room: Room) => replaceOf(room) - fingerOf(room) - THUMB.word

/** Parts along the edge: medallion and pill, the two buttons of the corner, the two of the left thumb. */
function edgesOf(room: Room) {
  const { table, width, touch, left, right } = room
  const finger = fingerOf(room)
  const middle = width / 2
  const corner = 798 + right - finger / 2
  const thumb = 48 + left + finger / 2
  const peek = hasPeek(table) ? peekOf(50 + left, middle) : null
  return {
    clock: { x: middle, y: 33, r: 26 },
    pill: { x: middle, y: 77, scale: 1, w: PILL },
    peek,
    note: { x: 48 + left, y: peek ? peek.y + peek.h + 6 : 80, w: 250 },
    log: { x: corner - Math.max(54, touch + 2), y: 30 },
    settings: { x: corner, y: 30 },
    mute: null,
    guard: table.hasEnergy && !table.isWatched ? { x: thumb, y: guardOf(room) } : null,
    replace: table.hasEnergy && !table.isWatched ? { x: thumb, y: replaceOf(room) } : null,
    skip: table.isWatched ? null : { x: thumb, y: skipOf(room) },
    score: table.hasEnergy
      ? {
          own: { x: middle - SCORE.aside, y: SCORE.y },
          rival: { x: middle + SCORE.aside, y: SCORE.y },
          scale: 1,
          word: null,
        }
      : null,
  }
}

/** Between the two plates: the match-up of their cards' types. */
function edgeOf({ table }: Room, rival: ZoneLayout, own: ZoneLayout): BattleLayout['edge'] {
  if (!table.hasEnergy) return null
  const top = rival.plate.y + PLATE_HEIGHT
  return { x: rival.plate.x + rival.plate.w / 2, y: (top + own.plate.y) / 2, scale: 1 }
}

/** Between the rival's hand and the head of the own creature: in the second line of the log, which shows one line during heat. */
function heatOf({ table, left }: Room, { plate }: ZoneLayout): BattleLayout['heat'] {
  if (!table.hasEnergy) return null
  const x = 50 + left
  return { x, y: heatTop(table), w: plate.x - 10 - x }
}

const heatTop = (table: Table) => (hasPeek(table) ? PEEK.y + PEEK.line : PEEK.y)

const hasPeek = ({ height }: Table) => height >= LOWEST_WITH_PEEK

const chooseOf = ({ width, right, touch, low }: Room): ChooseLayout => ({
  title: 16 + low * 0.3,
  room: width - 240,
  margin: 44,
  scale: 1,
  perRow: 5,
  rowStep: 0,
  step: 148,
  card: 112,
  cards: 108 + low * 0.45,
  chosen: { card: 134, y: 88 + low * 0.45 },
  button: { x: width / 2 - 150, y: 332 + low * 0.8, w: 300, h: Math.max(48, Math.min(touch, 50)) },
  clock: { x: 775 + right, y: 35, r: 23 },
})

function ownZone({ table, left, low, grow }: Room, x: number, edge: number): ZoneLayout {
  const up = 60 * (grow - 1)
  const feet = 326 + low - up
  const tallest = feet - heatTop(table) - HEAT_HEIGHT
  return {
    ring: { x, y: 318 + low - up, rx: 122 * grow, ry: 47 * grow },
    card: { x, y: 316 + low - up, w: 112 * grow },
    creature: { x, y: feet, h: Math.min(196 * grow, tallest), reach: 66 },
    plate: {
      x: Math.min(x + 108 * grow, edge - 6 - PLATE),
      y: 202 + low - up,
      w: PLATE,
      scale: 1,
      printed: hasRoomForPrinted(table),
    },
    // A player's own name is not shown; a spectator sees it in place of the thumb's buttons.
    identity: table.isWatched
      ? { x: 48 + left, y: 336 + low, scale: 1, name: 110, cells: null, pips: true }
      : null,
    hit: { x: x + 8, y: 202 + low - up - 52 * grow },
  }
}

function rivalZone({ table, width, left, low, grow }: Room, x: number): ZoneLayout {
  const down = low * 0.42
  return {
    ring: { x, y: 158 + down, rx: 100 * grow, ry: 36 * grow },
    card: { x, y: 156 + down, w: 88 * grow },
    creature: { x, y: 164 + down, h: 138 * grow, reach: 53 },
    plate: {
      x: Math.min(width / 2 - 92, x - 80 * grow - 196),
      y: 98 + down,
      w: 184,
      scale: 1,
      printed: hasRoomForPrinted(table),
    },
    hit: { x: x + 76 * grow, y: Math.max(116, 164 + down - 60 * grow) },
    identity: {
      x: 48 + left,
      y: 8,
      scale: 1,
      name: table.hasEnergy ? NAME : NAME + 60,
      cells: table.hasEnergy ? CELLS : null,
      pips: false,
    },
  }
}

function aimOf({ low, grow }: Room, x: number): BattleLayout['aim'] {
  const [w, h] = [172 * grow, 166 * grow]
  const feet = 164 + low * 0.42
  return {
    box: { x: x - w / 2, y: feet + 16 * grow - h, w, h },
    number: { x: x + 95 * grow, y: feet - 70 * grow },
    size: 38 * grow,
  }
}

const hasRoomForPrinted = ({ width }: Table) => width > WIDEST_WITHOUT_PRINTED

/** Up to the pill, which is wider than the medallion above it. */
const peekOf = (x: number, middle: number) => ({
  x,
  y: PEEK.y,
  w: Math.max(250, middle - 134 - x),
  h: PEEK.line * 2,
})

/** Tiles and tube; `edge` is where the hand must end. Without energy the tiles use the tube's space. */
function movesOf({ table, touch, right, extraW, low, freed }: Room) {
  const wanting = Math.max(0, handWidth(touch) - (HAND.card + HAND.step * (HAND.most - 1)))
  const aside = Math.min(freed, wanting) // narrow hands leave the freed width to the tiles
  const gap = table.hasEnergy ? 0 : TUBE.before - 12
  const x = TILE.x + Math.min(right, extraW) + aside - gap
  const tiles = {
    x,
    y: TILE.y + low,
    w: TILE.w + freed - aside + gap,
    h: TILE.h,
    rows: 3,
    tallest: TILE.h,
    gap: TILE.gap,
    scale: 1,
  }
  const tube = table.hasEnergy
    ? { x: x - TUBE.before, y: TUBE.y + low, w: TUBE.w, h: TUBE.h, scale: 1, isLying: false }
    : null
  return { tiles, tube, edge: (tube?.x ?? x) - 8 }
}

const handWidth = (touch: number) => Math.max(HAND.card, touch) + Math.max(HAND.step, touch) * (HAND.most - 1)

/** Up to the pill, with the touch size as distance where there is space. */
function rivalHandOf({ width, left, touch }: Room): BattleLayout['rivalHand'] {
  const { y, w } = RIVAL_HAND
  const x = RIVAL_HAND.x + left
  return { x, y, w, step: Math.min(touch, (width / 2 - 108 - w - x) / (HAND.most - 1)) }
}

function raisedOf(room: Room): Box {
  const { y, w, h, gap } = RAISED
  return { x: 48 + room.left, y, w, h: Math.min(h, replaceOf(room) - fingerOf(room) / 2 - gap - y) }
}

function handOf(room: Room, ownX: number, edge: number): HandLayout {
  const { low, touch } = room
  const w = handWidth(touch)
  const x = Math.min(ownX + 85, edge - w)
  return {
    x,
    y: 294 + low,
    w: edge - x,
    card: Math.max(HAND.card, touch),
    step: Math.max(HAND.step, touch),
    tilt: HAND.tilt,
    raised: raisedOf(room),
  }
}
