import { and, asc, eq } from 'drizzle-orm'
import type { ProductChoices } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import { attributes, attributeValues, categories, categoryTranslations } from '../../../db/schema/catalog.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

/** Options of a product's form: categories by the reader's name, attributes in all languages. */
export async function choicesFor(db: Queryable, locale: Locale): Promise<ProductChoices> {
  const groups = await db
    .select({
      id: categories.id,
      parent_id: categories.parent_id,
      name: categoryTranslations.name,
      slug: categoryTranslations.slug,
      is_active: categories.is_active,
    })
    .from(categories)
    .innerJoin(
      categoryTranslations,
      and(eq(categoryTranslations.category_id, categories.id), eq(categoryTranslations.locale, locale)),
    )
    .orderBy(asc(categories.position), asc(categories.id))
  const values = await db
    .select()
    .from(attributeValues)
    .orderBy(asc(attributeValues.position), asc(attributeValues.id))
  const kinds = await db.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.id))
  return {
    categories: groups,
    attributes: kinds.map(({ id, code, names }) => ({
      id,
      code,
      names,
      values: values.filter(value => value.attribute_id === id),
    })),
  }
}
