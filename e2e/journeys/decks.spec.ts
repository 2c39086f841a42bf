import type { Locator, Page } from '@playwright/test'
import type { OwnedCard } from '../../src/contract/endpoints/game/characters.ts'
import { ask } from '../fixtures/api.ts'
import { findingsOn } from '../fixtures/axe.ts'
import { registerPerson } from '../fixtures/sessions.ts'
import { askedForPicture, expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ viewport: { width: 844, height: 390 }, kept: askedForPicture })

/** A new account with its six starting cards, logged in on this page. Returns its token. */
async function newcomer(page: Page, url: string): Promise<string> {
  const { token } = await registerPerson(url)
  await page.addInitScript(given => localStorage.setItem('auth_token', given), token)
  return token
}

const shelf = (page: Page): Locator => page.getByRole('region', { name: 'Le tue carte' })
const cardsOf = (page: Page): Locator => shelf(page).getByRole('button')
const deckSlots = (page: Page): Locator => page.getByRole('list', { name: 'Le carte del mazzo' })
const numbersIn = (page: Page) =>
  deckSlots(page)
    .locator('[data-card]')
    .evaluateAll(all => all.map(one => Number(one.getAttribute('data-card'))))

async function openDecks(page: Page, query = ''): Promise<void> {
  await page.goto(`/game/decks${query}`)
  await expect(cardsOf(page).first()).toBeVisible()
}

async function addAll(page: Page): Promise<void> {
  const count = await cardsOf(page).count()
  for (let at = 0; at < Math.min(6, count); at++) await cardsOf(page).nth(at).click()
}

test('keeps an unsaved deck across a reload, saves it, and uses it in a battle', async ({ page, shop }) => {
  await newcomer(page, shop.url)
  await openDecks(page)
  await expect(page.getByRole('button', { name: 'Mancano 6 carte' })).toBeDisabled()
  await addAll(page)
  await page.getByLabel('Nome del mazzo').fill('Prima prova')
  const chosen = await numbersIn(page)
  expect(chosen).toHaveLength(6)
  await page.reload()
  await expect(page.getByLabel('Nome del mazzo')).toHaveValue('Prima prova')
  expect(await numbersIn(page)).toEqual(chosen)
  await page.getByRole('button', { name: 'Salva il mazzo' }).click()
  await page.getByRole('link', { name: 'Gioca' }).click()
  await expect(page).toHaveURL(/\/game\/play\?deck=\d+$/)
  await expect(page.getByRole('radio', { name: /Il tuo mazzo/ })).toBeChecked()
  await expect(page.getByRole('link', { name: 'Combatti' })).toHaveAttribute(
    'href',
    new RegExp(`/game/battle/newb\\?deck=${chosen.join(',')}&rules=standard`),
  )
  await page.getByRole('link', { name: 'Combatti' }).click()
  await expect(page).toHaveURL(/newb/)
})

test('adds, moves, removes and saves cards with the keyboard', async ({ page, shop }) => {
  await newcomer(page, shop.url)
  await openDecks(page)
  await cardsOf(page).first().focus()
  for (let at = 0; at < 6; at++) {
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
  }
  const [first, second, ...others] = await numbersIn(page)
  expect(others).toHaveLength(4)
  await deckSlots(page).locator(`[data-card="${first}"]`).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => numbersIn(page)).toEqual([second, first, ...others])
  await expect(deckSlots(page).locator(`[data-card="${first}"]`)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('button', { name: 'Manca una carta' })).toBeDisabled()
  await shelf(page).locator(`[data-card="${first}"]`).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Salva il mazzo' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Gioca' })).toBeVisible()
  expect(await numbersIn(page)).toEqual([second, ...others, first])
})

test('adds and removes a card by dragging, and adds a card selected in the album', async ({ page, shop }) => {
  await newcomer(page, shop.url)
  await openDecks(page)
  const card = cardsOf(page).first()
  const number = Number(await card.getAttribute('data-card'))
  await card.hover()
  await page.mouse.down()
  await page.mouse.move(500, 200, { steps: 4 })
  await deckSlots(page).locator('[data-slot="0"]').hover()
  await page.mouse.up()
  expect(await numbersIn(page)).toEqual([number])
  await deckSlots(page).locator(`[data-card="${number}"]`).hover()
  await page.mouse.down()
  await page.mouse.move(300, 250, { steps: 4 })
  await page.mouse.up()
  expect(await numbersIn(page)).toEqual([])
  await openDecks(page, `?card=${number}`)
  await expect.poll(() => numbersIn(page)).toEqual([number])
})

test('asks for confirmation before leaving a changed deck, and restores the changes', async ({
  page,
  shop,
}) => {
  await newcomer(page, shop.url)
  await openDecks(page)
  await cardsOf(page).first().click()
  await page.getByRole('link', { name: 'Indietro' }).click()
  const question = page.getByRole('dialog', { name: /Salvare/ })
  await question.getByRole('button', { name: 'Resta' }).click()
  await expect(page).toHaveURL(/decks/)
  await page.getByRole('link', { name: 'Indietro' }).click()
  await question.getByRole('button', { name: 'Esci senza salvare' }).click()
  await expect(page).toHaveURL(/\/game$/)
  await expect(page.getByRole('link', { name: /^Mazzi/ })).toBeVisible()
  await page.goBack()
  await expect.poll(() => numbersIn(page)).toHaveLength(1)
})

test('shows missing cards of a shared deck, and saves it only if it is legal', async ({ page, shop }) => {
  const token = await newcomer(page, shop.url)
  const own = (await ask<OwnedCard[]>(shop.url, '/me/cards', { token })).map(card => card.numero_carta)
  const foreign = [150, 149, 148].find(number => !own.includes(number))
  await openDecks(page, `?cards=${own.slice(0, 5).join(',')},${foreign}&name=Da%20un%20amico`)
  await expect(page.getByText('Mazzo condiviso')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Una carta non è tua' })).toBeDisabled()
  expect(await findingsOn(page)).toEqual([])
  await deckSlots(page).locator(`[data-card="${foreign}"]`).press('Delete')
  await shelf(page).locator(`[data-card="${own[5]}"]`).click()
  await page.getByRole('button', { name: 'Salva il mazzo' }).click()
  await expect(page).toHaveURL(/\?deck=\d+$/)
  await expect(page.getByLabel('Nome del mazzo')).toHaveValue('Da un amico')
})

test('deals cards to a guest, and explains what an account adds', async ({ page }) => {
  await page.goto('/game/play')
  await expect(page.getByRole('radio', { name: /Il tuo mazzo/ })).toBeDisabled()
  await expect(page.getByText(say('prepare.guest'))).toBeVisible()
  await page.getByRole('radio', { name: /Maestro/ }).check({ force: true })
  await page.getByRole('radio', { name: 'Classiche', exact: true }).check({ force: true })
  await expect(page.getByRole('link', { name: 'Combatti' })).toHaveAttribute(
    'href',
    '/game/battle/new?rules=classic&opponent=maestro',
  )
  await page.reload()
  await expect(page.getByRole('radio', { name: /Maestro/ })).toBeChecked()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: 'Combatti' })).toBeInViewport({ ratio: 1 })
})
