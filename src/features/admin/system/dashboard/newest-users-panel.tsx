import { useTranslation } from 'react-i18next'
import { avatarStyle } from '@/contract/endpoints/account/users.ts'
import type { Dashboard } from '@/contract/endpoints/admin/dashboard.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dayWords } from '@/i18n/dates.ts'
import { classNames } from '@/ui/class-names.ts'
import { Avatar } from '@/ui/content/avatar.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { EmailText } from '@/ui/content/email-text.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Link } from '@/ui/link.tsx'
import { roleTone } from '../../framework/list/tones.ts'
import rows from '../../framework/record/panel-rows.module.css'
import grid from './dashboard.module.css'

interface NewestUsersPanelProps {
  users: Dashboard['newest_users']
  linkTo: LinkTo
  locale: Locale
}

export function NewestUsersPanel({ users, linkTo, locale }: NewestUsersPanelProps) {
  const { t } = useTranslation('admin')
  const all = (
    <Link href={linkTo('adminUsers')} className={rows.link}>
      {t('see_all')}
    </Link>
  )
  return (
    <Panel dense titleAs="h2" title={t('dashboard.newest')} action={all} className={grid.wide}>
      {users.length === 0 && <p className={rows.soft}>{t('dashboard.newest_none')}</p>}
      <ul className={classNames(rows.rows, rows.pairs)}>
        {users.map(user => (
          <li key={user.id}>
            <Avatar style={avatarStyle(user.picture)} src={user.picture} size={36} />
            <span className={rows.words}>
              <Link href={linkTo('adminUser', { id: user.id })}>{user.name}</Link>
              <small>
                <EmailText of={user.email} />
              </small>
            </span>
            <span className={rows.end}>
              <Badge tone={roleTone(user.role)}>{t(`role.${user.role}`)}</Badge>
              {dayWords(user.created_at, locale)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
