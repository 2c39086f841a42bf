/**
 * spec 215 and 284: pages at one origin, API and files at another (`VITE_API_BASE_URL`): images, login, refresh, no
 * other origin.
 */
import type { FastifyInstance } from 'fastify'
import { freePort } from '../../server/testing/free-port.ts'
import { servePages } from '../fixtures/pages-apart.ts'
import { type OwnShop, startOwnShop } from '../fixtures/server.ts'
import { demoPassword } from '../fixtures/sessions.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({
  pictures: true,
  extraHTTPHeaders: {}, // a custom header would cause a preflight request across origins
})

let pages: string
let shop: OwnShop
let host: FastifyInstance

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const port = await freePort()
  pages = `http://localhost:${port}`
  shop = await startOwnShop({ pages })
  host = await servePages(port, shop.url)
})
test.afterAll(async () => {
  await host.close()
  await shop.drop()
})

test('runs shop, login and session across two origins', async ({ page, context }) => {
  const consent = encodeURIComponent(JSON.stringify({ analytics: false, marketing: false }))
  await context.addCookies([{ name: 'gdpr_consent', value: consent, url: pages }])

  await page.goto(`${pages}/negozio`)
  const card = page.getByRole('main').getByRole('article').first()
  const picture = card.locator('img')
  await expect(picture).toHaveAttribute('src', new RegExp(`^${shop.url}/`))
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await page.goto(`${pages}/login`)
  await page.getByLabel(say('auth.email'), { exact: true }).fill('user@example.com')
  await page.getByLabel(say('auth.password'), { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: say('auth.login.submit') }).click()
  await expect(page).toHaveURL(`${pages}/`)
  const [refresh] = await context.cookies(`${shop.url}/api/auth`)
  expect(refresh).toMatchObject({ sameSite: 'None', secure: true, httpOnly: true, path: '/api/auth' })
  const token = (await context.cookies(pages)).find(({ name }) => name === 'auth_token')
  expect(token).toMatchObject({ sameSite: 'None', secure: true })

  await page.evaluate(() => localStorage.setItem('auth_token', 'spoiled'))
  await page.goto(`${pages}/account/details`) // the token is rejected, the cookie brings another
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`${pages}/account/details`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).not.toBe('spoiled')
})
