/** Audit log: user, time, old and new values. Filtered by kind, user and days; read-only; exported as a file. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { auditRecords, listAudit } from '@/contract/endpoints/admin/audit.ts'
import type { Locale } from '@/contract/locales.ts'
import { Pagination } from '@/ui/content/pagination.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { CalendarField } from '../../framework/fields/calendar-field.tsx'
import styles from './audit.module.css'
import { AuditEntryRow } from './audit-entry.tsx'
import { AuditExport } from './audit-export.tsx'
import { type AuditFilter, asQuery, noFilter } from './audit-filter.ts'

interface AuditPanelProps {
  locale: Locale
}

const perPage = 25

export function AuditPanel({ locale }: AuditPanelProps) {
  const { t } = useTranslation('admin')
  const [page, setPage] = useState(1)
  const [filter, setFilter] = useState<AuditFilter>(noFilter)
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'audit', page, filter],
    queryFn: () => callOrThrow(listAudit, { query: { page, per_page: perPage, ...asQuery(filter) } }),
    placeholderData: keepPreviousData,
  })
  const last = Math.max(1, Math.ceil((data?.meta.total ?? 0) / perPage))
  const change = (part: Partial<AuditFilter>) => {
    setFilter({ ...filter, ...part })
    setPage(1)
  }
  return (
    <Panel dense titleAs="h2" title={t('audit.title')} action={<AuditExport filter={filter} />}>
      <Filters filter={filter} writers={data?.writers ?? []} onChange={change} />
      {error && !data && <PartFailure onRetry={refetch} />}
      {!data && !error && <Skeleton height={240} radius={12} />}
      {data?.data.length === 0 && <p className={styles.quiet}>{t('audit.none')}</p>}
      <ol className={styles.entries}>
        {data?.data.map(entry => (
          <AuditEntryRow key={entry.id} entry={entry} locale={locale} />
        ))}
      </ol>
      {last > 1 && (
        <div className={styles.pages}>
          <Pagination page={page} pages={last} onPage={setPage} />
        </div>
      )}
    </Panel>
  )
}

interface FiltersProps {
  filter: AuditFilter
  writers: readonly { id: number; name: string }[]
  onChange: (part: Partial<AuditFilter>) => void
}

function Filters({ filter, writers, onChange }: FiltersProps) {
  const { t } = useTranslation('admin')
  const kinds = auditRecords
    .map(kind => ({ value: kind, label: t(`audit.record.${kind}`) }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return (
    <div className={styles.filters}>
      <SelectField
        dense
        label={t('audit.of')}
        empty={t('audit.everything')}
        value={filter.record}
        options={kinds}
        onChange={event => onChange({ record: event.currentTarget.value })}
      />
      <SelectField
        dense
        label={t('audit.by')}
        empty={t('audit.everybody')}
        value={filter.by}
        options={writers.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={event => onChange({ by: event.currentTarget.value })}
      />
      {(['from', 'to'] as const).map(end => (
        <CalendarField
          key={end}
          label={t(`audit.${end}`)}
          value={filter[end]}
          onChange={event => onChange({ [end]: event.currentTarget.value })}
        />
      ))}
    </div>
  )
}
