/** Which page answers an address and what it tells: status, title, canonical address, alternates, first content. */
import { screenFacts } from '../../src/contract/guards.ts'
import { type Locale, locales } from '../../src/contract/locales.ts'
import { href, type MatchedScreen, matchScreen, splitLocale } from '../../src/contract/paths.ts'
import { readSettings, type Settings } from '../../src/contract/settings.ts'
import type { World } from '../kernel/context.ts'
import { storedSettings } from '../modules/settings/repo.ts'
import { describeEntity, type EntityFacts } from './describe-entity.ts'
import { notFoundBody } from './first-paint.ts'
import { isOpen } from './open-sections.ts'
import type { PageFacts } from './page-facts.ts'
import { translate } from './words.ts'

export interface DescribedPage {
  facts: PageFacts
  settings: Settings
}

export async function describePage(pathname: string, world: World): Promise<DescribedPage> {
  const settings = readSettings(await storedSettings(world.db))
  const match = matchScreen(pathname)
  const entity = match && isOpen(match.screen, settings) ? await describeEntity(match, world) : 'missing'
  if (!match || entity === 'missing')
    return { settings, facts: notFoundFacts(splitLocale(pathname).locale, pathname) }
  return { settings, facts: factsOf(match, entity, settings) }
}

/** For links to pages that have no picture of their own. */
const shopPicture = '/assets/products/hero-draghissimo.webp'

function factsOf(match: MatchedScreen, entity: EntityFacts, settings: Settings): PageFacts {
  const { screen, locale, params } = match
  const pathIn = (to: Locale) => href(screen, to, { ...params, ...entity.params?.(to) })
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
    structured: entity.structured ?? [],
    body: entity.body ?? '',
  }
}

const titleOf = (screen: string, locale: Locale, settings: Settings) =>
  screen === 'home' ? settings.site_name : translate(locale, `titles.${screen}`)

/** The screen's own sentence, or the shop's. */
function descriptionOf({ screen, locale }: MatchedScreen, settings: Settings): string {
  const key = `head.${screen}`
  const own = translate(locale, key)
  if (own !== key && screen !== 'home') return own
  const fromSettings = locale === settings.website_language ? settings.meta_tags.description : ''
  return fromSettings || translate(locale, 'head.home')
}

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
    structured: [],
    body: notFoundBody(locale),
  }
}
