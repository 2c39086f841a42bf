import { useTranslation } from 'react-i18next'
import { plainChoice, writeChoice } from '@/features/shop/catalog/catalog-choice.ts'
import { useHref } from './screen.ts'

/** Links to a search for the packs of the shop, because the merchant defines the categories and their slugs. */
export function usePacksHref(): string {
  const { t } = useTranslation('nav')
  return useHref()('shop') + writeChoice({ ...plainChoice, search: t('packs_search') })
}
