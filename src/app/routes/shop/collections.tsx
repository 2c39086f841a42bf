import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoriesQuery, collectionsQuery } from '@/api/queries.ts'
import { CollectionsView } from '@/features/shop/collections/collections-view.tsx'
import { ConfigurableList } from '@/features/shop/collections/configurable-list.tsx'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { useHref, useLocale, usePriceReader, useReader } from '../../screen.ts'

export const areas = ['shop', 'configurator']

export default function CollectionsPage() {
  const { t } = useTranslation('configurator')
  const words = useShopWords(useLocale())
  const to = useHref()
  const categories = useQuery(categoriesQuery(useReader()))
  const collections = useQuery(collectionsQuery(usePriceReader()))
  if (categories.isError)
    return <LoadFailure error={categories.error} onRetry={() => void categories.refetch()} />
  return (
    <CollectionsView words={words} linkTo={to} categories={categories.data?.data ?? []}>
      <ConfigurableList words={words} t={t} linkTo={to} collections={collections.data ?? []} />
    </CollectionsView>
  )
}
