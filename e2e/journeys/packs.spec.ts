import type { Locator, Page } from '@playwright/test'
import type { PackOpening } from '../../src/contract/endpoints/game/packs.ts'

import { findingsOn } from '../fixtures/axe.ts'
import { printCodes } from '../fixtures/packs.ts'
import {
  cards,
  collector,
  inPhase,
  openedNumbers,
  openTable,
  shownNumbers,
  skipAll,
  table,
  withReducedMotion,
} from '../fixtures/packs-table.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ viewport: { width: 844, height: 390 } })
const kinds = (page: Page): Locator => page.getByTestId('pack-kind')

test.describe('without the canvas', () => {
  test.use({ kept: withReducedMotion })

  test('opens a pack by keyboard: five cards, each turned, new ones marked', async ({
    page,
    shop,
    sessions,
  }) => {
    const person = await collector(page, { shop, sessions }, { rare: 1 })
    await openTable(page)
    expect(await findingsOn(page)).toEqual([])
    await page.getByTestId('open-pack').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('tear')).toBeFocused()
    await expect(page.getByTestId('tear')).not.toHaveAttribute('aria-busy', 'true')
    await page.keyboard.press('Enter')
    await inPhase(page, 'fan')
    await expect(cards(page)).toHaveCount(5)
    await expect(cards(page).first()).toBeFocused()
    expect(await findingsOn(page)).toEqual([])
    for (let seat = 0; seat < 5; seat++) {
      if ((await table(page).getAttribute('data-phase')) !== 'fan') break
      await cards(page).nth(seat).press('Enter')
      const goOn = page.getByTestId('go-on')
      if ((await goOn.count()) > 0) await goOn.press('Enter')
    }
    await inPhase(page, 'result')
    const held = await openedNumbers(shop.url, person)
    expect(held).toHaveLength(5)
    expect(await shownNumbers(page)).toEqual(held)
    await expect(page.getByTestId('copies')).toHaveCount(5)
    expect(await findingsOn(page)).toEqual([])
  })

  test('game 15: opens a pack in portrait by touch, without a prompt to rotate the phone', async ({
    page,
    shop,
    sessions,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const person = await collector(page, { shop, sessions }, { rare: 1 })
    await openTable(page)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    const isLow = async (button: Locator) => expect((await button.boundingBox())?.y).toBeGreaterThan(320)
    await isLow(page.getByTestId('open-pack'))
    await page.getByTestId('open-pack').click()
    await expect(page.getByTestId('tear')).not.toHaveAttribute('aria-busy', 'true')
    await isLow(page.getByTestId('tear'))
    await page.getByTestId('tear').click()
    await inPhase(page, 'fan')
    for (const card of await cards(page).all()) await expect(card).toBeInViewport({ ratio: 1 })
    await isLow(page.getByTestId('turn-all'))
    await page.getByTestId('turn-all').click()
    await inPhase(page, 'result')
    for (const card of await page.getByTestId('result-card').getByRole('button').all())
      await expect(card).toBeInViewport({ ratio: 1 })
    expect(await findingsOn(page)).toEqual([])
    expect(await shownNumbers(page)).toEqual(await openedNumbers(shop.url, person))
  })

  test('opens ten packs together with one summary', async ({ page, shop, sessions }) => {
    const person = await collector(page, { shop, sessions }, { common: 12 })
    await openTable(page)
    await page.getByTestId('open-many').press('Enter')
    await expect(page.getByTestId('tear')).not.toHaveAttribute('aria-busy', 'true')
    await page.getByTestId('tear').press('Enter')
    await inPhase(page, 'summary')
    await expect(
      page.getByRole('heading', { name: say('packs.summary.title_other', { count: 10 }) }),
    ).toBeVisible()
    const held = await openedNumbers(shop.url, person)
    expect(held).toHaveLength(50)
    await expect(page.getByTestId('summary-card')).toHaveCount(new Set(held).size)
    expect(await findingsOn(page)).toEqual([])
    await page.getByTestId('close-result').press('Enter')
    await expect(kinds(page).first()).toContainText(say('packs.count_other', { count: 2 }))
  })

  test('shows the drawn cards when the network returns after a lost response', { tag: '@O1' }, async ({
    page,
    shop,
    sessions,
  }) => {
    const person = await collector(page, { shop, sessions }, { common: 1 })
    await openTable(page)
    const sent: (string | null)[] = []
    await page.route('**/api/packs/*/open', async route => {
      sent.push(route.request().postData())
      if (sent.length > 1) return route.continue()
      await route.fetch() // it reaches the server, but its response never returns
      await route.abort('connectionreset')
    })
    await page.getByTestId('open-pack').press('Enter')
    const note = page.getByTestId('refused')
    await expect(note).toContainText(say('packs.lost'))
    await note.getByRole('button', { name: say('packs.retry') }).press('Enter')
    await expect(page.getByTestId('tear')).not.toHaveAttribute('aria-busy', 'true')
    await skipAll(page)
    await inPhase(page, 'result')
    expect(await shownNumbers(page)).toEqual(await openedNumbers(shop.url, person))
    expect(sent).toHaveLength(2)
    expect(sent[1]).toBe(sent[0])
    await page.getByTestId('verify').press('Enter')
    await expect(page.getByTestId('verified')).toHaveAttribute('data-right', 'true')
    await expect(page.getByTestId('check-number')).toHaveAttribute('data-outcome', 'right')
  })

  test('shows an error for packs that cannot be loaded, and the packs after a retry', { tag: '@O7' }, async ({
    page,
    shop,
    sessions,
  }) => {
    await collector(page, { shop, sessions }, { common: 1 })
    let isDown = true
    await page.route('**/api/me/packs', route =>
      isDown ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
    await page.goto('/game/pack')
    await expect(page.getByRole('heading', { name: 'Errore nel caricamento packs' })).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: say('common.try_again') }).click()
    await expect(kinds(page)).toHaveCount(1)
  })

  test('redeems a code for a pack once, and refuses it the second time', async ({ page, shop, sessions }) => {
    await collector(page, { shop, sessions }, {})
    const { codes } = await printCodes(shop.url, sessions, 'legendary')
    const code = codes[0] ?? ''
    await openTable(page)
    await expect(page.getByRole('heading', { name: say('packs.empty.title') })).toBeVisible()
    await page
      .getByRole('button', { name: say('packs.redeem.open') })
      .first()
      .click()
    const form = page.getByTestId('redeem')
    const field = form.getByLabel(say('packs.redeem.code'))
    await field.pressSequentially(code.replaceAll('-', '').toLowerCase())
    await expect(field).toHaveValue(code)
    await field.press('Enter')
    await expect(form.getByRole('status')).toContainText(/./)
    await field.fill(code)
    await field.press('Enter')
    await expect(form.getByText(say('problems.code_used'))).toBeVisible()
    await field.fill(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)
    await field.press('Enter')
    await expect(form.getByText(say('problems.code_mistyped'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(kinds(page)).toHaveCount(1)
  })

  test('shows odds and guarantee before opening, and verifies an opened pack, also later', {
    tag: '@D5',
  }, async ({ page, shop, sessions }) => {
    await collector(page, { shop, sessions }, { rare: 1 })
    await openTable(page)
    await page.getByRole('button', { name: say('packs.odds.open') }).click()
    const odds = page.getByTestId('odds')
    await expect(odds.getByRole('columnheader')).toHaveCount(4)
    await expect(odds.getByRole('rowheader')).toHaveCount(6)
    expect(await findingsOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByTestId('open-pack').press('Enter')
    await skipAll(page)
    await inPhase(page, 'result')
    await page.getByTestId('verify').press('Enter')
    await expect(page.getByTestId('verified')).toHaveAttribute('data-right', 'true')
    for (const check of ['promise', 'secret', 'number', 'catalogue', 'odds', 'draw'])
      await expect(page.getByTestId(`check-${check}`)).toHaveAttribute('data-outcome', 'right')
    expect(await findingsOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByTestId('close-result').press('Enter')
    await page.reload() // the content is fetched again
    await page.route('**/api/packs/*/opening', route => route.abort())
    await page.getByRole('button', { name: say('packs.history.open') }).click()
    await page.getByTestId('opened-pack').click()
    const failure = page.getByRole('dialog').getByRole('alert')
    await expect(failure).toBeVisible()
    await page.unrouteAll()
    await failure.getByRole('button').click()
    await page.getByRole('button', { name: say('packs.verify.open') }).click()
    await expect(page.getByTestId('verified')).toHaveAttribute('data-right', 'true')
  })

  test('detects contents that were changed in transit', async ({ page, shop, sessions }) => {
    await collector(page, { shop, sessions }, { common: 1 })
    await page.route('**/api/packs/*/open', async route => {
      const response = await route.fetch()
      const opening = (await response.json()) as PackOpening
      const held = opening.cards.map(card => card.numero_carta)
      const other = [2, 3, 4, 5, 6, 7].find(number => !held.includes(number)) ?? 2
      const changed = opening.cards.map((card, at) => (at === 0 ? { ...card, numero_carta: other } : card))
      await route.fulfill({ response: response, json: { ...opening, cards: changed } })
    })
    await openTable(page)
    await page.getByTestId('open-pack').press('Enter')
    await skipAll(page)
    await page.getByTestId('verify').press('Enter')
    await expect(page.getByTestId('verified')).toHaveAttribute('data-right', 'false')
    await expect(page.getByTestId('check-draw')).toHaveAttribute('data-outcome', 'wrong')
  })
})
