/**
 * Layout of the lobby: takes the element's size in pixels and returns positions in layout units of `unit` CSS pixels
 * each. The designs are for 844×390 (phone in landscape, desktop) and 390×844 (phone in portrait).
 */
import type { Box, Insets, Spot } from '../../layout/layout-plan.ts'
import type { DoorName } from './lobby-picture.ts'

export interface DoorPlace extends Spot {
  w: number // x, y: the centre of its bottom edge
  h: number
  sign: number // size of the text above it
}

export interface Seat extends Spot {
  size: number // height of the creature; x, y: its feet
  plaque: Spot & { w: number } // centre of its top edge, and its maximum width
  flip: boolean
}

export interface TablePlace extends Spot {
  w: number // x, y: its centre
  seats: readonly [Seat, Seat]
  plaque: Spot & { w: number }
}

export interface TargetPlace extends Spot {
  top: number // top edge; x, y: the feet, or the centre of a table or door
}

export interface InvitationPlace {
  card: Spot & { w: number } // its centre, in the hand of the own creature
  panel: Box // next to the card, with the buttons
  accept: Spot // centres of the top edges of its buttons
  decline: Spot
}

export interface LobbyLayout {
  unit: number // CSS pixels
  type: number // scale of plaques, so that their text grows less than the room
  width: number
  height: number
  wall: number // y of the floor's far edge
  isUpright: boolean
  doors: Record<DoorName, DoorPlace>
  window: Spot & { w: number } // top left corner
  champions: readonly (Spot & { w: number })[] // top left corners of the portraits
  more: Spot // centre of the plaque for players without a position
  tables: readonly TablePlace[]
  newTable: TablePlace
  spots: readonly Seat[] // players who are at no table
  own: Seat
  invitation: InvitationPlace
}

const LYING = { width: 844, height: 390, wall: 196 }
const UPRIGHT = { width: 390, height: 844, wall: 300 }
const SMALLEST_UNIT = 0.6
const LARGEST_TYPE = 1.1
const WIDEST_UPRIGHT = 700 // CSS pixels

export const PLAQUE_HEIGHT = 21
export const CREW_PLAQUE = 230 // units, at the first table while no player is in the lobby
export const BUTTON_HEIGHT = 34
export const INVITATION = { card: 66, title: 28, button: 148, step: 44, pad: 12 } // units
const TOP_BAR = 60 // height of the page's bar in CSS pixels

interface Frame {
  x(x: number): number
  y(y: number): number
}

/** Extends the design to the element: x from the centre, y separately for wall and floor, which share the extra height. */
function frameOf(design: typeof LYING, width: number, height: number, wall: number): Frame {
  const stretch = width / design.width
  const floor = (height - wall) / (design.height - design.wall)
  return {
    x: x => width / 2 + (x - design.width / 2) * stretch,
    y: y => (y <= design.wall ? (y / design.wall) * wall : wall + (y - design.wall) * floor),
  }
}

function tableAt(
  { x, y }: Frame,
  at: Spot,
  w: number,
  size: number,
  plaque: { w: number; dx?: number },
): TablePlace {
  const middle = { x: x(at.x), y: y(at.y) }
  const reach = w * 0.58
  const seat = (side: -1 | 1): Seat => ({
    x: middle.x + side * reach,
    y: middle.y - w * 0.06,
    size,
    plaque: { x: middle.x, y: 0, w: 0 },
    flip: side === 1,
  })
  return {
    ...middle,
    w,
    seats: [seat(-1), seat(1)],
    plaque: { x: middle.x + (plaque.dx ?? 0), y: middle.y + w * 0.29, w: plaque.w },
  }
}

function seatAt({ x, y }: Frame, at: Spot, size: number, plaque: number, flip = false): Seat {
  const feet = { x: x(at.x), y: y(at.y) }
  return { ...feet, size, plaque: { x: feet.x, y: feet.y + 8, w: plaque }, flip }
}

/** @param insets safe areas of the screen, in CSS pixels */
export function layoutLobby(cssWidth: number, cssHeight: number, insets: Insets): LobbyLayout {
  const isUpright = cssHeight > cssWidth && cssWidth < WIDEST_UPRIGHT
  const design = isUpright ? UPRIGHT : LYING
  const unit = Math.max(
    SMALLEST_UNIT,
    Math.min((cssWidth - insets.left - insets.right) / design.width, cssHeight / design.height),
  )
  const size = { width: cssWidth / unit, height: cssHeight / unit }
  const type = Math.min(LARGEST_TYPE, 0.25 + 0.7 / unit) // 11.4 CSS pixels of text on a phone, 13.5 at 1440×900
  return { unit, type, ...size, isUpright, ...(isUpright ? upright : lying)(size) }
}

/** Returns the centre of the top edge of the button over the selected object. */
export const buttonOver = ({ unit, width }: LobbyLayout, { x, top }: TargetPlace): Spot => ({
  x: Math.max(60, Math.min(width - 60, x)),
  y: Math.max(TOP_BAR / unit, top - BUTTON_HEIGHT - 4),
})

