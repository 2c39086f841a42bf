/**
 * Every key of the site's settings (specification notes §3) has an effect that a visitor sees. The table has one entry per key of the
 * contract's schema: a new key without one neither compiles nor passes.
 */
import type { SettingsChange } from '../../src/contract/endpoints/admin/settings.ts'
import { Settings } from '../../src/contract/settings.ts'
import { cartButton, openCart } from '../fixtures/cart.ts'
import { packPath } from '../fixtures/checkout.ts'
import { expectDrawn, withoutAccount } from '../fixtures/forms.ts'
import { freshAddress } from '../fixtures/sessions.ts'
import { appearanceEffects } from '../fixtures/setting-effects/appearance.ts'
import { deliveryEffects } from '../fixtures/setting-effects/delivery.ts'
import { addButton, type Effect, footer, header, menu } from '../fixtures/setting-effects/effect.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

/** A door in the footer that one switch opens. */
const footerDoor =
  (key: keyof SettingsChange, text: string): Effect =>
  async ({ page, open }) => {
    const door = footer(page).getByRole('link', { name: text, exact: true })
    await open({ [key]: true })
    await expect(door).toBeVisible()
    await open({ [key]: false })
    await expect(footer(page)).toBeVisible()
    await expect(door).toHaveCount(0)
  }

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

const effects: Record<keyof typeof Settings.shape, Effect> = {
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
  languages: async ({ page, open }) => {
    await open({ languages: ['it', 'en'] })
    await header(page)
      .getByRole('button', { name: new RegExp(`^${say('nav.language')}`) })
      .click()
    await expect(page.getByRole('dialog').getByRole('link')).toHaveText(['Italiano', 'English'])
  },
  website_language: async ({ url, publish }) => {
    await publish({ website_language: 'fr' })
    const response = await fetch(`${url}/`, {
      redirect: 'manual',
      headers: { accept: 'text/html', 'accept-language': 'ja', 'x-forwarded-for': freshAddress() },
    })
    expect(response.headers.get('location')).toBe('/fr')
  },
  website_currency: async ({ page, open }) => {
    await open({ website_currency: 'dollar' }, packPath)
    await expect(
      page
        .getByRole('main')
        .getByText(/\d,\d\d\s\$/)
        .first(),
    ).toBeVisible()
  },
  currency_list: async ({ page, open }) => {
    await open({ currency_list: [{ code: 'euro', symbol: 'EUR' }] }, packPath)
    await expect(
      page
        .getByRole('main')
        .getByText(/\d,\d\d\sEUR/)
        .first(),
    ).toBeVisible()
  },
  multilanguage: async ({ page, open }) => {
    const choice = header(page).getByRole('button', { name: new RegExp(`^${say('nav.language')}`) })
    await open({ multilanguage: true })
    await expect(choice).toBeVisible()
    await open({ multilanguage: false })
    await expect(menu(page)).toBeVisible()
    await expect(choice).toHaveCount(0)
  },
  footer_newsletter: async ({ page, open }) => {
    const box = page.getByRole('region', { name: say('common.newsletter.title') })
    await open({ footer_newsletter: true })
    await expect(box).toBeVisible()
    await open({ footer_newsletter: false })
    await expect(footer(page).getByRole('link').first()).toBeVisible()
    await expect(box).toHaveCount(0)
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
  product_booking: async ({ page, open }) => {
    const book = page.getByRole('button', { name: say('shop.booking.title') })
    await open({ product_booking: true }, packPath)
    await expect(book).toBeVisible()
    await open({ product_booking: false }, packPath)
    await expect(addButton(page)).toBeVisible()
    await expect(book).toHaveCount(0)
  },
  product_ratings: async ({ page, open }) => {
    const reviews = page.getByRole('heading', { name: say('reviews.title'), exact: true })
    await open({ product_ratings: true }, packPath)
    await expect(reviews).toBeVisible()
    await open({ product_ratings: false }, packPath)
    await expect(addButton(page)).toBeVisible()
    await expect(reviews).toHaveCount(0)
  },
  product_addtocart: async ({ page, open }) => {
    await open({ product_addtocart: true }, packPath)
    await expect(addButton(page)).toBeVisible()
    await open({ product_addtocart: false }, packPath)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(addButton(page)).toHaveCount(0)
  },
  show_dark_mode: async ({ page, open }) => {
    const toggle = header(page).getByRole('button', { name: say('nav.dark_mode') })
    await open({ show_dark_mode: true })
    await expect(toggle).toBeVisible()
    await open({ show_dark_mode: false })
    await expect(menu(page)).toBeVisible()
    await expect(toggle).toHaveCount(0)
  },
  enable_promo_page: footerDoor('enable_promo_page', say('titles.promotions')),
  enable_blog_page: footerDoor('enable_blog_page', say('titles.blog')),
  enable_shop_page: footerDoor('enable_shop_page', say('common.footer.all_products')),
  enable_faq_page: footerDoor('enable_faq_page', say('titles.faq')),
  enable_catalog: footerDoor('enable_catalog', say('nav.collections')),
  enable_for_game: footerDoor('enable_for_game', say('common.footer.play_now')),
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
  expect(Object.keys(effects).sort()).toEqual(Object.keys(Settings.shape).sort())
})

test.describe('the setting', () => {
  test.use({ person: 'user' })

  for (const [key, see] of Object.entries(effects))
    test(`${key} is seen`, async ({ page, shop, publish }) => {
      await see({
        page,
        url: shop.url,
        open: async (change, path = '/') => {
          await publish(change)
          await page.goto(path)
          await expectDrawn(page)
          await expect(header(page)).toBeVisible()
        },
        publish,
      })
    })
})
