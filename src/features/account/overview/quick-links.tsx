import { useTranslation } from 'react-i18next'
import { Panel } from '@/ui/content/panel.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretRight, iconGear, iconPackage, iconShieldCheck } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import styles from './overview.module.css'

interface QuickLinksProps {
  ordersHref: string
  detailsHref: string
  administrationHref?: string // only for an admin
}

export function QuickLinks({ ordersHref, detailsHref, administrationHref }: QuickLinksProps) {
  const { t } = useTranslation('account')
  const links = [
    { word: 'orders', href: ordersHref, icon: iconPackage },
    { word: 'details', href: detailsHref, icon: iconShieldCheck },
    ...(administrationHref ? [{ word: 'administration', href: administrationHref, icon: iconGear }] : []),
  ]
  return (
    <Panel titleAs="h2" title={t('links.title')} className={styles.quick}>
      <ul>
        {links.map(({ word, href, icon }) => (
          <li key={word}>
            <Link href={href} className={styles.row}>
              <span className={styles.rowIcon}>
                <Icon of={icon} size={20} />
              </span>
              <span className={styles.rowWords}>
                <b>{t(`links.${word}`)}</b>
                <small>{t(`links.${word}_text`)}</small>
              </span>
              <Icon of={iconCaretRight} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
