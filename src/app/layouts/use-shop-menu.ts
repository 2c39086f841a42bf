/**
 * What the shop's menu shows: its categories and the other links into the shop. Returns undefined if the shop is
 * disabled.
 */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '@/api/queries.ts'
import { plainChoice, writeChoice } from '@/features/shop/catalog/catalog-choice.ts'
import type { ShopMenuFacts, ShopShortcut } from '@/features/shop/menu/category-tree.ts'
import { categoryTree } from '@/features/shop/menu/category-tree.ts'
import { useSettings } from '@/stores/settings.ts'
import { iconHeart, iconSparkle, iconSquaresFour, iconTag } from '@/ui/icon/icons.ts'
import { useHref, useReader } from '../screen.ts'

export function useShopMenu(): ShopMenuFacts | undefined {
  const isOpen = useSettings(state => state.settings.enable_shop_page)
  const { data } = useQuery({ ...categoriesQuery(useReader()), enabled: isOpen })
  const to = useHref()
  const shortcuts = useShortcuts()
  return useMemo(
    () =>
      isOpen
        ? {
            branches: categoryTree(data?.data ?? []),
            hrefOf: slug => to('category', { category: slug }),
            shortcuts,
          }
        : undefined,
    [isOpen, data, to, shortcuts],
  )
}

function useShortcuts(): ShopShortcut[] {
  const { t } = useTranslation('nav')
  const to = useHref()
  return useMemo(() => {
    const shop = to('shop')
    const newest = shop + writeChoice({ ...plainChoice, sort: 'newest' })
    const offers = shop + writeChoice({ ...plainChoice, onSale: true })
    return [
      { key: 'all', icon: iconSquaresFour, text: t('shop_menu.all'), href: shop },
      { key: 'new', icon: iconSparkle, text: t('shop_menu.new'), href: newest },
      { key: 'offers', icon: iconTag, text: t('shop_menu.offers'), href: offers },
      { key: 'favourites', icon: iconHeart, text: t('favourites'), href: to('favourites') },
    ]
  }, [t, to])
}
