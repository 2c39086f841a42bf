/**
 * A server-rendered page handles clicks before its app has started: it opens the menu, fills the cart and shows that it
 * has received all others. The app does not repeat what the page has done.
 */
import { locales } from '../../src/contract/locales.ts'
import { href } from '../../src/contract/paths.ts'
import { cartButton, cartPanel, expectPieces } from '../fixtures/cart.ts'
import { productOf, productsOf } from '../fixtures/catalogue.ts'
import { packPath, packSlug } from '../fixtures/checkout.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { holdScripts } from '../fixtures/hold-scripts.ts'
import { askedForPicture, expect, type Locator, type Page, test } from '../fixtures/visit.ts'
import { say, sayIn } from '../fixtures/words.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
test.use(phone)

const menuButton = (page: Page) => page.getByRole('button', { name: say('nav.open_menu') })
const menu = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('navigation') })
const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: say('shop.add'), exact: true })
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const expectWithoutApp = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-app', 'rendered')

async function expectBusy(control: Locator): Promise<void> {
  await expect(control).toHaveAttribute('aria-busy', 'true')
  await expect(control).toHaveCSS('opacity', '0.55') // unchanged with reduced motion
}

/** By Escape, by its button and by a tap next to it. */
async function expectEarlyClosing(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await expect(menuButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await menu(page)
    .getByRole('button', { name: say('ui.close') })
    .tap()
  await expect(menu(page)).toHaveCount(0)
  await menuButton(page).tap()
  await expect(menu(page)).toBeVisible()
  await page.touchscreen.tap(380, 400)
  await expect(menu(page)).toHaveCount(0)
  await menuButton(page).tap()
}

for (const path of ['/', '/negozio', packPath])
  test(`${path}: opens the menu before hydration, keeps it open, and closes it before and after`, async ({
    page,
  }) => {
    const go = await holdScripts(page)
    await page.goto(path)
    await menuButton(page).tap()
    await expect(menu(page)).toBeVisible()
    await expect(menu(page)).toBeFocused()
    await expectWithoutApp(page)
    if (path === '/') await expectEarlyClosing(page) // the same menu on every page
    go()
    await expectDrawn(page)
    await expect(menu(page)).toBeVisible()
    await menu(page)
      .getByRole('button', { name: say('ui.close') })
      .tap()
    await expect(menu(page)).toHaveCount(0)
    await menuButton(page).tap()
    await expect(menu(page)).toBeVisible()
  })

test('keeps a menu closed that was closed before hydration', async ({ page }) => {
  const go = await holdScripts(page)
  await page.goto('/')
  await menuButton(page).tap()
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  go()
  await expectDrawn(page)
  await expect(menu(page)).toHaveCount(0)
})

test('follows a link of the menu before hydration', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/')
  await menuButton(page).tap()
  await menu(page)
    .getByRole('link', { name: say('nav.characters'), exact: true })
    .tap()
  await expect(page).toHaveURL('/characters')
})

for (const locale of locales)
  test(`${locale}: translates menu and notice before hydration`, async ({ page, shop }) => {
    await holdScripts(page)
    await page.goto(href('shop', locale))
    await page.getByRole('button', { name: sayIn(locale, 'nav.open_menu') }).tap()
    await expect(
      menu(page)
        .getByRole('navigation', { name: sayIn(locale, 'nav.main') })
        .getByRole('link')
        .first(),
    ).toHaveText(sayIn(locale, 'nav.home'))
    await page.keyboard.press('Escape')
    const products = await productsOf(shop.url, 'per_page=24', locale)
    const product = products.find(one => !one.has_variants && one.stock !== 'out')
    const name = product?.title ?? ''
    await page.getByRole('button', { name: sayIn(locale, 'shop.add_named', { name }) }).tap()
    await expect(notice(page, sayIn(locale, 'shop.added', { name }))).toBeVisible()
    await expectWithoutApp(page)
  })

