/**
 * Where everything of the battle stands. Pure: pixels of the element in, boxes in layout units out; one unit is
 * `unit` CSS pixels. Two designs: stacked (844×390, and every width up to 1024, specification "Game area") hides the
 * rival's hand and both info columns' kin; wide (1440×900) shows two zones side by side and the info column.
 */

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
  toy: Spot & { h: number } // feet and height
  plate: Spot & { w: number; scale: number }
  identity: (Spot & { scale: number }) | null
}

export interface HandLayout {
  x: number // left edge of the fan
  y: number
  w: number // room from the first card's left edge to the last one's right edge
  card: number // width of one card
  step: number // at most, between two cards
  tilt: number // degrees between neighbours
}

export interface BattleLayout {
  kind: 'stacked' | 'wide'
  unit: number // CSS pixels per layout unit
  width: number // of the element, in units
  height: number
  touch: number // 44 CSS pixels in units
  own: ZoneLayout
  rival: ZoneLayout
  pill: Spot & { scale: number } // its centre
  peek: Box | null // the last two lines of the log
  log: Spot | null // round buttons: their centres
  settings: Spot
  skip: Spot | null
  hand: HandLayout
  rivalHand: (Spot & { w: number; step: number }) | null
  tiles: Box & { gap: number; scale: number } // one tile's size; they stack upwards from the bottom of the box
  column: Box | null // the info column
  choose: { title: number; cards: number; card: number; hudScale: number } // y of the title and of the cards, card width
  outcome: OutcomeLayout
}

/** The end of the battle, left of the panel that the page lays over the right side. */
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

const STACKED = { width: 844, height: 390 }
const WIDE = { width: 1440, height: 900 }
const STACK_UP_TO = 1024 // CSS pixels, specification "Layouts"
const TOUCH = 44 // CSS pixels
const DESIGN_GUTTER = 44
const SMALLEST_GUTTER = 16

export function layoutBattle(width: number, height: number, insets: Insets): BattleLayout {
  return width > STACK_UP_TO ? wide(width, height) : stacked(width, height, insets)
}

function stacked(cssWidth: number, cssHeight: number, insets: Insets): BattleLayout {
  const unit = Math.min(cssWidth / STACKED.width, cssHeight / STACKED.height)
  const width = cssWidth / unit
  const height = cssHeight / unit
  const extraW = width - STACKED.width
  const extraH = height - STACKED.height
  const gutter = (inset: number) => Math.max(SMALLEST_GUTTER, inset / unit)
  const spread = Math.min(extraW / 2, 40) // the gutters grow first, then the middle
  const left = gutter(insets.left) - DESIGN_GUTTER + spread
  const right = extraW - spread - (gutter(insets.right) - DESIGN_GUTTER)
  const grow = 1 + Math.min(0.6, (extraH / STACKED.height) * 0.5)
  const low = extraH // what hangs on the bottom edge
  const rivalLow = extraH * 0.42
  const middle = width / 2
  const ownX = 196 + left * 0.6 + extraW * 0.1 + (grow - 1) * 70
  const rivalX = 606 + right * 0.55 + extraW * 0.1
  const tilesX = 552 + Math.min(right, extraW)
  const handX = ownX + 92 * grow
  return {
    kind: 'stacked',
    unit,
    width,
    height,
    touch: TOUCH / unit,
    own: {
      ring: { x: ownX, y: 318 + low - 60 * (grow - 1), rx: 122 * grow, ry: 47 * grow },
      card: { x: ownX, y: 316 + low - 60 * (grow - 1), w: 112 * grow },
      toy: { x: ownX, y: 326 + low - 60 * (grow - 1), h: 200 * grow },
      plate: { x: ownX + 108 * grow, y: 214 + low - 60 * (grow - 1), w: 196, scale: 1 },
      identity: null,
    },
    rival: {
      ring: { x: rivalX, y: 158 + rivalLow, rx: 100 * grow, ry: 36 * grow },
      card: { x: rivalX, y: 156 + rivalLow, w: 88 * grow },
      toy: { x: rivalX, y: 164 + rivalLow, h: 142 * grow },
      plate: { x: rivalX - 80 * grow - 196, y: 84 + rivalLow, w: 184, scale: 1 },
      identity: { x: 48 + left, y: 8, scale: 1 },
    },
    pill: { x: middle - 14, y: 27, scale: 1.1 },
    peek: cssHeight < 360 ? null : { x: 50 + left, y: 62, w: 250, h: 36 },
    log: { x: 722 + right, y: 30 },
    settings: { x: 776 + right, y: 30 },
    skip: { x: 70 + left, y: 290 + low },
    hand: {
      x: handX,
      y: 288 + low,
      w: Math.min(300 * grow, tilesX - 10 - handX),
      card: 62,
      step: 49,
      tilt: 3,
    },
    rivalHand: null,
    tiles: {
      x: tilesX,
      y: 192 + low,
      w: 246 + Math.max(0, right - extraW),
      h: 56,
      gap: 5,
      scale: 1,
    },
    column: null,
    choose: { title: 28 + extraH * 0.3, cards: 112 + extraH * 0.45, card: 122, hudScale: 1 },
    outcome: outcomeBeside(cssWidth, unit, {
      word: 50 + extraH * 0.2,
      floor: 334 + extraH * 0.75,
      hero: 216 * grow,
    }),
  }
}

