import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/contract/endpoints/admin/dashboard.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCheckCircle } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import rows from '../../framework/record/panel-rows.module.css'
import grid from './dashboard.module.css'

interface MailsPanelProps {
  mails: Dashboard['mails']
  locale: Locale
  linkTo: LinkTo
}

/** Failed emails with their errors. */
export function MailsPanel({ mails, locale, linkTo }: MailsPanelProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const all = (
    <Link href={linkTo('adminMails')} className={rows.link}>
      {t('admin:see_all')}
    </Link>
  )
  return (
    <Panel dense titleAs="h2" title={t('dashboard.mails')} action={all} className={grid.third}>
      {mails.length === 0 && (
        <p className={rows.calm}>
          <Icon of={iconCheckCircle} size={22} />
          {t('dashboard.mails_none')}
        </p>
      )}
      <ul className={rows.rows}>
        {mails.map(mail => (
          <li key={mail.id}>
            <span className={rows.words}>
              <b>{mail.subject}</b>
              <small>{[mail.to, mail.last_error].filter(Boolean).join(' · ')}</small>
            </span>
            <span className={rows.end}>{dateTimeText(mail.created_at, locale)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
