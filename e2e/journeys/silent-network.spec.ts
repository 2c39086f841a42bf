/** A network that accepts every connection and never responds, as some captive and overloaded networks do. */
import { fastBattle } from '../fixtures/battle.ts'
import { restUntilRegistered, withSkippableRest } from '../fixtures/page-at-rest.ts'
import { standInFrontOf } from '../fixtures/shop-in-front.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'

test.use({ serviceWorkers: 'allow', kept: fastBattle })

const cachedFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('fixed-2')).keys()).length)

test('shows cached pages and starts a battle when no response comes', async ({ page, shop }) => {
  const network = await standInFrontOf(shop.url)
  await withSkippableRest(page)
  await page.goto(`${network.url}/negozio`)
  await restUntilRegistered(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.goto(`${network.url}/game/battle/new`)
  await expect(page.getByTestId('battle')).toBeVisible()
  await restUntilRegistered(page)
  let before = -1
  await expect
    .poll(
      async () => {
        const last = before
        before = await cachedFiles(page)
        return before > 0 && before === last
      },
      { intervals: [3000] },
    ) // all files of the game are cached
    .toBe(true)

  network.silence()
  await page.goto(`${network.url}/game/battle/new`)
  await expect(page.getByTestId('battle')).toBeVisible()
  await page.goto(`${network.url}/negozio`)
  await expect(page.getByRole('link', { name: 'Busta Cosmo, Serie 2' }).first()).toBeVisible()
  await page.goto(`${network.url}/blog`)
  await expect(page.getByRole('heading', { name: 'Sei senza rete' })).toBeVisible()
  await network.stop()
})
