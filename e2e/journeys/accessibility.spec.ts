import type { Role } from '../../src/contract/permissions.ts'
import { findingsInBoth, findingsOn } from '../fixtures/axe.ts'
import { openBattle } from '../fixtures/battle.ts'
import { openCart } from '../fixtures/cart.ts'
import { digitalPackPath } from '../fixtures/checkout.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { byAxe, lookAt } from '../fixtures/looks.ts'
import { expectThanks, fillAddress, letAvatarWait, payButton } from '../fixtures/purchase.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ pictures: true })

/** States of screens that `screens.spec.ts` does not cover, or covers for another user. */
const states: { person: Role | null; paths: string[] }[] = [
  {
    person: null,
    paths: [
      '/negozio/abbigliamento/t-shirt-draghissimo',
      '/negozio/buste-e-box/busta-luce-serie-2',
      '/negozio/album/album-del-collezionista',
      digitalPackPath,
      '/negozio?search=zzzzzz',
      '/collezioni/configuratore/1',
      '/game',
      '/game/play',
      '/nessuna-pagina',
      '/characters/draghissimo',
      '/de/characters/germoglino',
    ],
  },
  { person: 'user', paths: ['/checkout/complete'] },
  { person: 'retailer', paths: ['/account/dashboard'] },
]

for (const { person, paths } of states)
  test.describe(`axe violations for ${person ?? 'a guest'}`, () => {
    test.use({ person })

    test(`are absent in light and dark mode: ${paths.join(', ')}`, async ({ page }) => {
      for (const path of paths) {
        await page.goto(path)
        await expectDrawn(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await lookAt(page, path, [byAxe])
      }
    })
  })

test.describe('has no axe violations from the cart to the order', () => {
  test.use({ person: 'user' })

  test('in light and dark mode: cartButton, filled checkout, faults, payment, order', async ({ page }) => {
    await letAvatarWait(page)
    await page.goto('/negozio/buste-e-box/busta-fuoco-serie-1')
    await expectDrawn(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: say('shop.add'), exact: true })
      .click()
    const panel = await openCart(page)
    expect(await findingsInBoth(page)).toEqual([])
    await panel.getByRole('link', { name: say('shop.cart.checkout') }).click()
    await page.getByRole('radio', { name: say('shop.address.business') }).check()
    await payButton(page).click()
    await expect(page.getByText(say('validation.sdi_or_pec'))).toBeVisible()
    expect(await findingsInBoth(page)).toEqual([])
    await page.getByRole('radio', { name: say('shop.address.person') }).check()
    await fillAddress(page)
    await page.getByRole('button', { name: say('payment.test.challenge') }).click()
    expect(await findingsInBoth(page)).toEqual([])
    await payButton(page).click()
    await page.getByRole('button', { name: say('payment.challenge.no') }).click()
    await expect(page.getByText(say('payment.refused.authentication_failed'))).toBeVisible()
    expect(await findingsInBoth(page)).toEqual([])
    await page.getByRole('button', { name: say('payment.test.approved') }).click()
    await payButton(page).click()
    await expectThanks(page)
    expect(await findingsInBoth(page)).toEqual([])
    const number = new URL(page.url()).searchParams.get('order') ?? ''
    await page.goto(`/account/orders?order=${number}`)
    await expect(page.getByText(say('shop.order.event.paid'))).toBeVisible()
    expect(await findingsInBoth(page)).toEqual([])
  })
})

test('finds no axe violations in the HTML of a battle and its settings, in light and dark mode', async ({
  page,
}) => {
  const battle = await openBattle(page, '/game/battle/oldnew')
  await expect(page.getByTestId('use-move').first()).toBeVisible()
  expect(await findingsInBoth(page)).toEqual([])
  await battle.getByRole('button', { name: say('battle.settings.title') }).click()
  await expect(page.getByRole('button', { name: say('battle.settings.restart') })).toBeVisible()
  expect(await findingsInBoth(page)).toEqual([])
})

test.describe('the consent dialog', () => {
  test.use({ consent: null })

  test('has no axe violations', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
  })
})