export const seatTarget = ({ x, y, size }: Seat): TargetPlace => ({ x, y, top: y - size })

export const doorTarget = ({ x, y, h }: DoorPlace): TargetPlace => ({ x, y: y - h / 2, top: y - h })

export const tableTarget = ({ x, y, seats }: TablePlace): TargetPlace => ({
  x,
  y,
  top: y - seats[0].size * 0.8,
})

/** The card in the hand of the own creature, and next to it the panel: its title over both buttons. */
function invitationAt(own: Spot & { size: number }, width: number): InvitationPlace {
  const { card: w, title, button, step, pad } = INVITATION
  const card = { x: own.x + own.size * 0.54, y: own.y - own.size * 0.56, w }
  const left = card.x + w * 0.2
  const panel = {
    x: left,
    y: card.y - 72,
    w: Math.min(236, width - left - 8),
    h: title + step + BUTTON_HEIGHT + pad,
  }
  const x = panel.x + w * 0.34 + pad + button / 2
  const y = panel.y + title
  return { card, panel, accept: { x, y }, decline: { x, y: y + step } }
}

type Plan = Omit<LobbyLayout, 'unit' | 'type' | 'width' | 'height' | 'isUpright'>
interface Size {
  width: number
  height: number
}

const doorsOn =
  ({ x }: Pick<ReturnType<typeof frameOf>, 'x'>, wall: number) =>
  (at: number, foot: number, w: number, h: number, sign: number): DoorPlace => ({
    x: x(at),
    y: wall + foot,
    w,
    h,
    sign,
  })

function lying({ width, height }: Size): Plan {
  const wall = LYING.wall + (height - LYING.height) * 0.42
  const frame = frameOf(LYING, width, height, wall)
  const { x } = frame
  const door = doorsOn(frame, wall)
  const own = seatAt(frame, { x: 118, y: 376 }, 136, 124)
  return {
    wall,
    doors: {
      find: door(164, 16, 86, 128, 19),
      computer: door(278, 12, 62, 86, 14),
      code: door(730, 12, 54, 84, 14),
    },
    window: { x: x(378), y: wall - 150, w: 84 },
    champions: [
      { x: x(484), y: wall - 128, w: 42 },
      { x: x(564), y: wall - 122, w: 36 },
      { x: x(638), y: wall - 118, w: 32 },
    ],
    more: { x: x(570), y: wall - 44 },
    tables: [
      tableAt(frame, { x: 446, y: 252 }, 96, 66, { w: 146 }),
      tableAt(frame, { x: 644, y: 278 }, 108, 74, { w: 116, dx: -16 }),
    ],
    newTable: tableAt(frame, { x: 536, y: 338 }, 96, 72, { w: 108 }),
    spots: [
      seatAt(frame, { x: 336, y: 296 }, 70, 122, true),
      seatAt(frame, { x: 788, y: 302 }, 74, 106, true),
      seatAt(frame, { x: 412, y: 361 }, 66, 126),
      seatAt(frame, { x: 708, y: 361 }, 64, 128, true),
      seatAt(frame, { x: 236, y: 268 }, 60, 112),
    ],
    own: {
      ...own,
      plaque: { x: own.x + 108, y: height - 42, w: 124 },
    },
    invitation: invitationAt(own, width),
  }
}

function upright({ width, height }: Size): Plan {
  const wall = UPRIGHT.wall + (height - UPRIGHT.height) * 0.3
  const frame = frameOf(UPRIGHT, width, height, wall)
  const { x } = frame
  const door = doorsOn(frame, wall)
  const own = seatAt(frame, { x: 80, y: 816 }, 140, 130)
  return {
    wall,
    doors: {
      find: door(96, 22, 104, 160, 19),
      computer: door(222, 18, 72, 108, 14),
      code: door(334, 18, 60, 100, 14),
    },
    window: { x: x(252), y: wall - 222, w: 74 },
    champions: [],
    more: { x: x(110), y: wall - 212 },
    tables: [
      tableAt(frame, { x: 150, y: 412 }, 112, 80, { w: 172 }),
      tableAt(frame, { x: 250, y: 560 }, 120, 84, { w: 150, dx: 20 }),
    ],
    newTable: tableAt(frame, { x: 286, y: 660 }, 104, 84, { w: 120 }),
    spots: [
      seatAt(frame, { x: 66, y: 566 }, 80, 118),
      seatAt(frame, { x: 330, y: 430 }, 76, 108, true),
      seatAt(frame, { x: 152, y: 650 }, 76, 120),
      seatAt(frame, { x: 326, y: 784 }, 70, 112, true),
    ],
    own: {
      ...own,
      plaque: { x: own.x + 112, y: height - 40, w: 130 },
    },
    invitation: invitationAt(own, width),
  }
}
