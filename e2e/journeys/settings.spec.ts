/**
 * Every key of the site's settings (specification notes §3) has an effect that a visitor sees. The tables have one
 * entry per key of the contract's schema. A new key without one neither compiles nor passes.
 */
import type { SettingsChange } from '../../src/contract/endpoints/admin/settings.ts'
import { Settings } from '../../src/contract/settings.ts'
import { packPath } from '../fixtures/checkout.ts'
import { expectDrawn, withoutAccount } from '../fixtures/forms.ts'
import type { Publisher } from '../fixtures/publisher.ts'
import { freshAddress } from '../fixtures/sessions.ts'
import { appearanceEffects } from '../fixtures/setting-effects/appearance.ts'
import { goToCheckout, onCheckout } from '../fixtures/setting-effects/checkout.ts'
import { deliveryEffects } from '../fixtures/setting-effects/delivery.ts'
import { designsOfHomePage } from '../fixtures/setting-effects/designs.ts'
import { addButton, type Effect, header, type JourneyContext } from '../fixtures/setting-effects/effect.ts'
import {
  type Looks,
  onHomePage,
  onHomePageOfGuest,
  onProductPage,
  visitsFor,
} from '../fixtures/setting-effects/looks.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

interface Place {
  name: string
  path: string
  looks: Looks
  prepare?(page: Page): Promise<void> // before the first visit
  enter?(page: Page): Promise<void> // from the path to the tested part
}

const places: readonly Place[] = [
  { name: 'home page', path: '/', looks: onHomePage },
  { name: 'home page, as its designs,', path: '/', looks: designsOfHomePage },
  { name: 'home page of a guest', path: '/', looks: onHomePageOfGuest, prepare: withoutAccount },
  { name: 'product page', path: packPath, looks: onProductPage },
  { name: 'checkout', path: packPath, looks: onCheckout, enter: goToCheckout },
]

const seenTogether = {
  ...onHomePage,
  ...designsOfHomePage,
  ...onHomePageOfGuest,
  ...onProductPage,
  ...onCheckout,
}

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
  product_addtocart: async ({ page, open }) => {
    await open({ product_addtocart: true }, packPath)
    await expect(addButton(page)).toBeVisible()
    await open({ product_addtocart: false }, packPath)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(addButton(page)).toHaveCount(0)
  },
  ...deliveryEffects,
}

test('covers every key of the settings', () => {
  const keys = [...Object.keys(seenTogether), ...Object.keys(seenAlone)]
  expect(keys.sort()).toEqual(Object.keys(Settings.shape).sort())
})

interface Opening {
  page: Page
  publish: Publisher['publish']
}

/** Opens a page of a shop with these settings. */
async function openWith({ page, publish }: Opening, change: SettingsChange, path = '/'): Promise<void> {
  await publish(change)
  await page.goto(path)
  await expectDrawn(page)
  await expect(header(page)).toBeVisible()
}

test.describe('the settings', () => {
  test.use({ person: 'user' })

  for (const { name, path, looks, prepare, enter } of places)
    test(`take effect on the ${name}: ${Object.keys(looks).join(', ')}`, async ({ page, publish }) => {
      await prepare?.(page)
      for (const visit of visitsFor(looks)) {
        await openWith({ page, publish }, visit.change, path)
        await enter?.(page)
        for (const { key, see } of visit.looks) await test.step(key, () => see(page))
      }
    })
})

test.describe('the setting', () => {
  test.use({ person: 'user' })

  for (const [key, see] of Object.entries(seenAlone))
    test(`${key} takes effect`, async ({ page, shop, publish }) => {
      const open: JourneyContext['open'] = (change, path) => openWith({ page, publish }, change, path)
      await see({ page, url: shop.url, open, publish })
    })
})
