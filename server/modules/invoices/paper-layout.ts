/** Sizes of the paper in points (1/72 inch), and line breaks. Importing this does not load the library that draws. */
import type { Paper, TextLook } from './paper.ts'

/** Of A4. */
export const pageWidth = 595.28
export const pageHeight = 841.89
export const margin = 42

/** Breaks between words. A word that is wider than the column is truncated when it is written. */
export function wrapped({ measure }: Paper, text: string, look: TextLook & { width: number }): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measure(longer, look) <= look.width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
