/** How a printed text is drawn, on the page and in the print file alike: one line of Lilita One at 100 units. */
import { lilitaWidth } from './card/lilita-widths.ts'

export const printFontSize = 100
export const printBaseline = 92

/** Of the whole line, in the same units. */
export const printTextSize = (text: string): { width: number; height: number } => ({
  width: Math.max(20, Math.round(lilitaWidth(text) * printFontSize) + 8),
  height: 120,
})

/** Ink of the workshop; the first is the one a text begins with. */
export const printInks = [
  '#ffffff',
  '#25282c',
  '#ffd34d',
  '#e2501e',
  '#1f83e0',
  '#4fa22f',
  '#a040c8',
] as const
