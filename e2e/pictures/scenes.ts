/**
 * Decides which screenshots are compared: every screen on a phone in light mode and on a desktop in dark mode, in two
 * languages, so that each pair of these occurs. The most visited screens are also compared the other way round.
 */
import type { Locale } from '../../src/contract/locales.ts'
import type { ScreenName } from '../../src/contract/paths.ts'
import type { Size, Take } from '../screenshots/studio.ts'
import { type Group, type View, views } from '../screenshots/views.ts'

const phone: Size = { width: 360, height: 780, scale: 1 }
const sideways: Size = { width: 844, height: 390, scale: 1 }
const desktop: Size = { width: 1440, height: 900, scale: 1 }

const mostSeen: ReadonlySet<ScreenName> = new Set([
  'home',
  'shop',
  'product',
  'cart',
  'checkout',
  'login',
  'game',
  'album',
])

interface Look {
  size: Size
  locale: Locale
  isDark: boolean
}

function looksOf(name: ScreenName, { group, isReady }: View): Look[] {
  const small = group === 'game' ? sideways : phone
  const looks: Look[] = [
    { size: small, locale: 'it', isDark: false },
    { size: desktop, locale: 'de', isDark: !isReady }, // a battle is always dark
  ]
  if (mostSeen.has(name))
    looks.push({ size: small, locale: 'de', isDark: true }, { size: desktop, locale: 'it', isDark: false })
  return looks
}

/** Two lanes that run in parallel. Changes of one lane in the shop are visible on no screen of the other. */
export const lanes: readonly (readonly Group[])[] = [
  ['site', 'shop', 'account'],
  ['game', 'admin'],
]

/** Excluded screens and the reasons. */
const unstable: ReadonlySet<ScreenName> = new Set([
  'adminMedia', // names of files that were just uploaded
  'adminCharacterCreate', // a creature chosen at random
  'adminRoomCreate', // a random key
  'battleNew', // a random deal
  'battleOwnDeck', // a random opponent
])

export function scenesOf(groups: readonly Group[]): Take[] {
  const shown = (Object.entries(views) as [ScreenName, View | null][]).flatMap(([name, view]) =>
    view && groups.includes(view.group) && !unstable.has(name)
      ? looksOf(name, view).map(look => ({ name, view, ...look }))
      : [],
  )
  const order = ({ view, size, locale, isDark }: Take) =>
    `${view.isReady ? 1 : 0} ${groups.indexOf(view.group)} ${view.person} ${size.width} ${locale} ${isDark}` // same visitor, one after another
  return shown.sort((one, other) => order(one).localeCompare(order(other)))
}

export const nameOf = ({ name, size, locale, isDark }: Take): string =>
  `${name}-${size.width}-${isDark ? 'dark' : 'light'}-${locale}`
