import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { failureFrom } from '@/api/failure.ts'
import { categoriesQuery, productsQuery } from '@/api/queries.ts'
import { isBeyondEnd } from '@/contract/envelope.ts'
import { type CatalogChange, writeChoice } from '@/features/shop/catalog/catalog-choice.ts'
import { queryOf, readChoice } from '@/features/shop/catalog/catalog-query.ts'
import { CatalogView } from '@/features/shop/catalog/catalog-view.tsx'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useHref, useLocale, usePriceReader, useReader, useScreenParams } from '../../screen.ts'
import { useAddressChoice } from '../../use-address-choice.ts'
import { useCategoryAlternates } from '../../use-entity-alternates.ts'
import { useTitle } from '../../use-title.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

export const areas = ['shop']

export default function ShopListPage() {
  const { category: slug } = useScreenParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [choice, chooseAhead] = useAddressChoice(params, readChoice)
  const words = useShopWords(useLocale())
  const { data: categories } = useQuery(categoriesQuery(useReader()))
  const products = useQuery({
    ...productsQuery(usePriceReader(), queryOf(choice, slug)),
    placeholderData: keepPreviousData,
  })
  const current = categories?.data.find(
    category => category.slug === slug || category.translations.some(other => other.slug === slug),
  )
  useCategoryAlternates(current)
  useTitle(current?.name, choice.page)
  const add = useAddToCart()
  const linkTo = useHref()
  const isEnded = products.data && !products.isPlaceholderData && isBeyondEnd(choice.page, products.data.meta)
  if (isEnded || (slug && ((categories && !current) || failureFrom(products.error)?.status === 404)))
    return <MissingPage />
  const choose = (change: CatalogChange) =>
    navigate(writeChoice(chooseAhead(change)) || '?', { preventScrollReset: true })
  return (
    <CatalogView
      words={words}
      linkTo={linkTo}
      categories={categories?.data ?? []}
      current={current}
      products={products.data}
      failed={products.isError}
      waiting={products.isPlaceholderData}
      choice={choice}
      startsInSearch={params.get('search') === ''}
      onChoose={choose}
      onRetry={() => void products.refetch()}
      onAdd={add}
    />
  )
}
