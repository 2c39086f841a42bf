import { asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Category } from '@/contract/endpoints/shop/catalog.ts'
import { defaultLocale, type Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import {
  attributes,
  attributeValues,
  categories,
  categoryOldSlugs,
  categoryTranslations,
} from '../../db/schema/catalog.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { openPaths } from './category-tree.ts'
import type { Reader } from './find-products.ts'
import { openCategories } from './open-categories-repo.ts'
import { visibleTo } from './visible-products-repo.ts'

/** Accepts a slug of any language; the reader's takes precedence. */
export async function categoryIdOf(db: Queryable, slug: string, locale: Locale): Promise<number | undefined> {
  const [row] = await db
    .select({ id: categories.id })
    .from(categoryTranslations)
    .innerJoin(categories, eq(categories.id, categoryTranslations.category_id))
    .where(eq(categoryTranslations.slug, slug))
    .orderBy(sql`${categoryTranslations.locale} = ${locale} desc`, asc(categories.id))
    .limit(1)
  return row && (await openCategories(db)).has(row.id) ? row.id : undefined
}

/** Returns the id of the category that had this slug before. The requested language takes precedence. */
export async function formerCategoryId(
  db: Queryable,
  slug: string,
  locale: Locale,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: categoryOldSlugs.category_id })
    .from(categoryOldSlugs)
    .where(eq(categoryOldSlugs.slug, slug))
    .orderBy(sql`${categoryOldSlugs.locale} = ${locale} desc`, asc(categoryOldSlugs.category_id))
    .limit(1)
  return row && (await openCategories(db)).has(row.id) ? row.id : undefined
}

/**
 * Returns visible categories in tree order, with the number of products in them and their descendants that the reader
 * may see.
 */
export async function categoriesFor(db: Queryable, reader: Reader): Promise<Category[]> {
  const rows = await db
    .select({
      category: categories,
      words: categoryTranslations,
      count: sql<number>`(select count(*)::int from products p
        where p.category_id = ${categories.id} and ${visibleTo(reader.role)})`,
    })
    .from(categories)
    .innerJoin(categoryTranslations, eq(categoryTranslations.category_id, categories.id))
    .orderBy(asc(categories.position), asc(categories.id), asc(categoryTranslations.locale))
  const open = openPaths(rows.map(row => row.category))
  const ids = [...new Set(rows.map(row => row.category.id))].filter(id => open.has(id))
  const countIn = (id: number) =>
    ids
      .filter(other => open.get(other)?.includes(id))
      .reduce((sum, other) => sum + (rows.find(row => row.category.id === other)?.count ?? 0), 0)
  return ids.flatMap(id => {
    const group = rows.filter(row => row.category.id === id)
    const own =
      group.find(row => row.words.locale === reader.locale) ??
      group.find(row => row.words.locale === defaultLocale)
    if (!own) return []
    const { picture, element, parent_id } = own.category
    const { slug, name, description } = own.words
    const translations = group.map(({ words }) => ({
      locale: words.locale,
      slug: words.slug,
      name: words.name,
    }))
    return [{ id, parent_id, slug, name, description, picture, element, count: countIn(id), translations }]
  })
}

/** The ids with those of their subcategories at every level. */
export const withSubcategories = (ids: SQLWrapper): SQL<number[]> =>
  sql`array(with recursive below as (select unnest(${ids}) as id
    union select c.id from categories c join below on c.parent_id = below.id) select id from below)`

/** In the shop's order. Each has all its values, including those without a product. */
export async function attributesFor(db: Queryable, locale: Locale) {
  const rows = await db
    .select({ attribute: attributes, value: attributeValues })
    .from(attributes)
    .leftJoin(attributeValues, eq(attributeValues.attribute_id, attributes.id))
    .orderBy(
      asc(attributes.position),
      asc(attributes.id),
      asc(attributeValues.position),
      asc(attributeValues.id),
    )
  const found = new Map<
    number,
    {
      id: number
      code: string
      name: string
      values: { id: number; code: string; name: string; colour: string | null }[]
    }
  >()
  for (const { attribute, value } of rows) {
    const { id, code, names } = attribute
    const entry = found.get(id) ?? { id, code, name: wordIn(names, locale), values: [] }
    if (value)
      entry.values.push({
        id: value.id,
        code: value.code,
        name: wordIn(value.names, locale),
        colour: value.colour,
      })
    found.set(id, entry)
  }
  return [...found.values()]
}
