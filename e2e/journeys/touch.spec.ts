/**
 * game 1: the game on the canvas with touch input. A browser sends mouse events and a click after every touch, so a
 * panel opened by a tap on the canvas must still be open after them. Journeys that use the DOM buttons cannot show
 * that.
 */
import type { Locator, Page } from '@playwright/test'
import { layoutBattle } from '../../src/stage/layout/layout.ts'
import { layoutPacks, PACK_RATIO } from '../../src/stage/scenes/packs/packs-layout.ts'
import { ask } from '../fixtures/api.ts'
import { battleOn, dealRaisers, openBattle, untilOwnMove } from '../fixtures/battle.ts'
import { fingerOn, type Spot } from '../fixtures/finger.ts'
import { givePacks } from '../fixtures/packs.ts'
import { openedNumbers, shownNumbers } from '../fixtures/packs-table.ts'
import { registerPerson } from '../fixtures/sessions.ts'
import { askedForPicture, expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({
  viewport: { width: 844, height: 390 },
  hasTouch: true,
  isMobile: true,
  drawn: true,
  kept: {
    ...askedForPicture,
    preferences: { speed: 4, reducedMotion: true, confirmMoves: true, quality: 'low' },
  },
})

const dialogNamed = (page: Page, key: string): Locator => page.getByRole('dialog', { name: say(key) })

/** A panel opened by touch is still open when all events derived from the touch have arrived. */
async function opensAndStays(page: Page, press: () => Promise<void>, panel: Locator): Promise<void> {
  await press()
  await expect(panel).toBeVisible()
  const { settled } = fingerOn(page)
  await settled()
  await expect(panel).toBeVisible()
}

/** A tap next to the panel closes it. */
async function closesBeside(page: Page, panel: Locator): Promise<void> {
  const box = await panel.locator('xpath=*').first().boundingBox()
  if (!box) throw new Error('no panel')
  await page.touchscreen.tap(Math.max(2, box.x / 2), 386)
  await expect(panel).toBeHidden()
}

async function openDrawnBattle(page: Page, path: string, hasEnergy: boolean) {
  const battle = await openBattle(page, path)
  await expect(battle).toHaveAttribute('data-stage', 'on')
  await untilOwnMove(page)
  const plan = layoutBattle(844, 390, { left: 0, right: 0 }, { hasEnergy })
  const at = (spot: Spot | null): Spot => {
    if (!spot) throw new Error('this table has no such piece')
    return { x: spot.x * plan.unit, y: spot.y * plan.unit }
  }
  return { battle, plan, at, finger: fingerOn(page) }
}

test('opens a card by a long press, settings and log by a tap, and closes them by a tap outside', async ({
  page,
}) => {
  test.setTimeout(300_000) // rendered in software
  const { plan, at, finger } = await openDrawnBattle(page, '/game/battle/oldnew', false)
  const { x, y, h } = plan.own.creature
  const detail = page.getByRole('dialog')
  await opensAndStays(page, () => finger.hold(at({ x, y: y - h * 0.4 })), detail)
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  const settings = dialogNamed(page, 'settings.title')
  const log = dialogNamed(page, 'battle.log.title')
  await opensAndStays(page, () => finger.tap(at(plan.settings)), settings)
  await closesBeside(page, settings)
  await opensAndStays(page, () => finger.tap(at(plan.log)), log)
  await closesBeside(page, log)
  await finger.tap(at(plan.settings))
  await settings.getByRole('button', { name: say('battle.commands.abandon') }).tap()
  await page.getByRole('link', { name: say('battle.abandon.yesLeave') }).tap()
  await expect(page).toHaveURL('/game')
})

test('accepts skip, wheel, change and guard by touch under the standard rules, and asks which stat a move raises', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await dealRaisers(page)
  const { battle, plan, at, finger } = await openDrawnBattle(page, '/game/battle/new?opponent=novizio', true)
  const turns = await battle.getAttribute('data-turns')
  await finger.tap(at(plan.skip))
  await expect(battle).not.toHaveAttribute('data-turns', turns ?? '', { timeout: 120_000 })
  await untilOwnMove(page)
  const wheel = dialogNamed(page, 'battle.wheel.title')
  await opensAndStays(page, () => finger.tap(at(plan.edge)), wheel)
  await closesBeside(page, wheel)
  const before = await battle.getByTestId('active-own').textContent()
  await finger.tap(at(plan.replace))
  await expect(battle.getByTestId('prompt')).not.toHaveText('')
  const { hand } = plan
  await finger.tap(at({ x: hand.x + hand.card / 2, y: hand.y + 40 }))
  await expect(battle.getByTestId('active-own')).not.toHaveText(before ?? '', { timeout: 120_000 })
  await expect(battle.getByTestId('change-price')).toContainText(say('battle.reason.changed'))
  await expect(battleOn(page)).toHaveAttribute('data-turn', 'player1')
  await expect(battle.getByTestId('guard')).toHaveAttribute('aria-disabled', 'false')
  await finger.tap(at(plan.guard))
  await expect(battle.getByRole('log').first()).toContainText(say('battle.log.guarded.own'))

  await untilOwnMove(page)
  const moves = battle.getByTestId('use-move')
  const raise = moves.first()
  for (let turn = 0; turn < 8 && (await raise.getAttribute('aria-disabled')) === 'true'; turn++) {
    await finger.tap(at(plan.skip))
    await expect(battle).not.toHaveAttribute('data-turn', 'player1', { timeout: 60_000 })
    await untilOwnMove(page)
  }
  const { tiles } = plan
  const row = 3 - (await moves.count())
  const tile = at({ x: tiles.x + tiles.w / 2, y: tiles.y + row * (tiles.h + tiles.gap) + tiles.h / 2 })
  await finger.tap(tile)
  await expect(battle.getByTestId('prompt')).toHaveText(say('battle.prompt.tapAgain'))
  const question = dialogNamed(page, 'battle.stat.title')
  await opensAndStays(page, () => finger.tap(tile), question)
  await question.getByTestId('choose-stat').first().tap()
  await expect(question).toBeHidden()
})

