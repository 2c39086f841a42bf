/** Look-ups of an import, and the rows of an export. */
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import {
  type exportProducts,
  type ImportRow,
  wordColumns,
} from '@/contract/endpoints/admin/product-import.ts'
import { locales } from '@/contract/locales.ts'
import {
  type CsvFieldName,
  csvFieldNames,
  type ProductValues,
  productFields,
  type VariantCsvFieldName,
  variantCsvFieldNames,
} from '@/contract/product-fields.ts'
import { sheetTime } from '@/lib/shop-clock.ts'
import { categoryTranslations, type products, type productVariants } from '../../../db/schema/catalog.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { columnPairs } from '../../../kernel/db/json-sql.ts'
import { limitToPage, pageMeta } from '../../../kernel/db/paging.ts'
import { withSubcategories } from '../category-repo.ts'

/** Returns Italian slug → id. */
export async function categorySlugs(db: Queryable): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: categoryTranslations.category_id, slug: categoryTranslations.slug })
    .from(categoryTranslations)
    .where(eq(categoryTranslations.locale, 'it'))
    .orderBy(asc(categoryTranslations.category_id))
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/**
 * Returns products with this article number in any case, of the product or a variant, with the stored number. An exact
 * match comes first. Locks their rows until the commit.
 */
export async function holdersOfSku(
  tx: Queryable,
  sku: string,
): Promise<readonly { product_id: number; sku: string }[]> {
  const { rows } = await tx.execute<{ product_id: number; sku: string }>(sql`
    with holders as (
      select id as product_id, sku from products where lower(sku) = lower(${sku})
      union all select product_id, sku from product_variants where lower(sku) = lower(${sku}))
    select h.product_id, h.sku from holders h join products p on p.id = h.product_id
    order by h.sku <> ${sku}, p.id for update of p`)
  return rows
}

const money = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

type Exported = ResponseOf<typeof exportProducts>
type Row = Pick<typeof products.$inferSelect, 'id' | 'pictures'> &
  Pick<ProductValues, 'sku' | 'status' | CsvFieldName> & {
    category: string | null
    words: ({ locale: string } & Record<(typeof wordColumns)[number], string>)[]
    variants: Pick<typeof productVariants.$inferSelect, 'sku' | VariantCsvFieldName>[]
  }

const isMoney = (name: CsvFieldName): boolean => /^(money|tier_price)$/.test(productFields[name].kind)

const cellOf = (name: CsvFieldName, value: string | number | null): string =>
  typeof value === 'number' && isMoney(name)
    ? money(value)
    : value !== null && productFields[name].kind === 'moment'
      ? sheetTime(String(value))
      : String(value ?? '')

const cellsIn = <Name extends CsvFieldName>(
  row: Record<Name, string | number | null>,
  names: readonly Name[],
): ImportRow['cells'] => Object.fromEntries(names.map(name => [name, cellOf(name, row[name])]))

function cellsOf(row: Row): ImportRow['cells'] {
  const words = locales.flatMap(locale => {
    const translation = row.words.find(row => row.locale === locale)
    return wordColumns.map(word => [`${word}_${locale}`, translation?.[word] ?? ''] as const)
  })
  return {
    sku: row.sku,
    category: row.category ?? '',
    status: row.status,
    ...cellsIn(row, csvFieldNames),
    pictures: row.pictures.join('|'),
    ...Object.fromEntries(words),
  }
}

/** The discounts of an offer that is not in force are in `idle_offer`. */
function enteredValue(name: CsvFieldName): SQL {
  const column = sql.identifier(name)
  const { kind } = productFields[name]
  if (kind === 'percent') return sql`coalesce((p.idle_offer->>${name})::int, p.${column}) as ${column}`
  return kind === 'moment' ? sql`to_json(p.${column})#>>'{}' as ${column}` : sql`p.${column}`
}

/** A product's variants follow it. Pages count products. */
export async function exportRows(
  db: Queryable,
  query: ParsedOf<typeof exportProducts>['query'],
): Promise<Exported> {
  const { status, category_id } = query
  const condition = sql`(${status ?? null}::text is null or p.status = ${status ?? null})
    and (${category_id ?? null}::int is null or p.category_id = any(${withSubcategories(sql`array[${category_id ?? null}::int]`)}))`
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.sku, p.status, p.pictures, ${sql.join(
      csvFieldNames.map(name => enteredValue(name)),
      sql`, `,
    )},
      (select slug from category_translations c where c.category_id = p.category_id and c.locale = 'it') as category,
      coalesce((select json_agg(json_build_object(${columnPairs('t', ['locale', ...wordColumns])})) from product_translations t where t.product_id = p.id), '[]') as words,
      coalesce((select json_agg(json_build_object(${columnPairs('v', ['sku', ...variantCsvFieldNames])}) order by v.position, v.id)
        from product_variants v where v.product_id = p.id), '[]') as variants
    from products p where ${condition} order by p.id ${limitToPage(query)}`)
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from products p where ${condition}`,
  )
  const data = rows.flatMap(row => [
    { cells: cellsOf(row) },
    ...row.variants.map(variant => ({
      cells: { sku: variant.sku, ...cellsIn(variant, variantCsvFieldNames) },
    })),
  ])
  return { data, meta: pageMeta(query, counted.rows[0]?.total ?? 0) }
}
