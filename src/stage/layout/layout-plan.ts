/** What a layout of the battle says: where every piece stands, in layout units. */

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
  card: Spot & { w: number } // the flat card's centre and width before it is laid down
  creature: Spot & { h: number; reach: number } // feet, height, half the width a finger finds
  plate: Spot & { w: number; scale: number; printed: boolean } // `printed`: there is room for "/210"
  hit: Spot // the middle of the number a blow takes
  identity: (Spot & { scale: number; name: number; cells: Spot | null; pips: boolean }) | null // width of the name; `cells`: where in it their energy stands; `pips`: a sign for each card
}

export interface HandLayout {
  x: number // left edge of the fan
  y: number
  w: number // room from the first card's left edge to the last one's right edge
  card: number // width of one card
  step: number // at most, between two cards
  tilt: number // degrees between neighbours
  raised: Box // of the card that is looked at, with its moves; in units of the table
}

export interface TilesLayout extends Box {
  gap: number // `w` and `h` are one tile's; they stack upwards from the third row
  scale: number
}

export interface ChooseLayout {
  title: number // y of its top
  scale: number // of its words
  step: number // between two columns, at most
  card: number // width
  cards: number // y of their tops
  chosen: { card: number; y: number }
  button: Box
  clock: Spot & { r: number }
}

export interface BattleLayout {
  kind: 'stacked' | 'wide'
  unit: number // CSS pixels per layout unit
  width: number // of the element, in units
  height: number
  touch: number // 44 CSS pixels in units
  type: number // small print is drawn this much larger, so that 12 CSS pixels stay 12
  button: number // diameter of a round button
  own: ZoneLayout
  rival: ZoneLayout
  aim: { box: Box; number: Spot; size: number } // corners round the rival, what they would lose
  clock: Spot & { r: number } // of the medallion
  pill: Spot & { scale: number } // its centre
  peek: Box | null // the last two lines of the log
  note: Spot & { w: number } // what the page says at the beginning
  log: Spot | null // round buttons: their centres
  settings: Spot
  mute: Spot | null
  guard: Spot | null
  replace: Spot | null
  skip: Spot | null
  score: ScoreLayout | null // null where no points are counted
  edge: (Spot & { scale: number }) | null // the middle of the sign between the two plates
  heat: (Spot & { w: number }) | null
  hand: HandLayout
  rivalHand: Spot & { w: number; step: number } // of their other cards
  tube: (Box & { scale: number }) | null // the own energy; null for rules without energy
  tiles: TilesLayout
  column: Box | null // the info column
  choose: ChooseLayout
  outcome: OutcomeLayout
}

/** The points of both sides: the own ones end at a spot, the rival's begin at one. */
export interface ScoreLayout {
  own: Spot // top right corner
  rival: Spot // top left corner
  scale: number
  word: Spot | null // the middle of what is counted; null: it stands beside the numbers
}

/** The end of the battle, beside the panel that the page lays over the right side or, on an upright screen, the foot. */
export interface OutcomeLayout {
  x: number
  room: number // width for the word
  word: number // y of its middle
  floor: number // y of the hero's feet
  hero: number // height
  ring: { rx: number; ry: number }
}

export interface Insets {
  left: number // CSS pixels
  right: number
}

/** What a layout is made for. */
export interface Table {
  width: number // CSS pixels
  height: number
  insets: Insets
  hasEnergy: boolean // the standard rules: energy and replacing
  isWatched: boolean // by a spectator: both players are named, and there are no buttons
}

export const TOUCH = 44 // CSS pixels
const LARGEST_TYPE = 1.28

/** Small print may not shrink below its CSS size, but neither burst its box. */
export const typeScale = (unit: number): number => Math.min(LARGEST_TYPE, Math.max(1, 1 / unit))

/** CSS pixels, as the page lays it; on a desk it is larger, on an upright screen it lies at the foot. */
const RESULT_PANEL = { width: 320, share: 0.42, margin: 44 }
const SIDE_PANEL = { from: 1025, width: 440, share: 0.38, margin: 40 }
const FOOT_PANEL = { below: 1025, height: 400, share: 0.56 }

/** The height that the page's emotes take at the foot of what the panel leaves free, one over the other or, upright, side by side; CSS pixels. */
export const EMOTES = { height: 104, upright: 44 }

/** What the result's panel leaves free, in CSS pixels from the top left corner. */
export function freeOfResult({ width, height }: Pick<Table, 'width' | 'height'>) {
  if (height >= width && width < FOOT_PANEL.below)
    return { width, height: height - Math.min(FOOT_PANEL.height, height * FOOT_PANEL.share) }
  const panel = width < SIDE_PANEL.from ? RESULT_PANEL : SIDE_PANEL
  return { width: width - Math.min(panel.width, width * panel.share) - panel.margin, height }
}

/** The hero with the word over it, in the middle of what the panel leaves free. */
export function outcomeOf(table: Table, unit: number, largest: number): OutcomeLayout {
  const free = freeOfResult(table)
  const room = free.width / unit
  const height = free.height / unit
  const hero = Math.min(largest, room * 0.45, height * 0.56)
  const half = hero * 0.68 // from the middle to the word, and to the feet
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
