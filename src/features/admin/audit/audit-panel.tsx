/** The register: who changed what, when, from what to what. Of everything, or of one record; to be read only. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { type AuditEntry, type AuditRecord, auditRecords, listAudit } from '@/contract/audit.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import styles from './audit.module.css'

interface AuditPanelProps {
  iso: string // how the reader writes dates
}

const perPage = 25
const tones: Record<AuditEntry['action'], BadgeTone> = {
  created: 'success',
  changed: 'info',
  deleted: 'error',
}
const kinds: readonly AuditRecord[] = auditRecords.filter(kind =>
  ['product', 'order', 'settings', 'image', 'creation', 'pack'].includes(kind),
)

export function AuditPanel({ iso }: AuditPanelProps) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const [page, setPage] = useState(1)
  const [record, setRecord] = useState<AuditRecord>()
  const { data, error } = useQuery({
    queryKey: ['admin', 'audit', page, record],
    queryFn: () => callOrThrow(listAudit, { query: { page, per_page: perPage, ...(record && { record }) } }),
    placeholderData: keepPreviousData,
  })
  const last = Math.max(1, Math.ceil((data?.meta.total ?? 0) / perPage))
  return (
    <Panel
      dense
      titleAs="h2"
      title={t('audit.title')}
      action={
        <SelectField
          dense
          hideLabel
          label={t('audit.of')}
          empty={t('audit.everything')}
          value={record ?? ''}
          options={kinds.map(kind => ({ value: kind, label: t(`audit.record.${kind}`) }))}
          onChange={event => {
            setRecord(kinds.find(kind => kind === event.currentTarget.value))
            setPage(1)
          }}
        />
      }
    >
      {error && !data && <p>{t('failed')}</p>}
      {!data && !error && <Skeleton height={240} radius={12} />}
      {data?.data.length === 0 && <p className={styles.quiet}>{t('audit.none')}</p>}
      <ol className={styles.entries}>
        {data?.data.map(entry => (
          <Entry key={entry.id} entry={entry} iso={iso} />
        ))}
      </ol>
      {last > 1 && (
        <div className={styles.steps}>
          <Button variant="ghost" size="dense" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('react-admin:navigation.previous')}
          </Button>
          <span>
            {page} / {last}
          </span>
          <Button variant="ghost" size="dense" disabled={page >= last} onClick={() => setPage(page + 1)}>
            {t('react-admin:navigation.next')}
          </Button>
        </div>
      )}
    </Panel>
  )
}

const shown = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? '–'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)

function Entry({ entry, iso }: { entry: AuditEntry; iso: string }) {
  const { t } = useTranslation('admin')
  const at = new Date(entry.at).toLocaleString(iso, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li>
      <details>
        <summary>
          <Badge tone={tones[entry.action]}>{t(`audit.action.${entry.action}`)}</Badge>
          <b>
            {t(`audit.record.${entry.record}`)} · {entry.title || entry.record_id}
          </b>
          <small>
            {entry.by.name}, {at}
          </small>
        </summary>
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th>{t('conflict.field')}</th>
                <th>{t('products.bulk.from')}</th>
                <th>{t('products.bulk.to')}</th>
              </tr>
            </thead>
            <tbody>
              {entry.changes.map(({ path, from, to }) => (
                <tr key={path}>
                  <th scope="row">{path}</th>
                  <td>{shown(from)}</td>
                  <td>{shown(to)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </li>
  )
}
