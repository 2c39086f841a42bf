/**
 * Layout of the battle. Pure: it takes the element's size in pixels and returns boxes in layout units, where one unit
 * is `unit` CSS pixels. Three designs: stacked (844×390, and every width up to 1024, specification notes §2) shows the
 * rival's hand as small pictures and has no info column; upright (390×844) is the same for a phone held upright; wide
 * (1440×900) shows two zones side by side and the info column.
 */
import type { BattleLayout, Insets, Table } from './layout-plan.ts'
import { stacked } from './stacked-layout.ts'
import { upright } from './upright-layout.ts'
import { wide } from './wide-layout.ts'

export type { BattleLayout, Box, HandLayout, Insets, Spot, TilesLayout, ZoneLayout } from './layout-plan.ts'

const STACK_UP_TO = 1024 // CSS pixels, specification notes §2
const UPRIGHT_FROM = 1.2 // height divided by width; an almost square window has no space for rows below each other

/**
 * @param width,height of the element, in CSS pixels
 * @param insets safe areas of the screen, in CSS pixels
 */
export function layoutBattle(
  width: number,
  height: number,
  insets: Insets,
  { hasEnergy = true, isWatched = false }: Partial<Pick<Table, 'hasEnergy' | 'isWatched'>> = {},
): BattleLayout {
  const table = { width, height, insets, hasEnergy, isWatched }
  if (width > STACK_UP_TO) return wide(table)
  return height >= width * UPRIGHT_FROM ? upright(table) : stacked(table)
}
