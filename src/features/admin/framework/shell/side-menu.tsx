import { useTranslation } from 'react-i18next'
import type { LinkTo, ScreenName } from '@/contract/paths.ts'
import type { Holder } from '@/contract/permissions.ts'
import { classNames } from '@/ui/class-names.ts'
import { Tooltip } from '@/ui/content/tooltip.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { Link } from '@/ui/link.tsx'
import { menuFor } from './menu.ts'
import { menuEntryOf } from './menu-groups.ts'
import { menuIcons } from './menu-icons.ts'
import styles from './side-menu.module.css'

interface SideMenuProps {
  user: Holder | null
  current: ScreenName
  linkTo: LinkTo
  look?: 'wide' | 'rail' // icons only; the name is announced and shown on hover
  onFollow?: () => void
}

/** Links of the administration. Renders nothing for other roles and guests (specification notes §2, §6). */
export function SideMenu({ user, current, linkTo, look = 'wide', onFollow }: SideMenuProps) {
  const { t } = useTranslation('titles')
  const entries = menuFor(user)
  if (entries.length === 0) return null
  const here = menuEntryOf(current)
  return (
    <nav
      aria-label={t('nav:administration')}
      className={classNames(styles.menu, look === 'rail' && styles.rail)}
    >
      {entries.map(screen => (
        <Tooltip key={screen} text={look === 'rail' ? t(screen) : ''} placement="right">
          <Link
            href={linkTo(screen)}
            onClick={onFollow}
            className={styles.entry}
            aria-current={screen === here ? 'page' : undefined}
            aria-label={look === 'rail' ? t(screen) : undefined}
          >
            <Icon of={menuIcons[screen]} size={20} />
            {look === 'wide' && <span>{t(screen)}</span>}
          </Link>
        </Tooltip>
      ))}
    </nav>
  )
}
