/**
 * A battle as the twin tells it. The computer waits two seconds before each move; that wait is skipped by the page's
 * clock, everything else runs at its own pace.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { type BattleLayout, layoutBattle } from '../../src/stage/layout.ts'

/** Fast and calm, as a player can set it. */
export const fastBattle = { preferences: { speed: 4, reducedMotion: true, confirmMoves: true } }

export const battleOn = (page: Page): Locator => page.getByTestId('battle')

export async function openBattle(page: Page, path: string): Promise<Locator> {
  await page.clock.install()
  await page.goto(path)
  const battle = battleOn(page)
  await expect(battle).toHaveAttribute('data-stage', /on|off/, { timeout: 90_000 }) // drawn by software
  return battle
}

type Moment = 'move' | 'choose' | 'rival' | 'over'

/** What the battle waits for; undefined while something is being shown. */
const readMoment = (): Moment | undefined => {
  const battle = document.querySelector<HTMLElement>('[data-testid="battle"]')
  const { state, turn } = battle?.dataset ?? {}
  if (battle?.querySelector('[data-testid="battle-result"]')) return 'over'
  if (state === 'animating' || state === 'loading') return undefined
  if (battle?.querySelector('[data-testid="choose-card"]')) return 'choose'
  if (state !== 'playing') return undefined
  if (turn === 'player2') return 'rival'
  return battle?.querySelector('[data-testid="skip-turn"][aria-disabled="false"]') ? 'move' : undefined
}

async function nextMoment(page: Page): Promise<Moment> {
  let moment: Moment | undefined
  const look = async () => {
    moment = await page.evaluate(readMoment)
    return moment
  }
  await expect.poll(look, { timeout: 60_000, intervals: [50], message: 'the battle goes on' }).toBeDefined()
  return moment as unknown as Moment
}

/** Until it is the visitor's move (or the end): the rival plays, fallen cards are replaced. */
export async function untilOwnMove(page: Page): Promise<'move' | 'over'> {
  for (;;) {
    const moment = await nextMoment(page)
    if (moment === 'move' || moment === 'over') return moment
    if (moment === 'choose') await battleOn(page).getByTestId('choose-card').first().press('Enter')
    else await page.clock.fastForward(2100)
  }
}

const healthOf = async (fighter: Locator): Promise<string> => (await fighter.textContent()) ?? ''

/** The first move that may be used, else a skipped turn; resolves when it is the visitor's move again or the end. */
export async function playTurn(page: Page): Promise<'move' | 'over'> {
  const battle = battleOn(page)
  const move = battle.locator('[data-testid="use-move"][aria-disabled="false"]').first()
  const turn = (await battle.getAttribute('data-turns')) ?? ''
  await ((await move.count()) > 0 ? move : battle.getByTestId('skip-turn')).press('Enter')
  await expect(battle.and(page.locator(`[data-turns="${turn}"][data-state="playing"]`))).toHaveCount(0)
  return untilOwnMove(page)
}

export async function playToTheEnd(page: Page): Promise<void> {
  let moment = await untilOwnMove(page)
  for (let turn = 0; moment === 'move' && turn < 200; turn++) moment = await playTurn(page)
  expect(moment).toBe('over')
}

/** What must be the same after a reload. */
export async function standOf(page: Page): Promise<string[]> {
  const battle = battleOn(page)
  return [
    (await battle.getAttribute('data-turn')) ?? '',
    await healthOf(battle.getByTestId('active-own')),
    await healthOf(battle.getByTestId('active-rival')),
    ...(await battle.getByRole('log').first().getByRole('listitem').allTextContents()),
  ]
}

/** How a turn is played: the twin's buttons, the keys, a finger on the canvas. */
export type Hand = (page: Page) => Promise<void>

/** Place among the moves of the one that can be used and strikes hardest; below 0 when none can. Battles end the sooner. */
const hardestMove = (page: Page): Promise<number> =>
  battleOn(page)
    .getByTestId('use-move')
    .evaluateAll(all => {
      const danno = all.map(one =>
        one.ariaDisabled === 'false' ? Number(/\d+$/.exec(one.ariaLabel ?? '')?.[0] ?? 0) : -1,
      )
      const most = Math.max(-1, ...danno)
      return most < 0 ? -1 : danno.indexOf(most)
    })