test('plays the lesson by touch', async ({ page }) => {
  test.setTimeout(300_000)
  const { plan, at, finger } = await openDrawnBattle(page, '/game/lesson/energy', true)
  const coach = page.getByTestId('coach')
  const readOn = coach.getByRole('button', { name: 'Avanti' })
  await expect(coach).toHaveAttribute('data-step', 'card')
  await readOn.tap()
  await expect(coach).toHaveAttribute('data-step', 'energy')
  await readOn.tap()
  await expect(coach).toHaveAttribute('data-step', 'move')
  const { tiles } = plan
  const row = 3 - (await battleOn(page).getByTestId('use-move').count()) + 1
  const second = at({ x: tiles.x + tiles.w / 2, y: tiles.y + row * (tiles.h + tiles.gap) + tiles.h / 2 })
  await finger.tap(second)
  await expect(coach).toHaveAttribute('data-step', 'strike')
  await finger.tap(second)
  await untilOwnMove(page)
  await expect(coach).toHaveAttribute('data-step', /status|save/)
})

test('tears a pack, turns its cards and enlarges one by touch', async ({ page, shop, sessions }) => {
  test.setTimeout(300_000)
  const person = await registerPerson(shop.url)
  await givePacks(shop.url, sessions, person, 'common')
  await page.addInitScript(given => localStorage.setItem('auth_token', given), person.token)
  await page.goto('/game/pack')
  const table = page.getByTestId('packs')
  await expect(table).toHaveAttribute('data-stage', 'on', { timeout: 90_000 })
  const { unit, hand, carousel, fan } = layoutPacks(844, 390, { left: 0, right: 0 })
  const finger = fingerOn(page)
  const tap = ({ x, y }: Spot) => finger.tap({ x: x * unit, y: y * unit })
  await tap(carousel(0))
  await expect(table).toHaveAttribute('data-phase', 'hand')
  await expect(page.getByTestId('tear')).not.toHaveAttribute('aria-busy', 'true')
  await expect(table).toHaveAttribute('data-playing', 'false')
  const edge = (hand.y - (hand.w * PACK_RATIO) / 2 + 16) * unit
  await finger.drag({ x: (hand.x - 70) * unit, y: edge }, { x: (hand.x + 74) * unit, y: edge })
  await expect(table).toHaveAttribute('data-phase', 'fan')
  await expect(table).toHaveAttribute('data-playing', 'false')
  await tap(fan(0, false))
  await expect(page.getByTestId('opened-card').first()).toHaveAttribute('data-up', 'true')
  await page.getByTestId('skip').tap()
  await expect(table).toHaveAttribute('data-phase', 'result')
  await expect(table).toHaveAttribute('data-playing', 'false')
  expect(await shownNumbers(page)).toEqual(await openedNumbers(shop.url, person))
  const places = await page
    .getByTestId('result-card')
    .getByRole('button')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect()))
  const outermost = places.reduce((left, place) => (place.x < left.x ? place : left))
  const middle = { x: outermost.x + outermost.width / 2, y: outermost.y + outermost.height * 0.4 }
  await opensAndStays(page, () => finger.tap(middle), page.getByRole('dialog'))
})

