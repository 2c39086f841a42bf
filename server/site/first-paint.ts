/** Plain content inside #root: what a crawler, a slow phone or a reader without scripts gets. React replaces it. */
import type { Category, Product, ProductCard } from '../../src/contract/catalog.ts'
import { type Locale, localeFacts } from '../../src/contract/locales.ts'
import { formatMoney } from '../../src/contract/money.ts'
import { href } from '../../src/contract/paths.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { translate } from './words.ts'

/** Quiet until the real page stands: the shop's own width and letters, nothing else. */
const open =
  '<main style="max-width:1180px;margin:0 auto;padding:96px 16px;font-family:Lexend Variable,Lexend,system-ui,sans-serif;line-height:1.5">'

const anchor = (path: string, text: string) => `<a href="${escapeHtml(path)}">${escapeHtml(text)}</a>`
const list = (items: readonly string[]) => `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`

const priceText = (locale: Locale, cents: number) => escapeHtml(formatMoney(cents, localeFacts[locale].iso))

const productLink = (locale: Locale, product: ProductCard) =>
  anchor(href('product', locale, { category: product.category.slug, slug: product.slug }), product.title)

export function listBody(
  locale: Locale,
  categories: readonly Category[],
  products: readonly ProductCard[],
  head: { title: string; lead: string },
): string {
  return `${open}<h1>${escapeHtml(head.title)}</h1><p>${escapeHtml(head.lead)}</p><nav>${list(
    categories.map(one => anchor(href('category', locale, { category: one.slug }), one.name)),
  )}</nav>${list(
    products.map(
      product => `${productLink(locale, product)} <span>${priceText(locale, product.price.now)}</span>`,
    ),
  )}</main>`
}

/** `description` is stored sanitised. */
export function productBody(locale: Locale, product: Product): string {
  const { picture, category } = product
  return `${open}<nav>${anchor(href('category', locale, { category: category.slug }), category.name)}</nav><h1>${escapeHtml(
    product.title,
  )}</h1><p>${escapeHtml(product.subtitle)}</p><img src="${escapeHtml(picture.url)}" alt="${escapeHtml(
    picture.alt,
  )}" width="380" height="380" /><p>${priceText(locale, product.price.now)}</p>${product.description}${list(
    product.facts.map(fact => `${escapeHtml(fact.name)}: ${escapeHtml(fact.value)}`),
  )}</main>`
}

export const blogBody = (
  locale: Locale,
  articles: readonly { slug: string; title: string; lead: string }[],
): string =>
  `${open}<h1>${escapeHtml(translate(locale, 'titles.blog'))}</h1>${list(
    articles.map(
      ({ slug, title, lead }) =>
        `${anchor(href('article', locale, { slug }), title)} <span>${escapeHtml(lead)}</span>`,
    ),
  )}</main>`

/** `body` is stored sanitised. */
export const articleBody = (title: string, lead: string, body: string): string =>
  `${open}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p>${body}</main>`

export const notFoundBody = (locale: Locale): string =>
  `${open}<h1>${escapeHtml(translate(locale, 'head.not_found'))}</h1><p>${escapeHtml(
    translate(locale, 'head.not_found_text'),
  )}</p><p>${anchor(href('home', locale), translate(locale, 'head.back'))}</p></main>`
