import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { promotionsQuery } from '@/api/place-queries.ts'
import { type Promotion, promotionState } from '@/contract/endpoints/shop/promotions.ts'
import { sellsOnline } from '@/contract/looks.ts'
import { ProductTile } from '@/features/shop/kit/product-tile.tsx'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { PromotionsSkeleton, PromotionsView } from '@/features/site/promotions/promotions-view.tsx'
import { useClock } from '@/features/site/promotions/use-clock.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { usePreferences } from '@/stores/preferences.ts'
import { useSettings } from '@/stores/settings.ts'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { ProductGrid } from '@/ui/shop/product-grid.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { useHref, useLocale, usePriceReader } from '../../screen.ts'
import { useMoney } from '../../use-money.ts'
import { useAddToCart } from '../shop/use-add-to-cart.ts'

export const areas = ['places', 'shop']

const hour = 3600_000
const cachedMillis = 6000 // the server caches it for a slightly shorter time

export default function PromotionsPage() {
  const { t } = useTranslation('titles')
  const promotions = useQuery(promotionsQuery(usePriceReader()))
  const locale = useLocale()
  const linkTo = useHref()
  const words = useShopWords(locale)
  const add = useAddToCart()
  const money = useMoney()
  const still = usePreferences(state => state.reducedMotion)
  const settings = useSettings(state => state.settings)
  const now = useNow(promotions.data ?? [], promotions.dataUpdatedAt)
  if (promotions.isError)
    return <LoadFailure error={promotions.error} onRetry={() => void promotions.refetch()} />
  if (!promotions.data) return <PromotionsSkeleton />
  if (promotions.data.every(candidate => promotionState(candidate, now) === 'ended')) return <NothingOn />
  return (
    <PromotionsView
      promotions={promotions.data}
      now={now}
      title={t('promotions')}
      context={{
        linkTo,
        money,
        moment: iso => dateTimeText(iso, locale, 'long'),
        still,
        canApply: sellsOnline(settings) && settings.checkout_enable_coupon_input,
      }}
      productsOf={products => (
        <ProductGrid columns={4}>
          {products.map(product => (
            <ProductTile key={product.id} product={product} words={words} linkTo={linkTo} onAdd={add} />
          ))}
        </ProductGrid>
      )}
    />
  )
}

/** The current time, updated when a promotion begins or ends. The promotions are then refetched. */
function useNow(promotions: readonly Promotion[], readAt: number): Date {
  const cache = useQueryClient()
  const moments = promotions.flatMap(promotion => [
    new Date(promotion.starts_at),
    new Date(promotion.ends_at),
  ])
  const now = useClock(hour, moments)
  const passed = moments.filter(moment => moment <= now && moment.getTime() > readAt).length
  useEffect(() => {
    if (passed === 0) return
    const timer = setTimeout(() => void cache.invalidateQueries({ queryKey: ['promotions'] }), cachedMillis)
    return () => clearTimeout(timer)
  }, [passed, cache])
  return now
}

function NothingOn() {
  const { t } = useTranslation('places')
  const to = useHref()
  return (
    <Container>
      <EmptyState
        as="h1"
        title={t('promotions.empty')}
        element="Fuoco"
        picture="/assets/characters/volpardore/creature.webp"
        actions={<Button href={to('shop')}>{t('promotions.to_shop')}</Button>}
      >
        {t('promotions.empty_text')}
      </EmptyState>
    </Container>
  )
}
