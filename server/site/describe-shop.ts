/** Metadata of the home page, lists and products, as a guest may see them. */
import { catalogPageSize, type Product, ProductQuery } from '@/contract/endpoints/shop/catalog.ts'
import { isBeyondEnd } from '@/contract/envelope.ts'
import type { Locale } from '@/contract/locales.ts'
import { href, type MatchedScreen } from '@/contract/paths.ts'
import { snippetOf } from '@/lib/snippet.ts'
import { categoriesFor, categoryIdOf } from '../modules/catalog/category-repo.ts'
import { findProducts, type Reader } from '../modules/catalog/find-products.ts'
import { formerOwner } from '../modules/catalog/former-slugs-repo.ts'
import { productPage } from '../modules/catalog/product-repo.ts'
import { showProduct } from '../modules/catalog/show-product.ts'
import type { Found, Site } from './page-facts.ts'
import { picturesAddress, shopAddress } from './shop-address.ts'
import {
  breadcrumb,
  organizationStructure,
  productStructure,
  type Telling,
  websiteStructure,
} from './structured-data.ts'
import { translate } from './words.ts'

export const guestOf = (locale: Locale, now: Date): Reader => ({ locale, role: undefined, now })

export const tellingOf = (
  { config, settings }: Pick<Site, 'config' | 'settings'>,
  locale: Locale,
): Telling => ({
  publicUrl: shopAddress({ publicUrl: config.publicUrl, settings }),
  picturesUrl: picturesAddress({ publicUrl: config.publicUrl, settings }),
  locale,
  settings,
})

export async function describeHome({ locale }: MatchedScreen, site: Site): Promise<Found> {
  const telling = tellingOf(site, locale)
  return { structured: [organizationStructure(telling), websiteStructure(telling)] }
}

/** Whether a list of the shop, or of one category, has fewer pages. */
async function endsBefore(locale: Locale, site: Site, categoryId?: number): Promise<boolean> {
  if (site.page === 1) return false
  const query = ProductQuery.parse({ per_page: 1 })
  const { total } = await findProducts(site.db, query, guestOf(locale, site.now()), categoryId)
  return isBeyondEnd(site.page, { total, per_page: catalogPageSize })
}

export async function describeShop({ locale }: MatchedScreen, site: Site): Promise<Found> {
  if (await endsBefore(locale, site)) return 'missing'
  const name = translate(locale, 'titles.shop')
  return { structured: [breadcrumb(tellingOf(site, locale), [{ name }])] }
}

export async function describeCategory({ locale, params }: MatchedScreen, site: Site): Promise<Found> {
  const slug = params.category ?? ''
  const id = await categoryIdOf(site.db, slug, locale)
  const categories = await categoriesFor(site.db, guestOf(locale, site.now()))
  const category = categories.find(candidate => candidate.id === id)
  if (!category) return 'missing'
  if (await endsBefore(locale, site, category.id)) return 'missing'
  const slugIn = (to: Locale) =>
    category.translations.find(translation => translation.locale === to)?.slug ?? category.slug
  if (slugIn(locale) !== slug) return { movedTo: href('category', locale, { category: slugIn(locale) }) }
  const shop = { name: translate(locale, 'titles.shop'), path: href('shop', locale) }
  return {
    title: category.name,
    description: category.description || undefined,
    image: category.picture,
    params: to => ({ category: slugIn(to) }),
    structured: [breadcrumb(tellingOf(site, locale), [shop, { name: category.name }])],
  }
}

const addressOf = (product: Product, to: Locale) => {
  const words = product.translations.find(translation => translation.locale === to)
  return { category: words?.category_slug ?? product.category.slug, slug: words?.slug ?? product.slug }
}

export async function describeProduct({ locale, params }: MatchedScreen, site: Site): Promise<Found> {
  const slug = params.slug ?? ''
  const reader = guestOf(locale, site.now())
  const result = await showProduct(site.db, slug, reader)
  if (!result) return productElsewhere(slug, locale, site)
  const product = { ...result, rating: site.settings.product_ratings ? result.rating : null }
  const address = addressOf(product, locale)
  if (address.slug !== slug || address.category !== params.category)
    return { movedTo: href('product', locale, address) }
  const telling = tellingOf(site, locale)
  const { name, slug: category } = product.category
  return {
    title: product.title,
    description: snippetOf(product.description) || product.subtitle,
    image: product.picture.url,
    kind: 'product',
    params: to => addressOf(product, to),
    structured: [
      productStructure(telling, product),
      breadcrumb(telling, [
        { name: translate(locale, 'titles.shop'), path: href('shop', locale) },
        { name, path: href('category', locale, { category }) },
        { name: product.title },
      ]),
    ],
  }
}

/** A product that guests may not see, or whose slug has changed. */
async function productElsewhere(slug: string, locale: Locale, site: Site): Promise<Found> {
  if (await productPage(site.db, slug, { locale, role: 'admin' })) return { isLocked: true }
  const id = await formerOwner(site.db, 'product', slug, locale)
  const product = id && (await showProduct(site.db, String(id), guestOf(locale, site.now())))
  return product ? { movedTo: href('product', locale, addressOf(product, locale)) } : 'missing'
}
