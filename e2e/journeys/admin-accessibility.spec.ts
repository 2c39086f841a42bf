import type { ScreenName } from '../../src/contract/paths.ts'
import { findingsOn, setDark } from '../fixtures/axe.ts'
import { settled } from '../fixtures/devices.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { addressOf, type View, views } from '../screenshots/views.ts'

test.use({ pictures: true, person: 'admin' })

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

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** What axe finds on the page as it stands, and whether it is wider than its window. */
async function expectSound(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect.soft(await findingsOn(page), name).toEqual([])
  const beyond = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
  expect.soft(beyond, `${name} is not wider than its window`).toBeLessThanOrEqual(0)
}

test.use({ viewport: desk })

test('no screen of the administration has a finding of axe, none is too wide: on a desk, the much used ones on a phone in the dark', async ({
  page,
  shop,
  sessions,
}) => {
  test.setTimeout(480_000)
  expect(screens.length).toBeGreaterThan(40)
  expect(screens.filter(([name]) => onPhones.includes(name))).toHaveLength(onPhones.length)
  for (const [name, view] of screens)
    await test.step(name, async () => {
      const address = await addressOf(name, view, 'it', { url: shop.url, sessions })
      await page.goto(address, { waitUntil: 'networkidle' })
      await expectSound(page, name)
      if (!onPhones.includes(name)) return
      await page.setViewportSize(phone)
      await setDark(page, true)
      await settled(page)
      await expectSound(page, `${name} on a phone`)
      await setDark(page, false)
      await page.setViewportSize(desk)
    })
})
