import type { Role } from '../../src/contract/permissions.ts'
import { findingsOn } from '../world/axe.ts'
import { openBattle, withoutWebgl } from '../world/battle.ts'
import { openBag } from '../world/cart.ts'
import { expectDrawn } from '../world/forms.ts'
import { expectThanks, fillAddress, letAvatarWait, payButton } from '../world/purchase.ts'
import { expect, test } from '../world/visit.ts'
import { say } from '../world/words.ts'

const pages: { person: Role | null; paths: string[] }[] = [
  {
    person: null,
    paths: [
      '/',
      '/negozio',
      '/negozio/abbigliamento/t-shirt-draghissimo',
      '/negozio/buste-e-box/busta-luce-serie-2',
      '/negozio/album/album-del-collezionista',
      '/negozio/buste-digitali/busta-digitale-della-bottega',
      '/negozio?search=zzzzzz',
      '/collezioni',
      '/collezioni/configuratore/1',
      '/login',
      '/register',
      '/forgot-password',
      '/characters',
      '/game',
      '/game/play',
      '/nessuna-pagina',
    ],
  },
  {
    person: 'user',
    paths: [
      '/account/dashboard',
      '/account/details',
      '/account/orders',
      '/account/shipping',
      '/checkout',
      '/checkout/complete',
      '/game',
      '/game/decks',
      '/game/play',
      '/game/album',
      '/game/lobby',
      '/game/history',
    ],
  },
  { person: 'retailer', paths: ['/account/users', '/account/dashboard'] },
  {
    person: 'admin',
    paths: [
      '/administration',
      '/administration/products',
      '/administration/products/1',
      '/administration/orders',
      '/administration/settings',
    ],
  },
]

for (const { person, paths } of pages)
  test.describe(`no axe finding for ${person ?? 'a guest'}`, () => {
    test.use({ person })

    for (const path of paths)
      test(`on ${path}, in the light and in the dark`, async ({ page }) => {
        await page.goto(path)
        await expectDrawn(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect(await findingsOn(page)).toEqual([])
        await page.evaluate(() => {
          localStorage.setItem('DarkMode', 'true')
          dispatchEvent(new StorageEvent('storage', { key: 'DarkMode' })) // as from another tab
        })
        await expect(page.locator('html')).toHaveClass('dark')
        expect(await findingsOn(page)).toEqual([])
      })
  })

test.describe('no axe finding on the way of an order', () => {
  test.use({ person: 'user' })

  for (const DarkMode of [false, true])
    test.describe(DarkMode ? 'in the dark' : 'in the light', () => {
      test.use({ kept: { DarkMode } })

      test('bag, filled checkout, faults, payment, order', async ({ page }) => {
        await letAvatarWait(page)
        await page.goto('/negozio/buste-e-box/busta-fuoco-serie-1')
        await expectDrawn(page)
        await page
          .getByRole('main')
          .getByRole('button', { name: say('shop.add'), exact: true })
          .click()
        const panel = await openBag(page)
        expect(await findingsOn(page)).toEqual([])
        await panel.getByRole('link', { name: say('shop.cart.checkout') }).click()
        await page.getByRole('radio', { name: say('shop.address.business') }).check()
        await payButton(page).click()
        await expect(page.getByText(say('validation.sdi_or_pec'))).toBeVisible()
        expect(await findingsOn(page)).toEqual([])
        await page.getByRole('radio', { name: say('shop.address.person') }).check()
        await fillAddress(page)
        await payButton(page).click()
        await expect(page.getByRole('button', { name: say('shop.bank.approve') })).toBeVisible()
        expect(await findingsOn(page)).toEqual([])
        await page.getByRole('button', { name: say('shop.bank.approve') }).click()
        await expectThanks(page)
        expect(await findingsOn(page)).toEqual([])
        const number = new URL(page.url()).searchParams.get('order') ?? ''
        await page.goto(`/account/orders?order=${number}`)
        await expect(page.getByText(say('shop.order.event.paid'))).toBeVisible()
        expect(await findingsOn(page)).toEqual([])
      })
    })
})

for (const DarkMode of [false, true])
  test.describe(DarkMode ? 'at the table, in the dark' : 'at the table, in the light', () => {
    test.use({ kept: { DarkMode } })

    test('no axe finding on the twin of a battle and its settings', async ({ page }) => {
      await withoutWebgl(page)
      const battle = await openBattle(page, '/game/battle/oldnew')
      await expect(page.getByTestId('use-move').first()).toBeVisible()
      expect(await findingsOn(page)).toEqual([])
      await battle.getByRole('button', { name: say('battle.settings.title') }).click()
      await expect(page.getByRole('button', { name: say('battle.settings.restart') })).toBeVisible()
      expect(await findingsOn(page)).toEqual([])
    })
  })

test.describe('the consent dialog', () => {
  test.use({ consent: null })

  test('has no axe finding', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
  })
})
