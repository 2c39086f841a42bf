import type { Page } from '@playwright/test'

import { layoutPacks, PACK_RATIO } from '../../src/stage/scenes/packs/packs-layout.ts'
import {
  cards,
  collector,
  inPhase,
  openedNumbers,
  openTable,
  shownNumbers,
  skipAll,
  table,
} from '../fixtures/packs-table.ts'
import { expect, test } from '../fixtures/visit.ts'

test.use({ viewport: { width: 844, height: 390 } })
const moving = { preferences: { speed: 4, reducedMotion: false } }
const atRest = (page: Page) => expect(table(page)).toHaveAttribute('data-playing', 'false')

test.describe('on the drawn table', () => {
  test.use({ drawn: true, kept: moving })

  test('tears the strip and turns a card by touch', async ({ page, shop, sessions }) => {
    const person = await collector(page, { shop, sessions }, { common: 1, legendary: 1 })
    await openTable(page)
    await expect(table(page)).toHaveAttribute('data-stage', 'on')
    const { unit, hand, carousel, fan } = layoutPacks(844, 390, { left: 0, right: 0 })
    const middle = carousel(0)
    await page.mouse.click(middle.x * unit, middle.y * unit)
    await inPhase(page, 'hand')
    await expect(page.getByTestId('tear')).not.toHaveAttribute('aria-busy', 'true')
    await atRest(page)
    const edge = (hand.y - (hand.w * PACK_RATIO) / 2 + 16) * unit
    await page.mouse.move((hand.x - 70) * unit, edge)
    await page.mouse.down()
    for (let step = 1; step <= 8; step++) await page.mouse.move((hand.x - 70 + step * 18) * unit, edge)
    await page.mouse.up()
    await inPhase(page, 'fan')
    await atRest(page)
    const seat = fan(0, false)
    await page.mouse.click(seat.x * unit, seat.y * unit)
    await expect(cards(page).first()).toHaveAttribute('data-up', 'true')
    await skipAll(page)
    await inPhase(page, 'result')
    expect(await shownNumbers(page)).toEqual(await openedNumbers(shop.url, person))
  })
})
