import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkTo, ScreenName } from '@/contract/paths.ts'
import { useChosenInSight } from '@/ui/content/use-chosen-in-sight.ts'
import { Link } from '@/ui/link.tsx'
import styles from './kin-nav.module.css'
import { kinOf } from './menu-groups.ts'

/** Links to related screens without a menu entry (decision 0040). The layout renders them once, above every list. */
export function KinNav({ current, linkTo }: { current: ScreenName; linkTo: LinkTo }) {
  const { t } = useTranslation('titles')
  const row = useRef<HTMLElement>(null)
  const kin = kinOf(current)
  useChosenInSight(row, '[aria-current]', current)
  if (!kin) return null
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
