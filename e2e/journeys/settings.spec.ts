/**
 * Every key of the site's settings (specification notes §3) has an effect that a visitor sees. The tables have one entry per key of the
 * contract's schema: a new key without one neither compiles nor passes.
 */
import type { SettingsChange } from '../../src/contract/endpoints/admin/settings.ts'
import { Settings } from '../../src/contract/settings.ts'
import { cartButton, openCart } from '../fixtures/cart.ts'
import { packPath } from '../fixtures/checkout.ts'
import { expectDrawn, withoutAccount } from '../fixtures/forms.ts'
import type { Publisher } from '../fixtures/publisher.ts'
import { freshAddress } from '../fixtures/sessions.ts'
import { appearanceEffects } from '../fixtures/setting-effects/appearance.ts'
import { deliveryEffects } from '../fixtures/setting-effects/delivery.ts'
import { addButton, type Effect, header, type JourneyContext } from '../fixtures/setting-effects/effect.ts'
import { onHomePage, onProductPage, visitsFor } from '../fixtures/setting-effects/looks.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const checkoutPart =
  (key: keyof SettingsChange, part: (page: Page) => ReturnType<Page['getByLabel']>): Effect =>
  async ({ page, open }) => {
    for (const isOn of [true, false]) {
      await open({ [key]: isOn }, packPath)
      await addButton(page).click()
      await (await openCart(page)).getByRole('link', { name: say('shop.cart.checkout') }).click()
      await expect(page.getByRole('heading', { name: say('shop.checkout.summary') })).toBeVisible()
      await expect(page.getByRole('main').getByText(say('shop.checkout.payment')).first()).toBeVisible()
      await expect(part(page)).toHaveCount(isOn ? 1 : 0)
    }
  }

const seenTogether = { ...onHomePage, ...onProductPage }

const seenAlone: Record<Exclude<keyof typeof Settings.shape, keyof typeof seenTogether>, Effect> = {
  ...appearanceEffects,
  type_website: async ({ page, open }) => {
    await open({ type_website: 'showcase' }, packPath)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(addButton(page)).toHaveCount(0)
    await open({ type_website: 'game' })
    const doors = page.getByRole('region', { name: say('home.slides.name') }).getByRole('link')
    await expect(doors.first()).toHaveText(say('home.hero.play'))
    await open({ type_website: 'ecommerce' })
    await expect(doors.first()).not.toHaveText(say('home.hero.play'))
  },
  website_language: async ({ url, publish }) => {
    await publish({ website_language: 'fr' })
    const response = await fetch(`${url}/`, {
      redirect: 'manual',
      headers: { accept: 'text/html', 'accept-language': 'ja', 'x-forwarded-for': freshAddress() },
    })
    expect(response.headers.get('location')).toBe('/fr')
  },
  auth_required_on_product_checkout: async ({ page, open }) => {
    const dialog = page.getByRole('dialog', { name: say('auth.login.dialog_title') })
    await withoutAccount(page)
    await open({ auth_required_on_product_checkout: true }, packPath)
    await expect(dialog).toBeVisible()
    await open({ auth_required_on_product_checkout: false }, packPath)
    await expect(addButton(page)).toBeVisible()
    await expect(dialog).toHaveCount(0)
  },
  enable_guest_checkout: async ({ page, open }) => {
    await withoutAccount(page)
    for (const isOn of [true, false]) {
      await open({ enable_guest_checkout: isOn })
      await expect(cartButton(page)).toHaveCount(isOn ? 1 : 0)
    }
  },
  enable_welcome_pack: async ({ page, open }) => {
    await withoutAccount(page)
    for (const isOn of [true, false]) {
      await open({ enable_welcome_pack: isOn })
      await expect(page.getByRole('button', { name: say('home.welcome.tear') })).toHaveCount(isOn ? 1 : 0)
    }
  },
  product_addtocart: async ({ page, open }) => {
    await open({ product_addtocart: true }, packPath)
    await expect(addButton(page)).toBeVisible()
    await open({ product_addtocart: false }, packPath)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(addButton(page)).toHaveCount(0)
  },
  shipping_countries: async ({ page, open }) => {
    await open({ shipping_countries: ['IT', 'DE'] }, packPath)
    await addButton(page).click()
    await (await openCart(page)).getByRole('link', { name: say('shop.cart.checkout') }).click()
    const country = page.getByLabel(say('shop.address.country'))
    await expect(country.locator('option')).toHaveText(['Italia', 'Germania'])
  },
  ...deliveryEffects,
  checkout_enable_coupon_input: checkoutPart('checkout_enable_coupon_input', page =>
    page.getByLabel(say('shop.coupon.label')),
  ),
  checkout_enable_ticket_request: checkoutPart('checkout_enable_ticket_request', page =>
    page.getByLabel(say('shop.checkout.ticket')),
  ),
}

test('every key of the settings has its entry here', () => {
  const keys = [...Object.keys(seenTogether), ...Object.keys(seenAlone)]
  expect(keys.sort()).toEqual(Object.keys(Settings.shape).sort())
})

interface Opening {
  page: Page
  publish: Publisher['publish']
}

/** Opens a page of a shop whose owner has chosen this. */
async function openWith({ page, publish }: Opening, change: SettingsChange, path = '/'): Promise<void> {
  await publish(change)
  await page.goto(path)
  await expectDrawn(page)
  await expect(header(page)).toBeVisible()
}

test.describe('the settings', () => {
  test.use({ person: 'user' })

  for (const [place, path, looks] of [
    ['home page', '/', onHomePage],
    ['product page', packPath, onProductPage],
  ] as const)
    test(`that show on the ${place} by themselves are seen: ${Object.keys(looks).join(', ')}`, async ({
      page,
      publish,
    }) => {
      for (const visit of visitsFor(looks)) {
        await openWith({ page, publish }, visit.change, path)
        for (const { key, see } of visit.looks) await test.step(key, () => see(page))
      }
    })
})

test.describe('the setting', () => {
  test.use({ person: 'user' })

  for (const [key, see] of Object.entries(seenAlone))
    test(`${key} is seen`, async ({ page, shop, publish }) => {
      const open: JourneyContext['open'] = (change, path) => openWith({ page, publish }, change, path)
      await see({ page, url: shop.url, open, publish })
    })
})
