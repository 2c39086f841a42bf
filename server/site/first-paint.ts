/**
 * Plain content inside #root: what a crawler, a slow phone or a reader without scripts gets. The app replaces it as a whole.
 * It knows no theme: its few colours are those of the shop's ground and night, its layout the shop's own widths.
 */
import type { Category, Product, ProductCard } from '../../src/contract/catalog.ts'
import { type Locale, localeFacts } from '../../src/contract/locales.ts'
import { formatMoney } from '../../src/contract/money.ts'
import { href, type ScreenName } from '../../src/contract/paths.ts'
import type { Settings } from '../../src/contract/settings.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { firstPaintStyle } from './first-paint-style.ts'
import { translate } from './words.ts'

export interface FrameFacts {
  locale: Locale
  settings: Settings
  pages: readonly { slug: string; title: string; inMenu: boolean; inFooter: boolean }[]
  alternates: readonly { locale: Locale; path: string }[]
}

const anchor = (path: string, text: string, besides = '') =>
  `<a href="${escapeHtml(path)}"${besides}>${escapeHtml(text)}</a>`
const list = (items: readonly string[], kind = 'fp-list') =>
  items.length > 0 ? `<ul class="${kind}">${items.map(item => `<li>${item}</li>`).join('')}</ul>` : ''

const image = (url: string, alt: string, width: number, height: number, isFirst = false) =>
  `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}"${
    isFirst ? ' fetchpriority="high"' : ' loading="lazy"'
  } />`

const priceText = (locale: Locale, cents: number) => escapeHtml(formatMoney(cents, localeFacts[locale].iso))

/** Header, content, footer: every part of the shop is one link away without a script. */
export function framed(content: string, { locale, settings, pages, alternates }: FrameFacts): string {
  const open: readonly [ScreenName, boolean][] = [
    ['shop', settings.enable_shop_page],
    ['collections', settings.enable_catalog],
    ['promotions', settings.enable_promo_page],
    ['characters', settings.enable_for_game],
    ['game', settings.enable_for_game],
    ['blog', settings.enable_blog_page],
    ['faq', settings.enable_faq_page],
  ]
  const screens = open
    .filter(([, isOpen]) => isOpen)
    .map(([screen]) => anchor(href(screen, locale), translate(locale, `titles.${screen}`)))
  const link = ({ slug, title }: { slug: string; title: string }) =>
    anchor(href('page', locale, { slug }), title)
  const languages = alternates
    .filter(one => one.locale !== locale)
    .map(one => {
      const { name, iso } = localeFacts[one.locale]
      return anchor(one.path, name, ` hreflang="${iso}" lang="${iso}"`)
    })
  return `${firstPaintStyle}<div class="fp"><header class="fp-head"><a class="fp-name" href="${href('home', locale)}">${escapeHtml(
    settings.site_name,
  )}</a><nav>${list([...screens, ...pages.filter(one => one.inMenu).map(link)], 'fp-row')}</nav></header><main class="fp-main">${content}</main><footer class="fp-foot">${list(
    pages.filter(one => one.inFooter).map(link),
    'fp-row',
  )}${list(languages, 'fp-row')}</footer></div>`
}

const productTile = (locale: Locale, product: ProductCard, isFirst: boolean) =>
  `${image(product.picture.url, product.picture.alt, 240, 240, isFirst)}${anchor(
    href('product', locale, { category: product.category.slug, slug: product.slug }),
    product.title,
  )}<span>${priceText(locale, product.price.now)}</span>`

export const productGrid = (locale: Locale, products: readonly ProductCard[]): string =>
  list(
    products.map((product, index) => productTile(locale, product, index === 0)),
    'fp-grid',
  )

export interface ListFacts {
  title: string
  lead: string
  categories: readonly Category[]
  products: readonly ProductCard[]
  pager?: string
}

export const listBody = (
  locale: Locale,
  { title, lead, categories, products, pager = '' }: ListFacts,
): string =>
  `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p><nav>${list(
    categories.map(one => anchor(href('category', locale, { category: one.slug }), one.name)),
    'fp-row',
  )}</nav>${productGrid(locale, products)}${pager}`

/** Addresses of the pages before and after, so that every product can be reached without a script. */
export const pagerBody = (path: string, page: number, pages: number): string =>
  pages < 2
    ? ''
    : `<nav>${list(
        Array.from({ length: pages }, (_, index) =>
          index + 1 === page
            ? String(page)
            : anchor(index === 0 ? path : `${path}?page=${index + 1}`, String(index + 1)),
        ),
        'fp-row',
      )}</nav>`

/** `description` is stored sanitised. */
export function productBody(locale: Locale, product: Product): string {
  const { picture, category } = product
  const stars = product.rating
    ? `<p>★ ${product.rating.average.toFixed(1)} (${product.rating.count})</p>`
    : ''
  return `<nav>${list(
    [
      anchor(href('shop', locale), translate(locale, 'titles.shop')),
      anchor(href('category', locale, { category: category.slug }), category.name),
    ],
    'fp-row',
  )}</nav><div class="fp-two">${image(picture.url, picture.alt, 480, 480, true)}<div><h1>${escapeHtml(
    product.title,
  )}</h1><p>${escapeHtml(product.subtitle)}</p>${stars}<p class="fp-price">${priceText(
    locale,
    product.price.now,
  )}</p>${product.description}${list(
    product.facts.map(fact => `${escapeHtml(fact.name)}: ${escapeHtml(fact.value)}`),
  )}</div></div>${productGrid(locale, product.related).replaceAll(' fetchpriority="high"', ' loading="lazy"')}`
}

export interface Story {
  slug: string
  title: string
  lead: string
}

export const storyList = (locale: Locale, stories: readonly Story[]): string =>
  list(
    stories.map(
      ({ slug, title, lead }) =>
        `${anchor(href('article', locale, { slug }), title)} <span>${escapeHtml(lead)}</span>`,
    ),
  )

export const headedBody = (title: string, lead: string, rest: string): string =>
  `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p>${rest}`

export interface Reading {
  title: string
  lead: string
  body: string // stored sanitised
  picture?: string
}

export const articleBody = ({ title, lead, body, picture }: Reading): string =>
  `<article><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p>${
    picture ? image(picture, title, 480, 480, true) : ''
  }${body}</article>`

export const linkList = (links: readonly { path: string; text: string }[]): string =>
  list(
    links.map(({ path, text }) => anchor(path, text)),
    'fp-row',
  )

export const notFoundBody = (locale: Locale): string =>
  `<h1>${escapeHtml(translate(locale, 'head.not_found'))}</h1><p>${escapeHtml(
    translate(locale, 'head.not_found_text'),
  )}</p><p>${anchor(href('home', locale), translate(locale, 'head.back'))}</p>`
