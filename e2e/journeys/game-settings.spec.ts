import { findingsOn } from '../fixtures/axe.ts'
import { battleOn, openBattle } from '../fixtures/battle.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ viewport: { width: 844, height: 390 }, contextOptions: { reducedMotion: 'no-preference' } })

const root = (page: Page) => page.locator('html')

async function openSettings(page: Page) {
  await battleOn(page)
    .getByRole('button', { name: say('battle.settings.title') })
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: say('settings.title') })
  await expect(dialog).toBeVisible()
  return dialog
}

test('applies each setting in every tab and after a reload, and keeps the battle when the language changes', async ({
  page,
  context,
}) => {
  await openBattle(page, '/game/battle/oldnew')
  const other = await context.newPage()
  await other.goto('/characters')
  await other.mouse.move(5, 5)
  await expectDrawn(other) // it follows once its app has started
  const settings = await openSettings(page)
  await expect(root(page)).toHaveAttribute('data-motion', 'full')

  await settings.getByRole('radio', { name: say('settings.motions.reduced') }).check({ force: true })
  await settings.getByRole('switch', { name: new RegExp(`^${say('settings.flashes')}`) }).press('Space')
  await settings.getByRole('radio', { name: say('settings.speeds.3') }).check({ force: true })
  await settings
    .getByRole('button', { name: say('settings.mute', { channel: say('settings.channels.music') }) })
    .click()
  for (const tab of [page, other]) {
    await expect(root(tab)).toHaveAttribute('data-motion', 'reduced')
    await expect(root(tab)).toHaveAttribute('data-flashes', 'off')
  }
  await other.close()
  await page.reload()
  await expect(root(page)).toHaveAttribute('data-motion', 'reduced')
  const again = await openSettings(page)
  await expect(again.getByRole('radio', { name: say('settings.speeds.3') })).toBeChecked()
  await expect(
    again.getByRole('button', { name: say('settings.mute', { channel: say('settings.channels.music') }) }),
  ).toHaveAttribute('aria-pressed', 'true')
  expect(await findingsOn(page)).toEqual([])
  await again.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/game/battle/oldnew')
  await expect(battleOn(page)).toHaveAttribute('data-state', 'playing')
})