test('stores a product added before hydration, and shows it once afterwards', async ({ page, shop }) => {
  const { title } = await productOf(shop.url, packSlug)
  const go = await holdScripts(page)
  await page.goto(packPath)
  await addButton(page).first().tap()
  await expect(notice(page, say('shop.added', { name: title }))).toBeVisible()
  await expect(cartButton(page)).toHaveAttribute('data-count', '1')
  await expectWithoutApp(page)
  go()
  await expectDrawn(page)
  await expectPieces(page, 1)
  await expect(cartButton(page)).not.toHaveAttribute('data-count')
  await expect(notice(page, say('shop.added', { name: title }))).toHaveCount(1)
  await page.reload()
  await expectDrawn(page)
  await expectPieces(page, 1)
})

test('shows a product added before hydration on the next page, even if the app never started', async ({
  page,
  shop,
}) => {
  const { title } = await productOf(shop.url, packSlug)
  await holdScripts(page)
  await page.goto(packPath)
  await addButton(page).first().tap()
  await addButton(page).first().tap()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await notice(page, title)
    .getByRole('link', { name: say('shop.cart.open') })
    .tap()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible()
  await expectPieces(page, 2)
})

test('adds the quantity that was selected before hydration', async ({ page }) => {
  const go = await holdScripts(page)
  await page.goto(packPath)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('ui.quantity.more') })
    .first()
    .tap()
  await addButton(page).first().tap()
  await expectBusy(addButton(page).first())
  go()
  await expectDrawn(page)
  await expectPieces(page, 2)
})

test('shows a pending state on actions that need the app', async ({ page }) => {
  const go = await holdScripts(page)
  await page.goto('/')
  await cartButton(page).tap()
  await expectBusy(cartButton(page))
  go()
  await expect(cartPanel(page)).toBeVisible()
  await expect(cartButton(page)).not.toHaveAttribute('aria-busy')
})

test('explains before hydration that guests have no cart', async ({ page, shop, publish }) => {
  await publish({ enable_guest_checkout: false })
  const { title } = await productOf(shop.url, packSlug)
  const go = await holdScripts(page)
  await page.goto(packPath)
  await addButton(page).first().tap()
  await expect(notice(page, say('shop.added_guest', { name: title }))).toBeVisible()
  go()
  await expectDrawn(page)
})

test.describe('with an account', () => {
  test.use({ person: 'user', kept: askedForPicture })

  test('hides the login from the menu before hydration, and adds early products to the account’s cart', async ({
    page,
  }) => {
    const go = await holdScripts(page)
    await page.goto(packPath)
    await menuButton(page).tap()
    await expect(menu(page).getByRole('navigation', { name: say('nav.main') })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: say('nav.login') })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await addButton(page).first().tap()
    const sent = page.waitForRequest(
      request => request.method() !== 'GET' && /\/me\/cart/.test(request.url()),
    )
    go()
    await sent
    await expectPieces(page, 1)
  })
})

test.describe('requests of a page', () => {
  test.use({ pictures: true })

  for (const path of ['/', '/negozio', packPath])
    test(`${path}: are at most thirty after the first tap`, async ({ context }) => {
      const page = await context.newPage() // no input reaches it
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expectWithoutApp(page)
      const asked: string[] = []
      page.on('request', request => asked.push(new URL(request.url()).pathname))
      await menuButton(page).tap()
      await expectDrawn(page)
      await page.waitForLoadState('networkidle')
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(30)
    })
})

test.describe('search before hydration', () => {
  const glass = (page: Page) => page.getByRole('banner').getByRole('link', { name: say('nav.search') })
  const field = (page: Page) =>
    page.getByRole('dialog', { name: say('nav.search') }).getByRole('combobox', { name: say('nav.search') })

  test('takes the focus with the tap and replays every typed letter', async ({ page }) => {
    const go = await holdScripts(page)
    await page.goto('/negozio')
    await glass(page).tap()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('dra')
    await expectWithoutApp(page)
    go()
    await page.keyboard.type('g')
    await expectDrawn(page)
    await expect(field(page)).toHaveValue('drag')
    await expect(field(page)).toBeFocused()
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/negozio?search=drag')
  })

  test('searches for the text that was submitted with Enter', async ({ page }) => {
    const go = await holdScripts(page)
    await page.goto('/')
    await glass(page).tap()
    await page.keyboard.type('tazza')
    await page.keyboard.press('Enter')
    go()
    await expect(page).toHaveURL('/negozio?search=tazza')
  })
})
