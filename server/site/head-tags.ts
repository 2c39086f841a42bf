/** Page facts → the tags of <head>. */
import { defaultLocale, localeFacts } from '../../src/contract/locales.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { feedPath } from './feed.ts'
import type { PageFacts } from './page-facts.ts'

export interface HeadPlace {
  publicUrl: string
  siteName: string
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`
const link = (rel: string, href: string, extra = '') =>
  `<link rel="${rel}"${extra} href="${escapeHtml(href)}" />`

const absolute = (path: string, { publicUrl }: HeadPlace) => (path.startsWith('/') ? publicUrl + path : path)

/** JSON inside a script tag: `<` cannot close it. */
const jsonScript = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

export const fullTitle = (facts: Pick<PageFacts, 'title' | 'screen'>, siteName: string): string =>
  facts.screen === 'home' ? facts.title : `${facts.title} · ${siteName}`

function alternateLinks(facts: PageFacts, place: HeadPlace): string[] {
  if (!facts.isIndexed || facts.alternates.length < 2) return []
  const links = facts.alternates.map(({ locale, path }) =>
    link('alternate', absolute(path, place), ` hreflang="${localeFacts[locale].iso}"`),
  )
  const fallback = facts.alternates.find(({ locale }) => locale === defaultLocale)
  return fallback
    ? [...links, link('alternate', absolute(fallback.path, place), ' hreflang="x-default"')]
    : links
}

function openGraph(facts: PageFacts, place: HeadPlace): string[] {
  return [
    property('og:type', facts.kind),
    property('og:site_name', place.siteName),
    property('og:title', facts.title),
    property('og:description', facts.description),
    property('og:url', absolute(facts.canonical, place)),
    property('og:locale', localeFacts[facts.locale].iso.replace('-', '_')),
    ...(facts.image ? [property('og:image', absolute(facts.image, place))] : []),
    meta('twitter:card', facts.image ? 'summary_large_image' : 'summary'),
  ]
}

export function headTags(facts: PageFacts, place: HeadPlace): string {
  return [
    `<title>${escapeHtml(fullTitle(facts, place.siteName))}</title>`,
    meta('description', facts.description),
    ...(facts.isIndexed
      ? [link('canonical', absolute(facts.canonical, place))]
      : [meta('robots', 'noindex')]),
    ...alternateLinks(facts, place),
    ...(facts.screen === 'blog' || facts.screen === 'article' || facts.screen === 'home'
      ? [link('alternate', feedPath(facts.locale), ' type="application/rss+xml"')]
      : []),
    ...openGraph(facts, place),
    ...facts.structured.map(jsonScript),
  ].join('\n    ')
}
