/** What an import of another shop's file changes, leaves out and refuses, with the row and column of the file. */
import { useTranslation } from 'react-i18next'
import type { FileRecord, RecordResult } from '@/contract/endpoints/admin/shop-imports.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { useRecordWords } from '../../framework/record/record-words.ts'
import { ChangesTable } from './changes-table.tsx'
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
  const text = (path: string, value: unknown) => words.value(path, value).slice(0, longestValue)
  const changes = results.flatMap(({ line, subject, changes: ofRecord }) =>
    ofRecord
      .filter(({ before, after }) => !isEmpty(before) || !isEmpty(after))
      .map(({ path, before, after }) => ({
        line,
        path,
        subject,
        field: words.field(path),
        before: text(path, before),
        after: text(path, after),
      })),
  )
  return <ChangesTable isTrial subject={t('import.shop.product')} changes={changes} />
}
