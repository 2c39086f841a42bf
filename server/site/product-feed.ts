/**
 * The products as an RSS 2.0 feed for Google Merchant Center, one per language
 * (https://support.google.com/merchants/answer/7052112). Each variant is an item of the group of its product.
 */
import type { ShownPrice } from '@/contract/endpoints/shop/catalog.ts'
import { type Locale, localeFacts } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { href } from '@/contract/paths.ts'
import type { SiteSettings } from '@/contract/settings.ts'
import { destinationCarriage } from '@/domain/tax/destination-price.ts'
import { plainText } from '@/lib/snippet.ts'
import { escapeHtml } from '../email/escape-html.ts'
import { translate as shopText } from '../email/words.ts'
import type { AppContext } from '../kernel/context.ts'
import { variantPrice } from '../modules/catalog/card-price.ts'
import { readSafety } from '../modules/catalog/read-safety.ts'
import { type ShippingMethod, shippingPrice } from '../modules/shipping/shipping-price.ts'
import { everyMethod } from '../modules/shipping/shipping-repo.ts'
import {
  type DestinationPrices,
  destinationPrices,
  shownAtDestination,
} from '../modules/tax/destination-prices.ts'
import { tellingOf } from './describe-shop.ts'
import { type FeedProduct, type FeedVariant, feedProducts } from './product-feed-repo.ts'
import { amountOf, currencies, picture, type Telling } from './structured-data.ts'
import { translate } from './words.ts'

/** Limits of the specification, in characters and images. */
const longestTitle = 150
const longestDescription = 5000
const longestDetail = 1000
const mostFurtherImages = 10

/** XML allows no control characters. */
const tag = (name: string, text: string): string =>
  `<${name}>${escapeHtml(text.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, ''))}</${name}>`

interface Feed {
  telling: Telling
  destination: DestinationPrices | null
  methods: readonly ShippingMethod[]
}

const priced = ({ settings }: Telling, cents: number) =>
  `${amountOf(cents)} ${currencies[settings.website_currency]}`

/** The cheapest delivery to the country of the prices, the shop's own by default; empty if there is none. */
function shippingXml({ telling, methods, destination }: Feed, product: FeedProduct, goods: number): string {
  const { shop_country, shipping_countries } = telling.settings
  const { weight } = product
  const country = destination?.country ?? shop_country
  if (!shipping_countries.includes(country)) return ''
  const offers = methods.flatMap(method => {
    const list = method.is_pickup ? undefined : shippingPrice(method, { country, weight, goods })
    if (list === undefined) return []
    const price = destination ? destinationCarriage(list, [{ ...product, total: goods }], destination) : list
    return [{ price, service: wordIn(method.names, telling.locale) }]
  })
  const [cheapest] = offers.sort((a, b) => a.price - b.price)
  if (!cheapest) return ''
  const parts = [
    tag('g:country', country),
    tag('g:service', cheapest.service),
    tag('g:price', priced(telling, cheapest.price)),
  ]
  return `<g:shipping>${parts.join('')}</g:shipping>`
}

/** The feed requires both ends of the period of a sale price. */
function salePeriodXml({ offer_from: from, offer_until: until }: FeedProduct): string {
  if (from === null || until === null) return ''
  return tag('g:sale_price_effective_date', [from, until].map(at => new Date(at).toISOString()).join('/'))
}

const pricesXml = (telling: Telling, { now, was }: ShownPrice, product: FeedProduct): string =>
  was === null
    ? tag('g:price', priced(telling, now))
    : [
        tag('g:price', priced(telling, was)),
        tag('g:sale_price', priced(telling, now)),
        salePeriodXml(product),
      ].join('')

/**
 * Safety information (Regulation (EU) 2023/988, art. 19) as details, because the specification of Merchant Center has no dedicated fields
 * for it.
 */
function safetyXml(levels: readonly unknown[], locale: Locale): string {
  const { maker, responsible, minimum_age, toy_warning, warnings } = readSafety(levels)
  const text = (key: string, words?: Record<string, number>) => shopText(locale, `shop.safety.${key}`, words)
  const party = (of: typeof maker) => of && [of.name, of.address, of.contact].filter(Boolean).join(', ')
  const details = [
    ['maker', party(maker)],
    ['responsible', party(responsible)],
    ['age', minimum_age && text('years', { count: minimum_age })],
    ['warning', [toy_warning && text(`toy.${toy_warning}`), warnings].filter(Boolean).join(' ')],
  ] as const
  return details
    .flatMap(([name, value]) =>
      value
        ? [
            '<g:product_detail>',
            tag('g:section_name', text('title')),
            tag('g:attribute_name', text(name)),
            tag('g:attribute_value', value.slice(0, longestDetail)),
            '</g:product_detail>',
          ]
        : [],
    )
    .join('')
}

function itemXml(feed: Feed, product: FeedProduct, variant: FeedVariant | undefined): string {
  const { telling } = feed
  const { publicUrl, locale, settings } = telling
  const price = shownAtDestination(variantPrice(product, variant, 'base'), product, feed.destination)
  if (price.now === 0) return '' // a price of zero is refused
  const name = variant && wordIn(variant.names, locale)
  const { stock_quantity: stock, gtin } = variant ?? product
  const images = [...new Set([...(variant?.picture ? [variant.picture] : []), ...product.pictures])]
  const [image = '', ...further] = images.map(path => picture(telling, path))
  const path = href('product', locale, { category: product.category_slug, slug: product.slug })
  return [
    '<item>',
    tag('g:id', variant ? `${product.id}-${variant.id}` : String(product.id)),
    variant ? tag('g:item_group_id', String(product.id)) : '',
    tag('g:title', (name ? `${product.title} – ${name}` : product.title).slice(0, longestTitle)),
    tag(
      'g:description',
      (plainText(product.description) || product.subtitle || product.title).slice(0, longestDescription),
    ),
    tag('g:link', publicUrl + path),
    tag('g:image_link', image),
    ...further.slice(0, mostFurtherImages).map(address => tag('g:additional_image_link', address)),
    tag('g:availability', stock === null || stock > 0 ? 'in_stock' : 'out_of_stock'),
    pricesXml(telling, price, product),
    tag('g:brand', product.brand || settings.site_name),
    gtin ? tag('g:gtin', gtin) : tag('g:identifier_exists', 'no'),
    tag('g:condition', 'new'),
    tag('g:product_type', product.category_name),
    tag('g:shipping_weight', `${product.weight} g`),
    shippingXml(feed, product, price.now),
    safetyXml(product.safety, locale),
    '</item>\n',
  ].join('')
}

/** Yields the feed in parts of about 64 KB, as it is read. */
export async function* productFeedXml(
  locale: Locale,
  settings: SiteSettings,
  context: AppContext,
): AsyncGenerator<string> {
  const { db } = context
  const telling = tellingOf({ ...context, settings }, locale)
  const destination = await destinationPrices(db, { locale, now: context.now() })
  const feed = { telling, destination, methods: await everyMethod(db) }
  let part = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    tag('title', settings.site_name),
    tag('link', telling.publicUrl + href('shop', locale)),
    tag('description', translate(locale, 'head.shop')),
    tag('language', localeFacts[locale].iso),
    '\n',
  ].join('')
  for await (const product of feedProducts(db, locale)) {
    const variants = product.variants.length > 0 ? product.variants : [undefined]
    part += variants.map(variant => itemXml(feed, product, variant)).join('')
    if (part.length < 64_000) continue
    yield part
    part = ''
  }
  yield `${part}</channel></rss>\n`
}
