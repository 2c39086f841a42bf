import { cartButton, cartPanel, expectPieces, goneItem, lineOf, openCart } from '../fixtures/cart.ts'
import { categoriesOf, euro, firstSlideOf, productOf, productsOf } from '../fixtures/catalogue.ts'
import { storeCart, storedLine } from '../fixtures/checkout.ts'
import { enter } from '../fixtures/forms.ts'
import { demoPassword } from '../fixtures/sessions.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const pack = { category: 'buste-e-box', slug: 'busta-fuoco-serie-1' }
const packPath = `/negozio/${pack.category}/${pack.slug}`

test.describe('a product list', () => {
  test('shows texts, categories and products of the database on the home page', async ({ page, shop }) => {
    const [categories, loved] = await Promise.all([
      categoriesOf(shop.url),
      productsOf(shop.url, 'sort=featured&per_page=4'),
    ])
    await page.goto('/')
    await expect(page).toHaveTitle(/Bottega Arcana/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText((await firstSlideOf(shop.url)).title)
    for (const { name } of categories.slice(0, 5))
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(name) })
          .first(),
      ).toBeVisible()
    for (const { title } of loved)
      await expect(async () => {
        await page.mouse.wheel(0, 400)
        await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible({ timeout: 400 })
      }).toPass()
    await page.evaluate(() => scrollTo(0, 0))
    const { button, link } = await firstSlideOf(shop.url)
    await page.getByRole('link', { name: button }).click()
    await expect(page).toHaveURL(link)
  })

  test('stores search, category and sorting in the address, and restores them on back', async ({
    page,
    shop,
  }) => {
    const dearest = await productsOf(shop.url, 'sort=-price&per_page=1')
    const [category] = await categoriesOf(shop.url)
    await page.goto('/negozio')
    const cards = page.getByRole('main').getByRole('article')
    await page.getByRole('searchbox', { name: say('shop.search.label') }).fill('draghissimo')
    await expect(page).toHaveURL('/negozio?search=draghissimo')
    await expect(cards).toHaveCount((await productsOf(shop.url, 'search=draghissimo')).length)
    await page.getByRole('searchbox').fill('')
    await expect(page).toHaveURL(/\/negozio\??$/)
    await page.getByLabel(say('shop.sort.label')).selectOption('-price')
    await expect(page).toHaveURL('/negozio?sort=-price')
    await expect(cards.first()).toContainText(dearest[0]?.title ?? '?')
    await page
      .getByRole('navigation', { name: say('shop.categories') })
      .getByRole('link', { name: category?.name })
      .click()
    await expect(page).toHaveURL(`/negozio/${category?.slug}?sort=-price`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category?.name ?? '?')
    await expect(page.getByRole('status').first()).toHaveText(
      say('shop.count_other', { count: category?.count ?? 0 }),
    )
    await page.goBack()
    await expect(page).toHaveURL('/negozio?sort=-price')
    await page.goBack()
    await expect(page).toHaveURL(/\/negozio\??$/)
    await page.goBack()
    await expect(page).toHaveURL('/negozio?search=draghissimo')
    await expect(page.getByRole('searchbox')).toHaveValue('draghissimo')
  })

  test('offers a retry when the list does not load', { tag: '@O7' }, async ({ page }) => {
    let isDown = true
    await page.route('**/api/products?*', route =>
      isDown ? route.fulfill({ status: 500 }) : route.fallback(),
    )
    await page.goto('/negozio?sort=-price') // the server renders no page with a query: the browser fetches
    await expect(page.getByText(say('shop.failed.title'))).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: say('shop.failed.retry') }).click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  test('opens a product with price, description and a link back', async ({ page, shop }) => {
    const product = await productOf(shop.url, pack.slug)
    await page.goto(`/negozio/${pack.category}`)
    await test.step('a quick add from the shelf counts', async () => {
      await page.getByRole('button', { name: say('shop.add_named', { name: product.title }) }).click()
      await expectPieces(page, 1)
    })
    await page.getByRole('link', { name: product.title, exact: true }).click()
    await expect(page).toHaveURL(packPath)
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(product.title))
    await expect(page.getByRole('article').first()).toContainText(euro(product.price.now))
    await page
      .getByRole('navigation', { name: say('ui.breadcrumbs') })
      .getByRole('link', { name: product.category.name })
      .click()
    await expect(page).toHaveURL(`/negozio/${pack.category}`)
  })
})

