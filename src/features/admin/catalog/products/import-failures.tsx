import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportColumn, ImportResult, ImportRow } from '@/contract/endpoints/admin/product-import.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconArrowsClockwise, iconDownloadSimple } from '@/ui/icon/icons.ts'
import { downloadTable } from '../../framework/list/export-button.tsx'
import { columnPath, useRecordWords } from '../../framework/record/record-words.ts'
import styles from './import.module.css'
import { rowsAsTable } from './import-table.ts'
import type { ImportRun } from './use-trial.ts'

interface ImportFailuresProps {
  rows: readonly ImportRow[] // of the whole file
  run: ImportRun
  onAgain: (rows: ImportRow[]) => void
}

const mostShown = 50

/** Rows that failed, with an input for each invalid cell; also as a file. */
export function ImportFailures({ rows, run, onAgain }: ImportFailuresProps) {
  const { t } = useTranslation('admin-goods')
  const [corrections, setMended] = useState<ReadonlyMap<string, string>>(new Map())
  const failed = run.results.filter(result => result.done === 'failed')
  const done = new Set(run.results.map(result => result.line))
  const unsent = run.results.length === 0 ? [] : rows.filter(row => !done.has(row.line))
  if (failed.length === 0 && unsent.length === 0) return null
  const byLine = new Map(rows.map(row => [row.line, row]))
  const rowOf = (line: number) => byLine.get(line)
  const withMended = (row: ImportRow): ImportRow => ({
    ...row,
    cells: Object.fromEntries([
      ...Object.entries(row.cells),
      ...[...corrections].flatMap(([key, text]) => {
        const [line, column] = key.split(' ')
        return line === String(row.line) && column ? [[column, text]] : []
      }),
    ]),
  })
  const again = [...failed.flatMap(({ line }) => rowOf(line) ?? []), ...unsent].map(withMended)
  return (
    <Panel
      dense
      titleAs="h2"
      title={t('import.failed', { count: failed.length })}
      action={
        <span className={styles.acts}>
          <Button
            variant="ghost"
            size="dense"
            icon={iconDownloadSimple}
            onClick={() => {
              const table = rowsAsTable(again.map(row => row.cells))
              downloadTable('products-failed', table.head, table.rows)
            }}
          >
            {t('import.as_file')}
          </Button>
          <Button size="dense" icon={iconArrowsClockwise} onClick={() => onAgain(again)}>
            {t('import.again', { count: again.length })}
          </Button>
        </span>
      }
    >
      <ul className={styles.failures}>
        {failed.slice(0, mostShown).map(result => {
          const row = rowOf(result.line)
          return (
            row && (
              <Failure
                key={result.line}
                result={result}
                row={withMended(row)}
                onCorrect={(column, text) =>
                  setMended(new Map([...corrections, [`${result.line} ${column}`, text]]))
                }
              />
            )
          )
        })}
      </ul>
      {failed.length > mostShown && (
        <p className={styles.hint}>{t('import.more', { count: failed.length - mostShown })}</p>
      )}
    </Panel>
  )
}

interface FailureProps {
  result: ImportResult
  row: ImportRow
  onCorrect: (column: ImportColumn, text: string) => void
}

function Failure({ result, row, onCorrect }: FailureProps) {
  const { t } = useTranslation('admin-goods')
  const messages = useErrorMessage()
  const words = useRecordWords()
  return (
    <li>
      <p>
        <b>{t('import.line', { line: result.line })}</b> {row.cells.sku}
      </p>
      <div className={styles.cells}>
        {result.faults.map(({ path, code, params }) => (
          <TextField
            key={path}
            dense
            label={words.field(columnPath(path))}
            error={messages.field({ code, params })}
            value={row.cells[path as ImportColumn] ?? ''}
            onChange={event => onCorrect(path as ImportColumn, event.currentTarget.value)}
          />
        ))}
      </div>
    </li>
  )
}
