/** Finds the page of a path and its metadata: status, title, canonical path, alternates. */
import { screenFacts } from '@/contract/guards.ts'
import { type Locale, locales, offeredLocale } from '@/contract/locales.ts'
import { href, type MatchedScreen, matchScreen, splitLocale } from '@/contract/paths.ts'
import type { SiteSettings } from '@/contract/settings.ts'
import type { AppContext } from '../kernel/context.ts'
import { siteSettings } from '../modules/settings/site-settings.ts'
import { describeEntity } from './describe-entity.ts'
import { isOpen } from './open-sections.ts'
import type { EntityFacts, PageFacts } from './page-facts.ts'
import { translate } from './words.ts'

export interface DescribedPage {
  facts: PageFacts
  settings: SiteSettings
}

/** `page` is the page number of a list. Returns a redirect for a former path and for a language that is not offered. */
export async function describePage(
  pathname: string,
  page: number,
  context: AppContext,
): Promise<DescribedPage | { movedTo: string; isForNow?: boolean }> {
  const settings = await siteSettings(context.db, context.config)
  const match = matchScreen(pathname)
  const spoken = match && spokenInstead(match, settings)
  if (spoken) return { movedTo: spoken, isForNow: true }
  const site = { ...context, settings, page }
  const entity = match && isOpen(match.screen, settings) ? await describeEntity(match, site) : 'missing'
  if (entity !== 'missing' && 'movedTo' in entity) return entity
  const facts =
    match && entity !== 'missing'
      ? factsOf(match, entity, settings, page)
      : notFoundFacts(splitLocale(pathname).locale, pathname)
  return { settings, facts }
}

/** For a language that is not offered: the same screen in the main language. A slug is found in any language. */
function spokenInstead(
  { screen, locale, params }: MatchedScreen,
  settings: SiteSettings,
): string | undefined {
  const spoken = offeredLocale(locale, settings.languages, settings.website_language)
  return spoken === locale ? undefined : href(screen, spoken, params)
}

/** For links to pages without an image. */
const shopPicture = '/assets/products/hero-draghissimo.webp'

function factsOf(match: MatchedScreen, entity: EntityFacts, settings: SiteSettings, page: number): PageFacts {
  const { screen, locale, params } = match
  const isFurther = page > 1 && listScreens.has(screen)
  const rest = isFurther ? `?page=${page}` : ''
  const pathIn = (to: Locale) => href(screen, to, { ...params, ...entity.params?.(to) }) + rest
  const ownTitle = screen === 'home' ? settings.meta_tags.title : ''
  const title =
    entity.title ?? ((locale === settings.website_language && ownTitle) || titleOf(screen, locale, settings))
  return {
    status: 200,
    screen,
    locale,
    title: isFurther ? translate(locale, 'titles.on_page', { title, page }) : title,
    description: entity.description ?? descriptionOf(match, settings),
    canonical: pathIn(locale),
    alternates: locales
      .filter(language => settings.languages.includes(language))
      .map(language => ({ locale: language, path: pathIn(language) })),
    image: entity.image ?? shopPicture,
    kind: entity.kind ?? 'website',
    isIndexed: isPublic(match) && !entity.isLocked,
    isLocked: entity.isLocked === true,
    structured: entity.structured ?? [],
    links: entity.links ?? [],
  }
}

const titleOf = (screen: string, locale: Locale, settings: SiteSettings) =>
  screen === 'home' ? settings.site_name : translate(locale, `titles.${screen}`)

/** The screen's description, or else the shop's. */
function descriptionOf({ screen, locale }: MatchedScreen, settings: SiteSettings): string {
  const key = `head.${screen}`
  const description = translate(locale, key)
  if (description !== key && screen !== 'home') return description
  const fromSettings = locale === settings.website_language ? settings.meta_tags.description : ''
  return fromSettings || translate(locale, 'head.home')
}

/** Screens whose list pages are indexed separately. */
const listScreens: ReadonlySet<string> = new Set(['shop', 'category', 'blog'])

const unlisted = new Set([
  'login',
  'register',
  'forgotPassword',
  'secondFactor',
  'resetPassword',
  'verifyEmail',
  'socialCallback',
  'guestOrder',
  'launch',
  'room',
  'cart',
  'newsletter',
  'favourites',
  'legalVersion',
])

/** Screens that need a session, a code or a token are not indexed. */
function isPublic({ screen }: MatchedScreen): boolean {
  const guards: readonly string[] = screenFacts[screen].guards
  const needsLogin = guards.some(guard =>
    ['authenticated', 'buyer', 'admin', 'retailer', 'customer'].includes(guard),
  )
  return !needsLogin && !unlisted.has(screen)
}

function notFoundFacts(locale: Locale, pathname: string): PageFacts {
  const title = translate(locale, 'head.not_found')
  return {
    status: 404,
    screen: null,
    locale,
    title,
    description: translate(locale, 'head.not_found_text'),
    canonical: pathname,
    alternates: [],
    image: null,
    kind: 'website',
    isIndexed: false,
    isLocked: false,
    structured: [],
    links: [{ path: href('home', locale), text: translate(locale, 'head.back') }],
  }
}
