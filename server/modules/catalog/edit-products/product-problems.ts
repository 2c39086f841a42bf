/** Product checks that a schema cannot express: article numbers and slugs in use, references to deleted records. */

import type { AdminProduct, ProductBody } from '@/contract/endpoints/admin/products.ts'
import { type Locale, locales } from '@/contract/locales.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import {
  hasCategory,
  isVariantNeeded,
  knownValues,
  lockSkus,
  slugIn,
  takenProductSlugs,
  takenSkus,
} from './product-store-repo.ts'

/**
 * Returns an empty list when the product can be saved. Codes: `required`, `end_before_start`, `date_passed`, `sku_taken`, `slug_taken`, `not_there`, `variant_needed`.
 * `current` is null for a new product.
 */
export async function productProblems(
  db: Queryable,
  body: ProductBody,
  current: Pick<AdminProduct, 'id' | 'sku' | 'variants'> | null,
  now: Date,
): Promise<FieldProblem[]> {
  const id = current?.id ?? null
  return [
    ...scheduleProblems(body, now),
    ...(await usedNumbers(db, body, current)),
    ...(await usedSlugs(db, body, id)),
    ...((await hasCategory(db, body.category_id)) ? [] : [{ path: 'category_id', code: 'not_there' }]),
    ...(await missingValues(db, body)),
    ...(id === null ? [] : await neededVariants(db, body, id)),
  ]
}

const isAfter = (until: string | null, from: Date): boolean => until === null || new Date(until) > from

/** A planned product needs its date. One that is to be visible cannot end in the past. An offer may: it has ended. */
function scheduleProblems(body: ProductBody, now: Date): FieldProblem[] {
  const { status, published_from, published_until, offer_from, offer_until } = body
  const isVisible = status === 'planned' || status === 'published'
  const periods = [
    ['published_until', published_from, published_until],
    ['offer_until', offer_from, offer_until],
  ] as const
  const misordered = periods
    .filter(([, from, until]) => from !== null && !isAfter(until, new Date(from)))
    .map(([path]) => ({ path, code: 'end_before_start' }))
  return [
    ...(status === 'planned' && published_from === null
      ? [{ path: 'published_from', code: 'required' }]
      : []),
    ...(misordered.length === 0 && isVisible && !isAfter(published_until, now)
      ? [{ path: 'published_until', code: 'date_passed' }]
      : []),
    ...misordered,
  ]
}

const numbersOf = (body: Pick<ProductBody, 'sku'> & { variants: readonly { sku: string }[] }) => [
  { path: 'sku', sku: body.sku },
  ...body.variants.map(({ sku }, at) => ({ path: `variants.${at}.sku`, sku })),
]

/**
 * Article numbers are compared without regard to case. A number that the product has already is never refused, since
 * older data may contain numbers that differ in case only. New numbers are locked until the commit, so that two saves
 * cannot both find one free.
 */
async function usedNumbers(
  db: Queryable,
  body: ProductBody,
  current: Pick<AdminProduct, 'id' | 'sku' | 'variants'> | null,
): Promise<FieldProblem[]> {
  const stored = new Set(current ? numbersOf(current).map(({ sku }) => sku) : [])
  const keys = numbersOf(body).map(({ path, sku }) => ({ path, sku, key: sku.toLowerCase() }))
  const added = keys.filter(({ sku }) => !stored.has(sku)).map(({ key }) => key)
  if (added.length > 0) await lockSkus(db, added)
  const usedSkus = added.length > 0 ? await takenSkus(db, added, current?.id ?? null) : new Set<string>()
  return keys
    .filter(({ sku, key }, at) => {
      const isRepeated = keys
        .slice(0, at)
        .some(other => (stored.has(sku) ? other.sku === sku : other.key === key))
      return isRepeated || (!stored.has(sku) && usedSkus.has(key))
    })
    .map(({ path }) => ({ path, code: 'sku_taken' }))
}

/** An empty slug is made from the title, so it may be in use as well. */
async function usedSlugs(db: Queryable, body: ProductBody, id: number | null): Promise<FieldProblem[]> {
  const titled = locales.filter(locale => body.translations[locale].title !== '')
  const slugFor = (locale: Locale) => slugIn(body, locale)
  const slugs = Object.fromEntries(titled.map(locale => [locale, slugFor(locale)]))
  const usedLocales = await takenProductSlugs(db, slugs, id)
  return titled.flatMap(locale => {
    const path = `translations.${locale}.slug`
    return usedLocales.includes(locale) ? [{ path, code: 'slug_taken' }] : []
  })
}

async function missingValues(db: Queryable, body: ProductBody): Promise<FieldProblem[]> {
  const wanted = [
    { path: 'value_ids', ids: body.value_ids },
    ...body.variants.map(({ value_ids }, at) => ({ path: `variants.${at}.value_ids`, ids: value_ids })),
  ]
  const existingValues = await knownValues(
    db,
    wanted.flatMap(({ ids }) => ids),
  )
  return wanted
    .filter(({ ids }) => ids.some(id => !existingValues.has(id)))
    .map(({ path }) => ({ path, code: 'not_there' }))
}

/** A variant that a configurator offers cannot be removed. */
async function neededVariants(db: Queryable, body: ProductBody, id: number): Promise<FieldProblem[]> {
  const remainingIds = body.variants.flatMap(variant => (variant.id === null ? [] : [variant.id]))
  return (await isVariantNeeded(db, id, remainingIds)) ? [{ path: 'variants', code: 'variant_needed' }] : []
}
