import { findingsOn } from '../world/axe.ts'
import { lineOf, openBag } from '../world/cart.ts'
import { expect, test } from '../world/visit.ts'
import { say } from '../world/words.ts'

test.describe('the configurator', () => {
  test.use({ person: 'user' })

  test('steps, live price, a link that keeps the choice, one line in the bag', async ({ page }) => {
    await page.goto('/collezioni')
    await page.getByRole('link', { name: `${say('configurator.list.open')}: La tua T-shirt` }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'La tua T-shirt' })).toBeVisible()
    await page.getByRole('button', { name: 'Ottanio' }).click()
    await page.getByRole('button', { name: /^Draghissimo/ }).click()
    await page.getByRole('textbox', { name: 'Scritta' }).fill('Zia Pina')
    await expect(page).toHaveURL(/c\.colour=teal/)
    await expect(page.getByRole('status').filter({ hasText: '27,90' })).toBeVisible()

    await page.getByRole('button', { name: say('shop.add'), exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: say('configurator.fault.missing') })).toBeVisible()
    await page.getByRole('button', { name: 'M', exact: true }).click()

    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Scritta' })).toHaveValue('Zia Pina')
    await expect(page.getByRole('button', { name: 'M', exact: true })).toHaveAttribute('aria-pressed', 'true')
    expect(await findingsOn(page)).toEqual([])

    await page.getByRole('button', { name: say('shop.add'), exact: true }).click()
    const panel = await openBag(page)
    await expect(lineOf(panel, 'La tua T-shirt')).toContainText('Ottanio · Draghissimo · “Zia Pina” · M')
  })
})
