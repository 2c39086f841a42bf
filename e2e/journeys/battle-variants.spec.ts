import { battleOn, fastBattle, openBattle, untilOwnMove } from '../fixtures/battle.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ kept: fastBattle, viewport: { width: 844, height: 390 } })

test('starts a new battle when the saved one is corrupt', { tag: '@O3' }, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('battle.oldnew.guest.v2', '{"record":{"commands":[{}]}}'),
  )
  await openBattle(page, '/game/battle/oldnew')
  expect(await untilOwnMove(page)).toBe('move')
})

test('reports cards that cannot be loaded, and requests them again on retry', { tag: '@O7' }, async ({
  page,
}) => {
  let isDown = true
  await page.route('**/api/characters?*', route =>
    isDown ? route.fulfill({ status: 500 }) : route.fallback(),
  )
  await page.goto('/game/battle/new')
  await expect(battleOn(page)).toHaveAttribute('data-state', 'failed')
  isDown = false
  await page.getByRole('button', { name: say('battle.state.retry') }).click()
  await expect(battleOn(page)).toHaveAttribute('data-state', 'playing')
})

test('shows a message instead of a battle when the catalogue is empty', async ({ page }) => {
  await page.route('**/api/characters?*', route => route.fulfill({ json: { data: [] } }))
  await page.goto('/game/battle/new')
  await expect(page.getByRole('heading', { name: say('battle.state.noCards') })).toBeVisible()
})
