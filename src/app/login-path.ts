/** Decides where a login is required and to which page it returns (decision 0008). */
import { useLocation } from 'react-router-dom'
import { type GuardName, screenFacts } from '@/contract/guards.ts'
import type { Locale } from '@/contract/locales.ts'
import { href, matchScreen, type ScreenName } from '@/contract/paths.ts'
import { withNext } from '@/lib/with-next.ts'
import { useLocale } from './screen.ts'

const factsOf = (here: string) => {
  const screen = matchScreen(here.split(/[?#]/)[0] ?? '')?.screen
  return screen && { screen, ...screenFacts[screen] }
}

/** Login, registration and similar pages for guests. A login never returns to them. */
export const isForGuests = (here: string): boolean => factsOf(here)?.guards.includes('guest') ?? false

/**
 * Returns the address of the login that returns to `here`.
 *
 * @param here path of the open page with its query
 */
export const loginHref = (locale: Locale, here: string): string =>
  withNext(href('login', locale), isForGuests(here) ? null : here)

const personalGuards: readonly GuardName[] = [
  'admin',
  'retailer',
  'customer',
  'buyer',
  'authenticated',
  'known',
  'album',
]

/** Public pages with fields or choices that would be lost by a reload. */
const filledScreens: readonly ScreenName[] = ['cart', 'configurator', 'product', 'article']

/** Whether a login dialog opens over the page when the session ends, so that typed text, choices and a battle are not lost. */
export function staysOnPage(here: string): boolean {
  const facts = factsOf(here)
  if (!facts) return false
  const isPersonal = facts.guards.some(guard => personalGuards.includes(guard))
  return isPersonal || facts.layout !== 'default' || filledScreens.includes(facts.screen)
}

/** For a link on the open page. */
export function useLoginHref(): string {
  const { pathname, search } = useLocation()
  return loginHref(useLocale(), pathname + search)
}
