import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/contract/administration.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { stateTone } from '../kit/tones.ts'
import styles from './dashboard.module.css'

/** The last letters that left, or tried to. */
export function MailsPanel({ mails, iso }: { mails: Dashboard['mails']; iso: string }) {
  const { t } = useTranslation('admin')
  const moment = new Intl.DateTimeFormat(iso, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <Panel dense titleAs="h2" title={t('dashboard.mails')} className={styles.half}>
      {mails.length === 0 && <p className={styles.soft}>{t('dashboard.mails_none')}</p>}
      <ul className={styles.rows}>
        {mails.map(mail => (
          <li key={mail.id}>
            <span className={styles.words}>
              <b>{mail.subject}</b>
              <small>{mail.to}</small>
            </span>
            <span className={styles.end}>
              <Badge tone={stateTone(mail.status)}>
                {t(`mail.${mail.status}`, { defaultValue: mail.status })}
              </Badge>
              {moment.format(new Date(mail.created_at))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
