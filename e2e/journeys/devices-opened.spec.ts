/**
 * Parts without an address, opened in German on all devices of `screens.spec.ts`: menu, search, consent, filters and
 * dialogs.
 */
import type { ScreenName } from '../../src/contract/paths.ts'
import { findingsOnAll, settled } from '../fixtures/devices.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { askedForPicture, expect, type Page, test } from '../fixtures/visit.ts'
import { sayIn } from '../fixtures/words.ts'
import { addressOf, views } from '../screenshots/views.ts'

const words = (key: string) => sayIn('de', key)
const press = (key: string) => (page: Page) =>
  page
    .getByRole('button', { name: words(key), exact: true })
    .first()
    .click()

interface Opening {
  what: string
  screen: ScreenName
  open(page: Page): Promise<unknown>
}

const forGuests: Opening[] = [
  { what: 'menu', screen: 'faq', open: press('nav.open_menu') },
  {
    what: 'search',
    screen: 'promotions',
    open: page =>
      page
        .getByRole('banner')
        .getByRole('link', { name: words('nav.search') })
        .click(),
  },
  { what: 'consent', screen: 'promotions', open: press('common.footer.consent') },
  { what: 'filters', screen: 'shop', open: press('shop.facets.title') },
  { what: 'picture', screen: 'product', open: press('shop.gallery.enlarge') },
]

const forMembers: Opening[] = [
  { what: 'settings', screen: 'game', open: press('game.hub.settings') },
  { what: 'avatar', screen: 'accountDetails', open: press('account.dashboard.change_avatar') },
  { what: 'deletion', screen: 'accountDetails', open: press('account.details.delete.open') },
  { what: 'filters', screen: 'album', open: press('album.filters') },
  {
    what: 'filters',
    screen: 'decks',
    open: page =>
      page.getByRole('button', { name: `${words('decks.filters')}: ${words('decks.all_types')}` }).click(),
  },
  { what: 'opened packs', screen: 'pack', open: press('packs.history.open') },
]

test.use({
  viewport: { width: 393, height: 852 },
  hasTouch: true,
  isMobile: true,
  kept: { ...askedForPicture, preferences: { speed: 4, reducedMotion: true, quality: 'low' } },
})
test.describe.configure({ mode: 'parallel' })

for (const { person, openings } of [
  { person: null, openings: forGuests },
  { person: 'user' as const, openings: forMembers },
])
  test.describe(`for ${person ?? 'a guest'}`, () => {
    test.use({ person })

    test('fits dialogs and panels into every device, and closes them on back', async ({
      page,
      shop,
      sessions,
    }) => {
      test.setTimeout(240_000)
      const found: string[] = []
      let first: string | undefined // the address from which each of the others was opened
      for (const { what, screen, open } of openings) {
        const view = views[screen]
        if (!view) throw new Error('no such screen')
        await page.setViewportSize({ width: 393, height: 852 })
        await page.goto(await addressOf(screen, view, 'de', { url: shop.url, sessions }))
        await expectDrawn(page)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await open(page)
        await expect(page.getByRole('dialog')).toBeVisible()
        await settled(page)
        found.push(...(await findingsOnAll(page)).map(finding => `${screen}, ${what}: ${finding}`))
        if (first) {
          await page.goBack({ waitUntil: 'commit' })
          expect(page.url(), `back from ${screen} with ${what}`).toBe(first)
        }
        first ??= page.url()
      }
      expect(found).toEqual([])
    })
  })
