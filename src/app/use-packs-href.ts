import { useTranslation } from 'react-i18next'
import { plainChoice, writeChoice } from '@/features/shop/catalog/catalog-query.ts'
import { useHref } from './screen.ts'

/** Leads to the packs of the shop. A search, since the categories and their slugs are the merchant's. */
export function usePacksHref(): string {
  const { t } = useTranslation('nav')
  return useHref()('shop') + writeChoice({ ...plainChoice, search: t('packs_search') })
}
