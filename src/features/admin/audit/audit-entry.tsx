import { useTranslation } from 'react-i18next'
import type { AuditChange, AuditEntry } from '@/contract/audit.ts'
import type { Locale } from '@/contract/locales.ts'
import { momentWords } from '@/i18n/dates.ts'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import styles from './audit.module.css'

const tones: Record<AuditEntry['action'], BadgeTone> = {
  created: 'success',
  changed: 'info',
  deleted: 'error',
}

/** A value as one reads it: a switch is yes or no, nothing is said to be nothing. */
function useValueText(): (value: unknown) => string {
  const { t } = useTranslation(['admin', 'react-admin'])
  return value => {
    if (value === null || value === undefined || value === '') return t('audit.nothing')
    if (typeof value === 'boolean') return t(value ? 'react-admin:message.yes' : 'react-admin:message.no')
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

/** `translations.it.title` → translations › it › title; what stands in a list counts from one. */
const pathText = (path: string): string =>
  path
    .split('.')
    .map(part => (/^\d+$/.test(part) ? String(Number(part) + 1) : part.replaceAll('_', ' ')))
    .join(' › ')

/** One entry: in a line who did what; its only change at once, more of them when it is opened. */
export function AuditEntryRow({ entry, locale }: { entry: AuditEntry; locale: Locale }) {
  const { t } = useTranslation('admin')
  const at = momentWords(entry.at, locale)
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
  const text = useValueText()
  return (
    <>
      <span className={styles.field}>{pathText(path)}:</span> <del>{text(from)}</del> → <ins>{text(to)}</ins>
    </>
  )
}
