import {
  battleOn,
  byKeys,
  byTapping,
  dealRaisers,
  fastBattle,
  openBattle,
  playToTheEnd,
  playToTheEndBy,
  playTurn,
  setHidden,
  standOf,
  untilOwnMove,
  xpOn,
} from '../fixtures/battle.ts'
import { skipTime } from '../fixtures/page-timers.ts'
import { battlesOf } from '../fixtures/replay.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { withoutWebgl } from '../fixtures/webgl.ts'
import { say } from '../fixtures/words.ts'

test.use({ kept: fastBattle, viewport: { width: 844, height: 390 } })

const result = (page: Page) => battleOn(page).getByTestId('battle-result')

async function expectResult(page: Page): Promise<void> {
  await expect(battleOn(page)).toHaveAttribute('data-state', 'game_over')
  const outcome = await result(page).getAttribute('data-outcome')
  await expect(result(page).getByRole('heading')).toHaveText(say(`battle.result.${outcome}`))
}

/** Waits until the server has replayed the battle. Returns its verdict. */
async function settledReport(page: Page): Promise<void> {
  await expect(result(page)).toHaveAttribute('data-report', 'settled', { timeout: 60_000 })
}

test.describe('a battle that counts', () => {
  test.use({ person: 'user' })

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true })

    test('can be played by touch with owned cards, and grants its XP', async ({ page }) => {
      test.setTimeout(300_000)
      await openBattle(page, '/game/battle/newb?opponent=novizio')
      const before = await xpOn(page)
      await playToTheEndBy(page, byTapping)
      await expectResult(page)
      await settledReport(page)
      expect(await xpOn(page)).toBeGreaterThan(before)
      await page.setViewportSize({ width: 390, height: 844 }) // its end is readable without turning the phone
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await result(page)
        .getByRole('link', { name: say('battle.result.hub') })
        .click()
      await expect(page).toHaveURL('/game')
    })
  })

  test('can be played with the keyboard under the standard rules against esperto, and grants its XP', async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await openBattle(page, '/game/battle/new')
    await expect(battleOn(page).getByTestId('replace-card')).toHaveCount(5)
    const before = await xpOn(page)
    await playToTheEndBy(page, byKeys)
    await expectResult(page)
    await settledReport(page)
    expect(await xpOn(page)).toBeGreaterThan(before)
  })

  test('is stored on the device when it ends offline, and is sent when the network returns', {
    tag: '@O1',
  }, async ({ page }) => {
    test.setTimeout(300_000)
    const kept = () => page.evaluate(() => localStorage.getItem('battle.outbox.v1'))
    await openBattle(page, '/game/battle/newb?opponent=novizio')
    const before = await xpOn(page)
    await untilOwnMove(page)
    await page.route('**/api/**', route => route.abort())
    const failed = page.waitForEvent('requestfailed', {
      predicate: request => request.url().endsWith('/result'),
      timeout: 240_000, // for a whole battle
    })
    await playToTheEndBy(page, byKeys)
    await expectResult(page)
    await expect(result(page)).toHaveAttribute('data-report', 'sending')
    expect(await kept()).not.toBeNull()
    await failed // Playwright does not report a pending request if its route is removed
    await page.unroute('**/api/**')
    const sent = page.waitForResponse(response => response.url().endsWith('/result'))
    await page.goto('/game')
    expect((await sent).status()).toBe(202)
    await expect.poll(kept).toBeNull()
    await expect.poll(() => xpOn(page), { timeout: 60_000 }).toBeGreaterThan(before)
  })

  test('is listed as a defeat when it is reloaded and then given up', async ({ page, shop, sessions }) => {
    const history = async () => battlesOf(shop.url, await sessions.tokenOf('user'))
    const known = (await history()).map(({ id }) => id)
    await openBattle(page, '/game/battle/new?opponent=maestro')
    await untilOwnMove(page)
    for (let turn = 0; turn < 3; turn++) await playTurn(page)
    const before = await standOf(page)
    await page.reload()
    await untilOwnMove(page)
    expect(await standOf(page)).toEqual(before)
    const sent = page.waitForResponse(response => response.url().endsWith('/result'))
    await battleOn(page)
      .getByRole('button', { name: say('battle.commands.abandon') })
      .click()
    await page.getByRole('link', { name: say('battle.abandon.yesLeave') }).click()
    await expect(page).toHaveURL('/game')
    const answer = await sent
    expect(answer.status()).toBe(202)
    expect(answer.request().postDataJSON()).toMatchObject({ forfeit: true })
    const added = async () => (await history()).filter(({ id }) => !known.includes(id))
    await expect
      .poll(added, { timeout: 60_000 })
      .toContainEqual(expect.objectContaining({ opponent: 'maestro', outcome: 'lose' }))
    await page.goto('/game/history')
    await expect(page.getByTestId('battle-row').first()).toContainText(say('battle.rival.maestro'))
  })
})

test('asks for confirmation before another battle replaces the current one', async ({ page }) => {
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

test('allows one tab per battle, and lets a second tab take it over', { tag: '@O4' }, async ({
  page,
  context,
}) => {
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

test('asks which stat a move raises, and accepts an answer or a cancellation by keyboard', async ({
  page,
}) => {
  await dealRaisers(page)
  const battle = await openBattle(page, '/game/battle/new?opponent=novizio')
  await untilOwnMove(page)
  const raise = battle.getByTestId('use-move').first()
  for (let turn = 0; turn < 8 && (await raise.getAttribute('aria-disabled')) === 'true'; turn++) {
    await battle.getByTestId('skip-turn').press('Enter')
    await untilOwnMove(page)
  }
  const turn = await battle.getAttribute('data-turns')
  const question = page.getByRole('dialog', { name: say('battle.stat.title') })
  await raise.press('Enter')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(battle).toHaveAttribute('data-turns', turn ?? '')
  await raise.press('Enter')
  await question.getByTestId('choose-stat').first().press('Enter')
  await expect(question).toBeHidden()
  await expect(battle.getByRole('log').first()).toContainText('Riscrivi la regola')
})

test('pauses the computer opponent while the tab is hidden', { tag: '@O8' }, async ({ page }) => {
  const battle = await openBattle(page, '/game/battle/oldnew')
  await untilOwnMove(page)
  await setHidden(page, true)
  await battle.getByTestId('skip-turn').press('Enter')
  await skipTime(page, 30_000)
  await expect(battle).toHaveAttribute('data-turn', 'player2')
  await setHidden(page, false)
  await skipTime(page, 2100)
  await expect(battle).toHaveAttribute('data-turn', 'player1')
})

test.describe('a whole battle', () => {
  test('can be played with the older rules by keyboard in a browser without WebGL, then another starts', {
    tag: '@O5',
  }, async ({ page }) => {
    test.setTimeout(600_000) // rendered in software, a battle with printed cards takes minutes
    const battle = await openBattle(page, '/game/battle/oldnew')
    await expect(battle).toHaveAttribute('data-stage', 'off')
    await expect(battle.getByText(say('battle.state.noStage'))).toBeVisible()
    await untilOwnMove(page)
    await playTurn(page)
    const before = await standOf(page)
    await page.reload()
    await untilOwnMove(page)
    expect(await standOf(page)).toEqual(before)
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
