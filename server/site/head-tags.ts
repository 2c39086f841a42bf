/** Renders the tags of <head> from the facts of a page. */
import { defaultLocale, localeFacts } from '@/contract/locales.ts'
import type { SiteSettings } from '@/contract/settings.ts'
import { escapeHtml } from '../email/escape-html.ts'
import { feedPath } from './feed.ts'
import type { PageFacts } from './page-facts.ts'
import { picturesAddress, shopAddress } from './shop-address.ts'
import { manifestPath, themeColour } from './web-manifest.ts'

export interface HeadPlace {
  publicUrl: string
  settings: SiteSettings
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`
const link = (rel: string, href: string, extra = '') =>
  `<link rel="${rel}"${extra} href="${escapeHtml(href)}" />`

const absolute = (path: string, place: HeadPlace) => (path.startsWith('/') ? shopAddress(place) + path : path)

const pictureAddress = (path: string, place: HeadPlace) =>
  path.startsWith('/') ? picturesAddress(place) + path : path

/** JSON inside a script tag: `<` is escaped, so that the content cannot close the tag. */
const jsonScript = (value: unknown, attributes = 'type="application/ld+json"') =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

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

const ogLocale = (locale: PageFacts['locale']) => localeFacts[locale].iso.replace('-', '_')

function openGraph(facts: PageFacts, place: HeadPlace): string[] {
  return [
    property('og:type', facts.kind),
    property('og:site_name', place.settings.site_name),
    property('og:title', facts.title),
    property('og:description', facts.description),
    property('og:url', absolute(facts.canonical, place)),
    property('og:locale', ogLocale(facts.locale)),
    ...facts.alternates
      .filter(({ locale }) => locale !== facts.locale)
      .map(({ locale }) => property('og:locale:alternate', ogLocale(locale))),
    ...(facts.image
      ? [property('og:image', pictureAddress(facts.image, place)), property('og:image:alt', facts.title)]
      : []),
    meta('twitter:card', facts.image ? 'summary_large_image' : 'summary'),
  ]
}

const systemDark = '(prefers-color-scheme: dark)'

/** A browser uses the first tag whose media query matches. */
const themeColours = (settings: SiteSettings): string[] => [
  ...(settings.show_dark_mode
    ? [`<meta name="theme-color" media="${systemDark}" content="${themeColour(settings, 'dark')}" />`]
    : []),
  meta('theme-color', themeColour(settings)),
]

/** Tags that make the shop installable, in the language of the page. */
const installTags = ({ locale }: PageFacts, { settings }: HeadPlace) => [
  link('manifest', manifestPath(locale)),
  link('apple-touch-icon', '/assets/brand/apple-touch-icon.png'),
  ...themeColours(settings),
]

export function headTags(facts: PageFacts, place: HeadPlace): string {
  return [
    `<title>${escapeHtml(fullTitle(facts, place.settings.site_name))}</title>`,
    meta('description', facts.description),
    ...(place.settings.meta_tags.keywords ? [meta('keywords', place.settings.meta_tags.keywords)] : []),
    ...(facts.isIndexed
      ? [link('canonical', absolute(facts.canonical, place))]
      : [meta('robots', 'noindex')]),
    ...alternateLinks(facts, place),
    ...(facts.screen === 'blog' || facts.screen === 'article' || facts.screen === 'home'
      ? [link('alternate', feedPath(facts.locale), ' type="application/rss+xml"')]
      : []),
    ...openGraph(facts, place),
    ...installTags(facts, place),
    ...facts.structured.map(data => jsonScript(data)),
    jsonScript(place.settings, 'type="application/json" id="settings"'),
  ].join('\n    ')
}
