import { layoutBattle } from '../../src/stage/layout.ts'
import {
  battleOn,
  byKeys,
  byTapping,
  byTouch,
  fastBattle,
  loseContext,
  openBattle,
  playToTheEnd,
  playToTheEndBy,
  playTurn,
  setHidden,
  standOf,
  tapsWithinOneFrame,
  untilOwnMove,
  withoutWebgl,
  xpOn,
} from '../world/battle.ts'
import { expect, type Page, test } from '../world/visit.ts'
import { say } from '../world/words.ts'

test.use({ kept: fastBattle, viewport: { width: 844, height: 390 } })

const result = (page: Page) => battleOn(page).getByTestId('battle-result')

async function expectResult(page: Page): Promise<void> {
  await expect(battleOn(page)).toHaveAttribute('data-state', 'game_over')
  const outcome = await result(page).getAttribute('data-outcome')
  await expect(result(page).getByRole('heading')).toHaveText(say(`battle.result.${outcome}`))
}

/** Waits until the server has played the battle again, and tells what it made of it. */
async function settledReport(page: Page): Promise<void> {
  await expect(result(page)).toHaveAttribute('data-report', 'settled', { timeout: 60_000 })
}

test.describe('a battle that counts', () => {
  test.use({ person: 'user' })

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true })

    test('is played by touch with cards of one’s own, and its XP arrive', async ({ page }) => {
      test.setTimeout(300_000)
      await withoutWebgl(page)
      await openBattle(page, '/game/battle/newb?opponent=novizio')
      const before = await xpOn(page)
      await playToTheEndBy(page, byTapping)
      await expectResult(page)
      await settledReport(page)
      expect(await xpOn(page)).toBeGreaterThan(before)
      await page.setViewportSize({ width: 390, height: 844 }) // its end is read without turning the phone
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await result(page)
        .getByRole('link', { name: say('battle.result.hub') })
        .click()
      await expect(page).toHaveURL('/game')
    })

    test('goes on by a finger on the drawn table', async ({ page }) => {
      test.setTimeout(300_000) // drawn by software
      const battle = await openBattle(page, '/game/battle/newb?rules=classic&opponent=novizio')
      await expect(battle).toHaveAttribute('data-stage', 'on')
      await untilOwnMove(page)
      const before = await battle.getByTestId('active-rival').textContent()
      await byTouch(false)(page)
      await expect(battle.getByTestId('active-rival')).not.toHaveText(before ?? '', { timeout: 120_000 })
    })
  })

  test('is played by the keyboard alone under the standard rules against esperto, and its XP arrive', async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await withoutWebgl(page)
    await openBattle(page, '/game/battle/new')
    await expect(battleOn(page).getByTestId('replace-card')).toHaveCount(5)
    const before = await xpOn(page)
    await playToTheEndBy(page, byKeys)
    await expectResult(page)
    await settledReport(page)
    expect(await xpOn(page)).toBeGreaterThan(before)
  })

  test('finished without a network it is kept on the device, and counts when the network is back', async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const kept = () => page.evaluate(() => localStorage.getItem('battle.outbox.v1'))
    await withoutWebgl(page)
    await openBattle(page, '/game/battle/newb?opponent=novizio')
    const before = await xpOn(page)
    await untilOwnMove(page)
    await page.route('**/api/**', route => route.abort())
    await playToTheEndBy(page, byKeys)
    await expectResult(page)
    await expect(result(page)).toHaveAttribute('data-report', 'sending')
    expect(await kept()).not.toBeNull()
    await page.unroute('**/api/**')
    const sent = page.waitForResponse(answer => answer.url().endsWith('/result'))
    await page.goto('/game')
    expect((await sent).status()).toBe(202)
    await expect.poll(kept).toBeNull()
    await expect.poll(() => xpOn(page), { timeout: 60_000 }).toBeGreaterThan(before)
  })

  test('against maestro, reloaded and then given up, is a defeat in the history', async ({ page }) => {
    await withoutWebgl(page)
    await openBattle(page, '/game/battle/new?opponent=maestro')
    await untilOwnMove(page)
    for (let turn = 0; turn < 3; turn++) await playTurn(page)
    const before = await standOf(page)
    await page.reload()
    await untilOwnMove(page)
    expect(await standOf(page)).toEqual(before)
    const sent = page.waitForResponse(answer => answer.url().endsWith('/result'))
    await battleOn(page)
      .getByRole('button', { name: say('battle.commands.abandon') })
      .click()
    await page.getByRole('link', { name: say('battle.abandon.yesLeave') }).click()
    await expect(page).toHaveURL('/game')
    const answer = await sent
    expect(answer.status()).toBe(202)
    expect(answer.request().postDataJSON()).toMatchObject({ forfeit: true })
    await expect(async () => {
      await page.goto('/game/history')
      await expect(page.getByRole('main')).toContainText(say('battle.rival.maestro'), { timeout: 3000 })
    }).toPass({ timeout: 60_000 })
  })
})

test('another battle than the one under way is asked about first', async ({ page }) => {
  await withoutWebgl(page)
  await openBattle(page, '/game/battle/new?rules=classic&opponent=novizio')
  await untilOwnMove(page)
  await playTurn(page)
  const before = await standOf(page)
  await page.goto('/game/battle/new?opponent=maestro')
  await expect(page.getByRole('heading', { name: say('battle.round.begun') })).toBeVisible()
  await page.getByRole('button', { name: say('battle.round.resume') }).click()
  await untilOwnMove(page)
  expect(await standOf(page)).toEqual(before)
})

