/** What the search of the header shows: screens and settings at once, records as soon as the server has responded. */
import type { Found } from '@/contract/endpoints/admin/search.ts'
import { type LinkTo, type ScreenName, screens } from '@/contract/paths.ts'
import type { TFunction } from '@/i18n/words.ts'
import { named, openScreens, settingsWithGroup } from './screens-named.ts'

export interface Hit {
  href: string
  name: string
  note: string
}

/** In the order in which they stand. */
export const hitKinds = ['screens', 'orders', 'users', 'products', 'settings'] as const
export type Hits = Record<(typeof hitKinds)[number], Hit[]>

const most = 5 // screens, settings

/** `coupons`: the English word of its address, which admins of other shops may know it by. */
const addressWords = (name: ScreenName) => screens[name].pattern.split('/').at(-1) ?? ''

function screenHits(search: string, linkTo: LinkTo, t: TFunction): Hit[] {
  const found = named(openScreens, name => `${t(`titles:${name}`)} ${addressWords(name)}`, search)
  return found.slice(0, most).map(name => ({ href: linkTo(name), name: t(`titles:${name}`), note: '' }))
}

function settingHits(search: string, linkTo: LinkTo, t: TFunction): Hit[] {
  const found = named(settingsWithGroup, ({ key }) => t(`admin:settings.key.${key}`), search)
  return found.slice(0, most).map(({ group, key }) => ({
    href: `${linkTo('adminSettings')}?group=${group}`,
    name: t(`admin:settings.key.${key}`),
    note: t(`admin:settings.group.${group}`),
  }))
}

const nothing: Found = { orders: [], users: [], products: [] }

export function hitsOf(search: string, found: Found | undefined, linkTo: LinkTo, t: TFunction): Hits {
  const { orders, users, products } = found ?? nothing
  return {
    screens: screenHits(search, linkTo, t),
    orders: orders.map(({ id, number, buyer, status }) => ({
      href: status === 'draft' ? `${linkTo('adminOrderCreate')}?draft=${id}` : linkTo('adminOrder', { id }),
      name: number,
      note: buyer,
    })),
    users: users.map(({ id, name, email }) => ({ href: linkTo('adminUser', { id }), name, note: email })),
    products: products.map(({ id, title, sku }) => ({
      href: linkTo('adminProduct', { id }),
      name: title,
      note: sku,
    })),
    settings: settingHits(search, linkTo, t),
  }
}
