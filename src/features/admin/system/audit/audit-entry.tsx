import { useTranslation } from 'react-i18next'
import type { AuditChange, AuditEntry } from '@/contract/endpoints/admin/audit.ts'
import type { Locale } from '@/contract/locales.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { useRecordWords } from '../../framework/record/record-words.ts'
import styles from './audit.module.css'

const tones: Record<AuditEntry['action'], BadgeTone> = {
  created: 'success',
  changed: 'info',
  deleted: 'error',
}

/** An audit entry: one line with user and action. A single change is shown immediately, several after a click. */
export function AuditEntryRow({ entry, locale }: { entry: AuditEntry; locale: Locale }) {
  const { t } = useTranslation('admin')
  const at = dateTimeText(entry.at, locale)
  const [first, ...more] = entry.changes
  const name = entry.title || entry.record_id
  return (
    <li>
      <details>
        <summary>
          <Badge tone={tones[entry.action]}>{t(`audit.action.${entry.action}`)}</Badge>
          <b>
            {t(`audit.record.${entry.record}`)} · {name}
            {entry.record_id === 'draft' && ` (${t('audit.draft')})`}
          </b>
          {first && entry.action === 'changed' && (
            <span className={styles.brief}>
              {more.length === 0 ? <Change change={first} /> : t('audit.fields', { count: more.length + 1 })}
            </span>
          )}
          <small>
            {entry.by.name}, {at}
          </small>
        </summary>
        <ul className={styles.changes}>
          {entry.changes.map(change => (
            <li key={change.path}>
              <Change change={change} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

function Change({ change: { path, from, to } }: { change: AuditChange }) {
  const words = useRecordWords()
  return (
    <>
      <span className={styles.field}>{words.field(path)}:</span> <del>{words.value(path, from)}</del> →{' '}
      <ins>{words.value(path, to)}</ins>
    </>
  )
}
