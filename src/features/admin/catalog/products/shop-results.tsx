/** What an import of another shop's file changes, leaves out and refuses, with the row and column of the file. */
import { useTranslation } from 'react-i18next'
import type { FileRecord, RecordResult } from '@/contract/endpoints/admin/shop-imports.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { useRecordWords } from '../../framework/record/record-words.ts'
import styles from './import.module.css'

const mostShown = 100

interface ShopNoticesProps {
  title: string
  records: readonly FileRecord[]
  results: readonly RecordResult[]
  kind: 'faults' | 'notices'
  nameOf: (column: string) => string | undefined // as in the file
}

export function ShopNotices({ title, records, results, kind, nameOf }: ShopNoticesProps) {
  const { t } = useTranslation('admin-goods')
  const words = useRecordWords()
  const messages = useErrorMessage()
  const notices = results.flatMap(({ line, subject, [kind]: list }) =>
    list.map(({ path, code, params }) => {
      const isOfOtherRow = code === 'import_repeated' // its `line` is the row that uses the value
      return { subject, path, code, params, line: isOfOtherRow ? line : Number(params?.line ?? line) }
    }),
  )
  if (notices.length === 0) return null
  const rows = new Map(records.flatMap(record => record.rows.map(row => [row.line, row] as const)))
  return (
    <Panel dense titleAs="h2" title={title}>
      <ul className={styles.notices}>
        {notices.slice(0, mostShown).map(({ subject, line, path, code, params }, at) => {
          const cell = rows.get(line)?.cells[path]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a row may have the same notice
            <li key={at}>
              <p>
                <b>{t('import.line', { line })}</b> {subject}
              </p>
              <p>
                {nameOf(path) ?? words.field(path)}
                {cell ? ` (${cell.slice(0, 80)})` : ''}: {messages.field({ code, params })}
              </p>
            </li>
          )
        })}
      </ul>
      {notices.length > mostShown && (
        <p className={styles.hint}>{t('import.more', { count: notices.length - mostShown })}</p>
      )}
    </Panel>
  )
}

const longestValue = 200 // characters

export function ShopChanges({ results }: { results: readonly RecordResult[] }) {
  const { t } = useTranslation('admin-goods')
  const words = useRecordWords()
  const isEmpty = (value: unknown) => value === null || value === ''
  const changes = results.flatMap(({ line, subject, changes: ofRecord }) =>
    ofRecord
      .filter(({ before, after }) => !isEmpty(before) || !isEmpty(after))
      .map(change => ({ line, subject, ...change })),
  )
  if (changes.length === 0) return null
  const text = (path: string, value: unknown) => words.value(path, value).slice(0, longestValue)
  return (
    <Panel dense titleAs="h2" title={t('import.changes.title')}>
      <p className={styles.hint}>{t('import.changes.hint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t('import.changes.title')} tabIndex={0}>
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{t('import.shop.product')}</th>
              <th scope="col">{t('import.changes.field')}</th>
              <th scope="col">{t('import.changes.before')}</th>
              <th scope="col">{t('import.changes.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, mostShown).map(({ line, subject, path, before, after }) => (
              <tr key={`${line} ${path}`}>
                <th scope="row">
                  <small>{t('import.line', { line })}</small> {subject}
                </th>
                <td>{words.field(path)}</td>
                <td>{text(path, before)}</td>
                <td>
                  <b>{text(path, after)}</b>
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
