/** Types of the battle's layout: the position of every part in layout units. */

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Spot {
  x: number
  y: number
}

export interface ZoneLayout {
  ring: Spot & { rx: number; ry: number }
  card: Spot & { w: number } // centre and width of the flat card before the perspective
  creature: Spot & { h: number; reach: number } // feet, height, half the width of the touch area
  plate: Spot & { w: number; scale: number; printed: boolean } // `printed`: there is space for "/210"
  hit: Spot // centre of the number of a blow's damage
  identity: (Spot & { scale: number; name: number; cells: Spot | null; pips: boolean }) | null // `name` is its width; `pips`: signs of cards
}

export interface HandLayout {
  x: number // left edge of the hand
  y: number
  w: number // width from the first card's left edge to the last one's right edge
  card: number // width of one card
  step: number // maximum distance between two cards
  tilt: number // degrees between adjacent cards
  raised: Box // area of the inspected card with its moves, in units of the table
}

export interface TilesLayout extends Box {
  gap: number // `w` and `h` are those of one tile; tiles are stacked upwards from the last row
  rows: number
  tallest: number // height of a tile if there are fewer moves than rows
  scale: number
}

export interface TubeLayout extends Box {
  scale: number
  isLying: boolean // the cells fill from left to right, otherwise from the bottom up
}

export interface ChooseLayout {
  title: number // y of its top edge
  room: number // width for the title
  margin: number // next to the cards
  scale: number // scale of its text
  perRow: number // cards in one row
  rowStep: number // distance between two rows
  step: number // maximum distance between two columns
  card: number // width of a card
  cards: number // y of the top edges of the first row
  chosen: { card: number; y: number }
  button: Box
  clock: Spot & { r: number }
}

export interface BattleLayout {
  kind: 'stacked' | 'wide' | 'upright'
  unit: number // CSS pixels per layout unit
  width: number // size of the element, in units
  height: number
  touch: number // 44 CSS pixels in units
  type: number // factor on small text, so that 12 CSS pixels stay 12
  button: number // diameter of a round button
  own: ZoneLayout
  rival: ZoneLayout
  aim: { box: Box; number: Spot; size: number } // corners around the rival, with the expected damage
  clock: Spot & { r: number } // centre and radius of the medallion
  pill: Spot & { scale: number; w: number } // its centre; wider text wraps into a second line
  peek: Box | null // the last two lines of the log
  note: Spot & { w: number } // note of the page at the beginning
  log: Spot | null // centres of round buttons
  settings: Spot
  mute: Spot | null
  guard: Spot | null
  replace: Spot | null
  skip: Spot | null
  score: ScoreLayout | null // null if no points are counted
  edge: (Spot & { scale: number }) | null // centre of the sign between the two plates
  heat: (Spot & { w: number }) | null
  hand: HandLayout
  rivalHand: Spot & { w: number; step: number } // the rival's other cards
  tube: TubeLayout | null // the reader's energy; null for rules without energy
  tiles: TilesLayout
  column: Box | null // the info column
  choose: ChooseLayout
  outcome: OutcomeLayout
}

/** The points of both sides: the own ones end at a position, the rival's begin at one. */
export interface ScoreLayout {
  own: Spot // top right corner
  rival: Spot // top left corner
  scale: number
  word: Spot | null // centre of the label; null: it is next to the numbers
}

/** The end of the battle, next to the panel that covers the right side or, in portrait orientation, the bottom. */
export interface OutcomeLayout {
  x: number
  room: number // width for the text
  word: number // y of its centre
  floor: number // y of the hero's feet
  hero: number // height
  ring: { rx: number; ry: number }
}

export interface Insets {
  left: number // CSS pixels
  right: number
  top?: number // 0 if omitted; only upright layouts use it
  bottom?: number
}

/** Input of a layout. */
export interface Table {
  width: number // CSS pixels
  height: number
  insets: Insets
  hasEnergy: boolean // the standard rules: energy and switching
  isWatched: boolean // for a spectator: both players are named, and there are no buttons
}

export const TOUCH = 44 // CSS pixels
const LARGEST_TYPE = 1.28

/** Small text must not shrink below its CSS size, nor overflow its box. */
export const typeScale = (unit: number): number => Math.min(LARGEST_TYPE, Math.max(1, 1 / unit))

/** CSS pixels, as in the page; larger on a desktop, at the bottom in portrait orientation. */
const RESULT_PANEL = { width: 320, share: 0.42, margin: 44 }
const SIDE_PANEL = { from: 1025, width: 440, share: 0.38, margin: 40 }
const FOOT_PANEL = { below: 1025, height: 400, share: 0.56 }

/**
 * Height of the page's emotes at the bottom of the area that the panel leaves free: above each other or, in portrait
 * orientation, side by side; CSS pixels.
 */
export const EMOTES = { height: 104, upright: 44 }

/** Returns the area that the result's panel leaves free, in CSS pixels from the top left corner. */
export function freeOfResult({ width, height }: Pick<Table, 'width' | 'height'>) {
  if (height >= width && width < FOOT_PANEL.below)
    return { width, height: height - Math.min(FOOT_PANEL.height, height * FOOT_PANEL.share) }
  const panel = width < SIDE_PANEL.from ? RESULT_PANEL : SIDE_PANEL
  return { width: width - Math.min(panel.width, width * panel.share) - panel.margin, height }
}

/** Returns the position of the hero with the text above it, in the middle of the free area. */
export function outcomeOf(table: Table, unit: number, largest: number): OutcomeLayout {
  const free = freeOfResult(table)
  const room = free.width / unit
  const height = free.height / unit
  const hero = Math.min(largest, room * 0.45, height * 0.56)
  const half = hero * 0.68 // from the centre to the text, and to the feet
  const middle = height * 0.495
  return {
    hero,
    x: room / 2,
    room: room - 60,
    word: middle - half,
    floor: middle + half,
    ring: { rx: hero * 0.9, ry: hero * 0.27 },
  }
}
