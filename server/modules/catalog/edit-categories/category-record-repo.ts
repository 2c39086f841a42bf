/** Categories in all languages with the number of their dependent records. Former slugs are stored for redirects. */

import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import {
  type AdminCategory,
  type CategoryBody,
  emptyCategorySafety,
  emptyCategoryWords,
} from '@/contract/endpoints/admin/catalog.ts'
import { type Locale, locales } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { pickLike } from '@/lib/pick.ts'
import { categories, categoryOldSlugs, categoryTranslations, products } from '../../../db/schema/catalog.ts'
import { coupons } from '../../../db/schema/content.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { takenSlugs } from '../../../kernel/db/exists.ts'
import { versionOf } from '../../../kernel/records/record-version.ts'
import { slugOfTitle } from '../../../kernel/slug-of-title.ts'

/** Parents before their children, siblings in their order. */
export async function readCategories(db: Queryable): Promise<AdminCategory[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))
  const words = await db.select().from(categoryTranslations)
  const amounts = await db
    .select({ id: products.category_id, products: count() })
    .from(products)
    .groupBy(products.category_id)
  const shown = rows.map(({ position: _, ...row }) => {
    const translations = localizedTextsOf(locale => {
      const translation = words.find(text => text.category_id === row.id && text.locale === locale)
      return pickLike(translation ?? emptyCategoryWords(), emptyCategoryWords())
    })
    const facts = { ...row, safety: { ...emptyCategorySafety(), ...row.safety }, translations }
    const productCount = amounts.find(amount => amount.id === row.id)?.products ?? 0
    return { ...facts, version: versionOf(facts), products: productCount }
  })
  const below = (parent: number | null): AdminCategory[] =>
    shown.filter(row => row.parent_id === parent).flatMap(row => [row, ...below(row.id)])
  return below(null)
}

/** Changes when a category is added, removed or moved, not when one is renamed. */
export const treeVersion = (tree: readonly AdminCategory[]): string =>
  versionOf(tree.map(({ id, parent_id }) => [id, parent_id]))

/** Serialises changes of the tree. */
export const holdCategories = (tx: Queryable) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('categories'))`)

type Facts = Pick<CategoryBody, 'parent_id' | 'picture' | 'element' | 'is_active' | 'safety'>

/** Appends the category without its texts and returns its id. Call it under `holdCategories`. */
export async function insertCategory(tx: Queryable, facts: Facts): Promise<number> {
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${categories.position}), 0)::int` })
    .from(categories)
  const [row] = await tx
    .insert(categories)
    .values({ ...facts, position: (last?.position ?? 0) + 1 })
    .returning({ id: categories.id })
  return (row as { id: number }).id
}

/** Without its texts (`storeCategoryWords`) and its position. */
export async function storeCategory(tx: Queryable, id: number, facts: Facts): Promise<void> {
  await tx.update(categories).set(facts).where(eq(categories.id, id))
}

/** Stores former slugs for redirects. A slug that is used again is removed from them. */
export async function storeCategoryWords(
  tx: Queryable,
  id: number,
  translations: CategoryBody['translations'],
): Promise<void> {
  const before = await tx.select().from(categoryTranslations).where(eq(categoryTranslations.category_id, id))
  const rows = locales
    .filter(locale => translations[locale].name !== '')
    .map(locale => {
      const words = translations[locale]
      return { category_id: id, locale, ...words, slug: words.slug || slugOfTitle(words.name, 'category') }
    })
  await tx.delete(categoryTranslations).where(eq(categoryTranslations.category_id, id))
  await tx.insert(categoryTranslations).values(rows)
  for (const { locale, slug } of rows)
    await tx
      .delete(categoryOldSlugs)
      .where(and(eq(categoryOldSlugs.locale, locale), eq(categoryOldSlugs.slug, slug)))
  const oldSlugs = before
    .filter(old => rows.every(row => row.locale !== old.locale || row.slug !== old.slug))
    .map(({ locale, slug }) => ({ locale, slug, category_id: id }))
  if (oldSlugs.length > 0)
    await tx
      .insert(categoryOldSlugs)
      .values(oldSlugs)
      .onConflictDoUpdate({
        target: [categoryOldSlugs.locale, categoryOldSlugs.slug],
        set: { category_id: id },
      })
}

/** Returns the languages in which another category has the slug. */
export const takenCategorySlugs = (
  db: Queryable,
  slugs: Partial<Record<Locale, string>>,
  except: number | null,
): Promise<Locale[]> =>
  takenSlugs(db, { table: categoryTranslations, owner: categoryTranslations.category_id }, slugs, except)

/** Positions count from 1 in the given order. */
export async function storeTree(
  tx: Queryable,
  nodes: readonly { id: number; parent_id: number | null }[],
): Promise<void> {
  for (const [at, { id, parent_id }] of nodes.entries())
    await tx
      .update(categories)
      .set({ parent_id, position: at + 1 })
      .where(eq(categories.id, id))
}

/** Returns the number of moved products, whose `updated_at` changes. */
export async function moveProducts(tx: Queryable, from: number, to: number, now: Date): Promise<number> {
  const moved = await tx
    .update(products)
    .set({ category_id: to, updated_at: now })
    .where(eq(products.category_id, from))
    .returning({ id: products.id })
  return moved.length
}

/** A coupon limited to this category would apply to everything once the category is deleted, so it is deactivated. */
export async function dropCategory(tx: Queryable, id: number): Promise<void> {
  const named = await tx
    .select({ id: coupons.id, category_ids: coupons.category_ids, is_active: coupons.is_active })
    .from(coupons)
    .where(sql`${id} = any(${coupons.category_ids})`)
  for (const coupon of named) {
    const remainingIds = coupon.category_ids.filter(categoryId => categoryId !== id)
    const change = remainingIds.length > 0 ? { category_ids: remainingIds } : { is_active: false }
    await tx
      .update(coupons)
      .set(change)
      .where(inArray(coupons.id, [coupon.id]))
  }
  await tx.delete(categories).where(eq(categories.id, id))
}
