/** Look-ups of an import, and the rows of an export. */
import { asc, eq, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import {
  type exportProducts,
  type ImportRow,
  wordColumns,
} from '@/contract/endpoints/admin/product-import.ts'
import { locales } from '@/contract/locales.ts'
import { categoryTranslations } from '../../../db/schema/catalog.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { limitToPage, pageMeta } from '../../../kernel/db/paging.ts'

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

const money = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',')

type Exported = ResponseOf<typeof exportProducts>
type Row = {
  id: number
  sku: string
  category: string | null
  status: string
  base_price: number
  reseller_price: number | null
  other_price: number | null
  base_discount: number
  reseller_discount: number
  other_discount: number
  stock_quantity: number | null
  weight: number
  pictures: string[]
  words: ({ locale: string } & Record<(typeof wordColumns)[number], string>)[]
  variants: Pick<Row, 'sku' | 'base_price' | 'reseller_price' | 'other_price' | 'stock_quantity'>[]
}

/** Name and column of each text, for `json_build_object`. `t` is the table of the texts. */
const wordPairs = sql.join(
  wordColumns.map(word => sql`${word}::text, t.${sql.identifier(word)}`),
  sql`, `,
)

const text = (value: number | null): string => (value === null ? '' : String(value))

function cellsOf(row: Row): ImportRow['cells'] {
  const words = locales.flatMap(locale => {
    const translation = row.words.find(row => row.locale === locale)
    return wordColumns.map(word => [`${word}_${locale}`, translation?.[word] ?? ''] as const)
  })
  return {
    sku: row.sku,
    category: row.category ?? '',
    status: row.status,
    base_price: money(row.base_price),
    reseller_price: money(row.reseller_price),
    other_price: money(row.other_price),
    base_discount: text(row.base_discount),
    reseller_discount: text(row.reseller_discount),
    other_discount: text(row.other_discount),
    stock_quantity: text(row.stock_quantity),
    weight: text(row.weight),
    pictures: row.pictures.join('|'),
    ...Object.fromEntries(words),
  }
}

const variantCells = (variant: Row['variants'][number]): ImportRow['cells'] => ({
  sku: variant.sku,
  base_price: money(variant.base_price),
  reseller_price: money(variant.reseller_price),
  other_price: money(variant.other_price),
  stock_quantity: text(variant.stock_quantity),
})

/** A product's variants follow it. Pages count products. */
export async function exportRows(
  db: Queryable,
  query: ParsedOf<typeof exportProducts>['query'],
): Promise<Exported> {
  const { status, category_id } = query
  const condition = sql`(${status ?? null}::text is null or p.status = ${status ?? null})
    and (${category_id ?? null}::int is null or p.category_id = ${category_id ?? null})`
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.sku, p.status, p.base_price, p.reseller_price, p.other_price, p.base_discount,
      p.reseller_discount, p.other_discount, p.stock_quantity, p.weight, p.pictures,
      (select slug from category_translations c where c.category_id = p.category_id and c.locale = 'it') as category,
      coalesce((select json_agg(json_build_object('locale', t.locale, ${wordPairs})) from product_translations t where t.product_id = p.id), '[]') as words,
      coalesce((select json_agg(json_build_object('sku', v.sku, 'base_price', v.base_price, 'reseller_price',
        v.reseller_price, 'other_price', v.other_price, 'stock_quantity', v.stock_quantity) order by v.position, v.id)
        from product_variants v where v.product_id = p.id), '[]') as variants
    from products p where ${condition} order by p.id ${limitToPage(query)}`)
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from products p where ${condition}`,
  )
  const data = rows.flatMap(row => [
    { cells: cellsOf(row) },
    ...row.variants.map(variant => ({ cells: variantCells(variant) })),
  ])
  return { data, meta: pageMeta(query, counted.rows[0]?.total ?? 0) }
}
