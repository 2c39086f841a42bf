/** The result of each row of a bulk job as a CSV file, in the language of the person who started the job. */
import type { Locale } from '@/contract/locales.ts'
import { csvText } from '@/lib/csv-text.ts'
import { translate } from '../../kernel/words.ts'
import type { JobFile, JobRow } from './bulk-kind.ts'
import { printWords } from './print-words.ts'

/** Returns '' without a problem. Errors in fields are named with their column. */
export function problemText({ problem }: JobRow, locale: Locale): string {
  if (!problem) return ''
  const fields = problem.fields.map(
    ({ path, code, params }) => `${path}: ${printWords(locale, `validation.${code}`, params)}`,
  )
  return fields.length > 0 ? fields.join(' ') : translate(locale, `problems.${problem.code}`, problem.params)
}

export function resultTable(
  rows: readonly JobRow[],
  locale: Locale,
  inputColumns: readonly string[] = [],
): JobFile {
  const say = (key: string) => printWords(locale, `prints.${key}`)
  const text = csvText(
    [say('number'), ...inputColumns.map(say), say('result'), say('reason')],
    rows.map(row => [
      row.subject,
      ...inputColumns.map(column => String(row.input[column] ?? '')),
      say(`state.${row.status}`),
      problemText(row, locale),
    ]),
  )
  return { ending: 'csv', content: Buffer.from(text), permissions: [] }
}
