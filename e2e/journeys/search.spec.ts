import type { ProductPage } from '../../src/contract/endpoints/shop/catalog.ts'
import { ask } from '../fixtures/api.ts'
import { findingsInBoth, findingsOn } from '../fixtures/axe.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: say('nav.search') })
const dialog = (page: Page) => page.getByRole('dialog', { name: say('nav.search') })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: say('nav.search') })
const options = (page: Page) => dialog(page).getByRole('option')

const open = async (page: Page) => {
  await page.goto('/negozio/abbigliamento/t-shirt-draghissimo')
  await expectDrawn(page)
  await opener(page).click()
  await expect(field(page)).toBeFocused()
}

test('can be used with the keyboard: focus in the field, arrows, Enter, Escape', async ({ page }) => {
  await open(page)
  await expect(options(page).first()).toBeVisible() // categories, before anything is typed
  await page.keyboard.type('dragissimo')
  await expect(dialog(page).getByText(say('nav.search_panel.meant', { words: 'draghissimo' }))).toBeVisible()
  const products = dialog(page).getByRole('group', { name: say('nav.search_panel.products') })
  await expect(products.getByRole('option')).toHaveCount(5)
  await expect(
    dialog(page)
      .getByRole('group', { name: say('nav.search_panel.characters') })
      .getByRole('option')
      .first(),
  ).toContainText('Draghissimo')
  await page.keyboard.press('ArrowDown')
  const first = products.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await expect(field(page)).toBeFocused()
  expect(await findingsInBoth(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('tazza mokarello')
  await expect(options(page).first()).toContainText('Tazza Mokarello')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/negozio/statuine-e-stampe/tazza-mokarello')
  await expect(dialog(page)).toBeHidden()
})

test('corrects a typing error, shows the correction, and can search for the exact text', async ({ page }) => {
  await page.goto('/negozio?search=')
  await expectDrawn(page)
  await test.step('without the app the glass leads to a field that has the focus', () =>
    expect(page.getByRole('searchbox', { name: say('shop.search.label') })).toBeFocused())
  await page.keyboard.type('taza')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/negozio?search=taza')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/«tazza»$/)
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { level: 2, name: /^Tazza/ })
      .first(),
  ).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: say('shop.understood.exact', { typed: 'taza' }) }).click()
  await expect(page).toHaveURL('/negozio?search=taza&exact=1')
  await expect(page.getByRole('heading', { name: say('shop.empty.title') })).toBeVisible()
  await page.getByRole('button', { name: say('shop.understood.similar') }).click()
  await expect(page).toHaveURL('/negozio?search=taza')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('finds the T-shirts for “maglietta” by touch, with price and picture', async ({ page }) => {
    await page.goto('/negozio')
    await expectDrawn(page)
    await opener(page).tap()
    await expect(field(page)).toBeFocused()
    await test.step('words that nothing has say so, and can be wiped away', async () => {
      await field(page).fill('xilofonoqq')
      const nothing = say('nav.search_panel.nothing', { words: 'xilofonoqq' })
      await expect(dialog(page).getByText(nothing)).toBeVisible()
      await dialog(page)
        .getByRole('button', { name: say('nav.search_panel.clear') })
        .tap()
      await expect(field(page)).toBeFocused()
      await expect(options(page).first()).toBeVisible()
      await dialog(page)
        .getByRole('button', { name: say('nav.search_panel.close') })
        .tap()
      await expect(dialog(page)).toBeHidden()
    })
    await opener(page).tap()
    await field(page).pressSequentially('maglietta')
    await expect(options(page).first()).toContainText(/T-shirt.*€/)
    await dialog(page)
      .getByRole('link', { name: /risultati/ })
      .tap()
    await expect(page).toHaveURL('/negozio?search=maglietta')
    await expect(page.getByText(say('shop.understood.also', { words: 't-shirt' }))).toBeVisible()
  })
})

test.describe('in the administration', () => {
  test.use({ person: 'admin' })

  test('creates a synonym from a search without results', async ({ page, shop }) => {
    const found = () => ask<ProductPage>(shop.url, '/products?search=brocca')
    expect((await found()).meta.total).toBe(0)
    await page.goto('/administration/products/missed-searches')
    await page.getByRole('button', { name: say('admin-words.synonyms.add_for', { words: 'brocca' }) }).click()
    await page.getByRole('textbox', { name: say('admin-words.synonyms.means') }).fill('tazza')
    await page.getByRole('button', { name: say('react-admin.action.save'), exact: true }).click()
    await expect(page.getByText(say('react-admin.notification.created'))).toBeVisible()
    expect((await found()).understood?.also).toEqual(['tazza'])
  })
})
