/** The cart popover in the header: its two links appear immediately and do not move while they are clicked. */
import { goneItem, openCart } from '../fixtures/cart.ts'
import { packPath, storeCart } from '../fixtures/checkout.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { expect, type Locator, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

/**
 * Runs in the page: records in `tops` every vertical position at which each of these links of the cart popover is drawn
 * from now on.
 */
function watchTops(words: readonly string[]): void {
  const tops: Record<string, number[]> = {}
  Object.assign(window, { tops })
  const look = () => {
    for (const link of document.querySelectorAll('[role=dialog] a')) {
      const name = link.textContent?.trim() ?? ''
      const top = Math.round(link.getBoundingClientRect().top)
      if (words.includes(name) && !tops[name]?.includes(top)) tops[name] = [...(tops[name] ?? []), top]
    }
    requestAnimationFrame(look)
  }
  look()
}

const wayNames = [say('shop.cart.checkout'), say('shop.cart.open')]

/** Returns at how many vertical positions each of the two links was drawn since `watchTops`. */
const heightsOfWays = (page: Page) =>
  page.evaluate(names => {
    const { tops } = window as unknown as { tops: Record<string, number[]> }
    return names.map(name => tops[name]?.length ?? 0)
  }, wayNames)

/** Delays responses to this call until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(new RegExp(`/api/${path}\\b`), async route => {
    await held
    await route.continue()
  })
  return release
}

/** Returns the names of clickable elements in the popover that are outside the window or covered. */
const hiddenPresses = (panel: Locator) =>
  panel.locator(':is(a, button):not(li *)').evaluateAll(all =>
    all.flatMap(one => {
      const { top, bottom, left, right } = one.getBoundingClientRect()
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
      return isInside && one.contains(met) ? [] : [one.getAttribute('aria-label') ?? one.textContent]
    }),
  )

test.describe('on a computer', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('keeps the buttons of the cart panel usable and in place while quote and delivery load', async ({
    page,
    shop,
  }) => {
    await storeCart(page, shop.url)
    await page.goto('/')
    await expectDrawn(page)
    const releases = [await holdBack(page, 'delivery'), await holdBack(page, 'checkout/quote')]
    await page.evaluate(watchTops, wayNames)
    const panel = await openCart(page)
    const way = panel.getByRole('link', { name: say('shop.cart.checkout') })
    await expect(way).toBeVisible()
    for (const release of releases) release()
    await expect(panel.getByText(/IVA/)).toBeVisible()
    await expect(panel.getByText(/^Arriva/)).toBeVisible()
    expect(await heightsOfWays(page)).toEqual([1, 1])
    const lines = panel.getByRole('list').first()
    const hidden = await lines.evaluate(list => list.scrollHeight - list.clientHeight)
    expect(hidden, 'a cart of one line is shown whole').toBe(0)
    await test.step('the cart’s panel grows with a font that becomes larger while it is open', async () => {
      const content = panel.getByRole('list').first().locator('..')
      const height = () => content.evaluate(element => element.clientHeight)
      const before = await height()
      await page.addStyleTag({ content: '[role=dialog] * { font-size: 22px !important }' })
      await expect.poll(height).toBeGreaterThan(before + 20)
    })
    await way.click()
    await expect(page).toHaveURL('/checkout')
  })

  test.describe('with a line that has left the shop', () => {
    test.use({ kept: { cart: { items: [goneItem] } } })

    test('keeps every button in place when the quote adds a message to a line', async ({ page }) => {
      await page.goto('/')
      await expectDrawn(page)
      const release = await holdBack(page, 'checkout/quote')
      await page.evaluate(watchTops, wayNames)
      const panel = await openCart(page)
      await expect(panel.getByRole('link', { name: say('shop.cart.checkout') })).toBeVisible()
      release()
      await expect(panel).toContainText(say('shop.checkout.problem.line_gone', { name: goneItem.title }))
      expect(await heightsOfWays(page)).toEqual([1, 1])
    })
  })
})

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true })

  test('fits the cart panel into the window, also on a page scrolled to its end', async ({ page, shop }) => {
    await storeCart(page, shop.url)
    await page.goto(packPath)
    await expectDrawn(page)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(568)
    const panel = await openCart(page)
    await expect(panel.getByText(/^Arriva/)).toBeVisible()
    await expect.poll(() => hiddenPresses(panel)).toEqual([])
  })
})
