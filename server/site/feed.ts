/** The journal as RSS 2.0, one feed per language. */
import { type Locale, localeFacts } from '@/contract/locales.ts'
import { href } from '@/contract/paths.ts'
import { readSettings } from '@/contract/settings.ts'
import { escapeHtml } from '../email/escape-html.ts'
import type { AppContext } from '../kernel/context.ts'
import { allArticles, categoryIn, wordsIn } from '../modules/blog/blog-repo.ts'
import { storedSettings } from '../modules/settings/settings-repo.ts'
import { shopAddress } from './shop-address.ts'
import { translate } from './words.ts'

const mostItems = 20

export const feedPath = (locale: Locale): string => `/feeds/${locale}.xml`

const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`

export async function feedXml({ db, config, now }: AppContext, locale: Locale): Promise<string> {
  const settings = readSettings(await storedSettings(db))
  const { site_name: siteName } = settings
  const publicUrl = shopAddress({ publicUrl: config.publicUrl, settings })
  const items = (await allArticles(db, now(), mostItems)).map(stored => {
    const { slug, title, lead } = wordsIn(stored, locale)
    const address = publicUrl + href('article', locale, { slug })
    return `<item>${tag('title', title)}${tag('link', address)}${tag('guid', address)}${tag(
      'pubDate',
      stored.article.published_at.toUTCString(),
    )}${tag('category', categoryIn(stored.category, locale).name)}${tag('dc:creator', stored.article.author)}${tag('description', lead)}</item>`
  })
  const self = escapeHtml(publicUrl + feedPath(locale))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${tag(
    'title',
    `${siteName} · ${translate(locale, 'titles.blog')}`,
  )}${tag('link', publicUrl + href('blog', locale))}${tag('description', translate(locale, 'head.blog'))}${tag(
    'language',
    localeFacts[locale].iso,
  )}<atom:link rel="self" type="application/rss+xml" href="${self}"/>${items.join('')}</channel></rss>\n`
}
