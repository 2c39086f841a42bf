/** The product page on an upright phone: images, variants, favourites, a review with a photo. */
import sharp from 'sharp'
import type { AdminReview } from '../../src/contract/endpoints/shop/reviews.ts'
import { askAsShop } from '../fixtures/admin-calls.ts'
import { ask } from '../fixtures/api.ts'
import { findingsOn } from '../fixtures/axe.ts'
import { euro, productOf } from '../fixtures/catalogue.ts'
import { fingerOn } from '../fixtures/finger.ts'
import { enter, expectDrawn } from '../fixtures/forms.ts'
import { placePaidOrder } from '../fixtures/orders.ts'
import { bringSession, registerPerson } from '../fixtures/sessions.ts'
import { askedForPicture, expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({
  pictures: true,
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  kept: askedForPicture,
})

const team = '/negozio/abbigliamento/t-shirt-arcana-team'
const print = '/negozio/statuine-e-stampe/stampa-draghissimo'

test('shows name, price and button without scrolling, changes pictures by a swipe, and asks for a size', async ({
  page,
  shop,
}) => {
  const shirt = await productOf(shop.url, 't-shirt-arcana-team')
  await page.goto(team)
  await expectDrawn(page)
  const choose = page.getByRole('button', { name: say('shop.choose_size'), exact: true })
  await expect(page.getByRole('heading', { level: 1, name: shirt.title })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('article').first().getByText(euro(shirt.price.now)).first()).toBeInViewport({
    ratio: 1,
  })
  await expect(choose).toBeInViewport({ ratio: 1 })
  const pictures = page.getByRole('list', { name: say('shop.gallery.pictures', { name: shirt.title }) })
  const box = await pictures.boundingBox()
  expect([box?.x, box?.width]).toEqual([0, 360]) // from edge to edge
  const dot = (number: number) =>
    page.getByRole('button', { name: say('shop.gallery.show', { number, total: shirt.pictures.length }) })
  await expect(dot(1)).toHaveAttribute('aria-pressed', 'true')
  await fingerOn(page).drag({ x: 300, y: 240 }, { x: 60, y: 240 })
  await expect(dot(2)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => pictures.evaluate(strip => Math.round(strip.scrollLeft))).toBe(360) // not scrolling
  await dot(3).press('ArrowLeft')
  await expect(dot(1)).toHaveAttribute('aria-pressed', 'true')
  await pictures.getByRole('button', { name: say('shop.gallery.enlarge') }).click()
  const large = page.getByRole('dialog', { name: shirt.title })
  await large.getByRole('button', { name: say('shop.gallery.zoom_in') }).click()
  await expect(large.getByRole('button', { name: say('shop.gallery.zoom_out') })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
  await choose.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Taglia' })).toBeInViewport()
  await page.getByRole('group', { name: 'Taglia' }).getByRole('button', { name: 'S', exact: true }).click()
  await page.getByRole('button', { name: say('shop.add'), exact: true }).click()
  const lines = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').items?.length)
  await expect.poll(lines).toBe(1)
})

test('offers formats as radio buttons with prices, and disables one that is sold out', async ({
  page,
  shop,
}) => {
  const product = await productOf(shop.url, 'stampa-draghissimo')
  await page.goto(print)
  await expectDrawn(page)
  const formats = page.getByRole('radiogroup', { name: 'Formato' })
  const [first, second, third] = product.variants
  await expect(formats.getByRole('radio', { name: new RegExp(first!.name) })).toBeChecked()
  await formats.getByRole('radio', { name: new RegExp(first!.name) }).press('ArrowRight')
  await expect(formats.getByRole('radio', { name: new RegExp(second!.name) })).toBeChecked()
  await expect(page.getByRole('article').first()).toContainText(euro(second!.price.now))
  await formats.getByRole('radio', { name: new RegExp(second!.name) }).press('ArrowRight')
  await expect(formats.getByRole('radio', { name: new RegExp(third!.name) })).toBeChecked()
  await expect(page.getByRole('button', { name: say('shop.stock.out'), exact: true })).toBeDisabled()
})

test('stores a guest’s favourites on the device, and merges them into the account at login', async ({
  page,
  shop,
}) => {
  const [mine, theirs] = await Promise.all([
    productOf(shop.url, 'statuina-draghissimo'),
    productOf(shop.url, 'stampa-draghissimo'),
  ])
  const person = await registerPerson(shop.url)
  await ask(shop.url, `/me/favourites/${theirs.id}`, { method: 'PUT', token: person.token })
  const add = say('shop.favourites.add', { name: mine.title })
  const remove = say('shop.favourites.remove', { name: mine.title })
  await page.goto(`/negozio/${mine.category.slug}/${mine.slug}`)
  await expectDrawn(page)
  await page.getByRole('button', { name: add }).click()
  await expect(page.getByRole('button', { name: remove })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: remove })).toBeVisible()
  const cards = page.getByRole('main').getByRole('article')
  await page.goto('/preferiti')
  await expect(cards).toHaveCount(1)
  await expect(page.getByText(say('shop.favourites.guest'))).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('link', { name: say('shop.favourites.login') })
    .click()
  await enter(page, person.email, person.password)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBeNull()
  await page.goto('/preferiti')
  await expect(cards).toHaveCount(2)
  const { ids } = await ask<{ ids: number[] }>(shop.url, '/me/favourites', { token: person.token })
  expect(ids).toEqual([mine.id, theirs.id])
})

