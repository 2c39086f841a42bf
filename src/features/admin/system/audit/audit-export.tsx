import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type AuditEntry, listAudit } from '@/contract/endpoints/admin/audit.ts'
import { sheetTime } from '@/lib/shop-clock.ts'
import { downloadTable, ExportButton } from '../../framework/list/export-button.tsx'
import { useRecordWords } from '../../framework/record/record-words.ts'
import { type AuditFilter, asQuery } from './audit-filter.ts'

const perCall = 100
const most = 20_000 // maximum entries per file

/** Undefined if a page of them could not be loaded. */
async function everyEntry(filter: AuditFilter): Promise<AuditEntry[] | undefined> {
  const entries: AuditEntry[] = []
  for (let page = 1; entries.length < most; page++) {
    const result = await call(listAudit, { query: { page, per_page: perCall, ...asQuery(filter) } })
    if (!result.ok) return undefined
    entries.push(...result.value.data)
    if (page * perCall >= result.value.meta.total) break
  }
  return entries
}

/** Exports all filtered entries, page by page, as a spreadsheet file. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const words = useRecordWords()
  const valueText = (path: string, value: unknown) =>
    value === null || value === undefined ? '' : words.value(path, value)
  /** One row per changed field. */
  const linesOf = ({ at, by, action, record, record_id, title, changes }: AuditEntry) =>
    changes.map(({ path, from, to }) => [
      sheetTime(at),
      by.name,
      t(`audit.action.${action}`),
      t(`audit.record.${record}`),
      record_id,
      title,
      words.field(path),
      valueText(path, from),
      valueText(path, to),
    ])
  const collect = async () => {
    const entries = await everyEntry(filter)
    if (!entries) return notify(t('failed'), { type: 'error' })
    const head = [
      t('audit.column.at'),
      t('audit.by'),
      t('audit.column.action'),
      t('audit.of'),
      t('audit.column.id'),
      ...(['name', 'field', 'before', 'after'] as const).map(column => t(`audit.column.${column}`)),
    ]
    downloadTable('register', head, entries.flatMap(linesOf))
  }
  return <ExportButton collect={collect} />
}
