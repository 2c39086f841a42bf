/** Killed during writes and started again, nothing that got a success response is lost. */
import { expect, test } from '@playwright/test'
import { dropDataDir, type RunningShop, seededDataDir, startRefused, startShop } from '../fixtures/server.ts'
import { freshAddress, logIn } from '../fixtures/sessions.ts'

const password = 'corrente-che-salta'

/** Answered emails of registrations that ran until the server was gone. */
async function registerUntilGone(shop: RunningShop, writer: number, answered: string[]): Promise<void> {
  for (let count = 0; ; count++) {
    const email = `scrittura-${writer}-${count}@example.com`
    try {
      const response = await fetch(`${shop.url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
        body: JSON.stringify({ name: 'Scrittura', email, password }),
      })
      if (response.status === 201) answered.push(email)
    } catch {
      return
    }
  }
}

test('killed with -9 during registrations, every account that was confirmed is there again', async () => {
  test.setTimeout(240_000)
  const dataDir = await seededDataDir()
  const answered: string[] = []
  for (const round of [0, 1]) {
    const shop = await startShop({ dataDir })
    const enough = answered.length + 6
    const writers = [0, 1, 2].map(writer => registerUntilGone(shop, round * 3 + writer, answered))
    await expect
      .poll(() => answered.length, { timeout: 60_000, intervals: [20] })
      .toBeGreaterThanOrEqual(enough)
    await shop.kill()
    await Promise.all(writers)
  }
  const shop = await startShop({ dataDir })
  for (const email of answered) expect((await logIn(shop.url, email, password)).length).toBeGreaterThan(0)
  await shop.stop()
  await dropDataDir(dataDir)
})

test('a second server on the same folder refuses to start and harms nothing', async () => {
  test.setTimeout(180_000)
  const dataDir = await seededDataDir()
  const first = await startShop({ dataDir })
  const { code, said } = await startRefused({ dataDir })
  expect(code).not.toBe(0)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect((await logIn(first.url, 'user@example.com', 'bottega-demo')).length).toBeGreaterThan(0)
  await first.stop()
  await dropDataDir(dataDir)
})

test('a wrong environment stops the start with one sentence that names the variable', async () => {
  const dataDir = await seededDataDir()
  const { code, said } = await startRefused({ dataDir, env: { DATABASE_URL: 'mysql://nein' } })
  expect(code).toBe(1)
  expect(said.trim()).toMatch(/^The environment variable DATABASE_URL [^\n]+\.$/)
  await dropDataDir(dataDir)
})
