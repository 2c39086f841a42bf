/** Prices of a form during input. Empty and invalid values count as missing. Pure. */

import type { Prices } from '@/contract/endpoints/shop/catalog.ts'
import type { PricedForm } from '@/domain/offer-preview.ts'
import { clamp } from '@/lib/clamp.ts'
import type { ProductForm } from './product-form-values.ts'

const figure = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? figure(value) : null)
const percent = (value: unknown): number => clamp(figure(value), 0, 100)

const pricesOf = (values: Partial<Prices>): Prices => ({
  base_price: figure(values.base_price),
  reseller_price: numberOrNull(values.reseller_price),
  other_price: numberOrNull(values.other_price),
})

export const formOfPrices = (values: Partial<ProductForm>): PricedForm => ({
  ...pricesOf(values),
  base_discount: percent(values.base_discount),
  reseller_discount: percent(values.reseller_discount),
  other_discount: percent(values.other_discount),
  status: values.status ?? 'draft',
  variants: (values.variants ?? []).map(variant => ({ id: variant.id ?? null, ...pricesOf(variant) })),
})
