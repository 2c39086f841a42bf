import { layoutBattle } from '../../src/stage/layout.ts'
import {
  battleOn,
  fastBattle,
  openBattle,
  playToTheEnd,
  playTurn,
  standOf,
  untilOwnMove,
  withoutWebgl,
} from '../world/battle.ts'
import { expect, type Page, test } from '../world/visit.ts'
import { say } from '../world/words.ts'

test.use({ kept: fastBattle, viewport: { width: 844, height: 390 } })

const result = (page: Page) => battleOn(page).getByTestId('battle-result')

async function expectResult(page: Page): Promise<void> {
  await expect(battleOn(page)).toHaveAttribute('data-state', 'game_over')
  const outcome = await result(page).getAttribute('data-outcome')
  await expect(result(page).getByRole('heading')).toHaveText(
    say(outcome === 'win' ? 'battle.result.win' : 'battle.result.lose'),
  )
}

test.describe('a whole battle', () => {
  test('a guest plays a quick one from home to its result', async ({ page }) => {
    test.setTimeout(600_000) // drawn by software, a battle of printed cards takes minutes
    await page.clock.install()
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: say('home.hero.play') })
      .click()
    await expect(page).toHaveURL('/game/battle/new')
    await expect(battleOn(page)).toHaveAttribute('data-stage', 'on')
    await playToTheEnd(page)
    await expectResult(page)
  })

  test.describe('with cards of one’s own', () => {
    test.use({ person: 'user' })

    test('a customer plays the deck they chose', async ({ page }) => {
      test.setTimeout(600_000) // drawn by software, a battle of printed cards takes minutes
      const battle = await openBattle(page, '/game/battle/newb')
      await expect(battle).toHaveAttribute('data-stage', 'on')
      await playToTheEnd(page)
      await expectResult(page)
    })
  })

  test('of the older kind is played with the keyboard alone on a browser without WebGL, then another', async ({
    page,
  }) => {
    test.setTimeout(600_000) // drawn by software, a battle of printed cards takes minutes
    await withoutWebgl(page)
    const battle = await openBattle(page, '/game/battle/oldnew')
    await expect(battle).toHaveAttribute('data-stage', 'off')
    await expect(battle.getByText(say('battle.state.noStage'))).toBeVisible()
    await playToTheEnd(page)
    await expectResult(page)
    await expect(result(page).getByRole('heading')).toBeFocused()
    await result(page)
      .getByRole('button', { name: say('battle.result.again') })
      .press('Enter')
    expect(await untilOwnMove(page)).toBe('move')
    await expect(battleOn(page).getByRole('log').first()).not.toContainText(say('battle.log.won.own'))
  })
})

for (const variant of ['new', 'oldnew'])
  test(`a reload in the middle of ${variant} goes on where it stood`, async ({ page }) => {
    test.setTimeout(120_000)
    await withoutWebgl(page)
    await openBattle(page, `/game/battle/${variant}`)
    await untilOwnMove(page)
    for (let turn = 0; turn < 3; turn++) await playTurn(page)
    const before = await standOf(page)
    await page.reload()
    await untilOwnMove(page)
    expect(await standOf(page)).toEqual(before)
    await playTurn(page)
  })

test('a spoiled memory begins a fresh battle', async ({ page }) => {
  await withoutWebgl(page)
  await page.addInitScript(() => localStorage.setItem('battle.oldnew.v1', '{"record":{"commands":[{}]}}'))
  await openBattle(page, '/game/battle/oldnew')
  expect(await untilOwnMove(page)).toBe('move')
})

test('cards that do not come are told, and asked for again', async ({ page }) => {
  let isDown = true
  await page.route('**/api/characters', route => (isDown ? route.fulfill({ status: 500 }) : route.fallback()))
  await page.goto('/game/battle/new')
  await expect(battleOn(page)).toHaveAttribute('data-state', 'failed')
  isDown = false
  await page.getByRole('button', { name: say('battle.state.retry') }).click()
  await expect(battleOn(page)).toHaveAttribute('data-state', 'playing')
})

test('an empty catalogue does not begin, and says so', async ({ page }) => {
  await page.route('**/api/characters', route => route.fulfill({ json: { data: [] } }))
  await page.goto('/game/battle/new')
  await expect(page.getByRole('heading', { name: say('battle.state.noCards') })).toBeVisible()
})

test('fewer than twelve cards warn and are used', async ({ page }) => {
  await page.route('**/api/characters', async route => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: object[] }
    await route.fulfill({ response: answer, json: { data: data.slice(0, 8) } })
  })
  const warned = page.waitForEvent('console', message => message.type() === 'warning')
  await withoutWebgl(page)
  await openBattle(page, '/game/battle/new')
  await warned
  expect(await untilOwnMove(page)).toBe('move')
})

/** The marked tile stands where it will be hit once it has been drawn; software drawing takes its time. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(resolve => requestAnimationFrame(resolve))
  })

test('on the canvas a first tap marks a move, a second one plays it', async ({ page }) => {
  const battle = await openBattle(page, '/game/battle/oldnew')
  await expect(battle).toHaveAttribute('data-stage', 'on')
  await untilOwnMove(page)
  const { tiles, unit } = layoutBattle(844, 390, { left: 0, right: 0 })
  const lowest = {
    x: (tiles.x + tiles.w / 2) * unit,
    y: (tiles.y + 2 * (tiles.h + tiles.gap) + tiles.h / 2) * unit,
  }
  const rival = battle.getByTestId('active-rival')
  const before = await rival.textContent()
  await page.mouse.click(lowest.x, lowest.y)
  await expect(battle.getByRole('status').first()).toHaveText(say('battle.prompt.tapAgain'))
  expect(await rival.textContent()).toBe(before)
  await drawn(page)
  await page.mouse.click(lowest.x, lowest.y)
  await expect(rival).not.toHaveText(before ?? '')
})
