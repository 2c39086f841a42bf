/**
 * The shop as second level of the phone's menu. A native `<details>`, so that it works before the app has started. The
 * menu hides its other lists while it is open.
 */
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretLeft, iconCaretRight } from '@/ui/icon/icons.ts'
import { CategoryLinks } from './category-links.tsx'
import type { ShopMenuFacts } from './category-tree.ts'
import styles from './shop-level.module.css'
import { ShortcutLinks } from './shortcut-links.tsx'

interface ShopLevelProps {
  title: string
  back: string
  categoriesName: string
  facts: ShopMenuFacts
  onChoose(): void
}

export const ShopLevel = ({ title, back, categoriesName, facts, onChoose }: ShopLevelProps) => (
  <details className={styles.level}>
    <summary className={styles.entry}>
      <span className={styles.closed}>
        {title}
        <Icon of={iconCaretRight} size={20} />
      </span>
      <span className={styles.open}>
        <Icon of={iconCaretLeft} size={20} />
        {back}
      </span>
    </summary>
    <h3 className={styles.title}>{title}</h3>
    <ShortcutLinks shortcuts={facts.shortcuts} onChoose={onChoose} />
    <CategoryLinks name={categoriesName} {...facts} onChoose={onChoose} />
  </details>
)
