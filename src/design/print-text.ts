/** How a printed text is drawn, both on the page and in the print file: one line of Lilita One at 100 units. */
import { lilitaWidth } from './card/lilita-widths.ts'

export const printFontSize = 100
export const printBaseline = 92

/** Returns the size of the whole line in the same units. */
export const printTextSize = (text: string): { width: number; height: number } => ({
  width: Math.max(20, Math.round(lilitaWidth(text) * printFontSize) + 8),
  height: 120,
})

/** Inks of the workshop. */
export const printInks = {
  white: '#ffffff',
  ink: '#25282c',
  yellow: '#ffd34d',
  orange: '#e2501e',
  blue: '#1f83e0',
  green: '#4fa22f',
  violet: '#a040c8',
} as const
export type PrintInk = keyof typeof printInks
