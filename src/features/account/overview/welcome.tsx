import { useTranslation } from 'react-i18next'
import { avatarStyle, type User } from '@/contract/endpoints/account/users.ts'
import { Avatar } from '@/ui/content/avatar.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { iconShield, iconStorefront } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import styles from './overview.module.css'

const named: readonly User['role'][] = ['admin', 'retailer', 'reseller']

/** The user: picture, first name, and any role above customer. */
export function Welcome({ user, detailsHref }: { user: User; detailsHref: string }) {
  const { t } = useTranslation('account')
  const picture = user.extra.profile_picture
  return (
    <header className={styles.welcome}>
      <Avatar style={avatarStyle(picture)} src={picture} size={76} shape="arch" />
      <div>
        <h1>{t('dashboard.hello', { name: user.name.split(' ')[0] })}</h1>
        <p className={styles.facts}>
          {named.includes(user.role) && (
            <Badge icon={user.role === 'admin' ? iconShield : iconStorefront}>{t(`role.${user.role}`)}</Badge>
          )}
          <span>{user.email}</span>
          <Link href={detailsHref} className={styles.link}>
            {t('dashboard.change_avatar')}
          </Link>
        </p>
      </div>
    </header>
  )
}
