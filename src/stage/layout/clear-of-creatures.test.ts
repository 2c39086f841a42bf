/** Labels, points and emotes that no creature may cover. */
import { expect, it } from 'vitest'
import { desktops, none, overlap, phones, tables, targetsOf, uprights } from '../testing/battle-tables.ts'
import { type BattleLayout, type Box, layoutBattle } from './layout.ts'
import { EMOTES, freeOfResult } from './layout-plan.ts'

const WIDEST = 1.45 // width of the widest creature relative to its height
const PLATE_HEIGHT = 73
const EDGE = { w: 158, h: 20 } // size of three glyphs
const WORD = { w: 60, h: 14 }

const creatureBox = ({ x, y, h }: BattleLayout['own']['creature']): Box => ({
  x: x - (h * WIDEST) / 2,
  y: y - h,
  w: h * WIDEST,
  h,
})

const middleBox = (spot: { x: number; y: number }, { w, h }: { w: number; h: number }): Box => ({
  x: spot.x - w / 2,
  y: spot.y - h / 2,
  w,
  h,
})

it.each(tables)('keeps the heat label off creatures, buttons and cards at %s', table => {
  const layout = layoutBattle(table.width, table.height, table.insets)
  const { heat, rivalHand, own, rival, peek } = layout
  if (!heat) throw new Error('the standard rules heat the table')
  const label = { ...heat, h: 22 }
  const bench = { ...rivalHand, w: rivalHand.step * 4 + rivalHand.w, h: rivalHand.w + 8 }
  const others = [creatureBox(own.creature), creatureBox(rival.creature), bench, ...targetsOf(layout)]
  for (const other of others) expect(overlap(label, other), JSON.stringify(other)).toBe(false)
  if (peek) expect(overlap(label, { ...peek, h: peek.h / 2 })).toBe(false) // the log then shows one line
})

it.each(tables.filter(({ width }) => width > 1024))(
  'keeps wings off the points, the edge of types and the texts of a plate at %s',
  table => {
    const { score, edge, own, rival } = layoutBattle(table.width, table.height, table.insets)
    if (!score?.word || !edge) throw new Error('the standard rules count points')
    const sign = middleBox(edge, { w: EDGE.w * edge.scale, h: EDGE.h * edge.scale })
    const plates = [own, rival].map(({ plate }) => ({
      ...plate,
      w: plate.w * plate.scale,
      h: PLATE_HEIGHT * plate.scale,
    }))
    const words = [...plates, sign, middleBox(score.word, WORD)]
    for (const { creature } of [own, rival])
      for (const word of words) expect(overlap(creatureBox(creature), word)).toBe(false)
    for (const plate of plates) expect(overlap(sign, plate)).toBe(false)
    expect(overlap(sign, middleBox(score.word, WORD))).toBe(false)
  },
)

const WORD_OF_END = 0.3 // text height as a share of the hero’s height
const HEAD = 0.45 // share of the hero's height that its face takes, from the top

it.each([...phones, ...desktops, ...uprights])(
  'keeps the final emotes off the result text and the hero’s face at %i×%i',
  (width, height) => {
    const { outcome, unit } = layoutBattle(width, height, none)
    const isUpright = height > width
    const free = freeOfResult({ width, height }).height
    const foot = isUpright ? height * 0.44 : free // the panel may be higher than the reserved area
    const top = foot - (isUpright ? EMOTES.upright : EMOTES.height)
    expect(top).toBeGreaterThanOrEqual((outcome.word + outcome.hero * WORD_OF_END * 0.6) * unit)
    expect(top).toBeGreaterThanOrEqual((outcome.floor - outcome.hero * (1 - HEAD)) * unit)
  },
)
