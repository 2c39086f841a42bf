import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkTo, ScreenName } from '@/contract/paths.ts'
import type { Holder } from '@/contract/permissions.ts'
import { useChosenInSight } from '@/ui/content/use-chosen-in-sight.ts'
import { Link } from '@/ui/link.tsx'
import styles from './kin-nav.module.css'
import { mayOpen } from './menu.ts'
import { kinOf } from './menu-groups.ts'

interface KinNavProps {
  user: Holder | null
  current: ScreenName
  linkTo: LinkTo
}

/** Links to related screens without a menu entry (decision 0040). The layout renders them once, above every list. */
export function KinNav({ user, current, linkTo }: KinNavProps) {
  const { t } = useTranslation('titles')
  const row = useRef<HTMLElement>(null)
  const kin = kinOf(current)?.filter(screen => mayOpen(user, screen))
  useChosenInSight(row, '[aria-current]', current)
  if (!kin || kin.length < 2) return null
  return (
    <nav ref={row} className={styles.kin} aria-label={t(kin[0] ?? current)}>
      {kin.map(screen => (
        <Link key={screen} href={linkTo(screen)} aria-current={screen === current ? 'page' : undefined}>
          {t(screen)}
        </Link>
      ))}
    </nav>
  )
}
