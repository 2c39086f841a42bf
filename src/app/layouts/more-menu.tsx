/** The tail of the menu on middle widths. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretDown } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { Popover } from '@/ui/overlay/popover.tsx'
import styles from './language-switch.module.css'
import type { MenuEntry } from './menu.ts'

export function MoreMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('nav')
  const [open, setOpen] = useState(false)
  return (
    <Popover
      open={open}
      onClose={() => setOpen(false)}
      title={t('more')}
      width="menu"
      hideTitle
      trigger={
        <button
          type="button"
          className={styles.trigger}
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpen(!open)}
        >
          {t('more')}
          <Icon of={iconCaretDown} size={16} />
        </button>
      }
    >
      <ul className={styles.list}>
        {entries.map(entry => (
          <li key={entry.key}>
            <Link href={entry.href} className={styles.language} onClick={() => setOpen(false)}>
              {entry.label ?? t(entry.key)}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
