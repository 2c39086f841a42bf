import { firstSlideOf } from '../fixtures/catalogue.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test('shows a page with status 404 and a link home for a missing address', async ({ page, shop }) => {
  for (const path of [
    '/questo/non/esiste',
    '/nessuna-pagina',
    '/negozio/buste-e-box/niente',
    '/characters/nessuno',
  ])
    await test.step(path, async () => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible()
    })
  await page
    .getByRole('main')
    .getByRole('link', { name: say('common.back_home') })
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText((await firstSlideOf(shop.url)).title)
})

test('shows an error page with a retry and a link home on any other failure', { tag: '@O7' }, async ({
  page,
}) => {
  let isDown = true
  await page.route('**/api/pages/chi-siamo*', route =>
    isDown
      ? route.fulfill({ status: 500, json: { code: 'internal', message: '', fields: [] } })
      : route.fallback(),
  )
  await page.goto('/chi-siamo')
  await expect(page.getByRole('heading', { level: 1, name: say('common.error_occurred') })).toBeVisible()
  await expect(page.getByRole('link', { name: say('common.back_home') })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: say('common.try_again') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi siamo')
})

test.describe('a page whose chunks are missing', () => {
  test.use({ expectedFaults: [/dynamically imported module/] })

  test('is reloaded once a minute, then reports the failure', { tag: '@O2' }, async ({ page }) => {
    await page.goto('/')
    await expectDrawn(page)
    await page.route('**/assets/faq-*.js', route => route.fulfill({ status: 404, body: '' }))
    let loads = 0
    page.on('request', request => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('titles.faq') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: say('common.error_occurred') })).toBeVisible()
    await expect(page).toHaveURL('/domande-frequenti')
    expect(loads).toBe(1)
    await page.unroute('**/assets/faq-*.js')
    await page.getByRole('button', { name: say('common.try_again') }).click()
    await expect(page).toHaveURL('/domande-frequenti')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('titles.faq'))
  })
})
