/** Reads products as a buyer can order them at a moment. */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import type { Discount } from '@/domain/prices.ts'
import { enteredTerms, type ProductStatus, termsInForce } from '@/domain/product-schedule.ts'
import { pick } from '@/lib/pick.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { preparedSql } from '../../kernel/db/prepared.ts'
import { makerGuarantee } from '../catalog/product-repo.ts'
import type { ProductOnSale, VariantOnSale } from './sale-facts.ts'

/** A type, not an interface: rows of raw SQL must be assignable to a record. */
export type SaleRow = {
  id: number
  category_id: number
  title: string
  sku: string
  picture: string | null
  weight: number
  is_digital: boolean
  tax_class: ProductOnSale['tax_class']
  pack_rarity: ProductOnSale['pack_rarity']
  pack_count: number
  is_chance: boolean
  withdrawal_exception: ProductOnSale['withdrawal_exception']
  maker_guarantee: ProductOnSale['maker_guarantee']
  base_price: number
  reseller_price: number | null
  other_price: number | null
  base_discount: number
  reseller_discount: number
  other_discount: number
  stock_quantity: number | null
  due: DueSchedule | null
  variants: VariantRow[]
}

/** Present from the moment of a change of status or offer until the job has applied it. Dates are texts of JSON. */
type DueSchedule = {
  status: ProductStatus
  idle_offer: Discount | null
  published_from: string | null
  published_until: string | null
  offer_from: string | null
  offer_until: string | null
}

interface VariantRow {
  id: number
  names: Record<Locale, string>
  sku: string
  base_price: number
  reseller_price: number | null
  other_price: number | null
  stock_quantity: number | null
  picture: string | null
}

/** Values of the placeholders in `saleRows`. `now` is an ISO date. */
export type SaleRowsOf = { ids: readonly number[]; locale: Locale; now: string }

const requestedLocale = sql.placeholder('locale')

/** `seen`: condition for the products that this buyer may buy. */
export const saleRows = (seen: SQL): SQL => sql`
  select p.id, p.category_id, t.title, p.sku, p.pictures->>0 as picture, p.weight, p.is_digital, p.tax_class, p.pack_rarity, p.pack_count,
    p.withdrawal_exception, ${makerGuarantee} as maker_guarantee,
    (p.is_chance or p.pack_rarity is not null) as is_chance,
    p.base_price, p.reseller_price, p.other_price, p.base_discount, p.reseller_discount, p.other_discount,
    p.stock_quantity,
    case when p.changes_at <= ${sql.placeholder('now')}::timestamptz then json_build_object('status', p.status, 'idle_offer', p.idle_offer,
      'published_from', p.published_from, 'published_until', p.published_until, 'offer_from', p.offer_from,
      'offer_until', p.offer_until) end as due,
    coalesce((select json_agg(json_build_object('id', v.id, 'names', v.names, 'sku', v.sku, 'base_price', v.base_price,
        'reseller_price', v.reseller_price, 'other_price', v.other_price, 'stock_quantity', v.stock_quantity,
        'picture', v.picture) order by v.position, v.id)
      from product_variants v where v.product_id = p.id), '[]') as variants
  from products p
  join lateral (select title from product_translations where product_id = p.id and locale in (${requestedLocale}, 'it')
    order by locale = ${requestedLocale} desc limit 1) t on true
  where p.id = any(${sql.placeholder('ids')}::int[]) and ${seen}`

const variantOf = (
  { id, names, sku, base_price, reseller_price, other_price, stock_quantity, picture }: VariantRow,
  locale: Locale,
): VariantOnSale => ({
  id,
  name: wordIn(names, locale),
  sku,
  prices: { base_price, reseller_price, other_price },
  stock: stock_quantity,
  picture,
})

const productOf = (row: SaleRow, locale: Locale): ProductOnSale => ({
  id: row.id,
  category_id: row.category_id,
  picture: row.picture ?? '',
  weight: row.weight,
  is_digital: row.is_digital,
  tax_class: row.tax_class,
  pack_rarity: row.pack_rarity,
  pack_count: row.pack_count,
  is_chance: row.is_chance,
  ...pick(row, ['title', 'sku', 'withdrawal_exception', 'maker_guarantee']),
  prices: { base_price: row.base_price, reseller_price: row.reseller_price, other_price: row.other_price },
  discount: {
    base_discount: row.base_discount,
    reseller_discount: row.reseller_discount,
    other_discount: row.other_discount,
  },
  stock: row.stock_quantity,
  variants: row.variants.map(variant => variantOf(variant, locale)),
})

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** The row at this moment; undefined when the publication has ended. A change is in force before the job has applied it. */
function inForce(row: SaleRow, now: Date): SaleRow | undefined {
  if (!row.due) return row
  const dates = {
    published_from: dateOf(row.due.published_from),
    published_until: dateOf(row.due.published_until),
    offer_from: dateOf(row.due.offer_from),
    offer_until: dateOf(row.due.offer_until),
  }
  const terms = termsInForce(enteredTerms({ ...row, ...row.due, ...dates }), now)
  return terms.status === 'published'
    ? { ...row, ...pick(terms, ['base_discount', 'reseller_discount', 'other_discount']) }
    : undefined
}

export const saleProducts = (
  rows: readonly SaleRow[],
  locale: Locale,
  now: Date,
): Map<number, ProductOnSale> =>
  new Map(
    rows.flatMap(row => {
      const sold = inForce(row, now)
      return sold ? [[row.id, productOf(sold, locale)] as const] : []
    }),
  )

const readInside = preparedSql<SaleRowsOf, SaleRow>(() => saleRows(sql`p.status = 'published'`))

export async function productsInside(
  db: Queryable,
  ids: readonly number[],
  locale: Locale,
  now: Date,
): Promise<Map<number, ProductOnSale>> {
  if (ids.length === 0) return new Map()
  const rows = await readInside(db, { ids, locale, now: now.toISOString() })
  return saleProducts(rows, locale, now)
}
