import { describe, expect, it } from 'vitest'
import type { PageLink } from '@/contract/endpoints/site/site.ts'
import { readSettings } from '@/contract/settings.ts'
import { accountEntries, footerPages, headerEntries, placeMenu, tailOf } from './menu.ts'

const page: PageLink = {
  id: 9,
  title: 'Shipping',
  slug: 'spedizioni',
  icon: null,
  show_in_menu: true,
  show_in_footer: false,
  is_root: false,
  translations: [
    { locale: 'it', slug: 'spedizioni' },
    { locale: 'en', slug: 'shipping' },
  ],
}

const open = readSettings({ enable_for_game: true, enable_catalog: true })

describe('header menu (specification notes §2)', () => {
  it('lists the six entries of the specification first, in the language of the page', () => {
    expect(
      headerEntries(open, [], 'it')
        .map(entry => entry.href)
        .slice(0, 6),
    ).toEqual(['/', '/game/pack', '/game/album', '/collezioni', '/game/lobby', '/characters'])
    expect(headerEntries(open, [], 'en').map(entry => entry.href)).toContain('/en/collection')
  })

  it('adds an entry for each page flagged show_in_menu, at its own slug', () => {
    expect(headerEntries(open, [page], 'en').at(-1)).toMatchObject({
      label: 'Shipping',
      href: '/en/shipping',
    })
    expect(footerPages([page], 'en')).toEqual([])
  })

  it('lists promotions and blog after them', () => {
    expect(
      headerEntries(open, [], 'it')
        .map(entry => entry.key)
        .slice(6),
    ).toEqual(['promotions', 'blog'])
  })

  it('omits links to disabled parts', () => {
    const closed = readSettings({ enable_promo_page: false, enable_blog_page: false })
    expect(headerEntries(closed, [], 'it').map(entry => entry.key)).toEqual(['home', 'characters'])
  })

  it('shows retailers their users, and role user the shipping screen', () => {
    expect(accountEntries('retailer', 'it').at(-1)?.href).toBe('/account/users')
    expect(accountEntries('user', 'it').at(-1)?.href).toBe('/account/shipping')
    expect(accountEntries('other', 'it')).toHaveLength(3)
  })

  it('folds its tail between 600 and 1059 px (decision 0038)', () => {
    const entries = headerEntries(open, [page], 'it')
    const from = (look?: 'HeaderB') => placeMenu(entries, look).map(entry => entry.from)
    const folded = ['never', 'never', 'never'] as const
    expect(from()).toEqual([600, 840, 1060, 1060, 1240, 'never', ...folded])
    expect(from('HeaderB')).toEqual([600, 840, 1060, 1240, 'never', 'never', ...folded])
    expect(placeMenu(entries, 'HeaderA', true).map(entry => entry.from)).toEqual([
      ...[840, 1060, 1060, 1240, 'never', 'never', ...folded],
    ])
    expect(tailOf(placeMenu(entries))).toHaveLength(8)
    expect(tailOf(placeMenu(entries.slice(0, 1)))).toEqual([])
  })
})
