/**
 * The home page, the values of the layout (specification notes §2, §4, §9), and what is measured and when
 * (specification notes §4 Consent).
 */
import { greatChance, leastOf, percent } from '../../src/contract/endpoints/game/pack-odds.ts'
import type { PackType } from '../../src/contract/endpoints/game/packs.ts'
import type { Slide } from '../../src/contract/endpoints/site/slides.ts'
import { packOfTheDay } from '../../src/features/site/home/pack-of-the-day.ts'
import { ask } from '../fixtures/api.ts'
import { findingsInBoth } from '../fixtures/axe.ts'
import { productOf } from '../fixtures/catalogue.ts'
import { settled } from '../fixtures/devices.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { holdScripts } from '../fixtures/hold-scripts.ts'
import { expectLayoutShiftBelow } from '../fixtures/layout-shifts.ts'
import { skipTime, withSkippableTimers } from '../fixtures/page-timers.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const header = (page: Page) => page.getByRole('banner')
const show = (page: Page) => page.getByRole('region', { name: say('home.slides.name') })
const title = (page: Page) => show(page).locator('[data-seen]').getByRole('heading')

/** Moves the pointer away from the slides, so that their progress bar runs. */
async function leaveAlone(page: Page): Promise<void> {
  await expectDrawn(page)
  await page.mouse.move(5, 890)
  await expect(show(page).locator('[data-running]')).toHaveCount(1)
}

/** Waits half a minute, and until its effect is drawn. */
async function passTime(page: Page): Promise<void> {
  await skipTime(page, 30_000)
  await settled(page)
}

const slidesOf = (url: string) => ask<Slide[]>(url, '/slides')

test.describe('the slideshow', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('advances automatically, and can be paused and resumed by its button', async ({ page, shop }) => {
    const slides = await slidesOf(shop.url)
    await withSkippableTimers(page)
    await page.goto('/')
    await expect(title(page)).toHaveText(slides[0]?.title ?? '')
    await leaveAlone(page)
    await skipTime(page, 7100)
    await expect(title(page)).toHaveText(slides[1]?.title ?? '')
    await show(page)
      .getByRole('button', { name: say('home.slides.pause') })
      .click()
    await page.mouse.move(5, 890)
    await passTime(page)
    await expect(title(page)).toHaveText(slides[1]?.title ?? '')
    await show(page)
      .getByRole('button', { name: say('home.slides.play') })
      .click()
    await leaveAlone(page)
    await skipTime(page, 7100)
    await expect(title(page)).toHaveText(slides[2]?.title ?? '')
  })

  test('pauses while the pointer is over it', async ({ page, shop }) => {
    const [first] = await slidesOf(shop.url)
    await withSkippableTimers(page)
    await page.goto('/')
    await expect(title(page)).toHaveText(first?.title ?? '')
    await leaveAlone(page)
    await show(page).hover({ position: { x: 300, y: 300 } })
    await expect(show(page).locator('[data-running]')).toHaveCount(0)
    await passTime(page)
    await expect(title(page)).toHaveText(first?.title ?? '')
  })

  test('pauses for a pointer that was over it before hydration, once it moves', async ({ page }) => {
    const go = await holdScripts(page)
    await page.goto('/')
    await show(page).hover({ position: { x: 300, y: 300 } })
    go()
    await expectDrawn(page)
    await show(page).hover({ position: { x: 301, y: 300 } })
    await expect(show(page).locator('[data-running]')).toHaveCount(0)
  })

  test('can be advanced with the keyboard from any of its controls', async ({ page, shop }) => {
    const slides = await slidesOf(shop.url)
    await page.goto('/')
    await show(page).getByRole('link').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(title(page)).toHaveText(slides[1]?.title ?? '')
    await show(page).getByRole('button').first().focus()
    await page.keyboard.press('End')
    await expect(title(page)).toHaveText(slides.at(-1)?.title ?? '')
    await page.keyboard.press('ArrowRight')
    await expect(title(page)).toHaveText(slides[0]?.title ?? '')
  })

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 780 } })

    test('advances on a swipe', async ({ page, shop }) => {
      const slides = await slidesOf(shop.url)
      await page.goto('/')
      await expect(title(page)).toHaveText(slides[0]?.title ?? '')
      const touch = { pointerType: 'touch', bubbles: true, clientY: 300 }
      await show(page).dispatchEvent('pointerdown', { ...touch, clientX: 260 })
      await show(page).dispatchEvent('pointerup', { ...touch, clientX: 120 })
      await expect(title(page)).toHaveText(slides[1]?.title ?? '')
    })
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('does not advance automatically and plays no video', async ({ page, shop }) => {
      const slides = await slidesOf(shop.url)
      await withSkippableTimers(page)
      await page.goto('/')
      await expectDrawn(page)
      await passTime(page)
      await expect(title(page)).toHaveText(slides[0]?.title ?? '')
      await expect(page.locator('video')).toHaveCount(0)
    })
  })

  test('fetches no video with data saving', async ({ page }) => {
    const films: string[] = []
    page.on('request', request => {
      if (/\.(mp4|webm)$/.test(request.url())) films.push(request.url())
    })
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    )
    await page.goto('/')
    await show(page).getByRole('link').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('video')).toHaveCount(0)
    expect(films).toEqual([])
  })

  test('shows the default slide if none is defined', async ({ page }) => {
    await page.route('**/api/slides*', route => route.fulfill({ json: [] }))
    await page.goto('/?painted=no') // a page with a query is rendered in the browser
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say('home.hero.first'))
  })
})

