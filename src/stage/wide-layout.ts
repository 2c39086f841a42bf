/** The desktop's table, drawn at 1440×900: two zones side by side, both hands, and the column of what happens. */
import {
  type BattleLayout,
  outcomeBeside,
  type Table,
  TOUCH,
  typeScale,
  type ZoneLayout,
} from './layout-plan.ts'

const DESIGN = { width: 1440, height: 900 }
const TILE = { x: 623, y: 641, w: 368, h: 56, gap: 5, scale: 1.32 }
const CELLS = { x: 54, y: 43 } // in the identity, under the pips
const TUBE = { before: 61, y: 705, w: 22, h: 130 } // `before`: from its left edge to the tiles

export function wide({ width: cssWidth, height: cssHeight, hasEnergy }: Table): BattleLayout {
  const unit = Math.min(cssWidth / DESIGN.width, cssHeight / DESIGN.height)
  const width = cssWidth / unit
  const height = cssHeight / unit
  const extraW = width - DESIGN.width
  const extraH = height - DESIGN.height
  const left = extraW * 0.25
  const right = extraW * 0.6
  const touch = TOUCH / unit
  const button = Math.max(TOUCH, touch)
  const field = extraH * 0.6
  const zone = (x: number, toy: number, identityX: number, plateX: number): ZoneLayout => ({
    ring: { x, y: 560 + field, rx: 210, ry: 78 },
    card: { x, y: 556 + field, w: 206 },
    toy: { x, y: 578 + field, h: toy, reach: 124 },
    plate: { x: plateX, y: 138 + field * 0.6, w: 244, scale: 1.5, printed: true },
    identity: { x: identityX, y: 28, scale: 1.62, cells: null },
  })
  const own = zone(330 + left, 372, 40 + left, 123 + left)
  const rival = zone(818 + right, 318, 640 + right, 651 + right)
  const middle = 574 + (left + right) / 2
  const gap = hasEnergy ? 0 : TUBE.before - 20
  const tilesX = TILE.x + right - gap
  return {
    kind: 'wide',
    unit,
    width,
    height,
    touch,
    type: typeScale(unit),
    button,
    own,
    rival: { ...rival, identity: rival.identity && { ...rival.identity, cells: hasEnergy ? CELLS : null } },
    aim: {
      box: { x: 652 + right, y: 242 + field, w: 332, h: 356 },
      number: { x: 1004 + right, y: 340 + field },
      size: 72,
    },
    clock: { x: middle, y: 64, r: 38 },
    pill: { x: middle, y: 120, scale: 1.24 },
    peek: null,
    log: null,
    settings: { x: 1396 - button / 2 + extraW, y: 66 },
    replace: null,
    skip: null,
    hand: { x: 54 + left * 0.5, y: 716 + extraH, w: 480, card: 112, step: 88, tilt: 4, raised: 190 },
    rivalHand: { x: 884 + right, y: 22, w: 42, step: 50 },
    tube: hasEnergy
      ? { x: tilesX - TUBE.before, y: TUBE.y + extraH, w: TUBE.w, h: TUBE.h, scale: TILE.scale }
      : null,
    tiles: { ...TILE, x: tilesX, y: TILE.y + extraH, w: TILE.w + gap / TILE.scale },
    column: { x: 1136 + extraW, y: 24, w: 280, h: height - 48 },
    choose: {
      title: 110 + extraH * 0.4,
      scale: 1.5,
      step: 230,
      card: 178,
      cards: 276 + extraH * 0.5,
      chosen: { card: 212, y: 246 + extraH * 0.5 },
      button: { x: width / 2 - 210, y: 700 + extraH * 0.6, w: 420, h: 64 },
      clock: { x: width - 92, y: 76, r: 36 },
    },
    outcome: outcomeBeside(cssWidth, unit, {
      word: 120 + extraH * 0.3,
      floor: 740 + extraH * 0.8,
      hero: 450,
    }),
  }
}
