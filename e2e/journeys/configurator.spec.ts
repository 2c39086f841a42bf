import { findingsOn } from '../fixtures/axe.ts'
import { lineOf, openCart } from '../fixtures/cart.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const own = (key: string) => say(`configurator.${key}`)

test.describe('the configurator', () => {
  test.use({ person: 'user' })

  test('has steps, a live price and a link to the selection, and adds one line to the cart', async ({
    page,
  }) => {
    await page.goto('/collezioni')
    await page.getByRole('link', { name: `${say('configurator.list.open')}: La tua T-shirt` }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'La tua T-shirt' })).toBeVisible()
    await page.getByRole('button', { name: 'Ottanio' }).click()
    await page.getByRole('button', { name: /^Testo/ }).click()
    await page.getByRole('textbox', { name: own('design.text'), exact: true }).fill('Zia Pina')
    await expect(page).toHaveURL(/c\.colour=teal/)
    await expect(page.getByRole('status').filter({ hasText: '27,90' })).toBeVisible()

    await page.getByRole('button', { name: say('shop.add'), exact: true }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: say('configurator.fault.missing') }),
    ).toBeInViewport()
    await expect(page.getByRole('button', { name: 'S', exact: true })).toBeFocused() // shop 8: the first missing choice
    await page.getByRole('button', { name: 'M', exact: true }).click()

    await page.reload()
    const layers = page.getByRole('list', { name: own('design.layers') })
    await expect(layers.getByRole('button')).toHaveText(['“Zia Pina”', 'Draghissimo'])
    await expect(page.getByRole('button', { name: 'M', exact: true })).toHaveAttribute('aria-pressed', 'true')
    expect(await findingsOn(page)).toEqual([])

    await page.getByRole('button', { name: say('shop.add'), exact: true }).click()
    const panel = await openCart(page)
    await expect(lineOf(panel, 'La tua T-shirt')).toContainText('Ottanio · M · Draghissimo · “Zia Pina”')
  })

  test('shows product, tabs and price next to each other on a phone in landscape', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto('/collezioni/configuratore/1')
    await expectDrawn(page)
    const piece = page.getByRole('region', { name: /^La tua T-shirt: / })
    const tabs = page.getByRole('navigation', { name: say('configurator.steps') })
    await expect(tabs).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: own('next') })).toBeInViewport({ ratio: 1 })
    await expect(piece).toBeInViewport()
    const [left, right] = await Promise.all([piece.boundingBox(), tabs.boundingBox()])
    expect((left?.x ?? 0) + (left?.width ?? 0) / 2).toBeLessThan(right?.x ?? 0)
    await test.step('shop 8: at 360 px the active tab stays in sight', async () => {
      await page.setViewportSize({ width: 360, height: 780 })
      for (const tab of [tabs.getByRole('button').last(), tabs.getByRole('button').first()]) {
        await tab.click()
        await expect(tab).toHaveAttribute('aria-current', 'step')
        await expect(tab).toBeInViewport({ ratio: 1 })
      }
    })
  })
})