test.describe('in the album', () => {
  test.use({ person: 'user' })

  test('opens a card by a tap, and turns a page by a drag', async ({ page }) => {
    test.setTimeout(200_000)
    await page.goto('/game/album')
    await expect(page.locator('[data-stage="on"]')).toBeVisible()
    const shown = page.locator('[data-number]')
    const numbers = () => shown.evaluateAll(all => all.map(one => Number(one.getAttribute('data-number'))))
    const detail = page.getByRole('dialog')
    await opensAndStays(page, () => shown.first().tap(), detail)
    await page.keyboard.press('Escape')
    await expect(detail).toBeHidden()
    const [first] = await numbers()
    const corner = await page.getByRole('button', { name: say('album.next'), exact: true }).boundingBox()
    if (!corner) throw new Error('no corner')
    const from = { x: corner.x + corner.width - 8, y: corner.y + corner.height - 8 }
    await fingerOn(page).drag(from, { x: from.x - 300, y: from.y - 30 })
    await expect.poll(async () => (await numbers())[0]).toBeGreaterThan(first ?? 0)
    await expect(detail).toHaveCount(0)
  })

  test('game 7: covers nothing of the card by the button that requests motion access', async ({
    page,
    shop,
    sessions,
  }) => {
    await page.addInitScript(() => {
      Object.assign(DeviceOrientationEvent, { requestPermission: async () => 'granted' }) // as on iOS
    })
    const [held] = await ask<{ numero_carta: number }[]>(shop.url, '/me/cards', {
      token: await sessions.tokenOf('user'),
    })
    await page.goto(`/game/album?card=${held?.numero_carta}`)
    const dialog = page.getByRole('dialog')
    const button = dialog.getByRole('button', { name: say('album.detail.lean') })
    await expect(button).toBeInViewport({ ratio: 1 })
    const card = dialog
      .locator('[aria-hidden="true"]')
      .filter({ has: page.locator('img, canvas') })
      .first()
    const [over, face] = await Promise.all([button.boundingBox(), card.boundingBox()])
    if (!over || !face) throw new Error('no card')
    const isApart =
      over.x >= face.x + face.width ||
      over.x + over.width <= face.x ||
      over.y >= face.y + face.height ||
      over.y + over.height <= face.y
    expect(isApart).toBe(true)
    await button.tap()
    await expect(button).toBeHidden()
  })
})
