import type { Locator, Page } from '@playwright/test'
import { findingsOn } from '../fixtures/axe.ts'
import { authorised, registerPerson } from '../fixtures/sessions.ts'
import { askedForPicture, expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ viewport: { width: 844, height: 390 }, person: 'user', kept: askedForPicture })

const slot = (page: Page, number: number): Locator => page.locator(`[data-number="${number}"]`)
const numbers = (page: Page): Promise<number[]> =>
  page.locator('[data-number]').evaluateAll(all => all.map(one => Number(one.getAttribute('data-number'))))
const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)
const next = (page: Page) => page.getByRole('button', { name: say('album.next'), exact: true })
const previous = (page: Page) => page.getByRole('button', { name: say('album.previous'), exact: true })
const show = (page: Page, what: string) => page.locator(`button[data-show="${what}"]`)

async function openAlbum(page: Page, query = ''): Promise<void> {
  await page.goto(`/game/album${query}`)
  await expect(page.locator('[data-number]').first()).toBeVisible()
}

test.describe('drawn', () => {
  test.use({ drawn: true })

  test('turns pages without animation under reduced motion by keys, buttons and swipes, and stops at both covers', async ({
    page,
  }) => {
    await openAlbum(page)
    await expect(page.locator('[data-stage="on"]')).toBeVisible()
    await expect.poll(() => numbers(page)).toEqual(from(2, 18))
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/game/album?page=3')
    await expect.poll(() => numbers(page)).toEqual(from(20, 18))
    await next(page).click()
    await expect.poll(() => numbers(page)).toEqual(from(38, 18))
    await previous(page).click()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => numbers(page)).toEqual(from(2, 18))
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => numbers(page)).toEqual(from(2, 18))
    await expect(page.locator('[data-busy]')).toHaveCount(0)
    await drag(page, 0.3)
    await expect.poll(() => numbers(page)).toEqual(from(20, 18))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openAlbum(page, '?page=17')
    await expect.poll(() => numbers(page)).toEqual(from(146, 5))
    await expect(next(page)).toBeHidden()
  })
})

test('stores filters and search in the address, and removes the last one on back', async ({ page }) => {
  await openAlbum(page)
  await show(page, 'missing').click()
  await expect(page).toHaveURL('/game/album?show=missing')
  for (const one of await page.locator('[data-number]').all())
    await expect(one).toHaveAccessibleName(/manca$/)
  await page.getByRole('button', { name: 'Fuoco', exact: true }).click()
  await expect(page).toHaveURL('/game/album?show=missing&type=fuoco')
  await page.goBack()
  await expect(page).toHaveURL('/game/album?show=missing')
  await page.goBack()
  await expect(show(page, 'all')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: say('album.filters') }).click()
  const drawer = page.getByRole('dialog', { name: say('album.filters') })
  expect(await findingsOn(page)).toEqual([])
  await drawer.getByRole('searchbox').fill('mokare')
  await drawer.getByRole('button', { name: 'Mostra 1 carta' }).click()
  await expect.poll(() => numbers(page)).toEqual([12])
  await expect(page).toHaveURL('/game/album?search=mokare')
})

test('opens a card with its moves and sources, and returns to its slot when closed', async ({ page }) => {
  await openAlbum(page)
  await slot(page, 2).click()
  await expect(page).toHaveURL('/game/album?page=1&card=2')
  const detail = page.getByRole('dialog')
  await expect(detail.getByRole('list', { name: 'Mosse' }).getByRole('listitem')).not.toHaveCount(0)
  expect(await findingsOn(page)).toEqual([])
  const offers = detail.locator('section').getByRole('link')
  await expect(offers.first()).toHaveAttribute('href', /^\/negozio\/[^/]+\/[^/]+$/)
  await detail.getByRole('button', { name: say('album.detail.next') }).click()
  await expect(page).toHaveURL('/game/album?card=3')
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await openAlbum(page, '?card=139')
  await expect.poll(() => numbers(page)).toContain(139)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/game/album?page=16')
})

