import { useTranslation } from 'react-i18next'
import type { ImportRow } from '@/contract/endpoints/admin/product-import.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { columnPath, useRecordWords } from '../../framework/record/record-words.ts'
import styles from './import.module.css'
import type { ImportRun } from './use-trial.ts'

interface ImportChangesProps {
  rows: readonly ImportRow[]
  run: ImportRun
}

const mostShown = 100

/**
 * Shows each parsed value next to the value that it replaces, so that a misread price is noticed before it is
 * stored.
 */
export function ImportChanges({ rows, run }: ImportChangesProps) {
  const { t } = useTranslation('admin-goods')
  const words = useRecordWords()
  const changes = run.results.flatMap(({ line, changes: ofRow }) =>
    ofRow.map(change => ({ line, ...change })),
  )
  if (changes.length === 0) return null
  const cellsOf = new Map(rows.map(row => [row.line, row.cells]))
  return (
    <Panel dense titleAs="h2" title={t('import.changes.title')}>
      {run.isTrial && <p className={styles.hint}>{t('import.changes.hint')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t('import.changes.title')} tabIndex={0}>
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">SKU</th>
              <th scope="col">{t('import.changes.field')}</th>
              <th scope="col">{t('import.changes.cell')}</th>
              <th scope="col">{t('import.changes.before')}</th>
              <th scope="col">{t('import.changes.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, mostShown).map(({ line, path, before, after }) => (
              <tr key={`${line} ${path}`}>
                <th scope="row">
                  <small>{t('import.line', { line })}</small> {cellsOf.get(line)?.sku}
                </th>
                <td>{words.field(columnPath(path))}</td>
                <td>{cellsOf.get(line)?.[path]}</td>
                <td>{words.value(path, before)}</td>
                <td>
                  <b>{words.value(path, after)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {changes.length > mostShown && (
        <p className={styles.hint}>{t('import.changes.more', { count: changes.length - mostShown })}</p>
      )}
    </Panel>
  )
}
