import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '@/ui/action/chip.tsx'
import { Container } from '@/ui/content/container.tsx'
import { useChosenInSight } from '@/ui/content/use-chosen-in-sight.ts'
import {
  iconMapPin,
  iconPackage,
  iconSignOut,
  iconSquaresFour,
  iconUser,
  iconUsers,
} from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { MenuItem } from '@/ui/overlay/menu-item.tsx'
import styles from './account-frame.module.css'

export interface AccountEntry {
  key: string // of i18n area `nav`: `account_orders`
  href: string
}

interface AccountFrameProps {
  entries: readonly AccountEntry[] // links that the role may open
  current: string // key of the current link
  onLogOut: () => void
  head: ReactNode // title, or the welcome on the overview
  children: ReactNode
}

const icons: Record<string, string> = {
  account_dashboard: iconSquaresFour,
  account_orders: iconPackage,
  account_details: iconUser,
  account_shipping: iconMapPin,
  account_users: iconUsers,
}

/** A side list next to the screen; below 1000 px a row of chips under its title. */
export function AccountFrame({ entries, current, onLogOut, head, children }: AccountFrameProps) {
  const { t } = useTranslation('nav')
  const chips = useRef<HTMLElement>(null)
  useChosenInSight(chips, '[aria-current]', current)
  return (
    <Container className={styles.frame}>
      <nav className={styles.side} aria-label={t('account')}>
        {entries.map(entry => (
          <MenuItem key={entry.key} href={entry.href} icon={icons[entry.key]} current={entry.key === current}>
            {t(entry.key)}
          </MenuItem>
        ))}
        <MenuItem icon={iconSignOut} onClick={onLogOut}>
          {t('logout')}
        </MenuItem>
      </nav>
      <div className={styles.column}>
        {head}
        <nav ref={chips} className={styles.chips} aria-label={t('account')}>
          {entries.map(entry => (
            <Chip key={entry.key} href={entry.href} icon={icons[entry.key]} selected={entry.key === current}>
              {t(entry.key)}
            </Chip>
          ))}
          <Chip icon={iconSignOut} onClick={onLogOut}>
            {t('logout')}
          </Chip>
        </nav>
        {children}
      </div>
    </Container>
  )
}

/** Link from a record back to its list. Not printed. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={styles.back} data-screen-only>
    ← {children}
  </Link>
)
