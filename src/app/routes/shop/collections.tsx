import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '@/api/queries.ts'
import { CollectionsView } from '@/features/shop/collections/collections-view.tsx'
import { useShopWords } from '@/features/shop/kit/use-shop-words.ts'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { useHref, useLocale, useReader } from '../../screen.ts'

export const areas = ['shop']

export default function CollectionsPage() {
  const words = useShopWords(useLocale())
  const to = useHref()
  const categories = useQuery(categoriesQuery(useReader()))
  if (categories.isError)
    return <LoadFailure error={categories.error} onRetry={() => void categories.refetch()} />
  return <CollectionsView words={words} linkTo={to} categories={categories.data?.data ?? []} />
}
