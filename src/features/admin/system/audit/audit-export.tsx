import { downloadCSV, useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type AuditEntry, listAudit } from '@/contract/endpoints/admin/audit.ts'
import { csvText } from '../../framework/list/csv-text.ts'
import { ExportButton } from '../../framework/list/export-button.tsx'
import { type AuditFilter, asQuery } from './audit-filter.ts'

const perCall = 100
const most = 20_000 // entries of one file

const head = ['at', 'by', 'action', 'record', 'record_id', 'title', 'field', 'from', 'to']
const cell = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** One line for each field that changed. */
const linesOf = ({ at, by, action, record, record_id, title, changes }: AuditEntry) =>
  changes.map(({ path, from, to }) => [
    at,
    by.name,
    action,
    record,
    record_id,
    title,
    path,
    cell(from),
    cell(to),
  ])

/** Undefined when a page of them did not come. */
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

/** What the filter shows, page after page, as a file for a spreadsheet. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const collect = async () => {
    const entries = await everyEntry(filter)
    if (entries) downloadCSV(csvText(head, entries.flatMap(linesOf)), 'register')
    else notify(t('failed'), { type: 'error' })
  }
  return <ExportButton collect={collect} />
}
