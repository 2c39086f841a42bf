/**
 * The pack table in portrait orientation, for one thumb: touchable objects are in the lower two thirds, the buttons at
 * the bottom. Cards are in two rows, and the best card of the result is large below the others.
 */
import { between, degrees, FACE_RATIO, FAN, PACK_RATIO, type PacksLayout } from './packs-layout-plan.ts'

const WIDTH = 390 // width of the design
const SMALLEST_UNIT = 0.6
const GUTTER = 16
const BAR = 60 // the title, or the next action
const FOOT = 72 // a row of buttons
const FOOT_HEIGHT = 212 // name, odds and three buttons in two rows
const WORDS = 88 // text of the enlarged card
const TAG = 27 // number of copies below a card

const stops = {
  along: [0, 150, 232, 300],
  scale: [1, 0.72, 0.5, 0.36],
  light: [1, 0.6, 0.35, 0],
  turn: [0, 32, 32, 32], // degrees
}

const fan = { w: 112, hot: 120, step: 122, row: 188, tilt: 3 }
const others = { w: 82, step: 90, tilt: 1.5 }

/** Returns the largest width up to `most` with which an object of this ratio is at most `height` high. */
const within = (most: number, height: number, ratio: number) => Math.max(60, Math.min(most, height / ratio))

/** Takes CSS pixels and returns positions in layout units. */
export function uprightPacks(cssWidth: number, cssHeight: number): PacksLayout {
  const unit = Math.max(SMALLEST_UNIT, cssWidth / WIDTH)
  const width = cssWidth / unit
  const height = cssHeight / unit
  const x = width / 2
  const carousel = within(206, height - BAR - FOOT_HEIGHT - 24, PACK_RATIO)
  const hand = within(232, height - BAR - FOOT - 60, PACK_RATIO)
  const cardHeight = within(250, height - BAR - FOOT - WORDS - 20, FACE_RATIO)
  const row = BAR + 4 + (others.w * FACE_RATIO) / 2
  const under = row + (others.w * FACE_RATIO) / 2 + TAG
  const best = within(236, height - under - FOOT - WORDS - 12, FACE_RATIO)
  return {
    unit,
    width,
    height,
    gutter: GUTTER,
    carousel: offset => ({
      x: x + Math.sign(offset) * between(stops.along, offset),
      y: BAR + (height - BAR - FOOT_HEIGHT) / 2,
      w: carousel * between(stops.scale, offset),
      tilt: 0,
      turn: degrees(-Math.sign(offset) * between(stops.turn, offset)),
      light: between(stops.light, offset),
    }),
    hand: { x, y: BAR + (height - BAR - FOOT) * 0.54, w: hand, tilt: 0 },
    fan: (at, isHot) => {
      const spot = fanSpot(at)
      const middle = BAR + (height - BAR - FOOT) * 0.48
      return {
        x: x + spot.along * fan.step,
        y: middle + (spot.row - 0.5) * fan.row + 8,
        w: isHot ? fan.hot : fan.w,
        tilt: spot.along * fan.tilt,
      }
    },
    emptied: { x, y: height + 16, w: 130, tilt: 0 },
    strip: { x: x + 118, y: height - 128, w: 110, tilt: 24 },
    hero: { x, y: BAR + 10 + (height - BAR - FOOT - WORDS - 10) / 2, w: cardHeight, tilt: 0 },
    result: (at, hero) => {
      if (at === hero) {
        const free = height - under - FOOT - WORDS - best * FACE_RATIO
        return { x, y: under + free * 0.6 + (best * FACE_RATIO) / 2, w: best, tilt: 0 } // its text is below
      }
      const seat = Array.from({ length: FAN }, (_, one) => one)
        .filter(candidate => candidate !== hero)
        .indexOf(at)
      const k = seat - (FAN - 2) / 2
      return { x: x + k * others.step, y: row, w: others.w, tilt: k * others.tilt }
    },
    foot: height - FOOT + 12,
  }
}

/** Three above, two below. */
function fanSpot(at: number): { along: number; row: number } {
  return at < 3 ? { along: at - 1, row: 0 } : { along: at - 3.5, row: 1 }
}
