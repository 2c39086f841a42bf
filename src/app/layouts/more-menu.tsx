/** The tail of the menu: at every width what the bar has no room for, gone where it has room for all. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretDown } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { Popover } from '@/ui/overlay/popover.tsx'
import styles from './language-switch.module.css'
import type { PlacedEntry } from './menu.ts'
import own from './more-menu.module.css'

export function MoreMenu({ entries }: { entries: readonly PlacedEntry[] }) {
  const { t } = useTranslation('nav')
  const [open, setOpen] = useState(false)
  const last = entries.at(-1)
  if (!last) return null
  return (
    <span className={own.tail} data-until={last.from}>
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
            <li key={entry.key} className={own.entry} data-from={entry.from}>
              <Link href={entry.href} className={styles.language} onClick={() => setOpen(false)}>
                {entry.label ?? t(entry.key)}
              </Link>
            </li>
          ))}
        </ul>
      </Popover>
    </span>
  )
}
