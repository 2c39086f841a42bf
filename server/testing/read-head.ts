/**
 * Reads a page like a search engine: its tags and its structured data, with the fields that search engines require of each type. A
 * validator for tests, independent of the code that renders the page.
 */

type Data = Record<string, unknown>

export interface ReadPage {
  title: string
  canonical: string | undefined
  robots: string | undefined
  alternates: ReadonlyMap<string, string> // hreflang → URL
  properties: ReadonlyMap<string, string> // Open Graph and named meta
  structured: readonly Data[]
  links: readonly string[] // of the body
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
const plain = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, entity => entities[entity] ?? entity)

const attributesOf = (tag: string) =>
  new Map([...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]))

const tagsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag))

export function readPage(html: string): ReadPage {
  const [head = '', body = ''] = html.split('</head>')
  const links = tagsOf(head, 'link')
  const metas = tagsOf(head, 'meta')
  const scripts = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return {
    title: plain(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ''),
    canonical: links.find(link => link.get('rel') === 'canonical')?.get('href'),
    robots: metas.find(meta => meta.get('name') === 'robots')?.get('content'),
    alternates: new Map(
      links.flatMap(link => {
        const [language, address] = [link.get('hreflang'), link.get('href')]
        return link.get('rel') === 'alternate' && language && address ? [[language, address] as const] : []
      }),
    ),
    properties: new Map(
      metas.flatMap(meta => {
        const name = meta.get('property') ?? meta.get('name')
        return name ? [[name, meta.get('content') ?? ''] as const] : []
      }),
    ),
    structured: scripts.map(([, text = '']) => JSON.parse(text) as Data),
    links: tagsOf(body, 'a').flatMap(link => link.get('href') ?? []),
  }
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^\s<>"]+$/.test(value)
const isPrice = (value: unknown) => typeof value === 'string' && /^\d+\.\d{2}$/.test(value)
const isDate = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const inside = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Data) : {})
const all = (value: unknown, holds: (item: unknown) => boolean) =>
  Array.isArray(value) && value.length > 0 && value.every(holds)

type Rule = readonly [field: string, holds: (data: Data) => boolean]

/** Required fields; a missing or invalid field costs the rich result. */
const rules: Record<string, readonly Rule[]> = {
  Organization: [
    ['name', data => isText(data.name)],
    ['url', data => isAddress(data.url)],
    ['logo', data => isAddress(data.logo)],
  ],
  WebSite: [
    ['name', data => isText(data.name)],
    ['url', data => isAddress(data.url)],
    [
      'potentialAction',
      data => {
        const action = inside(data.potentialAction)
        const template = inside(action.target).urlTemplate
        return (
          action['@type'] === 'SearchAction' &&
          typeof template === 'string' &&
          template.includes('{search_term_string}') &&
          action['query-input'] === 'required name=search_term_string'
        )
      },
    ],
  ],
  Product: [
    ['name', data => isText(data.name)],
    ['description', data => isText(data.description)],
    ['image', data => all(data.image, isAddress)],
    ['offers.price', data => isPrice(inside(data.offers).price)],
    ['offers.priceCurrency', data => /^[A-Z]{3}$/.test(String(inside(data.offers).priceCurrency))],
    [
      'offers.availability',
      data => /^https:\/\/schema\.org\/\w+$/.test(String(inside(data.offers).availability)),
    ],
    ['offers.url', data => isAddress(inside(data.offers).url)],
    [
      'aggregateRating',
      data => {
        if (data.aggregateRating === undefined) return true
        const { ratingValue, reviewCount } = inside(data.aggregateRating)
        const isInRange = typeof ratingValue === 'number' && ratingValue >= 1 && ratingValue <= 5
        return isInRange && typeof reviewCount === 'number' && reviewCount > 0
      },
    ],
  ],
  BreadcrumbList: [
    [
      'itemListElement',
      data =>
        all(data.itemListElement, item => isText(inside(item).name)) &&
        (data.itemListElement as Data[]).every(
          (step, index, steps) =>
            step.position === index + 1 && (isAddress(step.item) || index === steps.length - 1),
        ),
    ],
  ],
  Article: [
    ['headline', data => isText(data.headline) && String(data.headline).length <= 110],
    ['image', data => all(data.image, isAddress)],
    ['datePublished', data => isDate(data.datePublished)],
    ['author', data => isText(inside(data.author).name)],
    ['publisher', data => isText(inside(data.publisher).name)],
  ],
  FAQPage: [
    [
      'mainEntity',
      data =>
        all(data.mainEntity, item => {
          const question = inside(item)
          return isText(question.name) && isText(inside(question.acceptedAnswer).text)
        }),
    ],
  ],
}

/** Returns every error in the structured data of a page as a sentence; empty if there is none. */
export function headProblems(structured: readonly Data[]): string[] {
  return structured.flatMap(data => {
    const type = String(data['@type'])
    if (data['@context'] !== 'https://schema.org') return [`${type} without its context`]
    const requiredRules = rules[type]
    if (!requiredRules) return [`${type} is not a type that this shop publishes`]
    return requiredRules.filter(([, holds]) => !holds(data)).map(([field]) => `${type} without ${field}`)
  })
}