test.describe('the cart', () => {
  test('adds the lines that a guest saved without guest checkout to the cart after login', async ({
    page,
    shop,
    publish,
  }) => {
    await publish({ enable_guest_checkout: false })
    const product = await productOf(shop.url, pack.slug)
    const html = { accept: 'text/html' }
    expect((await page.request.get('/cart', { headers: html })).status()).toBe(404)
    await page.goto(packPath)
    await expect(cartButton(page)).toHaveCount(0)
    await page.getByRole('button', { name: say('shop.add'), exact: true }).click()
    await expect(page.getByText(say('shop.added_guest', { name: product.title }))).toBeVisible()
    await page.getByRole('link', { name: say('nav.login') }).click()
    await enter(page, 'user@example.com', demoPassword)
    await expect(page).toHaveURL(packPath) // returns to the page where the login began
    await expectPieces(page, 1)
    const panel = await openCart(page)
    await expect(lineOf(panel, product.title)).toContainText(euro(product.price.now))
  })

  test.describe('of a customer', () => {
    test.use({ person: 'user' })

    test('opens 350 px wide under its badge, and changes and removes lines', async ({ page, shop }) => {
      const product = await productOf(shop.url, pack.slug)
      await page.goto(packPath)
      await page.getByRole('button', { name: say('ui.quantity.more') }).click()
      const toast = page.getByText(say('shop.added', { name: product.title })).waitFor() // it disappears after three seconds
      await page.getByRole('button', { name: say('shop.add'), exact: true }).click()
      await toast
      await expectPieces(page, 2)
      await page.getByRole('button', { name: say('shop.add'), exact: true }).click()
      await expectPieces(page, 4)
      const panel = await openCart(page)
      expect((await panel.boundingBox())?.width).toBe(350)
      const line = lineOf(panel, product.title)
      await expect(line).toHaveCount(1)
      await expect(line.getByRole('status')).toHaveText('4')
      await line.getByRole('button', { name: say('ui.quantity.less') }).click()
      await expect(line).toContainText(euro(product.price.now * 3))
      await expectPieces(page, 3)
      await line.getByRole('button', { name: say('ui.quantity.less') }).click()
      await line.getByRole('button', { name: say('ui.quantity.less') }).click()
      await line.getByRole('button', { name: say('ui.quantity.remove') }).click()
      await expect(panel.getByText(say('shop.cart.empty'))).toBeVisible()
      await expectPieces(page, 0)
      await page.keyboard.press('Escape')
      await expect(cartPanel(page)).toHaveCount(0)
    })

    test('adds another variant as a separate line at its own price', async ({ page, shop }) => {
      const shirt = await productOf(shop.url, 't-shirt-draghissimo')
      const wanted = shirt.variants.find(variant => variant.extra > 0 && variant.stock !== 'out')
      if (!wanted) throw new Error('the demo shirt has no dearer size')
      const sizes = page.getByRole('group', { name: 'Taglia' })
      const add = page.getByRole('button', { name: say('shop.add'), exact: true })
      await page.goto(`/negozio/${shirt.category.slug}/${shirt.slug}`)
      await test.step('a size that is gone is shown and cannot be bought', async () => {
        await sizes.getByRole('button', { name: `XL, ${say('shop.stock.out')}`, exact: true }).click()
        await expect(page.getByRole('button', { name: say('shop.stock.out'), exact: true })).toBeDisabled()
        await page.reload()
      })
      await expect(sizes.getByRole('button', { pressed: true })).toHaveCount(0) // shop 18: no size is preselected
      await page.getByRole('button', { name: say('shop.choose_size'), exact: true }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Taglia' })).toBeVisible()
      await expect(sizes.getByRole('button', { name: 'S', exact: true })).toBeFocused()
      await sizes.getByRole('button', { name: 'S', exact: true }).click()
      await add.click()
      await sizes.getByRole('button', { name: new RegExp(`^${wanted.name}`) }).click()
      await expect(page.getByRole('article').first()).toContainText(euro(shirt.price.now + wanted.extra))
      await add.click()
      const lines = lineOf(await openCart(page), shirt.title)
      await expect(lines).toHaveCount(2)
      await expect(lines.nth(1)).toContainText(euro(shirt.price.now + wanted.extra))
    })

    test('shows the same lines in two tabs', { tag: '@O4' }, async ({ page, context }) => {
      await page.goto(packPath)
      const other = await context.newPage()
      await other.goto('/negozio')
      await expectPieces(other, 0)
      await page.getByRole('button', { name: say('shop.add'), exact: true }).click()
      await expectPieces(other, 1)
      const panel = await openCart(other)
      await panel.getByRole('button', { name: say('ui.quantity.more') }).click()
      await expectPieces(page, 2)
      await page.reload()
      await expectPieces(page, 2)
    })

    test('keeps available lines and drops removed products without guest checkout', async ({
      page,
      shop,
      publish,
    }) => {
      await publish({ enable_guest_checkout: false })
      const product = await productOf(shop.url, pack.slug)
      await storeCart(page, shop.url, { items: [await storedLine(shop.url, pack.slug), goneItem] })
      await page.goto(packPath)
      await expectPieces(page, 1)
      const panel = await openCart(page)
      await expect(lineOf(panel, product.title)).toHaveCount(1)
      await expect(panel.getByText(goneItem.title)).toHaveCount(0)
    })

    test('is empty when its stored state is corrupt', { tag: '@O3' }, async ({ page }) => {
      await page.goto('/robots.txt')
      await page.evaluate(() => localStorage.setItem('cart', '{"items":[{"cartId":1}]}'))
      await page.goto(packPath)
      await expectPieces(page, 0)
      await page.getByRole('button', { name: say('shop.add'), exact: true }).click()
      await expectPieces(page, 1)
    })
  })

  test('keeps adding to the cart possible until the page is left when storage is blocked', {
    tag: '@O3',
  }, async ({ page, shop }) => {
    const product = await productOf(shop.url, pack.slug)
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const)
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
    })
    await page.goto(packPath)
    await page.getByRole('button', { name: say('shop.add'), exact: true }).click()
    await expect(page.getByText(say('shop.added', { name: product.title }))).toBeVisible()
    await page.getByRole('link', { name: say('nav.login') }).click()
    await enter(page, 'user@example.com', demoPassword)
    await expectPieces(page, 1)
  })
})
