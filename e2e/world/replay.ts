/** A recorded battle as its page tells it, and battles of an account as the API knows them. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { BattleSummary } from '../../src/contract/battles.ts'

export const replayOn = (page: Page): Locator => page.getByTestId('replay')

/** Held where it stands, so that steps are the test's alone. */
export async function openHeldReplay(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  const replay = replayOn(page)
  await expect(replay).toHaveAttribute('data-stage', /on|off/)
  await page.keyboard.press('k')
  await expect(replay).toHaveAttribute('data-playing', 'false')
  return replay
}

export const stepOf = async (replay: Locator): Promise<number> =>
  Number(await replay.getAttribute('data-step'))

/** What stands on the table, own side first: name and health of the active card, or that there is none. */
export const fightersOf = (replay: Locator): Promise<string[]> =>
  Promise.all(
    ['own', 'rival'].map(async side => {
      const fighter = replay.getByTestId(`active-${side}`)
      const health = fighter.getByRole('progressbar').first()
      if ((await health.count()) === 0) return 'none'
      return `${await fighter.locator('strong').first().textContent()} ${await health.getAttribute('value')}`
    }),
  )

/** Finished battles of whoever has this token, the newest first. */
export async function battlesOf(url: string, token: string): Promise<BattleSummary[]> {
  const answer = await fetch(`${url}/api/me/battles?per_page=50`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: BattleSummary[] }).data
}
