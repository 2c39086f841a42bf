import { findingsOn } from '../fixtures/axe.ts'
import { battleOn, fastBattle, openBattle, playToTheEnd } from '../fixtures/battle.ts'
import { skipTime } from '../fixtures/page-timers.ts'
import { battlesOf, fightersOf, openHeldReplay, replayOn, stepOf } from '../fixtures/replay.ts'
import { askedForPicture, expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ kept: fastBattle, viewport: { width: 844, height: 390 } })

test.describe('after a battle', () => {
  test.use({ person: 'user' })

  test('shows XP in the panel, the battle in the history, its replay from both sides, and its link for a guest', async ({
    page,
    joinedBy,
  }) => {
    test.setTimeout(600_000) // a battle with printed cards takes minutes
    await openBattle(page, '/game/battle/new?opponent=novizio&rules=classic')
    await playToTheEnd(page)
    const result = battleOn(page).getByTestId('battle-result')
    const outcome = await result.getAttribute('data-outcome')
    await skipTime(page, 30_000) // the result is requested again at intervals
    await expect(result).toHaveAttribute('data-report', 'settled', { timeout: 60_000 })
    await expect(result.getByRole('status').first()).toContainText(outcome === 'win' ? '50 XP' : /[12]0 XP/)
    await result.getByRole('link', { name: say('battle.result.replay'), exact: true }).click()
    await expect(page).toHaveURL(/\/game\/replay\/[\w-]{22}$/)

    await page.goto('/game/history')
    const newest = page.getByTestId('battle-row').first()
    await expect(newest).toContainText(say(`history.outcome.${outcome}`))
    await expect(newest).toContainText(say('history.rules.classic'))
    expect(await findingsOn(page)).toEqual([])
    await newest.getByRole('link').click()
    await expect(page).toHaveURL(/\/game\/replay\/[\w-]{22}$/)
    const replay = await openHeldReplay(page, page.url())
    await page.keyboard.press('Home')
    const [own, rival] = await fightersOf(replay)
    await page.keyboard.press('v')
    await expect(replay).toHaveAttribute('data-side', 'player2')
    expect(await fightersOf(replay)).toEqual([rival, own])

    const window = { viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' } as const
    const guest = await joinedBy({ state: { cookies: [], origins: [] }, window, isDrawn: false })
    await guest.goto(new URL(page.url()).pathname)
    await expect(replayOn(guest)).toHaveAttribute('data-stage', 'off')
  })
})

test.describe('a recorded battle', () => {
  const newest = async ({
    shop,
    sessions,
  }: {
    shop: { url: string }
    sessions: { tokenOf(role: 'user'): Promise<string> }
  }) => `/game/replay/${(await battlesOf(shop.url, await sessions.tokenOf('user')))[0]?.id}`

  test('reports older rules instead of showing a different battle', async ({ page, shop, sessions }) => {
    await page.route('**/api/battles/*/replay', async route => {
      const response = await route.fetch()
      const { data } = (await response.json()) as { data?: { rules_version: number } }
      const recording = data ?? (await response.json())
      recording.rules_version -= 1
      await route.fulfill({ response: response, json: data ? { data: recording } : recording })
    })
    await page.goto(await newest({ shop, sessions }))
    await expect(page.getByRole('heading', { name: say('replay.outdated') })).toBeVisible()
    await expect(replayOn(page)).toHaveCount(0)
  })

  test('plays, pauses, and follows keys and log: the same step shows the same position', async ({
    page,
    shop,
    sessions,
  }) => {
    await page.goto(await newest({ shop, sessions }))
    const replay = replayOn(page)
    await expect.poll(() => stepOf(replay)).toBeGreaterThan(1)
    await replay.getByRole('button', { name: say('replay.pause') }).click()
    await expect(replay).toHaveAttribute('data-playing', 'false')
    expect(await findingsOn(page)).toEqual([])
    await page.keyboard.press('Home')
    await expect(replay).toHaveAttribute('data-step', '0')
    for (let step = 1; step <= 3; step++) {
      await page.keyboard.press('ArrowRight')
      await expect(replay).toHaveAttribute('data-step', String(step))
    }
    await expect(replay).toHaveAttribute('data-state', /playing|awaiting_selection/)
    const there = await fightersOf(replay)
    await page.keyboard.press('End')
    await expect(replay).toHaveAttribute('data-state', 'game_over')
    await expect(replay).toHaveAttribute('data-step', (await replay.getAttribute('data-last')) ?? '?')
    await replay.getByRole('slider').fill('3')
    await expect(replay).toHaveAttribute('data-step', '3')
    expect(await fightersOf(replay)).toEqual(there)

    const chronicle = replay.getByRole('region', { name: say('replay.chronicle') })
    await chronicle.getByRole('listitem').getByRole('button').nth(4).click()
    await expect(chronicle.locator('[aria-current=step]')).toHaveCount(1)
    await expect(chronicle.locator('[aria-current=step]')).toBeInViewport()
  })

  test('reports an unknown battle, and offers a link', async ({ page }) => {
    await page.goto('/game/replay/AAAAAAAAAAAAAAAAAAAAAA')
    await expect(page.getByRole('heading', { name: say('replay.unknown') })).toBeVisible()
    await page.getByRole('link', { name: say('replay.to_game') }).click()
    await expect(page).toHaveURL('/game')
  })

  test('reports the step at which the rules reject the recording', async ({ page, shop, sessions }) => {
    await page.route('**/api/battles/*/replay', async route => {
      const response = await route.fetch()
      const recording = (await response.json()) as { commands: object[] }
      recording.commands.splice(2, 0, { type: 'choose-card', seat: 'player1', cardId: 1 })
      await route.fulfill({ response: response, json: recording })
    })
    await page.goto(await newest({ shop, sessions }))
    await expect(page.getByRole('heading', { name: say('replay.broken') })).toBeVisible()
    await expect(page.getByText(say('replay.broken_help', { step: 3 }))).toBeVisible()
  })
})

test.describe('the history', () => {
  test.describe('of a player without battles', () => {
    test.use({ person: 'other', kept: askedForPicture })

    test('is empty, and links to a first battle', async ({ page }) => {
      await page.goto('/game/history')
      await expect(page.getByRole('heading', { name: say('history.empty') })).toBeVisible()
      expect(await findingsOn(page)).toEqual([])
      await page.getByRole('link', { name: say('history.to_battle') }).click()
      await expect(page).toHaveURL('/game/battle/new')
    })
  })
})
