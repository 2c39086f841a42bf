/** Codes with pieces, from a CSV file or pasted lines. Pure. */
import Papa from 'papaparse'

export interface CodeLine {
  code: string
  pieces: number
}

interface CodeFile {
  lines: CodeLine[] // repeated codes are added
  faulty: string[] // lines that cannot be read
}

const longestCode = 60 // characters

const numberIn = (cell: string | undefined): number | undefined => {
  const text = cell?.trim() ?? ''
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined
}

/**
 * Reads the columns `code;pieces`, separated by semicolons, commas or tabs. A line with only a code counts one piece. A first line
 * without a number is the heading.
 */
export function readCodeFile(text: string, least: 0 | 1): CodeFile {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t'],
  })
  const sums = new Map<string, number>()
  const faulty: string[] = []
  for (const [at, cells] of data.entries()) {
    const code = (cells[0] ?? '').trim()
    const pieces = cells.length === 1 ? 1 : numberIn(cells[1])
    const isHead = at === 0 && cells.length > 1 && !/\d/.test(cells[1] ?? '')
    if (isHead) continue
    const isCode = code !== '' && code.length <= longestCode
    if (!isCode || pieces === undefined || pieces < least) faulty.push(cells.join(';'))
    else sums.set(code, (sums.get(code) ?? 0) + pieces)
  }
  return { lines: [...sums].map(([code, pieces]) => ({ code, pieces })), faulty }
}
