/**
 * Every key of the site's settings (specification notes §3) has an effect that a visitor sees. The table has one entry per key of the
 * contract's schema: a new key without one neither compiles nor passes.
 */
import type { SettingsChange } from '../../src/contract/endpoints/admin/settings.ts'
import { paletteDefaults } from '../../src/contract/palette.ts'
import { Settings } from '../../src/contract/settings.ts'
import { bag, openBag } from '../fixtures/cart.ts'
import { packPath } from '../fixtures/checkout.ts'
import { expectDrawn, withoutAccount } from '../fixtures/forms.ts'
import { freshAddress, htmlOf } from '../fixtures/sessions.ts'
import { addButton, deliveryEffects, type Effect } from '../fixtures/setting-effects.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const menu = (page: Page) => page.getByRole('navigation', { name: say('nav.main') })
const bodyStyle = (page: Page, name: string) =>
  page.evaluate(style => getComputedStyle(document.body).getPropertyValue(style), name)
const variable = (page: Page, name: string) =>
  page.evaluate(one => getComputedStyle(document.documentElement).getPropertyValue(one).trim(), name)

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
      await (await openBag(page)).getByRole('link', { name: say('shop.cart.checkout') }).click()
      await expect(page.getByRole('heading', { name: say('shop.checkout.summary') })).toBeVisible()
      await expect(page.getByRole('main').getByText(say('shop.checkout.payment')).first()).toBeVisible()
      await expect(part(page)).toHaveCount(isOn ? 1 : 0)
    }
  }

