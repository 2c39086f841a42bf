/**
 * Handles content that another app shares with the installed app. A link to one of our pages opens that page; other text is
 * searched for.
 */
import { type Locale, locales } from '@/contract/locales.ts'
import { href } from '@/contract/paths.ts'
import type { Settings } from '@/contract/settings.ts'
import { type ShopPlace, shopAddress } from './shop-address.ts'

export const receivedSharePath = (locale: Locale): string => `/share/received/${locale}`

export const receivedSharePaths = locales.map(locale => ({ locale, path: receivedSharePath(locale) }))

/** Android puts a link into `text` as often as into `url`. */
export interface ReceivedShare {
  title?: string | string[]
  text?: string | string[]
  url?: string | string[]
}

const longestSearch = 100 // characters; a search for a whole paragraph has no results

const wordsOf = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.trim() : ''

const linkIn = (words: string): URL | null => {
  const [url] = /https?:\/\/\S+/.exec(words) ?? []
  return url && URL.canParse(url) ? new URL(url) : null
}

/** Returns a path of this shop, never a URL of another host. */
export function targetOfShare(
  { title, text, url }: ReceivedShare,
  locale: Locale,
  place: ShopPlace & { settings: Pick<Settings, 'enable_shop_page'> },
): string {
  const shared = [wordsOf(url), wordsOf(text), wordsOf(title)]
  const shopOrigins = new Set([place.publicUrl, shopAddress(place)].map(address => new URL(address).origin))
  const link = shared.map(linkIn).find(candidate => candidate && shopOrigins.has(candidate.origin))
  if (link) return `/${`${link.pathname}${link.search}`.replace(/^[/\\]+/, '')}` // two slashes would lead to another host
  const words = [wordsOf(text), wordsOf(title)]
    .map(text => text.replace(/https?:\/\/\S+/g, '').trim())
    .find(text => text !== '')
  if (!words || !place.settings.enable_shop_page) return href('home', locale)
  return `${href('shop', locale)}?search=${encodeURIComponent(words.slice(0, longestSearch))}`
}
