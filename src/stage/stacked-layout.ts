/** The phone's table, drawn at 844×390: the rival in the back, the reader in front, moves under the right thumb. */
import {
  type BattleLayout,
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
const WIDEST_WITHOUT_PRINTED = 843 // CSS pixels: names need the room of "/210"
const HAND = { card: 52, step: 44, most: 5, tilt: 3 }
const PLATE = 196
const CELLS = { x: 144, y: 23 } // in the identity, after six pips
const LARGEST_BUTTON = 50 // what is drawn; a finger finds more
const TILE = { x: 552, y: 192, w: 246, h: 56, gap: 5 }
const TUBE = { before: 38, w: 20, y: 214, h: 154 } // `before`: from its left edge to the tiles

/** How far the design's edges move when the table is larger, or the gutters smaller. */
interface Room {
  table: Table
  unit: number
  width: number
  height: number
  touch: number
  left: number // what hangs on the left edge moves by this
  right: number
  extraW: number
  low: number // what hangs on the bottom edge moves by this
  freed: number // width that narrow gutters give back
  grow: number // rings and toys
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

export function stacked(table: Table): BattleLayout {
  const room = roomOf(table)
  const { unit, width, height, touch, left, right, grow } = room
  const ownX = 196 + left * 0.6 + room.extraW * 0.1 + (grow - 1) * 60
  const rivalX = 606 + right * 0.55 + room.extraW * 0.1
  const { tiles, tube, edge } = movesOf(room)
  return {
    kind: 'stacked',
    unit,
    width,
    height,
    touch,
    type: typeScale(unit),
    button: Math.min(fingerOf(room), LARGEST_BUTTON),
    own: ownZone(room, ownX, edge),
    rival: rivalZone(room, rivalX),
    aim: aimOf(room, rivalX),
    ...edgesOf(room),
    hand: handOf(room, ownX, edge),
    rivalHand: null,
    tiles,
    tube,
    column: null,
    choose: chooseOf(room),
    outcome: outcomeOf(table, unit, 216 * grow),
  }
}

/** What a finger needs of a round button. */
const fingerOf = ({ touch }: Room) => Math.max(TOUCH, touch)

/** What hangs round the edge: medallion and pill, the corner's two buttons, the left thumb's two. */
function edgesOf(room: Room) {
  const { table, width, touch, left, right, low } = room
  const finger = fingerOf(room)
  const middle = width / 2
  const corner = 798 + right - finger / 2
  const thumb = 48 + left + finger / 2
  return {
    clock: { x: middle, y: 33, r: 26 },
    pill: { x: middle, y: 77, scale: 1 },
    peek: table.height < LOWEST_WITH_PEEK ? null : peekOf(50 + left, middle),
    log: { x: corner - Math.max(54, touch + 2), y: 30 },
    settings: { x: corner, y: 30 },
    mute: null,
    replace: table.hasEnergy ? { x: thumb, y: 218 + low - (finger - TOUCH) } : null,
    skip: { x: thumb, y: 298 + low },
  }
}

const chooseOf = ({ width, right, touch, low }: Room): ChooseLayout => ({
  title: 16 + low * 0.3,
  scale: 1,
  step: 148,
  card: 112,
  cards: 108 + low * 0.45,
  chosen: { card: 134, y: 88 + low * 0.45 },
  button: { x: width / 2 - 150, y: 332 + low * 0.8, w: 300, h: Math.max(48, Math.min(touch, 50)) },
  clock: { x: 775 + right, y: 35, r: 23 },
})

function ownZone({ table, low, grow }: Room, x: number, edge: number): ZoneLayout {
  const up = 60 * (grow - 1)
  return {
    ring: { x, y: 318 + low - up, rx: 122 * grow, ry: 47 * grow },
    card: { x, y: 316 + low - up, w: 112 * grow },
    toy: { x, y: 326 + low - up, h: 196 * grow, reach: 66 },
    plate: {
      x: Math.min(x + 108 * grow, edge - 6 - PLATE),
      y: 202 + low - up,
      w: PLATE,
      scale: 1,
      printed: hasRoomForPrinted(table),
    },
    identity: null,
  }
}

function rivalZone({ table, width, left, low, grow }: Room, x: number): ZoneLayout {
  const down = low * 0.42
  return {
    ring: { x, y: 158 + down, rx: 100 * grow, ry: 36 * grow },
    card: { x, y: 156 + down, w: 88 * grow },
    toy: { x, y: 164 + down, h: 138 * grow, reach: 53 },
    plate: {
      x: Math.min(width / 2 - 92, x - 80 * grow - 196),
      y: 98 + down,
      w: 184,
      scale: 1,
      printed: hasRoomForPrinted(table),
    },
    identity: { x: 48 + left, y: 8, scale: 1, name: 150, cells: table.hasEnergy ? CELLS : null },
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

/** Up to the pill, which is longer than the medallion above it is wide. */
const peekOf = (x: number, middle: number) => ({ x, y: 60, w: Math.max(250, middle - 134 - x), h: 38 })

/** Tiles and tube; `edge` is where the hand must end. Without energy the tiles take the tube's place. */
function movesOf({ table, touch, right, extraW, low, freed }: Room) {
  const wanting = Math.max(0, handWidth(touch) - (HAND.card + HAND.step * (HAND.most - 1)))
  const aside = Math.min(freed, wanting) // narrow hands leave the freed width to the tiles
  const gap = table.hasEnergy ? 0 : TUBE.before - 12
  const x = TILE.x + Math.min(right, extraW) + aside - gap
  const tiles = { x, y: TILE.y + low, w: TILE.w + freed - aside + gap, h: TILE.h, gap: TILE.gap, scale: 1 }
  const tube = table.hasEnergy
    ? { x: x - TUBE.before, y: TUBE.y + low, w: TUBE.w, h: TUBE.h, scale: 1 }
    : null
  return { tiles, tube, edge: (tube?.x ?? x) - 8 }
}

const handWidth = (touch: number) => Math.max(HAND.card, touch) + Math.max(HAND.step, touch) * (HAND.most - 1)

function handOf({ low, touch }: Room, ownX: number, edge: number): HandLayout {
  const w = handWidth(touch)
  const x = Math.min(ownX + 85, edge - w)
  return {
    x,
    y: 294 + low,
    w: edge - x,
    card: Math.max(HAND.card, touch),
    step: Math.max(HAND.step, touch),
    tilt: HAND.tilt,
    raised: 132,
  }
}