const effects: Record<keyof typeof Settings.shape, Effect> = {
  site_name: async ({ page, open }) => {
    await open({ site_name: 'Antro Prova' })
    await expect(header(page).getByRole('link', { name: 'Antro Prova' })).toBeVisible()
    await expect(page).toHaveTitle('Antro Prova')
  },
  site_url: async ({ url, publish }) => {
    await publish({ site_url: 'https://bottega.example' })
    expect(await htmlOf(url, '/negozio')).toContain(
      '<link rel="canonical" href="https://bottega.example/negozio"',
    )
  },
  site_url_img: async ({ url, publish }) => {
    await publish({ site_url_img: 'https://img.bottega.example' })
    expect(await htmlOf(url, '/')).toMatch(/property="og:image" content="https:\/\/img\.bottega\.example\//)
  },
  logo_header: async ({ page, open }) => {
    await open({ logo_header: { url: '/assets/brand/favicon.svg', width: 120, height: 40 } })
    const logo = header(page).getByRole('img', { name: 'Bottega Arcana' })
    await expect(logo).toBeVisible()
    await expect.poll(() => logo.boundingBox()).toMatchObject({ width: 120, height: 40 })
  },
  logo_footer: async ({ page, open }) => {
    await open({ logo_footer: { url: '/assets/brand/favicon.svg', width: 150, height: 70 } })
    const logo = footer(page).getByRole('img', { name: 'Bottega Arcana' })
    await logo.scrollIntoViewIfNeeded()
    await expect.poll(() => logo.boundingBox()).toMatchObject({ width: 150, height: 70 })
  },
  company: async ({ page, open }) => {
    const company = { name: 'Prova S.r.l.', street: '', place: '', vat_number: 'IT999' }
    await open({ footer_copyright: '', company: { ...company, register: '', capital: '', email: '' } })
    await expect(footer(page).getByText('© Prova S.r.l. · IT999')).toBeVisible()
  },
  favicon: async ({ page, open }) => {
    await open({ favicon: '/assets/types/fuoco.svg' })
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/assets/types/fuoco.svg')
  },
  background: async ({ page, open }) => {
    await open({ background: '#fff4e0' })
    await expect.poll(() => bodyStyle(page, 'background-color')).toBe('rgb(255, 244, 224)')
  },
  background_image: async ({ page, open }) => {
    await open({ background_image: '/assets/stage/planks.webp' })
    await expect.poll(() => bodyStyle(page, 'background-image')).toContain('/assets/stage/planks.webp')
  },
  background_overlay: async ({ page, open }) => {
    await open({ background: '#ffffff', background_overlay: 'rgba(255, 220, 180, 0.5)' })
    await expect.poll(() => bodyStyle(page, 'background-color')).toBe('rgb(255, 238, 218)')
  },
  body_text_color: async ({ page, open }) => {
    await open({ body_text_color: '#3a1030' })
    await expect.poll(() => bodyStyle(page, 'color')).toBe('rgb(58, 16, 48)')
  },
  google_font: async ({ page, open }) => {
    await open({ google_font: 'Lato' })
    await expect.poll(() => bodyStyle(page, 'font-family')).toMatch(/^"?Lato/)
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px Lato'))).toBe(true)
  },
  meta_tags: async ({ url, publish }) => {
    await publish({ meta_tags: { title: 'Titolo prova', description: 'Frase prova', keywords: 'a, b' } })
    const html = await htmlOf(url, '/')
    expect(html).toContain('<title>Titolo prova</title>')
    expect(html).toContain('<meta name="description" content="Frase prova"')
    expect(html).toContain('<meta name="keywords" content="a, b"')
  },
  vuetify_colors: async ({ page, open }) => {
    await open({ vuetify_colors: { ...paletteDefaults, primary: '#7a1f5c', headerBackground: '#5b1a3a' } })
    await expect(header(page)).toHaveCSS('background-color', 'rgb(91, 26, 58)')
    expect(await variable(page, '--primary')).toBe('#7a1f5c')
  },
  header_type: async ({ page, open }) => {
    const logo = header(page).getByRole('link', { name: 'Bottega Arcana' })
    const middle = async () => {
      const box = await logo.boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0) / 2
    }
    await open({ header_type: 'HeaderA' })
    expect(await middle()).toBeLessThan(400)
    await open({ header_type: 'HeaderB' })
    expect(Math.abs((await middle()) - 720)).toBeLessThan(12)
    await open({ header_type: 'HeaderC' })
    expect((await header(page).boundingBox())?.width).toBeLessThan(1300)
  },
  header_transparent: async ({ page, open }) => {
    for (const [isOn, ground] of [
      [true, /\/ 0\.9\)|rgba\(.*, 0\.9\)/],
      [false, /^rgb\(/],
    ] as const) {
      await open({ header_transparent: isOn })
      await page.mouse.wheel(0, 400)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(4)
      await expect(header(page)).toHaveCSS('background-color', ground)
    }
  },
  footer_type: async ({ page, open }) => {
    const heights = []
    for (const footer_type of ['FooterA', 'FooterB', 'FooterC'] as const) {
      await open({ footer_type })
      await expect(footer(page).getByRole('link', { name: say('titles.blog') })).toBeVisible()
      heights.push(Math.round((await footer(page).boundingBox())?.height ?? 0))
    }
    expect(new Set(heights).size).toBe(3)
  },
  footer_social: async ({ page, open }) => {
    await open({ footer_social: [{ icon: 'tiktok', url: 'https://www.tiktok.com/@bottega' }] })
    const links = footer(page).getByRole('link', { name: 'tiktok' })
    await expect(links).toHaveAttribute('href', 'https://www.tiktok.com/@bottega')
  },
  footer_copyright: async ({ page, open }) => {
    await open({ footer_copyright: '© 1899 Prova' })
    await expect(footer(page).getByText('© 1899 Prova')).toBeVisible()
  },
  footer_text_extra: async ({ page, open }) => {
    await open({ footer_text_extra: 'Una frase in più.' })
    await expect(footer(page).getByText('Una frase in più.')).toBeVisible()
  },
  layout_website: async ({ page, open }) => {
    const widthOf = async () => (await menu(page).locator('xpath=..').boundingBox())?.width ?? 0
    await page.setViewportSize({ width: 1700, height: 900 })
    await open({ layout_website: 'wide' })
    expect(await widthOf()).toBe(1180)
    await open({ layout_website: 'full' })
    expect(await widthOf()).toBeGreaterThan(1500)
    await open({ layout_website: 'boxed' })
    expect((await page.locator('#root').boundingBox())?.width).toBe(1280)
  },
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
  layout_homepage: async ({ page, open }) => {
    const marks = {
      HomepageA: page.getByText(say('home.promise.open')),
      HomepageB: page.getByRole('heading', { name: say('home.battle.title') }),
      HomepageC: page.getByRole('navigation', { name: say('home.start') }),
    }
    for (const layout_homepage of ['HomepageA', 'HomepageB', 'HomepageC'] as const) {
      await open({ layout_homepage })
      for (const [look, mark] of Object.entries(marks))
        await expect(mark).toHaveCount(look === layout_homepage ? 1 : 0)
    }
  },
  slider_homepage: async ({ page, open }) => {
    const show = page.getByRole('region', { name: say('home.slides.name') })
    const pause = show.getByRole('button', { name: say('home.slides.play') }) // the journeys reduce motion
    await open({ slider_homepage: 'SliderA' })
    await expect(pause).toBeVisible()
    const ground = () => show.evaluate(element => getComputedStyle(element).backgroundColor)
    const light = await ground()
    await open({ slider_homepage: 'SliderB' })
    await expect(pause).toBeVisible()
    expect(await ground()).not.toBe(light)
    await open({ slider_homepage: 'SliderC' })
    await expect(show.getByRole('heading').nth(2)).toBeVisible()
    await expect(pause).toHaveCount(0)
  },
  slider_video_url: async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' }) // a film is motion
    await open({ slider_video_url: '/assets/clips/fuoco-heavy.webm' })
    await expect(page.locator('video[src="/assets/clips/fuoco-heavy.webm"]')).toHaveCount(1)
    await open({ slider_video_url: '' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('video[src="/assets/clips/fuoco-heavy.webm"]')).toHaveCount(0)
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
      await expect(bag(page)).toHaveCount(isOn ? 1 : 0)
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
    await (await openBag(page)).getByRole('link', { name: say('shop.cart.checkout') }).click()
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
