/** Links of the shop in addition to its categories: all products, new ones, offers, favourites. */
import { Icon } from '@/ui/icon/icon.tsx'
import { Link } from '@/ui/link.tsx'
import type { ShopShortcut } from './category-tree.ts'
import styles from './shortcut-links.module.css'

interface ShortcutLinksProps {
  shortcuts: readonly ShopShortcut[]
  onChoose(): void
}

export const ShortcutLinks = ({ shortcuts, onChoose }: ShortcutLinksProps) => (
  <ul className={styles.shortcuts}>
    {shortcuts.map(({ key, icon, text, href }) => (
      <li key={key}>
        <Link href={href} className={styles.shortcut} onClick={onChoose}>
          <Icon of={icon} size={20} />
          {text}
        </Link>
      </li>
    ))}
  </ul>
)