test('keeps a favourite removed when a reload interrupts the request', async ({ page, shop }) => {
  const [gone, kept] = await Promise.all([
    productOf(shop.url, 'statuina-draghissimo'),
    productOf(shop.url, 'stampa-draghissimo'),
  ])
  const person = await registerPerson(shop.url)
  const own = { method: 'PUT', token: person.token } as const
  for (const { id } of [kept, gone]) await ask(shop.url, `/me/favourites/${id}`, own)
  await bringSession(page, shop.url, person.token)
  await page.goto('/preferiti')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(2)
  const asked = page.waitForRequest(request => request.method() === 'DELETE')
  await page.route(
    url => url.pathname.endsWith(`/me/favourites/${gone.id}`),
    () => {}, // no response arrives before the page closes
    { times: 1 },
  )
  await page.getByRole('button', { name: say('shop.favourites.remove', { name: gone.title }) }).click()
  await asked
  await page.reload()
  await expect(cards).toHaveCount(1)
  await expect(cards.getByText(kept.title)).toBeVisible()
  const stored = () => ask<{ ids: number[] }>(shop.url, '/me/favourites', { token: person.token })
  await expect.poll(async () => (await stored()).ids).toEqual([kept.id])
  await page.reload()
  await expect(cards).toHaveCount(1)
})

test.describe('a buyer', () => {
  test.use({ person: 'user' })

  test('writes a review with a photo, which is shown after approval', async ({ page, shop, sessions }) => {
    const token = await sessions.tokenOf('user')
    const slug = 'statuina-draghissimo'
    await placePaidOrder(shop.url, token, slug)
    const product = await productOf(shop.url, slug)
    const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#a34b2c' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Casa mia' } })
      .toBuffer()
    const address = `/negozio/${product.category.slug}/${product.slug}`
    await page.goto(address)
    await expectDrawn(page)
    await page.getByRole('button', { name: say('reviews.write') }).click()
    await page
      .locator('label')
      .filter({ hasText: say('reviews.stars_other', { count: 5 }) })
      .click()
    await page.getByLabel(say('reviews.title_label')).fill('Sul mio scaffale')
    await page.getByLabel(say('reviews.text_label')).fill('Eccola, con la luce del mattino.')
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: say('reviews.photos.add') }).click()
    await (await chosen).setFiles({ name: 'scaffale.jpg', mimeType: 'image/jpeg', buffer: photo })
    await expect(
      page.getByRole('button', { name: say('reviews.photos.remove', { number: 1 }) }),
    ).toBeVisible()
    await page.getByRole('button', { name: say('reviews.send') }).click()
    await expect(page.getByText(say('reviews.bar.pending'))).toBeVisible()
    const admin = { shop, sessions }
    const all = await askAsShop<{ data: AdminReview[] }>(admin, 'GET', '/admin/reviews?search=scaffale')
    const review = all.data.find(({ title }) => title === 'Sul mio scaffale')!
    await askAsShop(admin, 'PATCH', `/admin/reviews/${review.id}`, {
      status: 'published',
      version: review.version,
    })
    const name = review.name
    const open = page.getByRole('button', { name: say('reviews.photos.open', { number: 1, name }) })
    await expect(async () => {
      await page.goto(address)
      await expect(open).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expectDrawn(page)
    await open.click()
    const large = page.getByRole('dialog', { name: say('reviews.photos.by', { name }) }).getByRole('img')
    const source = (await large.getAttribute('src')) ?? ''
    const stored = Buffer.from(await (await fetch(new URL(source, shop.url))).arrayBuffer())
    const facts = await sharp(stored).metadata()
    expect([facts.format, facts.width, facts.exif]).toEqual(['webp', 900, undefined])
  })
})
