/** Results of the header search: screens and settings immediately, records after the server has responded. */
import type { Found } from '@/contract/endpoints/admin/search.ts'
import { type LinkTo, type ScreenName, screens } from '@/contract/paths.ts'
import type { Holder } from '@/contract/permissions.ts'
import type { TFunction } from '@/i18n/words.ts'
import { filteredHref } from '../list/work-href.ts'
import { mayOpen } from './menu.ts'
import { named, openScreens, settingsWithGroup } from './screens-named.ts'
import { groupNames } from './setting-groups.ts'

export interface Hit {
  href: string
  name: string
  note: string
}

/** In display order. */
export const hitKinds = ['screens', 'orders', 'users', 'products', 'coupons', 'pages', 'settings'] as const
export type Hits = Record<(typeof hitKinds)[number], Hit[]>

const most = 5 // screens, settings

/** `coupons`: the English word of its path, which admins may know from other shops. */
const addressWord = (name: ScreenName) => screens[name].pattern.split('/').at(-1) ?? ''

function screenHits(search: string, user: Holder | null, linkTo: LinkTo, t: TFunction): Hit[] {
  const textsOf = (name: ScreenName) => ({
    name: t(`titles:${name}`),
    synonyms: `${addressWord(name)} ${t(`admin:find.${name}`)}`,
  })
  const matchingScreens = named(
    openScreens.filter(name => mayOpen(user, name)),
    textsOf,
    search,
  )
  return matchingScreens
    .slice(0, most)
    .map(name => ({ href: linkTo(name), name: t(`titles:${name}`), note: '' }))
}

function settingHits(search: string, linkTo: LinkTo, t: TFunction): Hit[] {
  const settings = linkTo('adminSettings')
  const groups = named(
    groupNames,
    group => ({ name: t(`admin:settings.group.${group}`), synonyms: t(`admin:find.${group}`) }),
    search,
  ).map(group => ({
    href: `${settings}?group=${group}`,
    name: t(`admin:settings.group.${group}`),
    note: t('titles:adminSettings'),
  }))
  const keys = named(settingsWithGroup, ({ key }) => ({ name: t(`admin:settings.key.${key}`) }), search).map(
    ({ group, key }) => ({
      href: `${settings}?group=${group}`,
      name: t(`admin:settings.key.${key}`),
      note: t(`admin:settings.group.${group}`),
    }),
  )
  return [...keys, ...groups].slice(0, most)
}

const nothing: Found = { orders: [], users: [], guests: [], products: [], coupons: [], pages: [] }

interface HitSources {
  found: Found | undefined // undefined: the server has not responded yet
  user: Holder | null // only what this user may open is found
  linkTo: LinkTo
  t: TFunction
}

export function hitsOf(search: string, { found, user, linkTo, t }: HitSources): Hits {
  const { orders, users, guests, products, coupons, pages } = found ?? nothing
  return {
    screens: screenHits(search, user, linkTo, t),
    orders: orders.map(({ id, number, buyer, status }) => ({
      href: status === 'draft' ? `${linkTo('adminOrderCreate')}?draft=${id}` : linkTo('adminOrder', { id }),
      name: number,
      note: buyer,
    })),
    users: [
      ...users.map(({ id, name, email }) => ({ href: linkTo('adminUser', { id }), name, note: email })),
      ...guests.map(({ id, name, email }) => ({
        href: linkTo('adminCustomer', { id }),
        name: name || email,
        note: email,
      })),
    ],
    products: products.map(({ id, title, sku }) => ({
      href: linkTo('adminProduct', { id }),
      name: title,
      note: sku,
    })),
    coupons: coupons.map(({ code, batch }) => ({
      href: filteredHref(linkTo, 'adminCoupons', { q: code }),
      name: code,
      note: batch ?? '',
    })),
    pages: pages.map(({ id, title, slug }) => ({
      href: linkTo('adminPage', { id }),
      name: title,
      note: `/${slug}`,
    })),
    settings: mayOpen(user, 'adminSettings') ? settingHits(search, linkTo, t) : [],
  }
}
