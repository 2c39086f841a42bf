/** Checks of a product that a schema cannot make: article numbers and slugs that are taken, references to what was deleted. */

import type { AdminProduct, ProductBody } from '../../../src/contract/endpoints/admin/products.ts'
import { type Locale, locales } from '../../../src/contract/locales.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import type { Queryable } from '../../kernel/db/database.ts'
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
 * Returns an empty list when the product can be saved. Codes: `sku_taken`, `slug_taken`, `not_there`, `variant_needed`.
 * `current` null: a new product.
 */
export async function productProblems(
  db: Queryable,
  body: ProductBody,
  current: Pick<AdminProduct, 'id' | 'sku' | 'variants'> | null,
): Promise<FieldProblem[]> {
  const id = current?.id ?? null
  return [
    ...(await takenNumbers(db, body, current)),
    ...(await takenAddresses(db, body, id)),
    ...((await hasCategory(db, body.category_id)) ? [] : [{ path: 'category_id', code: 'not_there' }]),
    ...(await missingValues(db, body)),
    ...(id === null ? [] : await neededVariants(db, body, id)),
  ]
}

const numbersOf = (body: Pick<ProductBody, 'sku'> & { variants: readonly { sku: string }[] }) => [
  { path: 'sku', sku: body.sku },
  ...body.variants.map(({ sku }, at) => ({ path: `variants.${at}.sku`, sku })),
]

/**
 * Article numbers are compared without regard to case. A number that the product has already is never refused, since older data may contain
 * numbers that differ in case only. New numbers are locked until the commit, so that two saves cannot both find one free.
 */
async function takenNumbers(
  db: Queryable,
  body: ProductBody,
  current: Pick<AdminProduct, 'id' | 'sku' | 'variants'> | null,
): Promise<FieldProblem[]> {
  const stored = new Set(current ? numbersOf(current).map(({ sku }) => sku) : [])
  const keys = numbersOf(body).map(({ path, sku }) => ({ path, sku, key: sku.toLowerCase() }))
  const added = keys.filter(({ sku }) => !stored.has(sku)).map(({ key }) => key)
  if (added.length > 0) await lockSkus(db, added)
  const taken = added.length > 0 ? await takenSkus(db, added, current?.id ?? null) : new Set<string>()
  return keys
    .filter(({ sku, key }, at) => {
      const isRepeated = keys
        .slice(0, at)
        .some(other => (stored.has(sku) ? other.sku === sku : other.key === key))
      return isRepeated || (!stored.has(sku) && taken.has(key))
    })
    .map(({ path }) => ({ path, code: 'sku_taken' }))
}

/** An empty slug is made from the title, so it may be in use as well. */
async function takenAddresses(db: Queryable, body: ProductBody, id: number | null): Promise<FieldProblem[]> {
  const titled = locales.filter(locale => body.translations[locale].title !== '')
  const slugFor = (locale: Locale) => slugIn(body, locale)
  const slugs = Object.fromEntries(titled.map(locale => [locale, slugFor(locale)]))
  const taken = await takenProductSlugs(db, slugs, id)
  return titled.flatMap(locale => {
    const path = `translations.${locale}.slug`
    return taken.includes(locale) ? [{ path, code: 'slug_taken' }] : []
  })
}

async function missingValues(db: Queryable, body: ProductBody): Promise<FieldProblem[]> {
  const wanted = [
    { path: 'value_ids', ids: body.value_ids },
    ...body.variants.map(({ value_ids }, at) => ({ path: `variants.${at}.value_ids`, ids: value_ids })),
  ]
  const known = await knownValues(
    db,
    wanted.flatMap(({ ids }) => ids),
  )
  return wanted
    .filter(({ ids }) => ids.some(id => !known.has(id)))
    .map(({ path }) => ({ path, code: 'not_there' }))
}

/** A variant that a configurator offers cannot be removed. */
async function neededVariants(db: Queryable, body: ProductBody, id: number): Promise<FieldProblem[]> {
  const kept = body.variants.flatMap(variant => (variant.id === null ? [] : [variant.id]))
  return (await isVariantNeeded(db, id, kept)) ? [{ path: 'variants', code: 'variant_needed' }] : []
}