test('two tabs never play the same battle: the second is told, and may take it over', async ({
  page,
  context,
}) => {
  await withoutWebgl(page)
  await openBattle(page, '/game/battle/oldnew')
  await untilOwnMove(page)
  await playTurn(page)
  const before = await standOf(page)
  const second = await context.newPage()
  await withoutWebgl(second)
  await second.goto('/game/battle/oldnew')
  await expect(second.getByRole('heading', { name: say('battle.round.elsewhere') })).toBeVisible()
  await second.getByRole('button', { name: say('battle.round.takeOver') }).click()
  await expect(battleOn(second)).toHaveAttribute('data-state', 'playing')
  expect(await standOf(second)).toEqual(before)
  await expect(page.getByRole('heading', { name: say('battle.round.elsewhere') })).toBeVisible()
  await expect(page.getByTestId('use-move')).toHaveCount(0)
})

test('a hidden tab waits: the computer does not play until it is seen', async ({ page }) => {
  await withoutWebgl(page)
  const battle = await openBattle(page, '/game/battle/oldnew')
  await untilOwnMove(page)
  await setHidden(page, true)
  await battle.getByTestId('skip-turn').press('Enter')
  await page.clock.fastForward(30_000)
  await expect(battle).toHaveAttribute('data-turn', 'player2')
  await setHidden(page, false)
  await page.clock.fastForward(2100)
  await expect(battle).toHaveAttribute('data-turn', 'player1')
})

test.describe('with every motion, four times as fast', () => {
  test.use({ kept: { preferences: { speed: 4, reducedMotion: false, confirmMoves: true } } })

  test('a lost graphics context and a turned phone do not stop the battle', async ({ page }) => {
    test.setTimeout(600_000) // frames drawn by software
    const battle = await openBattle(page, '/game/battle/oldnew')
    await expect(battle).toHaveAttribute('data-stage', 'on')
    await untilOwnMove(page)
    await playTurn(page)
    await loseContext(page)
    await playTurn(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.setViewportSize({ width: 844, height: 390 })
    await playTurn(page)
    await expect(battle).toHaveAttribute('data-stage', 'on')
    await expect(page.locator('canvas')).toHaveCount(1)
    const isLost = await page
      .locator('canvas')
      .evaluate(canvas => (canvas as HTMLCanvasElement).getContext('webgl2')?.isContextLost())
    expect(isLost).toBe(false)
  })
})

test.describe('a whole battle', () => {
  test('a guest plays a quick one from home to its result, and is told that it earns nothing', async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await withoutWebgl(page)
    await page.clock.install()
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: say('home.hero.play') })
      .click()
    await expect(page).toHaveURL('/game/battle/new')
    await expect(page.getByTestId('battle-note')).toHaveText(say('battle.note.guest'))
    await playToTheEnd(page)
    await expectResult(page)
    await expect(result(page)).toHaveAttribute('data-report', 'none')
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
  await page.addInitScript(() =>
    localStorage.setItem('battle.oldnew.guest.v2', '{"record":{"commands":[{}]}}'),
  )
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

test('on the canvas a first tap marks a move, a second one plays it', async ({ page }) => {
  const battle = await openBattle(page, '/game/battle/oldnew')
  await expect(battle).toHaveAttribute('data-stage', 'on')
  await untilOwnMove(page)
  const { tiles, unit } = layoutBattle(844, 390, { left: 0, right: 0 }, { hasEnergy: false })
  const lowest = {
    x: (tiles.x + tiles.w / 2) * unit,
    y: (tiles.y + 2 * (tiles.h + tiles.gap) + tiles.h / 2) * unit,
  }
  const rival = battle.getByTestId('active-rival')
  const before = await rival.textContent()
  await page.mouse.click(lowest.x, lowest.y)
  await expect(battle.getByTestId('prompt')).toHaveText(say('battle.prompt.tapAgain'))
  expect(await rival.textContent()).toBe(before)
  await page.mouse.click(lowest.x, lowest.y)
  await expect(rival).not.toHaveText(before ?? '')
})

test('two taps before the next frame mark a move and play it, at its edge as well', async ({ page }) => {
  const battle = await openBattle(page, '/game/battle/oldnew')
  await expect(battle).toHaveAttribute('data-stage', 'on')
  await untilOwnMove(page)
  const { tiles, unit } = layoutBattle(844, 390, { left: 0, right: 0 }, { hasEnergy: false })
  const edge = { x: (tiles.x + tiles.w) * unit - 1, y: (tiles.y + 2 * (tiles.h + tiles.gap)) * unit + 1 }
  const rival = battle.getByTestId('active-rival')
  const before = await rival.textContent()
  await tapsWithinOneFrame(page, edge, 2)
  await expect(rival).not.toHaveText(before ?? '')
})

test('another battle at the same table keeps the canvas', async ({ page }) => {
  const battle = await openBattle(page, '/game/battle/oldnew')
  await expect(battle).toHaveAttribute('data-stage', 'on')
  await untilOwnMove(page)
  const canvas = await page.locator('canvas').elementHandle()
  await playTurn(page)
  const { settings, unit } = layoutBattle(844, 390, { left: 0, right: 0 }, { hasEnergy: false })
  await page.mouse.click(settings.x * unit, settings.y * unit)
  await page.getByRole('button', { name: say('battle.settings.restart') }).click()
  await page.getByRole('button', { name: say('battle.abandon.yesRestart') }).click()
  await expect(battle).toHaveAttribute('data-turns', '1')
  await untilOwnMove(page)
  await expect(page.locator('canvas')).toHaveCount(1)
  expect(await canvas?.evaluate(element => element === document.querySelector('canvas'))).toBe(true)
  const isLost = await canvas?.evaluate(element =>
    (element as HTMLCanvasElement).getContext('webgl2')?.isContextLost(),
  )
  expect(isLost).toBe(false)
})
