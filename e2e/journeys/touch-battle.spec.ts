/** A whole battle, and one against another player, with touch input on the canvas only. */
import type { Page } from '@playwright/test'
import type { Character } from '../../src/contract/endpoints/game/characters.ts'
import { layoutBattle } from '../../src/stage/layout/layout.ts'
import {
  battleOn,
  byTouch,
  type Hand,
  openBattle,
  playToTheEndBy,
  readHardestMove,
  tileSpot,
  untilOwnMove,
} from '../fixtures/battle.ts'
import { fingerOn, type Spot } from '../fixtures/finger.ts'
import { beginAtOnce, newSeat } from '../fixtures/online.ts'
import { askedForPicture, expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const phone = { speed: 4, reducedMotion: true, confirmMoves: true, quality: 'low' }

test.use({
  viewport: { width: 844, height: 390 },
  hasTouch: true,
  isMobile: true,
  drawn: true,
  kept: { ...askedForPicture, preferences: phone },
})

/** Four cards each, which are defeated by one hit: covers the kinds of taps of a long battle in few turns. */
async function dealFrail(page: Page): Promise<void> {
  await page.route('**/api/characters?*', async route => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: Character[] }
    const [one] = data
    const move = { ...one?.mosse[0], danno: 300, costo_energia: 2, effetti: [] }
    const dealt = Array.from({ length: 8 }, (_, at) => ({
      ...one,
      id: 9000 + at,
      pv: 50,
      resistenza: 0,
      mosse: [move],
    }))
    await route.fulfill({ response: response, json: { data: dealt } })
  })
}

/** Like `byTouch`, but the first turn begins with a switch of cards and ends with guard. */
function byTouchWithChangeAndGuard(): Hand {
  const { replace, guard, hand, unit } = layoutBattle(844, 390, { left: 0, right: 0 }, { hasEnergy: true })
  const byMoves = byTouch(true)
  const ways = [
    async (page: Page) => {
      await page.touchscreen.tap((replace?.x ?? 0) * unit, (replace?.y ?? 0) * unit)
      await page.touchscreen.tap((hand.x + hand.card / 2) * unit, (hand.y + 40) * unit)
      await expect(battleOn(page).getByTestId('change-price')).toContainText(say('battle.reason.changed'))
    },
    async (page: Page) => {
      await page.touchscreen.tap((guard?.x ?? 0) * unit, (guard?.y ?? 0) * unit)
      await expect(battleOn(page).getByRole('log').first()).toContainText(say('battle.log.guarded.own'))
    },
  ]
  return async page => {
    const isChoosing = (await battleOn(page).getByTestId('choose-card').count()) > 0
    const way = isChoosing ? undefined : ways.shift()
    await (way ?? byMoves)(page)
  }
}

for (const { rules, hasEnergy } of [
  { rules: 'standard', hasEnergy: true },
  { rules: 'classic', hasEnergy: false },
])
  test(`decides a battle of the ${rules} rules by taps on the canvas, and shows its result`, async ({
    page,
  }) => {
    test.setTimeout(900_000) // rendered in software
    await dealFrail(page)
    const battle = await openBattle(page, `/game/battle/new?opponent=novizio&rules=${rules}`)
    await expect(battle).toHaveAttribute('data-stage', 'on')
    await page.evaluate(() => {
      document.addEventListener('keydown', () => document.body.setAttribute('data-key-was-pressed', ''))
    })
    await playToTheEndBy(page, hasEnergy ? byTouchWithChangeAndGuard() : byTouch(false))
    const result = battle.getByTestId('battle-result')
    await expect(result).toHaveAttribute('data-outcome', /win|lose/)
    await expect(page.locator('[data-key-was-pressed]')).toHaveCount(0)
    await result.getByRole('button', { name: say('battle.result.again') }).tap()
    await expect(battle).toHaveAttribute('data-turns', '1')
    await expect(result).toHaveCount(0)
  })

