/**
 * A guest opens the welcome pack on a phone, creates an account, verifies the email address and finds the cards in the
 * album.
 */
import type { OwnedCard } from '../../src/contract/endpoints/game/characters.ts'
import { ask } from '../fixtures/api.ts'
import { findingsOn } from '../fixtures/axe.ts'
import { emailField, expectDrawn, passwordField } from '../fixtures/forms.ts'
import { emailTo, linkIn } from '../fixtures/mail.ts'
import { cards, inPhase, shownNumbers, takeAndTear, withReducedMotion } from '../fixtures/packs-table.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, kept: withReducedMotion })

const tear = (page: Page) => page.getByRole('button', { name: say('home.welcome.tear') })

async function tearAsGuest(page: Page): Promise<number[]> {
  await page.goto('/')
  await expectDrawn(page)
  await tear(page).click()
  await takeAndTear(page)
  await expect(cards(page)).toHaveCount(5)
  await page.getByTestId('skip').press('Enter')
  await inPhase(page, 'result')
  return shownNumbers(page)
}

test('keeps the welcome pack of a guest across visits, and assigns it to the verified account', async ({
  page,
  shop,
}) => {
  const email = `ospite-${Date.now()}@example.com`
  const numbers = await tearAsGuest(page)
  expect(numbers).toHaveLength(5)
  await page.getByTestId('verify').click()
  await expect(page.getByTestId('verified')).toHaveAttribute('data-right', 'true')
  await page.keyboard.press('Escape')
  expect(await findingsOn(page)).toEqual([])
  await page.getByTestId('close-result').click()
  await expect(page.getByRole('heading', { name: say('home.welcome.kept') })).toBeVisible()
  await page.reload()
  await expectDrawn(page)
  await expect(tear(page)).toHaveCount(0)
  await page.getByRole('button', { name: say('home.welcome.see') }).click()
  await inPhase(page, 'result')
  expect(await shownNumbers(page)).toEqual(numbers)
  await page.getByRole('link', { name: say('packs.welcome.keep') }).click()
  await expect(page).toHaveURL(/\/register\?next=/)
  await page.getByLabel(say('auth.register.name')).fill('Ospite')
  await emailField(page).fill(email)
  await passwordField(page).fill('tre-civette-sul-como')
  await page.getByLabel(say('auth.register.of_age')).check()
  await page.getByRole('button', { name: say('auth.register.submit') }).click()
  const token = () => page.evaluate(() => localStorage.getItem('auth_token') ?? '')
  await expect.poll(token).not.toBe('')
  const owned = async () =>
    (await ask<OwnedCard[]>(shop.url, '/me/cards', { token: await token() })).map(card => card.numero_carta)
  const before = await owned()
  await expect(page.getByText(say('common.welcome_pack.waiting'))).toBeVisible()
  expect(await owned()).toEqual(before)
  await page.goto(linkIn(await emailTo(shop, 'verify-address', email), '/verify-email/'))
  await expect.poll(async () => (await owned()).length).toBe(before.length + 5)
  expect(await owned()).toEqual(expect.arrayContaining(numbers))
  await page.goto('/game/album?show=owned')
  await expect(page.getByRole('img', { name: new RegExp(`^${before.length + 5} `) })).toBeVisible()
})
