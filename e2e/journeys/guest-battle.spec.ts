/** A quick battle played as a guest is rewarded to the account that is created after it. */
import { ticketDays, xpOf } from '../../src/contract/endpoints/game/battles.ts'
import { battleOn, fastBattle, playToTheEnd, xpOn } from '../fixtures/battle.ts'
import { emailField, expectLoggedIn, passwordField } from '../fixtures/forms.ts'
import { emailTo, linkIn } from '../fixtures/mail.ts'
import { withSkippableTimers } from '../fixtures/page-timers.ts'
import { freshEmail } from '../fixtures/sessions.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ viewport: { width: 844, height: 390 }, kept: fastBattle })

test('grants a guest the XP of a quick battle once, after registration and confirmation', async ({
  page,
  shop,
}) => {
  test.setTimeout(300_000)
  await withSkippableTimers(page)
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('home.hero.play') })
    .click()
  await expect(page).toHaveURL('/game/battle/new')
  await expect(page.getByTestId('battle-note')).toHaveText(say('battle.note.claimable', { days: ticketDays }))
  await playToTheEnd(page)
  await expect(battleOn(page)).toHaveAttribute('data-state', 'game_over')
  const result = battleOn(page).getByTestId('battle-result')
  await expect(result).toHaveAttribute('data-report', 'none')
  const outcome = (await result.getAttribute('data-outcome')) as keyof typeof xpOf
  await expect(result.getByRole('heading')).toHaveText(say(`battle.result.${outcome}`))
  await result.getByRole('link', { name: say('battle.result.register') }).click()
  await expect(page.getByText(say('auth.register.guest_battle'))).toBeVisible()
  const email = freshEmail('ospite')
  await page.getByLabel(say('auth.register.name')).fill('Ospite Nuova')
  await emailField(page).fill(email)
  await passwordField(page).fill('tre-civette-sul-como')
  await page.getByLabel(say('auth.register.of_age')).check()
  await page.getByRole('button', { name: say('auth.register.submit') }).click()
  await expectLoggedIn(page)
  expect(await xpOn(page)).toBe(0) // not before the address is confirmed
  await page.goto(linkIn(await emailTo(shop, 'verify-address', email), '/verify-email/'))
  await expect(page.getByText(say('common.guest_battle_taken'))).toBeVisible()
  await expect.poll(() => xpOn(page)).toBe(xpOf[outcome])
  expect(await page.evaluate(() => localStorage.getItem('battle.guest-battle'))).toBeNull()
})