test.describe('on a phone held upright', () => {
  const size = { width: 390, height: 844 }
  test.use({ viewport: size })

  test('stores the choice to play in portrait, and plays a turn by taps on the canvas', async ({ page }) => {
    test.setTimeout(600_000) // rendered in software
    await dealFrail(page)
    const battle = await openBattle(page, '/game/battle/new?opponent=novizio&rules=standard')
    const prompt = page.getByRole('alertdialog', { name: say('common.rotate.title') })
    await expect(prompt).toContainText(say('common.rotate.text'))
    await prompt.getByRole('button', { name: say('common.rotate.upright') }).tap()
    await expect(prompt).toHaveCount(0)
    await page.reload()
    await expect(battle).toHaveAttribute('data-stage', 'on', { timeout: 90_000 })
    await expect(prompt).toHaveCount(0)

    await playToTheEndBy(page, byTouch(true, size))
    const result = battle.getByTestId('battle-result')
    await expect(result).toHaveAttribute('data-outcome', /win|lose/)
    await result.getByRole('button', { name: say('battle.result.again') }).tap()
    await expect(battle).toHaveAttribute('data-turns', '1')
  })

  test('opens log and settings by taps on the canvas, within the screen', async ({ page }) => {
    test.setTimeout(300_000)
    const preferences = { ...phone, playsUpright: true }
    await page.addInitScript(kept => localStorage.setItem('preferences', JSON.stringify(kept)), preferences)
    await openBattle(page, '/game/battle/new?opponent=novizio&rules=standard')
    await untilOwnMove(page)
    const { log, settings, unit } = layoutBattle(size.width, size.height, { left: 0, right: 0 })
    const dialog = page.getByRole('dialog')
    for (const spot of [log, settings]) {
      await page.touchscreen.tap((spot?.x ?? 0) * unit, (spot?.y ?? 0) * unit)
      await expect(dialog).toBeInViewport({ ratio: 0.99 })
      await dialog.getByRole('button', { name: say('ui.close') }).tap()
      await expect(dialog).toHaveCount(0)
    }
  })
})

test('plays a move dragged onto the rival, and returns it when released elsewhere', async ({ page }) => {
  test.setTimeout(300_000)
  const battle = await openBattle(page, '/game/battle/new?opponent=novizio&rules=standard')
  await expect(battle).toHaveAttribute('data-stage', 'on')
  await untilOwnMove(page)
  const plan = layoutBattle(844, 390, { left: 0, right: 0 }, { hasEnergy: true })
  const inPixels = ({ x, y }: Spot) => ({ x: x * plan.unit, y: y * plan.unit })
  const usable = await page.evaluate(readHardestMove)
  expect(usable).toBeGreaterThanOrEqual(0)
  const tile = inPixels(tileSpot(plan, usable, await battle.getByTestId('use-move').count()))
  const { x, y, h } = plan.rival.creature
  const target = inPixels({ x, y: y - h / 2 })
  const finger = fingerOn(page)
  await finger.drag(tile, { x: 30, y: 370 })
  await finger.settled()
  await expect(battle).toHaveAttribute('data-turn', 'player1')
  await expect(battle).toHaveAttribute('data-turns', '1')
  await page.mouse.move(tile.x, tile.y)
  await page.mouse.down()
  await page.mouse.move(target.x, target.y, { steps: 8 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(battle).toHaveAttribute('data-turns', '1')
  await finger.drag(tile, target)
  await expect(battle).not.toHaveAttribute('data-turns', '1')
})

test.describe('against a person', () => {
  test('sends an emote and gives up the battle by touch on the canvas', async ({ joinedBy, shop }) => {
    test.setTimeout(600_000)
    const storage = { ...askedForPicture, preferences: phone }
    const ada = await newSeat({ joinedBy, shop, storage, isDrawn: true })
    const bea = await newSeat({ joinedBy, shop })
    await beginAtOnce(shop.url, ada, bea)
    const battle = battleOn(ada.page)
    await expect(battle).toHaveAttribute('data-stage', 'on', { timeout: 90_000 })

    await ada.page.getByRole('button', { name: say('online.emotes') }).tap()
    const hello = ada.page.getByRole('button', { name: say('battle.emote.hello') })
    await fingerOn(ada.page).settled()
    await expect(hello).toBeVisible() // the events derived from the touch have not closed it
    await hello.tap()
    await expect(bea.page.getByTestId('emote-rival')).toContainText(say('battle.emote.hello'))

    const { settings, unit } = layoutBattle(844, 390, { left: 0, right: 0 }, { hasEnergy: true })
    await fingerOn(ada.page).tap({ x: settings.x * unit, y: settings.y * unit })
    const dialog = ada.page.getByRole('dialog')
    await dialog.getByRole('button', { name: say('battle.commands.abandon') }).tap()
    await ada.page.getByTestId('give-up').tap()
    await expect(battleOn(bea.page).getByTestId('battle-result')).toHaveAttribute('data-ending', 'forfeit')
    await expect(battle.getByTestId('battle-result')).toHaveAttribute('data-outcome', 'lose')
  })
})