test('shows the pack of the current day with price and odds, and adds it to the cart', async ({
  page,
  shop,
}) => {
  const now = Date.now()
  const type = packOfTheDay(await ask<PackType[]>(shop.url, '/packs/types'), now)
  if (!type) throw new Error('The demo shop sells packs')
  const product = await productOf(shop.url, type.product.slug)
  await page.goto('/')
  const pack = page.locator('section').filter({ has: page.getByText(say('home.pack.eyebrow')) })
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await expect(pack).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(pack.getByRole('heading')).toHaveText(product.title)
  await expect(pack).toContainText(percent(greatChance(type), 'it'))
  expect(leastOf(type)).toBeTruthy()
  await expect(pack).toContainText((product.price.now / 100).toFixed(2).replace('.', ','))
  await pack.getByRole('button', { name: say('home.pack.add') }).click()
  await expect(page.getByRole('status').filter({ hasText: product.title })).toBeVisible()
})

test('has no layout shift on the home page', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectLayoutShiftBelow(page, 0.05)
})

for (const layout of ['HomepageA', 'HomepageB', 'HomepageC'] as const)
  test(`${layout} has no axe violations in light and dark mode, and a header of 70 px, on desktop and phone`, async ({
    page,
    publish,
  }) => {
    const letter = layout.at(-1)
    await publish({
      layout_homepage: layout,
      slider_homepage: `Slider${letter}` as 'SliderA',
      header_type: `Header${letter}` as 'HeaderA',
      footer_type: `Footer${letter}` as 'FooterA',
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await findingsInBoth(page)).toEqual([])
    for (const width of [1440, 844, 360]) {
      await page.setViewportSize({ width, height: 780 })
      await settled(page)
      expect((await header(page).boundingBox())?.height).toBe(70)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

test.describe('widths of the shell (specification notes §9)', () => {
  test('limits the container to 1180 px, and to 1185 px from 1904 px on', async ({ page }) => {
    const widthAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      const bar = page.getByRole('navigation', { name: say('nav.main') }).locator('xpath=..')
      return (await bar.boundingBox())?.width
    }
    await page.goto('/negozio')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await widthAt(1440)).toBe(1180)
    expect(await widthAt(1903)).toBe(1180)
    expect(await widthAt(1904)).toBe(1185)
  })

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('fades a page in over 500 ms after 100 ms', async ({ page }) => {
      await page.goto('/')
      await expectDrawn(page)
      const fade = page.locator('.page-transition')
      await expect(fade, 'what a visitor comes to stands at once').toHaveCount(0)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('titles.blog'), exact: true })
        .click()
      await expect(fade).toHaveCSS('animation-duration', '0.5s')
      await expect(fade).toHaveCSS('animation-delay', '0.1s')
    })
  })

  test.describe('of a logged-in user', () => {
    test.use({ person: 'user' })

    test('shows a cart popover of 350 px and the name of the account', async ({ page }) => {
      await page.goto('/')
      await expect(header(page).getByRole('link', { name: /Ugo Carta/ })).toHaveText(/Ugo/)
      await header(page)
        .getByRole('button', { name: say('nav.cart') })
        .click()
      const panel = page.getByRole('dialog', { name: say('nav.cart') })
      await expect(panel).toBeVisible()
      expect((await panel.boundingBox())?.width).toBe(350)
    })
  })
})
