/** The shop behind an address, as a guest may see it: home, lists, products. */
import type { Product } from '../../src/contract/catalog.ts'
import type { Locale } from '../../src/contract/locales.ts'
import { href, type MatchedScreen } from '../../src/contract/paths.ts'
import { snippetOf } from '../../src/contract/snippet.ts'
import { allArticles, wordsIn as wordsOfArticle } from '../modules/blog/repo.ts'
import { categoriesFor, categoryIdOf } from '../modules/catalog/category-repo.ts'
import { findProducts, type Reader } from '../modules/catalog/find-products.ts'
import { formerOwner } from '../modules/catalog/former-slugs.ts'
import { productPage } from '../modules/catalog/product-repo.ts'
import { cardOf } from '../modules/catalog/product-row.ts'
import { showProduct } from '../modules/catalog/show-product.ts'
import { listBody, pagerBody, productBody, storyList } from './first-paint.ts'
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

const shownProducts = 24 // as many as the list shows with scripts
const shownStories = 3

export const guestOf = (locale: Locale, now: Date): Reader => ({ locale, role: undefined, now })

export const tellingOf = ({ config, settings }: Site, locale: Locale): Telling => ({
  publicUrl: shopAddress({ publicUrl: config.publicUrl, settings }),
  picturesUrl: picturesAddress({ publicUrl: config.publicUrl, settings }),
  locale,
  settings,
})

async function shelf(site: Site, locale: Locale, categoryId?: number) {
  const now = site.now()
  const query = { page: site.page, per_page: shownProducts, sort: 'featured' as const }
  const { rows, total } = await findProducts(site.db, query, guestOf(locale, now), categoryId)
  return { products: rows.map(row => cardOf(row, 'base', now)), pages: Math.ceil(total / shownProducts) }
}

export async function describeHome({ locale }: MatchedScreen, site: Site): Promise<Found> {
  const { settings, db, now } = site
  const [{ products }, categories, stories] = await Promise.all([
    shelf(site, locale),
    categoriesFor(db, guestOf(locale, now())),
    settings.enable_blog_page ? allArticles(db, now(), shownStories) : [],
  ])
  const telling = tellingOf(site, locale)
  const head = { title: settings.site_name, lead: translate(locale, 'head.home') }
  return {
    structured: [organizationStructure(telling), websiteStructure(telling)],
    body:
      listBody(locale, { ...head, categories, products: products.slice(0, 12) }) +
      storyList(
        locale,
        stories.map(one => wordsOfArticle(one, locale)),
      ),
  }
}

export async function describeShop({ locale }: MatchedScreen, site: Site): Promise<Found> {
  const [{ products, pages }, categories] = await Promise.all([
    shelf(site, locale),
    categoriesFor(site.db, guestOf(locale, site.now())),
  ])
  const head = { title: translate(locale, 'titles.shop'), lead: translate(locale, 'head.shop') }
  const pager = pagerBody(href('shop', locale), site.page, pages)
  return {
    structured: [breadcrumb(tellingOf(site, locale), [{ name: head.title }])],
    body: listBody(locale, { ...head, categories, products, pager }),
  }
}

export async function describeCategory({ locale, params }: MatchedScreen, site: Site): Promise<Found> {
  const slug = params.category ?? ''
  const id = await categoryIdOf(site.db, slug, locale)
  const categories = await categoriesFor(site.db, guestOf(locale, site.now()))
  const category = categories.find(one => one.id === id)
  if (!category) return 'missing'
  const slugIn = (to: Locale) => category.translations.find(one => one.locale === to)?.slug ?? category.slug
  const path = href('category', locale, { category: slugIn(locale) })
  if (slugIn(locale) !== slug) return { movedTo: path }
  const { products, pages } = await shelf(site, locale, category.id)
  const shop = { name: translate(locale, 'titles.shop'), path: href('shop', locale) }
  return {
    title: category.name,
    description: category.description || undefined,
    image: category.picture,
    params: to => ({ category: slugIn(to) }),
    structured: [breadcrumb(tellingOf(site, locale), [shop, { name: category.name }])],
    body: listBody(locale, {
      title: category.name,
      lead: category.description,
      categories,
      products,
      pager: pagerBody(path, site.page, pages),
    }),
  }
}

const addressOf = (product: Product, to: Locale) => {
  const words = product.translations.find(one => one.locale === to)
  return { category: words?.category_slug ?? product.category.slug, slug: words?.slug ?? product.slug }
}

export async function describeProduct({ locale, params }: MatchedScreen, site: Site): Promise<Found> {
  const slug = params.slug ?? ''
  const reader = guestOf(locale, site.now())
  const product = await showProduct(site.db, slug, reader)
  if (!product) return productElsewhere(slug, locale, site)
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
    body: productBody(locale, product),
  }
}

/** Not for guests, or under another address today. */
async function productElsewhere(slug: string, locale: Locale, site: Site): Promise<Found> {
  if (await productPage(site.db, slug, { locale, role: 'admin' })) return { isLocked: true }
  const id = await formerOwner(site.db, 'product', slug, locale)
  const product = id && (await showProduct(site.db, String(id), guestOf(locale, site.now())))
  return product ? { movedTo: href('product', locale, addressOf(product, locale)) } : 'missing'
}
