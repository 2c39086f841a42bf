/** The last step of the creator lets the card fight on the stage, by real taps. */
import { layoutBattle } from '../../src/stage/layout/layout.ts'
import { registerPerson } from '../fixtures/sessions.ts'
import { askedForPicture, expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({
  drawn: true,
  pictures: true,
  viewport: { width: 844, height: 390 },
  hasTouch: true,
  isMobile: true,
  kept: askedForPicture,
})

/** Opens the trial of a new account's card from the last step. Returns the requests that would change something. */
async function openTrial(page: Page, url: string): Promise<string[]> {
  const { token } = await registerPerson(url)
  await page.addInitScript(given => localStorage.setItem('auth_token', given), token)
  await page.goto('/game/creator')
  await page.getByLabel('Nome', { exact: true }).fill('Gnocchetto')
  await page.getByRole('tab', { name: 'Rifinitura' }).tap()
  const writes: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`)
  })
  await page.getByRole('button', { name: 'Prova la carta in battaglia' }).tap()
  await expect(page.getByRole('dialog', { name: 'Prova di Gnocchetto' })).toBeVisible()
  return writes
}

test('lets a card fight on the stage until the battle or its time ends, and repeats the trial', async ({
  page,
  shop,
}) => {
  const writes = await openTrial(page, shop.url)
  const trial = page.getByTestId('trial')
  await expect(trial).toHaveAttribute('data-stage', 'on')
  await expect(trial.locator('canvas')).toBeVisible()
  const again = page.getByRole('button', { name: 'Combatti ancora' })
  await expect(async () => {
    await page.touchscreen.tap(422, 200) // ends one step
    await expect(again).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(
    trial.getByText(/^(Gnocchetto batte|.* batte Gnocchetto|Tempo scaduto|.* cadono insieme)/),
  ).toBeVisible()
  await again.tap()
  await expect(trial).toHaveAttribute('data-over', 'false')
  await expect(trial).toHaveAttribute('data-stage', 'on')
  expect(writes).toEqual([])
})

test('opens and closes settings and log of a trial by taps on its stage', async ({ page, shop }) => {
  await openTrial(page, shop.url)
  await expect(page.getByTestId('trial')).toHaveAttribute('data-stage', 'on')
  const { log, settings, unit } = layoutBattle(844, 390, { left: 0, right: 0 }, { isWatched: true })
  const tap = (spot: typeof log) => page.touchscreen.tap((spot?.x ?? 0) * unit, (spot?.y ?? 0) * unit)
  await tap(settings)
  const dialog = page.getByRole('dialog', { name: say('settings.title') })
  await dialog.getByRole('button', { name: say('ui.close') }).tap()
  await expect(dialog).toHaveCount(0)
  await tap(log)
  await page.getByRole('button', { name: say('replay.close_chronicle') }).tap()
  await expect(page.getByRole('region', { name: say('replay.chronicle') })).toHaveCount(0)
})

test('returns from a trial to the editor at any time', async ({ page, shop }) => {
  await openTrial(page, shop.url)
  await expect(page.getByTestId('trial')).toHaveAttribute('data-stage', 'on')
  await page.getByRole('button', { name: 'Chiudi' }).tap()
  await expect(page.getByTestId('trial')).toHaveCount(0)
  await expect(page.locator('canvas')).toHaveCount(0)
  await page.getByLabel('Descrizione').fill('Combatte bene.')
  await expect(page.getByLabel('Descrizione')).toHaveValue('Combatte bene.')
})
