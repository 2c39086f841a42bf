/** "Negozio" in the header: a panel with the shop's categories below its button, on wide screens. */
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryLinks } from '@/features/shop/menu/category-links.tsx'
import type { ShopMenuFacts } from '@/features/shop/menu/category-tree.ts'
import { ShortcutLinks } from '@/features/shop/menu/shortcut-links.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretDown } from '@/ui/icon/icons.ts'
import { useUnfolding } from '@/ui/overlay/use-unfolding.ts'
import { useMatch } from '../screen.ts'
import styles from './shop-menu.module.css'

const shopScreens: readonly string[] = ['shop', 'category', 'product', 'favourites']

interface ShopMenuProps {
  facts: ShopMenuFacts
  className: string | undefined // for the menu entry
}

export function ShopMenu({ facts, className }: ShopMenuProps) {
  const { t } = useTranslation('nav')
  const id = useId()
  const { screen } = useMatch()
  const { place, button, panel, close } = useUnfolding()
  return (
    <div className={styles.place} {...place}>
      <button
        type="button"
        className={className}
        data-unfolds={id}
        aria-current={shopScreens.includes(screen) ? 'page' : undefined}
        aria-controls={id}
        {...button}
      >
        {t('shop')}
        <Icon of={iconCaretDown} size={14} className={styles.caret} />
      </button>
      <div id={id} className={styles.panel} {...panel}>
        <div className={styles.inner}>
          <CategoryLinks name={t('shop_menu.categories')} {...facts} onChoose={close} />
          <ShortcutLinks shortcuts={facts.shortcuts} onChoose={close} />
        </div>
      </div>
    </div>
  )
}
