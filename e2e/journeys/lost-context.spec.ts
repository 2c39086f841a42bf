import type { Page } from '@playwright/test'
import { battleOn, playTurn, untilOwnMove } from '../fixtures/battle.ts'
import { cards, collector, openTable, table, takeAndTear } from '../fixtures/packs-table.ts'
import { withSkippableTimers } from '../fixtures/page-timers.ts'
import { askedForPicture, expect, test } from '../fixtures/visit.ts'
import { takeContext } from '../fixtures/webgl.ts'

test.use({
  drawn: true,
  viewport: { width: 844, height: 390 },
  kept: { ...askedForPicture, preferences: { speed: 4, reducedMotion: true, quality: 'low' } },
})

const stageIs = (page: Page, status: 'on' | 'off') =>
  expect(page.locator(`[data-stage="${status}"]`)).toBeVisible({ timeout: 90_000 }) // software rendering is slow

/** Navigates without a reload, which would create a new context in any case. */
const openWithin = (page: Page, path: string) =>
  page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

test('continues album and battle after the context is lost and draws the next screen with a new one', async ({
  page,
}) => {
  test.setTimeout(600_000) // frames rendered in software
  await withSkippableTimers(page)
  await page.goto('/game/album')
  await stageIs(page, 'on')
  await takeContext(page)
  await stageIs(page, 'off')
  await expect(page.locator('[data-number]').first()).toBeVisible()

  await openWithin(page, '/game/battle/oldnew')
  await stageIs(page, 'on')
  await untilOwnMove(page)
  await takeContext(page)
  await stageIs(page, 'off')
  await expect(page.locator('canvas')).toHaveCount(0)
  await playTurn(page)
  await expect(battleOn(page)).toHaveAttribute('data-turns', /[2-9]/)
})

test('opens packs after the context is lost', async ({ page, shop, sessions }) => {
  test.setTimeout(600_000) // frames rendered in software
  await collector(page, { shop, sessions }, { common: 1 })
  await openTable(page)
  await stageIs(page, 'on')
  await takeContext(page)
  await stageIs(page, 'off')
  await takeAndTear(page)
  await cards(page).first().press('Enter')
  await expect(cards(page).first()).toHaveAttribute('data-up', 'true')
  await expect(table(page)).toHaveAttribute('data-playing', 'false')
})
