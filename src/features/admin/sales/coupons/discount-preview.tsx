/** What a sample cart gets, computed by the function that the server uses. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import type { CouponBody } from '@/contract/endpoints/admin/coupons.ts'
import { adminProducts } from '@/contract/endpoints/admin/products.ts'
import type { Category } from '@/contract/endpoints/shop/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import { applyDiscounts, type DiscountableLine, type DiscountResult } from '@/domain/discounts.ts'
import { QtyStepper } from '@/ui/action/qty-stepper.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { findProducts } from '../../framework/fields/found-record.ts'
import { RecordSearch } from '../../framework/fields/record-search.tsx'
import { useCategories } from './discount-fields.tsx'
import styles from './discount-preview.module.css'

const shippingPrice = 490 // cents, of the sample
const samples = 2 // products before any is chosen

interface SampleLine extends DiscountableLine {
  title: string
}

interface Chosen {
  id: number
  quantity: number
}

/** The chosen products, or the first products on sale, at the prices of the base price list. */
function useSample(chosen: readonly Chosen[] | undefined) {
  const ids = chosen?.map(({ id }) => id).join()
  const query = useQuery({
    queryKey: ['admin', 'discount-sample', ids ?? ''],
    queryFn: () =>
      callOrThrow(adminProducts, {
        query: ids ? { ids, per_page: 100 } : { status: 'published', per_page: samples },
      }),
    placeholderData: keepPreviousData,
  })
  const lines = (query.data?.data ?? []).flatMap((product): SampleLine[] => {
    const quantity = chosen ? chosen.find(({ id }) => id === product.id)?.quantity : 1
    if (!quantity) return []
    const unit_price = product.shown.now
    const { id: product_id, category_id, title } = product
    return [{ product_id, category_id, title, quantity, unit_price, total: unit_price * quantity }]
  })
  return { query, lines }
}

/** As the server applies them: with their subcategories. */
function withSubcategories(ids: readonly number[], categories: readonly Category[]): readonly number[] {
  const added = categories.filter(
    ({ id, parent_id }) => parent_id !== null && ids.includes(parent_id) && !ids.includes(id),
  )
  return added.length === 0 ? ids : withSubcategories([...ids, ...added.map(({ id }) => id)], categories)
}

interface DiscountPreviewProps {
  locale: Locale
  money: (cents: number | null) => string
}

export function DiscountPreview({ locale, money }: DiscountPreviewProps) {
  const { t } = useTranslation('admin-goods')
  const rule = useWatch() as CouponBody
  const [chosen, setChosen] = useState<readonly Chosen[]>()
  const { query, lines } = useSample(chosen)
  const current = chosen ?? lines.map(({ product_id, quantity }) => ({ id: product_id, quantity }))
  const set = (id: number, quantity: number) =>
    setChosen(
      current.some(line => line.id === id)
        ? current.map(line => (line.id === id ? { id, quantity } : line)).filter(line => line.quantity > 0)
        : [...current, { id, quantity }],
    )
  const categories = useCategories(locale).data?.data ?? []
  const applied = {
    ...rule,
    id: 0,
    minimum: rule.minimum ?? 0,
    category_ids: withSubcategories(rule.category_ids, categories),
    get_category_ids: withSubcategories(rule.get_category_ids, categories),
  }
  const result = applyDiscounts([applied], lines, {
    shipping: { code: rule.shipping_methods[0] ?? '', price: shippingPrice },
    minimum: 'before',
  })
  return (
    <section className={styles.preview} aria-labelledby="discount-preview">
      <h3 id="discount-preview">{t('coupons.preview')}</h3>
      {query.isLoadingError && <PartFailure compact onRetry={query.refetch} />}
      <ul className={styles.lines}>
        {lines.map(({ product_id, title, quantity, unit_price }) => (
          <li key={product_id}>
            <span>
              {title} <small>{money(unit_price)}</small>
            </span>
            <QtyStepper
              size="small"
              label={t('coupons.quantity_of', { name: title })}
              value={quantity}
              onChange={next => set(product_id, next)}
              onRemove={() => set(product_id, 0)}
            />
          </li>
        ))}
      </ul>
      <RecordSearch
        kind="products"
        label={t('coupons.sample_product')}
        find={findProducts}
        without={current.map(({ id }) => id)}
        onChoose={({ id }) => set(id, 1)}
      />
      <p className={styles.result} role="status">
        <Outcome result={result} lines={lines} money={money} />
      </p>
    </section>
  )
}

interface OutcomeProps {
  result: DiscountResult
  lines: readonly SampleLine[]
  money: (cents: number | null) => string
}

function Outcome({ result: { goods, shipping, failures }, lines, money }: OutcomeProps) {
  const { t } = useTranslation('admin-goods')
  const [failure] = failures
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
  if (failure?.reason === 'minimum')
    return t('coupons.preview_minimum', { amount: money(failure.amount), missing: money(failure.missing) })
  if (failure?.reason === 'pieces') return t('coupons.preview_pieces', { count: failure.missing })
  if (failure) return t('coupons.preview_elsewhere')
  const amounts = { subtotal: money(subtotal), shipping: money(shippingPrice) }
  if (shipping > 0) return t('coupons.preview_shipping', amounts)
  return t('coupons.preview_goods', { ...amounts, discount: money(goods), rest: money(subtotal - goods) })
}
