import type { Page } from '@playwright/test'
import { lessonPlans } from '../../src/contract/endpoints/game/lesson.ts'
import { findingsOn } from '../fixtures/axe.ts'
import { fastBattle, openBattle, untilOwnMove } from '../fixtures/battle.ts'
import { emailField, expectLoggedIn, passwordField } from '../fixtures/forms.ts'
import { winLesson } from '../fixtures/lesson.ts'
import { emailTo, linkIn } from '../fixtures/mail.ts'
import { freshEmail } from '../fixtures/sessions.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ viewport: { width: 844, height: 390 }, kept: fastBattle })

const coach = (page: Page) => page.getByTestId('coach')
const toldNow = (page: Page, step: string | RegExp) => expect(coach(page)).toHaveAttribute('data-step', step)
const readOn = (page: Page) =>
  coach(page)
    .getByRole('button', { name: say('lesson.next') })
    .press('Enter')
const lessonMemory = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('lesson') ?? 'null'))

test('waits for the player’s action in the first lesson, and continues after a reload', async ({ page }) => {
  await openBattle(page, '/game/lesson/energy')
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
  await toldNow(page, /status|save/)
  await page.reload()
  await toldNow(page, /status|save/)
})

test('offers the change in its lesson, then explains its cost', async ({ page }) => {
  await openBattle(page, '/game/lesson/change')
  await toldNow(page, 'swap')
  await page.getByTestId('replace-card').first().press('Enter')
  await toldNow(page, 'price')
})

test('skips a lesson, remembers it, and offers it again in the hub', async ({ page }) => {
  await openBattle(page, '/game/lesson/energy')
  await coach(page)
    .getByRole('button', { name: say('lesson.skip') })
    .press('Enter')
  await expect(coach(page)).toHaveCount(0)
  expect(await lessonMemory(page)).toEqual({ won: [], isSkipped: true })
  await page.goto('/game')
  await page.getByRole('link', { name: say('game.hub.lesson') }).click()
  await expect(page.locator('[data-lesson]')).toHaveCount(4)
  await page.getByRole('link', { name: say('lesson.page.play') }).click()
  await expect(coach(page)).toBeVisible()
})

test('lists the lessons when an unknown lesson is opened', async ({ page }) => {
  await page.goto('/game/lesson/poker')
  await expect(page).toHaveURL('/game/lesson')
  expect(await findingsOn(page)).toEqual([])
})

test('adds the cards that a guest won in lessons 1 and 2 to the album after registration', async ({
  page,
  shop,
}) => {
  test.setTimeout(300_000)
  await winLesson(page, shop.url, 'energy')
  await page.getByRole('link', { name: say('lesson.reward.next') }).click()
  await expect(page).toHaveURL('/game/lesson/change')
  await winLesson(page, shop.url, 'change')
  await page.goto('/game/lesson')
  const waiting = page.getByTestId('rewards-waiting')
  await expect(waiting).toContainText('2')
  for (const lesson of ['energy', 'change'])
    await expect(page.locator(`[data-lesson="${lesson}"]`)).toHaveAttribute('data-state', 'done')
  await expect(page.locator('[data-lesson="edge"]')).toHaveAttribute('data-state', 'next')
  await expect(page.locator('[data-lesson="points"]')).toHaveAttribute('data-state', 'locked')
  await waiting.getByRole('link', { name: say('lesson.waiting.register') }).click()
  const email = freshEmail('allieva')
  await page.getByLabel(say('auth.register.name')).fill('Allieva Nuova')
  await emailField(page).fill(email)
  await passwordField(page).fill('tre-civette-sul-como')
  await page.getByLabel(say('auth.register.of_age')).check()
  await page.getByRole('button', { name: say('auth.register.submit') }).click()
  await expectLoggedIn(page)
  await page.goto('/game/lesson')
  await expect(waiting).toContainText(say('lesson.waiting.confirm')) // not before the address is confirmed
  await page.goto(linkIn(await emailTo(shop, 'verify-address', email), '/verify-email/'))
  await expect(page.getByText(say('common.lesson_rewards_other', { count: 2 }))).toBeVisible()
  await page.goto('/game/lesson')
  await expect(page.locator('[data-lesson]').first()).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await page.goto('/game/album?show=owned')
  for (const code of ['energy', 'change'] as const) {
    const { decks, pays } = lessonPlans[code]
    await expect(page.locator(`[data-number="${decks.player1[Number(pays)]}"]`)).toBeVisible()
  }
})
