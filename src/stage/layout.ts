/**
 * Where everything of the battle stands. Pure: pixels of the element in, boxes in layout units out; one unit is
 * `unit` CSS pixels. Two designs: stacked (844×390, and every width up to 1024, specification "Game area") hides the
 * rival's hand and both info columns' kin; wide (1440×900) shows two zones side by side and the info column.
 */
import type { BattleLayout, Insets } from './layout-plan.ts'
import { stacked } from './stacked-layout.ts'
import { wide } from './wide-layout.ts'

export type { BattleLayout, Box, HandLayout, Insets, Spot, TilesLayout, ZoneLayout } from './layout-plan.ts'

const STACK_UP_TO = 1024 // CSS pixels, specification "Layouts"

export function layoutBattle(
  width: number,
  height: number,
  insets: Insets,
  { hasEnergy = true }: { hasEnergy?: boolean } = {},
): BattleLayout {
  const table = { width, height, insets, hasEnergy }
  return width > STACK_UP_TO ? wide(table) : stacked(table)
}
