/**
 * A server-rendered page is shown before the app and hydrated unchanged: nothing moves, is fetched again or is lost.
 */
import { expectDrawn } from '../fixtures/forms.ts'
import { holdScripts } from '../fixtures/hold-scripts.ts'
import { expectLayoutShiftBelow } from '../fixtures/layout-shifts.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const product = '/negozio/buste-e-box/busta-cosmo-serie-2'

test.describe('a page', () => {
  test.use({ pictures: true }) // a late image moves the content below it

  for (const path of ['/', '/negozio', product, '/blog', '/chi-siamo', '/promozioni', '/de', '/fr/boutique'])
    test(`${path} is rendered by the server and hydrated unchanged`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', request => {
        // The guard of a page sends its own request. Sections further down send theirs when they come near.
        if (/\/api\/(?!pages\/|characters$)/.test(request.url())) asked.push(request.url())
      })
      await page.goto(path)
      const title = page.getByRole('main').getByRole('heading', { level: 1 })
      await title.evaluate(element => Object.assign(element, { isOurs: true }))
      await expectDrawn(page)
      expect(await title.evaluate(element => 'isOurs' in element), 'the same element').toBe(true)
      expect(asked, 'what it shows came with it').toEqual([])
      await expectLayoutShiftBelow(page, 0.02)
    })
})

// At no hour of the day do both time zones have the shop's date.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
  test.describe(`read in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('keeps server-rendered dates in the time zone of the shop', async ({ page }) => {
      for (const path of [product, '/blog', '/chi-siamo', '/promozioni']) {
        await page.goto(path)
        await expectDrawn(page)
      }
    })
  })

test('handles a click from before hydration afterwards', async ({ page }) => {
  const go = await holdScripts(page)
  await page.goto('/')
  const pause = page.getByRole('button', { name: say('home.slides.pause') })
  await page.getByRole('button', { name: say('nav.language') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-app', 'rendered')
  go()
  await expect(page.getByRole('dialog', { name: say('nav.language') })).toBeVisible()
  await expect(pause.or(page.getByRole('button', { name: say('home.slides.play') }))).toBeVisible()
})

test('keeps typed text and scroll position across hydration', async ({ page }) => {
  const go = await holdScripts(page)
  await page.goto('/chi-siamo')
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await email.scrollIntoViewIfNeeded()
  await email.pressSequentially('ada@example.com')
  const scrollBefore = await page.evaluate(() => scrollY)
  expect(scrollBefore).toBeGreaterThan(0)
  go()
  await expectDrawn(page)
  await expect(email).toHaveValue('ada@example.com')
  await expect(email).toBeFocused()
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrollBefore)).toBeLessThan(2)
})

test('shows the results of a search submitted before hydration', async ({ page }) => {
  const go = await holdScripts(page)
  await page.goto('/negozio')
  await page.getByRole('searchbox', { name: say('shop.search.label') }).pressSequentially('draghissimo')
  go()
  await expect(page).toHaveURL('/negozio?search=draghissimo')
})

test('applies a price filter submitted before hydration', async ({ page }) => {
  const go = await holdScripts(page)
  await page.goto('/negozio')
  const most = page.getByRole('main').getByLabel(say('shop.facets.price_to')).last()
  await most.fill('9')
  await most.press('Enter')
  go()
  await expect(page).toHaveURL('/negozio?price=-900')
})

test('shows the error of a field that lost focus before hydration', async ({ page }) => {
  const go = await holdScripts(page)
  await page.goto('/chi-siamo')
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await email.fill('ada@x')
  await email.blur()
  go()
  await expect(page.getByText(say('common.newsletter.invalid'))).toBeVisible()
})

test('keeps input and submission of a form whose code loads late', async ({ page }) => {
  let go = () => {}
  const gate = new Promise<void>(resolve => {
    go = resolve
  })
  await page.route(/\/assets\/watch-form-[^/]+\.js$/, async route => {
    await gate
    await route.continue()
  })
  await page.goto('/negozio/buste-e-box/busta-luce-serie-2')
  await expectDrawn(page)
  const email = 'late@example.com'
  await page.getByLabel(say('shop.watch.label')).fill(email)
  const send = page.getByRole('button', { name: say('shop.watch.send') })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  go()
  await expect(page.getByText(say('shop.watch.done', { email }))).toBeVisible()
})

test('shows a dark page before hydration on a dark system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const go = await holdScripts(page)
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass('dark')
  go()
  await expectDrawn(page)
  await expect(page.locator('html')).toHaveClass('dark')
})

test.describe('in dark mode', () => {
  test.use({ kept: { DarkMode: true } })

  test('renders the page dark before hydration', async ({ page }) => {
    const go = await holdScripts(page)
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass('dark')
    await expect(page.locator('html')).toHaveAttribute('data-app', 'rendered')
    go()
    await expectDrawn(page)
    await expect(page.locator('html')).toHaveClass('dark')
  })
})
