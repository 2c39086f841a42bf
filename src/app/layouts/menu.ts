/**
 * Decides which entries are in header, drawer and footer (specification notes §2 Header and footer). Pure function of
 * its arguments.
 */

import type { PageLink } from '@/contract/endpoints/site/site.ts'
import type { Locale } from '@/contract/locales.ts'
import type { HeaderLook } from '@/contract/looks.ts'
import { href, type ScreenName } from '@/contract/paths.ts'
import type { Role } from '@/contract/permissions.ts'
import type { FeatureFlag, Settings } from '@/contract/settings.ts'

export interface MenuEntry {
  key: string // in i18n area `nav`, unless `label` is given
  label?: string // a page's own title
  href: string
}

interface ScreenEntry {
  screen: ScreenName
  key: string
  flag?: FeatureFlag
}

/**
 * specification notes §2: home, packs, album, catalogue, lobby, characters. Promotions and blog follow, so that the
 * footer is not their only link.
 */
const headerScreens: readonly ScreenEntry[] = [
  { screen: 'home', key: 'home' },
  { screen: 'pack', key: 'pack', flag: 'enable_for_game' },
  { screen: 'album', key: 'album', flag: 'enable_for_game' },
  { screen: 'collections', key: 'collections', flag: 'enable_catalog' },
  { screen: 'lobby', key: 'lobby', flag: 'enable_for_game' },
  { screen: 'characters', key: 'characters' },
  { screen: 'promotions', key: 'promotions', flag: 'enable_promo_page' },
  { screen: 'blog', key: 'blog', flag: 'enable_blog_page' },
]

const slugIn = (page: PageLink, locale: Locale): string =>
  page.translations.find(translation => translation.locale === locale)?.slug ?? page.slug

export const pageEntry = (page: PageLink, locale: Locale): MenuEntry => ({
  key: `page-${page.id}`,
  label: page.title,
  href: href('page', locale, { slug: slugIn(page, locale) }),
})

export const headerEntries = (
  settings: Settings,
  pages: readonly PageLink[],
  locale: Locale,
): MenuEntry[] => [
  ...headerScreens
    .filter(entry => !entry.flag || settings[entry.flag])
    .map(entry => ({ key: entry.key, href: href(entry.screen, locale) })),
  ...pages.filter(page => page.show_in_menu).map(page => pageEntry(page, locale)),
]

export const footerPages = (pages: readonly PageLink[], locale: Locale): MenuEntry[] =>
  pages.filter(page => page.show_in_footer).map(page => pageEntry(page, locale))

/** Roles see the shipping or the customers screen (specification notes §2 Account screens). */
export function accountEntries(role: Role, locale: Locale): MenuEntry[] {
  const entries: ScreenEntry[] = [
    { screen: 'accountDashboard', key: 'account_dashboard' },
    { screen: 'accountOrders', key: 'account_orders' },
    { screen: 'accountDetails', key: 'account_details' },
  ]
  if (role === 'user') entries.push({ screen: 'accountShipping', key: 'account_shipping' })
  if (role === 'retailer') entries.push({ screen: 'accountUsers', key: 'account_users' })
  return entries.map(entry => ({ key: entry.key, href: href(entry.screen, locale) }))
}

/** Number of entries that fit. With a logo in the middle, half of the bar is left for the menu. */
const rooms: Record<HeaderLook, readonly [small: number, tablet: number, desktop: number, wide: number]> = {
  HeaderA: [1, 2, 4, 5],
  HeaderB: [1, 2, 3, 4],
  HeaderC: [1, 3, 4, 5],
}

/** Window widths in px at which the bar gains space. The burger replaces the menu below the first. */
const steps = [600, 840, 1060, 1240] as const

export interface PlacedEntry extends MenuEntry {
  from: (typeof steps)[number] | 'never' // width at which it moves from the tail into the bar
}

/**
 * Folds the tail of the menu into "Altro" between 600 and 1059 px, and where six German labels do not fit
 * (decision 0038). Computed for every width at once and selected by CSS, so that a page is correct before a script
 * measures the window.
 */
export function placeMenu(
  entries: readonly MenuEntry[],
  look: HeaderLook = 'HeaderA',
  hasShop = false, // which is in the bar at every width
): PlacedEntry[] {
  const room = rooms[look].map(count => (hasShop ? count - 1 : count))
  return entries.map((entry, at) => ({
    ...entry,
    from: steps.find((_, step) => at < (room[step] ?? 0)) ?? 'never',
  }))
}

export const tailOf = (entries: readonly PlacedEntry[]): PlacedEntry[] =>
  entries.filter(({ from }) => from !== steps[0])
