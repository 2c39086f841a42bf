/** The rows of benches as a table of Markdown. */
import type { Row } from '../row.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|').trim()

export const tableOf = (rows: readonly Row[]): string =>
  [
    '| Figure | Target | Measured |',
    '| --- | --- | --- |',
    ...rows.map(({ figure, target, measured }) => `| ${[figure, target, measured].map(cell).join(' | ')} |`),
  ].join('\n')
