/** Products with a personal print, from the phone to the print file in the administration (decision 0018). */
import sharp from 'sharp'
import type { AdminOrder } from '../../src/contract/endpoints/admin/orders.ts'
import { pixelsAt } from '../../src/domain/print-frame.ts'
import type { PrintSide } from '../../src/domain/print-sides.ts'
import { printSurfaces } from '../../src/domain/print-surfaces.ts'
import { askAsShop } from '../fixtures/admin-calls.ts'
import { findingsOn } from '../fixtures/axe.ts'
import { lineOf, openCart } from '../fixtures/cart.ts'
import { expectThanks, fillAddress, letAvatarWait, payButton } from '../fixtures/purchase.ts'
import { continueAs, expect, type Page, rememberedState, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const own = (key: string, words?: Record<string, string>) => say(`configurator.${key}`, words)
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: own('steps') }).getByRole('button', { name, exact: true })
const starting = (key: string) => new RegExp(`^${own(key).replace(' {{price}}', '')}`)

async function addCharacter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: starting('design.add_character') }).click()
  const picker = page.getByRole('dialog', { name: own('design.choose_character') })
  await picker.getByRole('textbox', { name: own('design.search') }).fill(name)
  await picker.getByRole('button', { name, exact: true }).click()
  await expect(picker).toBeHidden()
}

const sizeOf = (side: PrintSide) => {
  const { width, height } = printSurfaces.shirt[side]!.frame
  return { width: pixelsAt(width), height: pixelsAt(height) }
}

test.describe('make it mine, on a phone', () => {
  test.use({ person: 'user', viewport: { width: 360, height: 780 }, hasTouch: true })

  test('orders a print with two characters, a rotation, a text and a back side, at 300 dpi for the workshop', async ({
    page,
    shop,
    sessions,
  }) => {
    await letAvatarWait(page)
    await page.goto('/collezioni')
    await page.getByRole('link', { name: `${own('list.open')}: La tua T-shirt` }).click()
    await expect(step(page, own('design.title'))).toHaveAttribute('aria-current', 'step')

    await addCharacter(page, 'Ondalice')
    const board = page.locator('[data-layer="l2"]')
    await expect(board).toHaveAccessibleName('Ondalice')
    await board.press('ArrowDown')
    await board.press(']')
    await board.press(']')
    await board.press(']')
    await expect(page.getByText('15°', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: own('undo'), exact: true }).click()
    await expect(page.getByText('15°', { exact: true })).toBeHidden()
    await page.getByRole('button', { name: own('redo'), exact: true }).click()
    await expect(page.getByText('15°', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: starting('design.add_text') }).click()
    await page.getByRole('textbox', { name: own('design.text'), exact: true }).fill('Zia Pina')
    await page.getByRole('radio', { name: own('design.sides.back') }).check()
    await addCharacter(page, 'Spettrillo')
    await expect(page.getByRole('status').filter({ hasText: '38,90' })).toBeVisible() // 22,90 + 3 × 3 + 2 + 5
    expect(await findingsOn(page)).toEqual([])

    await step(page, 'Taglia').click()
    await page.getByRole('button', { name: 'M', exact: true }).click()
    await page.getByRole('button', { name: own('next') }).click()
    await page.getByRole('button', { name: say('shop.add'), exact: true }).click()
    const panel = await openCart(page)
    const line = lineOf(panel, 'La tua T-shirt')
    await expect(line).toContainText('Draghissimo · Ondalice · “Zia Pina” · Spettrillo')
    await expect(line.locator('svg image').first()).toBeAttached()
    await panel.getByRole('link', { name: say('shop.cart.checkout') }).click()
    await fillAddress(page)
    await page.getByRole('button', { name: say('payment.test.approved') }).click()
    await payButton(page).click()
    await expectThanks(page)
    const number = new URL(page.url()).searchParams.get('order') ?? ''

    const of = { shop, sessions }
    const { data } = await askAsShop<{ data: { id: number }[] }>(of, 'GET', `/admin/orders?search=${number}`)
    const order = () => askAsShop<AdminOrder>(of, 'GET', `/admin/orders/${data[0]?.id}`)
    await expect
      .poll(async () => (await order()).lines[0]?.prints.map(print => print.state), { timeout: 60_000 })
      .toEqual(['made', 'made'])
    const visit = { person: 'admin' as const, consent: { analytics: false, marketing: false }, kept: {} }
    await continueAs(page, await rememberedState({ shop, sessions }, visit))
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/administration/orders/${data[0]?.id}`)
    for (const side of ['front', 'back'] as const) {
      const words = say('admin-sales.order.print_file.file', {
        side: say(`admin-sales.order.print_file.side.${side}`),
      })
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: words }).click()
      const file = await (await download).path()
      expect(await sharp(file).metadata()).toMatchObject({ format: 'png', density: 300, ...sizeOf(side) })
    }
  })
})
