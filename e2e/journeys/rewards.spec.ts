import type { OwnedCard } from '../../src/contract/endpoints/game/characters.ts'
import { ask } from '../fixtures/api.ts'
import { findingsOn } from '../fixtures/axe.ts'
import { packsOf } from '../fixtures/packs.ts'
import { newCollector } from '../fixtures/packs-table.ts'
import { bringSession } from '../fixtures/sessions.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ viewport: { width: 844, height: 390 } })

test('exchanges three doubles for the chosen card, and shows tasks and rewards', async ({
  page,
  shop,
  sessions,
}) => {
  const person = await newCollector({ shop, sessions }, { common: 10 })
  const { token } = person
  const ids = (await packsOf(shop.url, person)).map(({ id }) => id)
  await ask(shop.url, '/packs/open', { token, body: { ids } })
  const cardsOf = () => ask<OwnedCard[]>(shop.url, '/me/cards', { token })
  const before = await cardsOf()

  await bringSession(page, shop.url, token)
  await page.goto('/game')
  await page.getByRole('link', { name: say('game.hub.rewards') }).click()
  await expect(page.getByRole('heading', { name: say('rewards.tasks.title') })).toBeVisible()
  const progress = new RegExp(say('rewards.tasks.progress', { progress: 0, goal: 99 }).replace('99', '\\d+'))
  await expect(page.getByRole('listitem').filter({ hasText: progress })).toHaveCount(3) // the goals differ by person and day
  expect(await findingsOn(page)).toEqual([])

  const exchange = page.getByRole('region', { name: say('rewards.doubles.title') })
  const wanted = exchange.getByRole('listitem').getByRole('button').first()
  const name = (await wanted.locator('span').last().textContent()) ?? ''
  await wanted.click()
  await expect(exchange.getByRole('status')).toContainText(name)
  await exchange.getByRole('button', { name: say('rewards.doubles.exchange'), exact: true }).click()
  await expect(page.getByText(say('rewards.doubles.exchanged'))).toBeVisible()
  await expect(exchange.getByRole('button', { name, exact: true })).toBeHidden()

  const after = await cardsOf()
  expect(after).toHaveLength(before.length - 2)
  expect(after.some(card => card.nome === name)).toBe(true)
})
