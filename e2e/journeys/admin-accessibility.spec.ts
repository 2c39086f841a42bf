import type { ScreenName } from '../../src/contract/paths.ts'
import { findingsOn } from '../fixtures/axe.ts'
import type { Sessions } from '../fixtures/sessions.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { addressOf, type View, views } from '../screenshots/views.ts'

test.use({ person: 'admin' })

const screens = (Object.entries(views) as [ScreenName, View | null][]).filter(
  (entry): entry is [ScreenName, View] => entry[1]?.group === 'admin',
)

const onPhones: readonly ScreenName[] = [
  'admin',
  'adminProducts',
  'adminProduct',
  'adminOrders',
  'adminOrder',
  'adminOrderCreate',
  'adminPacks',
  'adminCampaign',
  'adminSettings',
]

/** One page visits them all: what axe finds, and whether a page is wider than its window. */
async function expectSound(
  page: Page,
  which: readonly [ScreenName, View][],
  place: { url: string; sessions: Sessions },
): Promise<void> {
  for (const [name, view] of which)
    await test.step(name, async () => {
      await page.goto(await addressOf(name, view, 'it', place), { waitUntil: 'networkidle' })
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect.soft(await findingsOn(page), name).toEqual([])
      const beyond = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
      expect.soft(beyond, `${name} is not wider than its window`).toBeLessThanOrEqual(0)
    })
}

test.describe('on a desk, in the light', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('no screen of the administration has a finding of axe, none is too wide', async ({
    page,
    shop,
    sessions,
  }) => {
    test.setTimeout(480_000)
    expect(screens.length).toBeGreaterThan(40)
    await expectSound(page, screens, { url: shop.url, sessions })
  })
})

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, kept: { DarkMode: true } })

  test('the much used screens have no finding either', async ({ page, shop, sessions }) => {
    test.setTimeout(180_000)
    const chosen = screens.filter(([name]) => onPhones.includes(name))
    expect(chosen).toHaveLength(onPhones.length)
    await expectSound(page, chosen, { url: shop.url, sessions })
  })
})
