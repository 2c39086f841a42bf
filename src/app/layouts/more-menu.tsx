/** The tail of the menu: the entries that do not fit at the current width. Hidden when all fit. */
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretDown } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import styles from './header-menu.module.css'
import { HeaderMenu } from './header-menu.tsx'
import type { PlacedEntry } from './menu.ts'
import own from './more-menu.module.css'

export function MoreMenu({ entries }: { entries: readonly PlacedEntry[] }) {
  const { t } = useTranslation('nav')
  const last = entries.at(-1)
  if (!last) return null
  return (
    <span className={own.tail} data-until={last.from}>
      <HeaderMenu
        title={t('more')}
        face={
          <>
            {t('more')}
            <Icon of={iconCaretDown} size={16} />
          </>
        }
      >
        {close => (
          <ul className={styles.list}>
            {entries.map(entry => (
              <li key={entry.key} className={own.entry} data-from={entry.from}>
                <Link href={entry.href} className={styles.language} onClick={close}>
                  {entry.label ?? t(entry.key)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </HeaderMenu>
    </span>
  )
}
