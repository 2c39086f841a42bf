/**
 * A battle as the twin tells it. The computer waits two seconds before each move; that wait is skipped by the page's
 * clock, everything else runs at its own pace.
 */
import { expect, type Locator, type Page } from '@playwright/test'

/** Fast and calm, as a player can set it. */
export const fastBattle = { preferences: { speed: 4, reducedMotion: true, confirmMoves: true } }

export const battleOn = (page: Page): Locator => page.getByTestId('battle')

export async function openBattle(page: Page, path: string): Promise<Locator> {
  await page.clock.install()
  await page.goto(path)
  const battle = battleOn(page)
  await expect(battle).toHaveAttribute('data-stage', /on|off/)
  return battle
}

type Moment = 'move' | 'choose' | 'rival' | 'over'

/** What the battle waits for; undefined while something is being shown. */
const readMoment = (): Moment | undefined => {
  const battle = document.querySelector<HTMLElement>('[data-testid="battle"]')
  const { state, turn } = battle?.dataset ?? {}
  if (battle?.querySelector('[data-testid="battle-result"]')) return 'over'
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
  await ((await move.count()) > 0 ? move : battle.getByTestId('skip-turn')).press('Enter')
  await expect(battle.locator('[data-testid="skip-turn"][aria-disabled="false"]')).toHaveCount(0)
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

export async function withoutWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    const refusing = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
    }
    Object.assign(HTMLCanvasElement.prototype, { getContext: refusing })
  })
}
