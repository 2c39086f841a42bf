import type { Page } from '@playwright/test'
import { findingsOn } from '../fixtures/axe.ts'
import { fastBattle, openBattle, untilOwnMove } from '../fixtures/battle.ts'
import { expect, test } from '../fixtures/visit.ts'

test.use({ viewport: { width: 844, height: 390 }, kept: fastBattle })

const coach = (page: Page) => page.getByTestId('coach')
const toldNow = (page: Page, step: string | RegExp) => expect(coach(page)).toHaveAttribute('data-step', step)
const readOn = (page: Page) => coach(page).getByRole('button', { name: 'Avanti' }).press('Enter')
const lessonMemory = (page: Page) => page.evaluate(() => localStorage.getItem('lesson'))

test('the lesson waits for the player’s action, and goes on after a reload', async ({ page }) => {
  await openBattle(page, '/game/lesson')
  await toldNow(page, 'card')
  expect(await findingsOn(page)).toEqual([])
  await readOn(page)
  await toldNow(page, 'energy')
  await readOn(page)
  await toldNow(page, 'move')
  await page.keyboard.press('2')
  await toldNow(page, 'strike')
  await page.keyboard.press('2')
  await untilOwnMove(page)
  await toldNow(page, 'swap')
  await page.reload()
  await toldNow(page, 'swap')
  await page.getByTestId('replace-card').first().press('Enter')
  await untilOwnMove(page)
  await toldNow(page, 'goal')
})

test('the lesson can be skipped, is remembered, and is found again in the hub', async ({ page }) => {
  await openBattle(page, '/game/lesson')
  await coach(page).getByRole('button', { name: 'Salta la lezione' }).press('Enter')
  await expect(coach(page)).toHaveCount(0)
  expect(await lessonMemory(page)).toBe('"skipped"')
  await page.goto('/game')
  await page.getByRole('link', { name: 'Impara giocando' }).click()
  await expect(coach(page)).toBeVisible()
})
