/** One product with everything that its page shows: one prepared query per role, because visibility differs. */
import { type SQL, sql } from 'drizzle-orm'
import {
  type Product,
  type ProductDetail,
  productDetails,
  type VariantDetail,
  variantDetails,
} from '@/contract/endpoints/shop/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import type { ProductValues } from '@/contract/product-fields.ts'
import { roles } from '@/domain/roles.ts'
import type { ProductFact } from '../../db/schema/catalog.ts'
import { batchLoader } from '../../kernel/db/batch-loader.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { asTable, columnPairs } from '../../kernel/db/json-sql.ts'
import { prepared } from '../../kernel/db/prepared.ts'
import type { Reader } from './find-products.ts'
import type { ProductRow } from './product-row.ts'
import { rowFields, rowJoins } from './product-rows-repo.ts'
import { safetyLevels } from './safety-levels-repo.ts'
import { standingInside, visibleTo } from './visible-products-repo.ts'

export interface VariantRow extends Pick<ProductValues, VariantDetail> {
  id: number
  sku: string
  names: Record<Locale, string>
  base_price: number
  reseller_price: number | null
  other_price: number | null
  base_lowest: number | null
  reseller_lowest: number | null
  other_lowest: number | null
  stock_quantity: number | null
  picture: string | null
  value_ids: number[]
}

export interface ProductPageRow {
  row: ProductRow // the fields of its card
  details: Pick<ProductValues, ProductDetail>
  id: number
  description: string
  facts: ProductFact[]
  translations: Product['translations']
  variants: VariantRow[]
  collection_id: number | null
  is_printed_to_order: boolean
  is_chance: boolean
  withdrawal_exception: Product['withdrawal_exception']
  maker_guarantee: Product['maker_guarantee']
  fills: Product['fills']
  launch: Product['launch']
  offer_until: string | null
  safety: unknown[] // levels, the product first
  together: number[] // ids of products bought together with it, the most frequent first
}

/** Of the product `p`. */
export const makerGuarantee = sql<Product['maker_guarantee']>`case when p.guarantee_years > 0
  then json_build_object('years', p.guarantee_years, 'url', p.guarantee_url, 'label', p.guarantee_label) end`

const fields = {
  row: rowFields,
  id: sql<number>`p.id`,
  details: sql<ProductPageRow['details']>`json_build_object(${columnPairs('p', productDetails)})`,
  description: sql<string>`t.description`,
  facts: sql<ProductFact[]>`t.facts`,
  translations: sql<Product['translations']>`coalesce((select json_agg(json_build_object('locale', a.locale,
      'slug', a.slug, 'category_slug', b.slug) order by a.locale)
    from product_translations a join category_translations b on b.category_id = p.category_id and b.locale = a.locale
    where a.product_id = p.id), '[]')`,
  variants: sql<
    VariantRow[]
  >`coalesce((select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'names', v.names, ${columnPairs('v', variantDetails)},
      'base_price', v.base_price, 'reseller_price', v.reseller_price, 'other_price', v.other_price,
      'base_lowest', v.base_lowest, 'reseller_lowest', v.reseller_lowest, 'other_lowest', v.other_lowest,
      'stock_quantity', v.stock_quantity, 'picture', v.picture,
      'value_ids', array(select value_id from variant_values where variant_id = v.id)) order by v.position, v.id)
    from product_variants v where v.product_id = p.id), '[]')`,
  fills: sql<Product['fills']>`case when p.numero_carta is not null or p.is_album or p.pack_rarity is not null
      or p.code_rarity is not null then json_build_object('kind', case when p.numero_carta is not null then 'single'
      when p.is_album then 'album' else 'pack' end, 'numero_carta', p.numero_carta,
      'rarity', coalesce(p.pack_rarity, p.code_rarity)) end`,
  launch: sql<
    Product['launch']
  >`(select json_build_object('id', l.id, 'starts_at', l.starts_at) from launches l
    where l.product_id = p.id and l.is_active and (l.ends_at is null or l.ends_at > now()))`,
  together: sql<
    number[]
  >`coalesce((select json_agg(b.other_id order by b.orders desc, b.lift desc, b.other_id)
    from bought_together b where b.product_id = p.id), '[]')`,
  safety: safetyLevels,
  collection_id: sql<number | null>`(select id from collections where product_id = p.id and is_active)`,
  offer_until: sql<string | null>`case when p.base_discount + p.reseller_discount + p.other_discount > 0
    then to_json(p.offer_until)#>>'{}' end`,
  is_chance: sql<boolean>`p.is_chance or p.pack_rarity is not null`,
  withdrawal_exception: sql<Product['withdrawal_exception']>`p.withdrawal_exception`,
  maker_guarantee: makerGuarantee,
  is_printed_to_order: sql<boolean>`exists (select 1 from collections where product_id = p.id and is_active
    and print is not null)`,
}

/** Selects by id when the slug is a number. Otherwise accepts a slug of any language; the reader's takes precedence. */
const pageQuery = (visibleCondition: SQL) =>
  prepared((db: Queryable) =>
    db.select({ ...fields, place: sql<number>`asked.place` }).from(
      sql`${asTable('asked', { place: 'int', id: 'int', slug: 'text', locale: 'text' })}
        cross join lateral (select p.* from products p where ${visibleCondition} and p.id = coalesce(asked.id,
          (select s.product_id from product_translations s join products p on p.id = s.product_id
            where s.slug = asked.slug and ${visibleCondition} order by s.locale = asked.locale desc, p.id limit 1)) limit 1) p
        ${rowJoins('slug, title, subtitle, alts, description, facts')}`,
    ),
  )

interface Asked {
  slug: string
  locale: Locale
}

const idIn = (slug: string): number | null => (/^\d{1,9}$/.test(slug) ? Number(slug) : null)

const questionsOf = (requested: readonly Asked[]) => ({
  asked: JSON.stringify(requested.map((one, place) => ({ ...one, id: idIn(one.slug), place }))),
})

type Page = ProductPageRow | undefined

function pagesSeenBy(role: Role | undefined) {
  const askPages = pageQuery(visibleTo(role))
  return batchLoader<Asked, Page>({
    ask: async (db, asked) => {
      const pages = new Map<number, ProductPageRow>()
      for (const { place, ...page } of await askPages(db, questionsOf(asked))) pages.set(place, page)
      return asked.map((_, at) => pages.get(at))
    },
  })
}

const pages = new Map([undefined, ...roles].map(role => [role, pagesSeenBy(role)]))

/**
 * Returns undefined when no product visible to the role has this slug. `slug` may be an id. Concurrent calls share one
 * query.
 */
export async function productPage(
  db: Queryable,
  slug: string,
  { locale, role }: Pick<Reader, 'locale' | 'role'>,
): Promise<Page> {
  return pages.get(role)?.(db, { slug, locale })
}

const askInside = pageQuery(standingInside(sql.placeholder('inside')))

/**
 * Returns one of the products `inside`, also one that only rooms show. The caller has checked that the reader may enter
 * the room.
 */
export async function productPageInside(
  db: Queryable,
  slug: string,
  locale: Locale,
  inside: readonly number[],
): Promise<Page> {
  const [page] = await askInside(db, { ...questionsOf([{ slug, locale }]), inside })
  return page
}
