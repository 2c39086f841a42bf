import type { Role } from '../../src/contract/permissions.ts'
import { askedForPicture, expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const toLogin = (path: string) => `/login?next=${encodeURIComponent(path)}`

/** One address for each result. `src/app/guards-by-address.test.ts` checks many more. */
const table: { person: Role | null; leads: Record<string, string> }[] = [
  {
    person: null,
    leads: {
      '/administration/users?page=2': toLogin('/administration/users?page=2'),
      '/en/account/orders': `/en/login?next=${encodeURIComponent('/en/account/orders')}`,
      '/game/album': '/game/album', // a guest sees a preview
    },
  },
  {
    person: 'user',
    leads: { '/register': '/', '/administration': '/', '/account/shipping': '/account/shipping' },
  },
  {
    person: 'retailer',
    leads: { '/stanze/rivenditori': '/stanze/rivenditori' },
  },
  {
    person: 'admin',
    leads: { '/en/login': '/en' },
  },
]

for (const { person, leads } of table)
  test.describe(`links for ${person ?? 'a guest'}`, () => {
    test.use({ person, kept: askedForPicture })

    test(`open or redirect as specified (${Object.keys(leads).length})`, async ({ page }) => {
      for (const [path, target] of Object.entries(leads))
        await test.step(`${path} → ${target}`, async () => {
          await page.goto(path)
          await expect(page).toHaveURL(target)
          await expect(page.locator('#content')).toBeVisible()
        })
    })
  })

test('reports a missing room on the list of rooms', async ({ page }) => {
  expect((await page.goto('/stanze/nessuna'))?.status()).toBe(404)
  await expect(page).toHaveURL('/stanze')
  await expect(page.getByText('Room non trovata')).toBeVisible()
})

test('reports a room without access on the list of rooms', async ({ page }) => {
  await page.goto('/stanze/rivenditori')
  await expect(page).toHaveURL('/stanze')
  await expect(page.getByText(say('common.guards.room_denied'))).toBeVisible()
})

/**
 * A server-rendered page, one that only the app renders, and a step of a purchase. `open-sections.test.ts` checks every
 * address.
 */
const closed = ['/promozioni', '/game/battle/new', '/checkout']

test('spec, also: responds with 404 for a disabled section, in the API and on its page', async ({
  page,
  publish,
}) => {
  await publish({ enable_promo_page: false, enable_for_game: false, product_addtocart: false })
  for (const path of closed)
    await test.step(path, async () => {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: say('common.page_not_found') })).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
    })
})

test('shows a login dialog of 500 px if products require a login', async ({ page, publish }) => {
  await publish({ auth_required_on_product_checkout: true })
  await page.goto('/negozio/buste-e-box/busta-fuoco-serie-1')
  const dialog = page.getByRole('dialog', { name: say('auth.login.dialog_title') })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0) // spec 61: nothing has been typed yet
  expect((await dialog.boundingBox())?.width).toBe(500)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel(say('auth.email'), { exact: true }).fill('user@example.com')
  await dialog.getByLabel(say('auth.password'), { exact: true }).fill('bottega-demo')
  await dialog.getByRole('button', { name: say('auth.login.submit'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/negozio/buste-e-box/busta-fuoco-serie-1')
})