const RESULT_PANEL = { width: 320, share: 0.42, margin: 44 } // CSS pixels, as the page lays it

function outcomeBeside(
  cssWidth: number,
  unit: number,
  spots: Pick<OutcomeLayout, 'word' | 'floor' | 'hero'>,
): OutcomeLayout {
  const panel = Math.min(RESULT_PANEL.width, cssWidth * RESULT_PANEL.share) + RESULT_PANEL.margin
  const room = (cssWidth - panel) / unit
  const hero = Math.min(spots.hero, room * 0.5)
  return { ...spots, hero, x: room / 2, room: room - 60, ring: { rx: hero * 0.9, ry: hero * 0.27 } }
}

function wide(cssWidth: number, cssHeight: number): BattleLayout {
  const unit = Math.min(cssWidth / WIDE.width, cssHeight / WIDE.height)
  const width = cssWidth / unit
  const height = cssHeight / unit
  const extraW = width - WIDE.width
  const extraH = height - WIDE.height
  const left = extraW * 0.25
  const right = extraW * 0.6
  const field = extraH * 0.6
  const zone = (x: number, toy: number, identityX: number, plateX: number): ZoneLayout => ({
    ring: { x, y: 560 + field, rx: 210, ry: 78 },
    card: { x, y: 556 + field, w: 206 },
    toy: { x, y: 578 + field, h: toy },
    plate: { x: plateX, y: 132 + field * 0.6, w: 244, scale: 1.5 },
    identity: { x: identityX, y: 28, scale: 1.6 },
  })
  return {
    kind: 'wide',
    unit,
    width,
    height,
    touch: TOUCH / unit,
    own: zone(330 + left, 372, 40 + left, 123 + left),
    rival: zone(818 + right, 330, 640 + right, 651 + right),
    pill: { x: 466 + (left + right) / 2, y: 62, scale: 1.36 },
    peek: null,
    log: null,
    settings: { x: 1374 + extraW, y: 64 },
    skip: null,
    hand: { x: 54 + left * 0.5, y: 700 + extraH, w: 480, card: 112, step: 88, tilt: 4 },
    rivalHand: { x: 880 + right, y: 22, w: 42, step: 46 },
    tiles: { x: 600 + right, y: 641 + extraH, w: 372, h: 56, gap: 5, scale: 1.36 },
    column: { x: 1136 + extraW, y: 24, w: 280, h: height - 48 },
    choose: { title: 150 + extraH * 0.4, cards: 300 + extraH * 0.5, card: 176, hudScale: 1.5 },
    outcome: outcomeBeside(cssWidth, unit, {
      word: 120 + extraH * 0.3,
      floor: 740 + extraH * 0.8,
      hero: 450,
    }),
  }
}
