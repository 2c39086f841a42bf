import { productOf } from '../fixtures/catalogue.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ person: 'admin' })

test('validates, saves, shows and finds brand and GTIN', async ({ page, shop }) => {
  const { id, slug, category } = await productOf(shop.url, 'statuina-draghissimo')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await page.goto(`/administration/products/${id}`)
  await field(say('common.detail.brand')).fill('Fonderia Volpe')
  await field(say('common.detail.gtin')).fill('4006381333932')
  const save = page.getByRole('button', { name: say('react-admin.action.save'), exact: true })
  await save.click()
  await expect(field(say('common.detail.gtin'))).toHaveAccessibleDescription(
    new RegExp(say('validation.gtin').slice(0, 20)),
  )
  await field(say('common.detail.gtin')).fill('4006381 333931')
  await save.click()
  await expect(page.getByText(say('react-admin.notification.updated_one'))).toBeVisible()
  await expect(field(say('common.detail.gtin'))).toHaveValue('4006381333931')

  await page.goto(`/negozio/${category.slug}/${slug}`)
  const details = page.locator('main dl').filter({ hasText: say('common.detail.brand') })
  await expect(details).toContainText('Fonderia Volpe')
  await expect(details).toContainText('4006381333931')
  await page.goto('/negozio?search=4006381333931')
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /Draghissimo/ })
      .first(),
  ).toBeVisible()

  await page.goto('/administration/products')
  await page.getByRole('main').getByRole('searchbox').fill('4006381333931')
  await expect(page.getByRole('row', { name: /Draghissimo/ })).toHaveCount(1) // without the T-shirt of that name
  await page.goto('/administration/settings?group=language')
  const feed = page.getByRole('link', { name: /\/feeds\/products-it\.xml$/ })
  const response = await page.request.get((await feed.getAttribute('href')) ?? '')
  expect(await response.text()).toContain('<g:gtin>4006381333931</g:gtin>')
})
