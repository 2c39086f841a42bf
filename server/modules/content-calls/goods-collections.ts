/**
 * Products, their categories and attributes, coupons and promotions: maps the generic endpoints to those of the
 * administration.
 */
import * as catalog from '@/contract/endpoints/admin/catalog.ts'
import * as coupons from '@/contract/endpoints/admin/coupons.ts'
import * as products from '@/contract/endpoints/admin/products.ts'
import * as promotions from '@/contract/endpoints/admin/promotions.ts'
import type { RecordItem } from '@/contract/endpoints/site/content-calls.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { categoryIdOf } from '../catalog/category-repo.ts'
import { attributeRecord } from '../catalog/edit-categories/attribute-record.ts'
import { categoryRecord } from '../catalog/edit-categories/category-record.ts'
import { productRecord } from '../catalog/edit-products/product-record.ts'
import { catalogModule } from '../catalog/module.ts'
import { couponRecord } from '../coupons/coupon-record.ts'
import { couponsModule } from '../coupons/module.ts'
import { promotionsModule } from '../promotions/module.ts'
import { promotionRecord } from '../promotions/promotion-record.ts'
import { administered } from './administered.ts'
import { attributeIdOf, couponIdOf, productIdOf, promotionIdOf } from './slugs-repo.ts'

/** Undefined when the item has no status: the stored one is unchanged. */
export const isPublished = ({ status }: RecordItem) =>
  status === undefined ? undefined : status === 'published'
/** Undefined when the item has neither. */
export const nameOf = ({ title, name }: RecordItem) => title ?? name
const idsOf = (list: RecordItem['categories']) => list?.map(({ id }) => id)

interface Translated {
  translations: { it: { slug: string } }
}
export const italianSlug = (record: object) => (record as Translated).translations.it.slug

interface Stocked {
  stock_quantity: number | null
}
const asSeen = <T extends Stocked>(record: T) => ({ ...record, stock_seen: record.stock_quantity })

export const productsCollection = administered({
  routes: catalogModule.routes,
  create: products.createProduct,
  change: products.changeProduct,
  remove: products.removeProduct,
  blank: { ...products.emptyProduct(), base_price: undefined, status: 'published' },
  show: (id, context) => productRecord.read(context.db, id, context),
  idOf: (slug, { db, locale }) => productIdOf(db, slug, locale),
  slugOf: italianSlug,
  seen: record => {
    const { stock_quantity, variants } = record as unknown as Stocked & { variants: Stocked[] }
    return { stock_seen: stock_quantity, variants: variants.map(asSeen) }
  },
  bodyOf: (item, write) => ({
    category_id: item.categories?.[0]?.id,
    pictures: item.picture ? [{ url: item.picture, alts: localizedTextsOf(() => '') }] : undefined,
    ...write.texts('translations', {
      title: nameOf(item),
      slug: item.slug,
      subtitle: item.excerpt,
      description: item.content,
    }),
  }),
})

/** An empty list of parents makes it a top-level category. */
const parentOf = ({ parent, parents }: RecordItem): number | null | undefined => {
  const list = parent ?? parents
  return list === undefined ? undefined : (list[0]?.id ?? null)
}

export const categoriesCollection = administered({
  routes: catalogModule.routes,
  create: catalog.createCategory,
  change: catalog.changeCategory,
  remove: catalog.removeCategory,
  blank: catalog.emptyCategory(),
  show: (id, context) => categoryRecord.read(context.db, id, context),
  idOf: (slug, { db, locale }) => categoryIdOf(db, slug, locale),
  slugOf: italianSlug,
  bodyOf: (item, write) => ({
    parent_id: parentOf(item),
    is_active: isPublished(item),
    ...write.texts('translations', {
      name: item.name ?? item.title,
      slug: item.slug,
      description: item.excerpt ?? item.content,
    }),
  }),
})

export const attributesCollection = administered({
  routes: catalogModule.routes,
  create: catalog.createAttribute,
  change: catalog.changeAttribute,
  remove: catalog.removeAttribute,
  blank: { code: '', names: localizedTextsOf(() => ''), is_facet: false, values: [] },
  show: (id, context) => attributeRecord.read(context.db, id, context),
  idOf: (slug, { db }) => attributeIdOf(db, slug),
  slugOf: ({ code }) => String(code),
  seen: ({ values }) => ({
    values: (values as object[]).map(value => {
      const { products: _, ...own } = value as { products: number }
      return own
    }),
  }),
  bodyOf: (item, write) => ({ code: item.slug, ...write.text('names', nameOf(item)) }),
})

export const couponsCollection = administered({
  routes: couponsModule.routes,
  create: coupons.createCoupon,
  change: coupons.changeCoupon,
  remove: coupons.removeCoupon,
  blank: coupons.emptyCoupon(),
  show: (id, context) => couponRecord.read(context.db, id, context),
  idOf: (slug, { db }) => couponIdOf(db, slug),
  slugOf: ({ code }) => String(code),
  bodyOf: item => ({
    code: item.slug ?? nameOf(item),
    category_ids: idsOf(item.categories),
    is_active: isPublished(item),
  }),
})

export const promotionsCollection = administered({
  routes: promotionsModule.routes,
  create: promotions.createPromotion,
  change: promotions.changePromotion,
  remove: promotions.removePromotion,
  blank: {
    starts_at: '',
    ends_at: '',
    coupon_id: null,
    category_ids: [],
    picture: null,
    is_published: true,
    visibility: 'everyone',
    visible_roles: [],
    position: 0,
    product_ids: [],
    translations: localizedTextsOf(() => ({ title: '', slug: '', lead: '', body: '' })),
  },
  show: (id, context) => promotionRecord.read(context.db, id, context),
  idOf: (slug, { db, locale }) => promotionIdOf(db, slug, locale),
  slugOf: italianSlug,
  bodyOf: (item, write) => ({
    category_ids: idsOf(item.categories),
    is_published: isPublished(item),
    ...write.texts('translations', {
      title: nameOf(item),
      slug: item.slug,
      lead: item.excerpt,
      body: item.content,
    }),
  }),
})
