/** JSON-LD for search engines: organisation, products, articles and breadcrumbs. */
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import { type Locale, localeFacts } from '@/contract/locales.ts'
import { href } from '@/contract/paths.ts'
import type { SiteSettings } from '@/contract/settings.ts'
import { plainText } from '@/lib/snippet.ts'
import { translate } from './words.ts'

export type Structure = Record<string, unknown>

/** URL, language and site name of the page. */
export interface Telling {
  publicUrl: string // the public URL
  picturesUrl: string
  locale: Locale
  settings: SiteSettings
}

const context = 'https://schema.org'
const logo = '/assets/brand/icon-512.png'

export const currencies: Record<SiteSettings['website_currency'], string> = { euro: 'EUR', dollar: 'USD' }

const availability: Record<Product['stock'], string> = {
  available: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  out: 'https://schema.org/OutOfStock',
}

export const picture = ({ picturesUrl }: Telling, path: string) =>
  path.startsWith('/') ? picturesUrl + path : path

const idOf = (publicUrl: string) => `${publicUrl}/#organization`

export function organizationStructure(telling: Telling): Structure {
  const { publicUrl, settings } = telling
  const { company, footer_social: social } = settings
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': idOf(publicUrl),
    name: settings.site_name,
    url: `${publicUrl}/`,
    logo: picture(telling, logo),
    ...(company.name && { legalName: company.name }),
    ...(company.vat_number && { vatID: company.vat_number }),
    ...(company.email && { email: company.email }),
    ...(company.street && {
      address: { '@type': 'PostalAddress', streetAddress: company.street, addressLocality: company.place },
    }),
    ...(social.length > 0 && { sameAs: social.map(profile => profile.url) }),
  }
}

/** Lets search engines offer the shop's search. */
export const websiteStructure = ({ publicUrl, locale, settings }: Telling): Structure => ({
  '@context': context,
  '@type': 'WebSite',
  name: settings.site_name,
  url: publicUrl + href('home', locale),
  inLanguage: localeFacts[locale].iso,
  publisher: { '@id': idOf(publicUrl) },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${publicUrl}${href('shop', locale)}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

export const amountOf = (cents: number): string => (cents / 100).toFixed(2)

const safetyStructure = ({ maker, minimum_age }: Product['safety']) => ({
  ...(maker && {
    manufacturer: {
      '@type': 'Organization',
      name: maker.name,
      ...(maker.address && { address: maker.address }),
      ...(maker.contact.includes('@') && { email: maker.contact }),
    },
  }),
  ...(minimum_age && { audience: { '@type': 'PeopleAudience', suggestedMinAge: minimum_age } }),
})

export function productStructure(telling: Telling, product: Product): Structure {
  const { publicUrl, locale, settings } = telling
  const path = href('product', locale, { category: product.category.slug, slug: product.slug })
  return {
    '@context': context,
    '@type': 'Product',
    name: product.title,
    description: plainText(product.description) || product.subtitle,
    sku: product.sku,
    category: product.category.name,
    image: product.pictures.map(({ url }) => picture(telling, url)),
    inLanguage: localeFacts[locale].iso,
    ...(product.gtin && { gtin: product.gtin, [`gtin${product.gtin.length}`]: product.gtin }),
    brand: { '@type': 'Brand', name: product.brand || settings.site_name },
    ...safetyStructure(product.safety),
    offers: {
      '@type': 'Offer',
      url: publicUrl + path,
      priceCurrency: currencies[settings.website_currency],
      price: amountOf(product.price.now),
      ...(product.offer_until && { priceValidUntil: product.offer_until }),
      ...(product.price.was !== null && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: amountOf(product.price.was),
          priceCurrency: currencies[settings.website_currency],
        },
      }),
      availability: availability[product.stock],
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': idOf(publicUrl), '@type': 'Organization', name: settings.site_name },
    },
    ...(product.rating &&
      product.rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating.average,
          reviewCount: product.rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  }
}

export interface ArticleStructure {
  path: string
  title: string
  lead: string
  image: string // path
  author: string
  published: Date
}

export const articleStructure = (
  telling: Telling,
  { path, title, lead, image, author, published }: ArticleStructure,
): Structure => ({
  '@context': context,
  '@type': 'Article',
  headline: title.slice(0, 110),
  description: lead,
  image: [picture(telling, image)],
  url: telling.publicUrl + path,
  mainEntityOfPage: telling.publicUrl + path,
  inLanguage: localeFacts[telling.locale].iso,
  datePublished: published.toISOString(),
  author: { '@type': 'Person', name: author },
  publisher: {
    '@type': 'Organization',
    '@id': idOf(telling.publicUrl),
    name: telling.settings.site_name,
    logo: { '@type': 'ImageObject', url: picture(telling, logo) },
  },
})

export const faqStructure = (
  { locale }: Telling,
  questions: readonly { question: string; answer: string }[],
): Structure => ({
  '@context': context,
  '@type': 'FAQPage',
  inLanguage: localeFacts[locale].iso,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** One breadcrumb. The last one is the current page and has no path. */
export interface Step {
  name: string
  path?: string
}

export const breadcrumb = ({ publicUrl, locale }: Telling, steps: readonly Step[]): Structure => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: translate(locale, 'titles.home'), path: href('home', locale) }, ...steps].map(
    ({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { item: publicUrl + path }),
    }),
  ),
})