/** A finger on the drawn table of 844×390: twice on the hardest move that can be used, else on skip; on the button that sends a card. */
export const byTouch =
  (hasEnergy: boolean): Hand =>
  async page => {
    const plan = layoutBattle(844, 390, { left: 0, right: 0 }, { hasEnergy })
    const tap = (x: number, y: number) => page.touchscreen.tap(x * plan.unit, y * plan.unit)
    const battle = battleOn(page)
    if ((await battle.getByTestId('choose-card').count()) > 0) {
      const { x, y, w, h } = plan.choose.button
      return tap(x + w / 2, y + h / 2)
    }
    const moves = battle.getByTestId('use-move')
    const usable = await hardestMove(page)
    if (usable < 0) return plan.skip ? tap(plan.skip.x, plan.skip.y) : undefined
    const { x, y } = tileSpot(plan, usable, await moves.count())
    await tap(x, y)
    await tap(x, y)
  }

const TILES = 3

function tileSpot({ tiles }: BattleLayout, index: number, count: number) {
  const row = index + Math.max(0, TILES - count)
  const step = (tiles.h + tiles.gap) * tiles.scale
  return { x: tiles.x + (tiles.w * tiles.scale) / 2, y: tiles.y + row * step + (tiles.h * tiles.scale) / 2 }
}

/** A finger on the twin's buttons: the hardest move that can be used, else skip; the first card that stands. */
export const byTapping: Hand = async page => {
  const battle = battleOn(page)
  const choice = battle.getByTestId('choose-card')
  if ((await choice.count()) > 0) return choice.first().tap()
  const usable = await hardestMove(page)
  if (usable < 0) return battle.getByTestId('skip-turn').tap()
  return battle.getByTestId('use-move').nth(usable).tap()
}

/** Nothing but the keyboard: the keys of the moves, S to skip, Tab and Enter to send a card. */
export const byKeys: Hand = async page => {
  const battle = battleOn(page)
  if ((await battle.getByTestId('choose-card').count()) > 0) {
    const isThere = () =>
      page.evaluate(() => document.activeElement?.getAttribute('data-testid') === 'choose-card')
    for (let press = 0; press < 60 && !(await isThere()); press++) await page.keyboard.press('Tab')
    return page.keyboard.press('Enter')
  }
  const usable = await hardestMove(page)
  if (usable < 0) return page.keyboard.press('s')
  await page.keyboard.press(String(usable + 1))
  await page.keyboard.press(String(usable + 1))
}

/** A battle played to its end by one hand alone; the rival's waits are skipped. */
export async function playToTheEndBy(page: Page, hand: Hand): Promise<void> {
  for (let step = 0; step < 400; step++) {
    const moment = await nextMoment(page)
    if (moment === 'over') return
    if (moment === 'rival') await page.clock.fastForward(2100)
    else await hand(page)
  }
  throw new Error('the battle has no end')
}

/** XP of whoever is logged in, as the server has them. */
export const xpOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('auth_token')}` }
    const answer = await fetch('/api/auth/user', { headers })
    return ((await answer.json()) as { extra: { user_xp: number } }).extra.user_xp
  })

/** As the browser would say it when the tab goes to the back, or comes again. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate(hidden => {
    const state = hidden ? 'hidden' : 'visible'
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/** Mouse taps on the canvas in one go of the page: no frame is drawn between them. */
export const tapsWithinOneFrame = (page: Page, at: { x: number; y: number }, count: number): Promise<void> =>
  page.evaluate(
    ({ at, count }) => {
      const canvas = document.querySelector('canvas')
      if (!canvas) throw new Error('no drawn table')
      const { left, top } = canvas.getBoundingClientRect()
      const told = { clientX: left + at.x, clientY: top + at.y, pointerType: 'mouse', isPrimary: true }
      for (let tap = 0; tap < count; tap++)
        for (const type of ['pointerdown', 'pointerup'])
          canvas.dispatchEvent(
            new PointerEvent(type, { ...told, pointerId: 1, bubbles: true, cancelable: true }),
          )
    },
    { at, count },
  )

/** The graphics card forgets everything, and a moment later is there again. */
export const loseContext = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const lost = document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    if (!lost) throw new Error('no drawn table')
    lost.loseContext()
    await new Promise(resolve => requestAnimationFrame(resolve))
    lost.restoreContext()
  })

export async function withoutWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    const refusing = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
    }
    Object.assign(HTMLCanvasElement.prototype, { getContext: refusing })
  })
}
