import { findingsOn } from '../fixtures/axe.ts'
import { productsOf } from '../fixtures/catalogue.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const team = '/negozio/abbigliamento/t-shirt-arcana-team'

test.describe('facets of a product list', () => {
  test('stores a facet in the address, and removes it by its chip or on back', async ({ page, shop }) => {
    const expected = await productsOf(shop.url, 'filters=element.fuoco&per_page=100')
    await page.goto('/negozio')
    const facets = page.getByRole('complementary', { name: say('shop.facets.title') })
    await facets.getByRole('button', { name: /^Fuoco/ }).click()
    await expect(page).toHaveURL('/negozio?f.element=fuoco')
    await expect(page.getByRole('status').first()).toHaveText(
      say('shop.count_other', { count: expected.length }),
    )
    await facets.getByLabel(/Cotone/).click()
    await expect(page).toHaveURL('/negozio?f.element=fuoco&f.material=cotton')
    await page.getByRole('button', { name: say('shop.facets.remove', { name: 'Fuoco' }) }).click()
    await expect(page).toHaveURL('/negozio?f.material=cotton')
    await page.goBack()
    await expect(page).toHaveURL('/negozio?f.element=fuoco&f.material=cotton')
    await page.goBack()
    await expect(page).toHaveURL('/negozio?f.element=fuoco')
    await expect(facets.getByRole('button', { name: /^Fuoco/ })).toHaveAttribute('aria-pressed', 'true')
    expect(await findingsOn(page)).toEqual([])
    await test.step('a price typed as a sum keeps what costs no more', async () => {
      const cheap = await productsOf(shop.url, 'filters=element.fuoco&price_max=1000&per_page=100')
      const end = page.getByRole('textbox', { name: say('shop.facets.price_to') })
      await end.fill('10,00')
      await end.press('Enter')
      await expect(page).toHaveURL('/negozio?price=-1000&f.element=fuoco')
      await expect(page.getByRole('status').first()).toHaveText(
        say('shop.count_other', { count: cheap.length }),
      )
    })
  })

  test('offers two links when nothing is found', async ({ page }) => {
    await page.goto('/negozio?search=draghissimo&f.material=ceramic&on_sale=1')
    await expect(page.getByRole('heading', { name: say('shop.empty.title') })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: say('shop.facets.reset') })
      .last()
      .click()
    await expect(page).toHaveURL('/negozio?search=draghissimo')
    await test.step('a search without a find says so and leads back to everything', async () => {
      await page.getByRole('searchbox', { name: say('shop.search.label') }).fill('zzzzzz')
      await expect(page.getByText(say('shop.empty.search', { search: 'zzzzzz' }))).toBeVisible()
      await page.getByRole('button', { name: say('shop.empty.reset') }).click()
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    })
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 } })

    test('shows the number of results before the filter sheet closes', async ({ page }) => {
      await page.goto('/negozio')
      await page.getByRole('button', { name: say('shop.facets.title'), exact: true }).click()
      const sheet = page.getByRole('dialog', { name: say('shop.facets.title') })
      await sheet.getByLabel(new RegExp(say('shop.facets.on_sale'))).click()
      await expect(page).toHaveURL('/negozio?on_sale=1')
      expect(await findingsOn(page)).toEqual([])
      await sheet.getByRole('button', { name: /^Mostra \d+/ }).click()
      await expect(sheet).toBeHidden()
    })
  })
})

test.describe('product page', () => {
  test('marks an unavailable combination of options and changes nothing else', async ({ page }) => {
    await page.goto(team)
    await page.getByRole('button', { name: /^XXL/ }).click()
    await page.getByRole('button', { name: /^Viola cosmo/ }).click()
    await expect(page.getByRole('button', { name: /^XXL/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(say('shop.not_made_text'))).toBeVisible()
    await expect(page.getByRole('button', { name: say('shop.not_made'), exact: true })).toBeDisabled()
    await page.getByRole('button', { name: /^M/ }).first().click()
    await expect(page.getByRole('button', { name: say('shop.add'), exact: true })).toBeEnabled()
  })

  test('offers a stock alert for a sold-out product, shows reviews, and has no axe violations', async ({
    page,
  }) => {
    await page.goto('/negozio/buste-e-box/busta-luce-serie-2')
    await expectDrawn(page)
    await page.getByLabel(say('shop.watch.label')).fill('zia@example.com')
    await page.getByRole('button', { name: say('shop.watch.send') }).click()
    await expect(page.getByText(say('shop.watch.done', { email: 'zia@example.com' }))).toBeVisible()
    await page.goto('/negozio/buste-e-box/box-24-buste-serie-1')
    await expect(page.getByRole('heading', { name: say('reviews.title') })).toBeVisible()
    await expect(page.getByText('Due mitiche in un box')).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
  })
})
