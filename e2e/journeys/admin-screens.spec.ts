/**
 * Every screen of the administration, opened once: axe and width on a desktop, some on a phone in dark mode, some with
 * long words.
 */
import type { ScreenName } from '../../src/contract/paths.ts'
import { desktop, inParts, lookAt, onADesktop, onAPhoneInTheDark, withLongWords } from '../fixtures/looks.ts'
import { expect, test } from '../fixtures/visit.ts'
import { addressOf, type View, views } from '../screenshots/views.ts'

test.use({ pictures: true, person: 'admin', viewport: desktop })
test.describe.configure({ mode: 'parallel' })

const all = (Object.entries(views) as [ScreenName, View | null][]).filter(
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

const wordy: readonly string[] = [
  'admin',
  'adminUsers',
  'adminOrders',
  'adminProducts',
  'adminProduct',
  'adminCategories',
  'adminPayments',
  'adminShipping',
  'adminDocuments',
  'adminMedia',
  'adminReviews',
  'adminSettings?group=register',
]

interface Screen {
  name: ScreenName
  view: View
  query: string
}

const screens: Screen[] = [
  ...all.map(([name, view]) => ({ name, view, query: '' })),
  { name: 'adminSettings', view: views.adminSettings!, query: '?group=register' },
]

const looksAt = ({ name, query }: Screen) => [
  onADesktop,
  ...(onPhones.includes(name) && !query ? [onAPhoneInTheDark] : []),
  ...(wordy.includes(name + query) ? [withLongWords] : []),
]

test('covers every frequently used screen and every screen with user-generated text', () => {
  const names = screens.map(({ name, query }) => name + query)
  expect(names.length).toBeGreaterThan(40)
  expect(names).toEqual(expect.arrayContaining([...onPhones, ...wordy]))
})

for (const part of inParts(screens, 8))
  test(`has no axe violations and no overflow: ${part.map(({ name, query }) => name + query).join(', ')}`, async ({
    page,
    shop,
    sessions,
  }) => {
    test.setTimeout(240_000)
    for (const screen of part) {
      const { name, view, query } = screen
      await page.setViewportSize(desktop)
      const address = await addressOf(name, view, 'it', { url: shop.url, sessions })
      await page.goto(address + query, { waitUntil: 'networkidle' })
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await lookAt(page, name + query, looksAt(screen))
    }
  })
