/** Sizes of the paper in points (1/72 inch), and line breaks. Importing this does not load the library that draws. */
import type { Paper, TextLook } from './paper.ts'

/** Of A4. */
export const pageWidth = 595.28
export const pageHeight = 841.89
export const margin = 42

type ColumnLook = TextLook & { width: number }

/** Breaks at line ends and between words, and inside of a word that is wider than the column. Nothing is lost. */
export function wrapped({ measure }: Pick<Paper, 'measure'>, text: string, look: ColumnLook): string[] {
  const fits = (line: string) => measure(line, look) <= look.width
  return text.split('\n').flatMap(paragraph => {
    const lines: string[] = []
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1)
      if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
      else lines.push(...partsOf(word, fits))
    }
    return lines
  })
}

/** Writes lines below each other, `step` apart. Returns the top of the line that would follow. */
export function writeLines(
  { write }: Pick<Paper, 'write'>,
  lines: readonly string[],
  { x, y, step }: { x: number; y: number; step: number },
  look: TextLook,
): number {
  for (const [at, line] of lines.entries()) write(line, x, y + at * step, look)
  return y + lines.length * step
}

/** Returns the word in parts that fit, each with at least one character. */
function partsOf(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const parts = ['']
  for (const character of word) {
    const longer = `${parts.at(-1)}${character}`
    if (fits(longer)) parts[parts.length - 1] = longer
    else parts.push(character)
  }
  return parts.filter(Boolean)
}
