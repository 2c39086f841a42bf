/** Which page answers an address and what it tells: status, title, canonical address, alternates, first content. */
import { screenFacts } from '../../src/contract/guards.ts'
import { type Locale, locales } from '../../src/contract/locales.ts'
import { href, type MatchedScreen, matchScreen, splitLocale } from '../../src/contract/paths.ts'
import type { SiteSettings } from '../../src/contract/settings.ts'
import type { World } from '../kernel/context.ts'
import { pageRefusal } from '../modules/pages/page-access.ts'
import { allPages } from '../modules/pages/repo.ts'
import { siteSettings } from '../modules/settings/site-settings.ts'
import { describeEntity } from './describe-entity.ts'
import { type FrameFacts, framed, notFoundBody } from './first-paint.ts'
import { isOpen } from './open-sections.ts'
import type { EntityFacts, PageFacts } from './page-facts.ts'
import { translate } from './words.ts'

export interface DescribedPage {
  facts: PageFacts
  settings: SiteSettings
}

/** `page`: which page of a list. Where the address is one of former days, the one of today. */
export async function describePage(
  pathname: string,
  page: number,
  world: World,
): Promise<DescribedPage | { movedTo: string }> {
  const settings = await siteSettings(world.db, world.config)
  const match = matchScreen(pathname)
  const site = { ...world, settings, page }
  const entity = match && isOpen(match.screen, settings) ? await describeEntity(match, site) : 'missing'
  if (entity !== 'missing' && 'movedTo' in entity) return entity
  const bare =
    match && entity !== 'missing'
      ? factsOf(match, entity, settings, page)
      : notFoundFacts(splitLocale(pathname).locale, pathname)
  return { settings, facts: { ...bare, body: framed(bare.body, await frameOf(bare, settings, world)) } }
}

async function frameOf(facts: PageFacts, settings: SiteSettings, { db }: World): Promise<FrameFacts> {
  const pages = (await allPages(db)).flatMap(({ page, words }) => {
    const own = words.find(one => one.locale === facts.locale) ?? words[0]
    if (!own || pageRefusal(page, undefined)) return []
    return [{ slug: own.slug, title: own.title, inMenu: page.show_in_menu, inFooter: page.show_in_footer }]
  })
  return { locale: facts.locale, settings, pages, alternates: facts.alternates }
}

/** For links to pages that have no picture of their own. */
const shopPicture = '/assets/products/hero-draghissimo.webp'

function factsOf(match: MatchedScreen, entity: EntityFacts, settings: SiteSettings, page: number): PageFacts {
  const { screen, locale, params } = match
  const rest = page > 1 && listScreens.has(screen) ? `?page=${page}` : ''
  const pathIn = (to: Locale) => href(screen, to, { ...params, ...entity.params?.(to) }) + rest
  const ownTitle = screen === 'home' ? settings.meta_tags.title : ''
  return {
    status: 200,
    screen,
    locale,
    title:
      entity.title ??
      ((locale === settings.website_language && ownTitle) || titleOf(screen, locale, settings)),
    description: entity.description ?? descriptionOf(match, settings),
    canonical: pathIn(locale),
    alternates: locales
      .filter(one => settings.languages.includes(one))
      .map(one => ({ locale: one, path: pathIn(one) })),
    image: entity.image ?? shopPicture,
    kind: entity.kind ?? 'website',
    isIndexed: isPublic(match) && !entity.isLocked,
    isLocked: entity.isLocked === true,
    structured: entity.structured ?? [],
    body: entity.body ?? '',
  }
}

const titleOf = (screen: string, locale: Locale, settings: SiteSettings) =>
  screen === 'home' ? settings.site_name : translate(locale, `titles.${screen}`)

/** The screen's own sentence, or the shop's. */
function descriptionOf({ screen, locale }: MatchedScreen, settings: SiteSettings): string {
  const key = `head.${screen}`
  const own = translate(locale, key)
  if (own !== key && screen !== 'home') return own
  const fromSettings = locale === settings.website_language ? settings.meta_tags.description : ''
  return fromSettings || translate(locale, 'head.home')
}

/** Their further pages are pages of their own. */
const listScreens: ReadonlySet<string> = new Set(['shop', 'category'])

const unlisted = new Set([
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'socialCallback',
  'room',
  'newsletter',
])

/** Screens behind a login, a code or a token are nobody's search result. */
function isPublic({ screen }: MatchedScreen): boolean {
  const guards: readonly string[] = screenFacts[screen].guards
  const needsLogin = guards.some(guard => ['authenticated', 'admin', 'retailer', 'customer'].includes(guard))
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
    body: notFoundBody(locale),
  }
}
