/** JSON-LD for search engines: products and the way to them. */
import type { Product } from '../../src/contract/catalog.ts'
import { type Locale, localeFacts } from '../../src/contract/locales.ts'
import { href } from '../../src/contract/paths.ts'
import { translate } from './words.ts'

const availability: Record<Product['stock'], string> = {
  available: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  out: 'https://schema.org/OutOfStock',
}

export function productStructure(
  publicUrl: string,
  locale: Locale,
  product: Product,
): Record<string, unknown> {
  const path = href('product', locale, { category: product.category.slug, slug: product.slug })
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    sku: product.sku,
    image: product.pictures.map(picture => publicUrl + picture.url),
    inLanguage: localeFacts[locale].iso,
    brand: { '@type': 'Brand', name: 'Bottega Arcana' },
    offers: {
      '@type': 'Offer',
      url: publicUrl + path,
      priceCurrency: 'EUR',
      price: (product.price.now / 100).toFixed(2),
      availability: availability[product.stock],
    },
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
  publicUrl: string,
  locale: Locale,
  { path, title, lead, image, author, published }: ArticleStructure,
): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: title,
  description: lead,
  image: [publicUrl + image],
  url: publicUrl + path,
  inLanguage: localeFacts[locale].iso,
  datePublished: published.toISOString(),
  author: { '@type': 'Person', name: author },
  publisher: { '@type': 'Organization', name: 'Bottega Arcana' },
})

/** Shop → category → product. */
export function breadcrumb(
  publicUrl: string,
  locale: Locale,
  categories: readonly { slug: string; name: string }[],
  last?: string,
): Record<string, unknown> {
  const steps = [
    { name: translate(locale, 'titles.shop'), item: publicUrl + href('shop', locale) },
    ...categories.map(({ slug, name }) => ({
      name,
      item: publicUrl + href('category', locale, { category: slug }),
    })),
    ...(last ? [{ name: last }] : []),
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

/** Answers are rich text as it is stored; the markup search engines read may hold it. */
export const faqStructure = (
  questions: readonly { question: string; answer: string }[],
): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