test.describe('a new account', () => {
  test.use({ person: null })

  /** Six cards of the registration, without access to the album. */
  async function newcomer(page: Page, url: string): Promise<string> {
    const { token } = await registerPerson(url)
    const headers = { ...authorised(token), 'content-type': 'application/json' }
    const body = JSON.stringify({ album_enabled: false })
    expect((await fetch(`${url}/api/me/album`, { method: 'PATCH', headers, body })).status).toBe(200)
    await page.addInitScript(given => localStorage.setItem('auth_token', given), token)
    return token
  }

  test('redirects home without album access, and marks new cards until they are opened', async ({
    page,
    shop,
  }) => {
    const token = await newcomer(page, shop.url)
    await page.goto('/game/album')
    await expect(page).toHaveURL('/')
    const headers = { ...authorised(token), 'content-type': 'application/json' }
    const body = JSON.stringify({ album_enabled: true })
    await fetch(`${shop.url}/api/me/album`, { method: 'PATCH', headers, body })
    const mine = async () =>
      (await (await fetch(`${shop.url}/api/me/cards`, { headers: authorised(token) })).json()) as {
        numero_carta: number
        is_new: boolean
      }[]
    const fresh = (await mine()).filter(card => card.is_new).map(card => card.numero_carta)
    expect(fresh, 'the cards of the registration are new').not.toEqual([])
    const [first = 0] = fresh
    await openAlbum(page, `?search=${first}`)
    await expect(slot(page, first)).toHaveAccessibleName(new RegExp(`${say('album.new')}$`))
    await slot(page, first).click()
    await page.keyboard.press('Escape')
    await expect(slot(page, first)).not.toHaveAccessibleName(new RegExp(say('album.new')))
    await expect
      .poll(async () => (await mine()).find(card => card.numero_carta === first)?.is_new)
      .toBe(false)
  })
})

test('shows the specified error or the cached cards with a note when no response arrives', async ({
  page,
}) => {
  await page.route('**/api/me/cards', route => route.abort())
  await page.goto('/game/album')
  await expect(page.getByRole('heading', { name: 'Errore nel caricamento carte' })).toBeVisible()
  await page.unrouteAll()
  await openAlbum(page)
  const before = await page.locator('[data-number]').evaluateAll(all => all.map(one => one.ariaLabel))
  await page.route('**/api/**', route => route.abort())
  await page.reload()
  await expect(page.getByText(/^Sei offline e vedi le carte di/)).toBeVisible()
  await expect(slot(page, 2)).toBeVisible()
  expect(await page.locator('[data-number]').evaluateAll(all => all.map(one => one.ariaLabel))).toEqual(
    before,
  )
  await next(page).click()
  await expect.poll(() => numbers(page)).toEqual(from(20, 18))
})

test('shows the album in HTML without WebGL, keeps the focus on its slots, and shows one page in portrait', async ({
  page,
}) => {
  await openAlbum(page)
  await expect(page.locator('[data-stage="off"]')).toBeVisible()
  await expect(slot(page, 2).locator('img').first()).toBeVisible()
  await slot(page, 5).focus()
  await page.keyboard.press('ArrowRight')
  await expect(slot(page, 20)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(slot(page, 23)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/card=22$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(slot(page, 23)).toBeFocused()
  await page.getByRole('button', { name: say('album.to_page', { page: 3 }) }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pagina 17,/ })
    .press('Enter')
  await expect(slot(page, 146)).toBeFocused()
  await page.setViewportSize({ width: 360, height: 780 })
  await openAlbum(page)
  await expect.poll(() => numbers(page)).toEqual(from(2, 9))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

/** Drags the lower right corner of the book over a fraction of a page. */
async function drag(page: Page, pages: number): Promise<void> {
  const corner = await next(page).boundingBox()
  if (!corner) throw new Error('no corner')
  const [x, y] = [corner.x + corner.width - 6, corner.y + corner.height - 6]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - pages * 279, y - 30, { steps: 6 })
  await page.waitForFunction(() => new Promise(resolve => setTimeout(() => resolve(true), 150)))
  await page.mouse.up()
}

test.describe('in motion', () => {
  test.use({
    drawn: true,
    kept: { ...askedForPicture, preferences: { reducedMotion: false, quality: 'low' } },
  })

  test('turns or releases a page by touch, and ends fast successive turns on the requested page', async ({
    page,
  }) => {
    await openAlbum(page)
    await expect(page.locator('[data-stage="on"]')).toBeVisible()
    await drag(page, 0.35)
    await expect(page.locator('[data-busy]')).toHaveCount(0)
    await expect.poll(() => numbers(page)).toEqual(from(2, 18))
    await drag(page, 1.5)
    await expect.poll(() => numbers(page)).toEqual(from(20, 18))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (let at = 0; at < 5; at++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => numbers(page)).toEqual(from(2 + 5 * 18, 18))
    await expect(page.locator('[data-busy]')).toHaveCount(0)
  })
})
