/** Two people and a table: each in a browser context of their own, with an account, a nickname and a language of their own. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Locale } from '../../src/contract/locales.ts'
import { href, type PathParams, type ScreenName } from '../../src/contract/paths.ts'
import { battleOn, fastBattle, withoutWebgl } from './battle.ts'
import type { RunningShop } from './server.ts'
import { authorised, freshAddress, registerPerson } from './sessions.ts'
import { collectFaults, rememberedState } from './visit.ts'

export interface Seat {
  name: string
  locale: Locale
  page: Page
  context: BrowserContext
  faults: string[]
  at(screen: ScreenName, params?: PathParams): string
}

let seats = 0

export async function nickname(url: string, token: string, name: string): Promise<void> {
  const headers = { ...authorised(token), 'content-type': 'application/json' }
  const me = (await (await fetch(`${url}/api/auth/user`, { headers })).json()) as { id: number }
  const body = JSON.stringify({ extra: { nickname: name, profile_picture: 'avatar:4' } })
  const answer = await fetch(`${url}/api/auth/users/${me.id}`, { method: 'PUT', headers, body })
  expect(answer.status, await answer.text()).toBe(200)
}

interface Newcomer {
  browser: Browser
  shop: RunningShop
  locale?: Locale
  kept?: Record<string, unknown>
  isGuest?: boolean
  network?: (page: Page) => Promise<void> // made worse before the first page is opened
}

/** Somebody new in the game hall; a guest has no account and only looks. */
export async function newSeat({
  browser,
  shop,
  locale = 'it',
  kept = fastBattle,
  isGuest,
  network,
}: Newcomer): Promise<Seat> {
  seats += 1
  const name = `Sfida${process.env.TEST_WORKER_INDEX ?? 0}x${seats}`
  const token = isGuest ? null : (await registerPerson(shop.url)).token
  if (token) await nickname(shop.url, token, name)
  const sessions = { tokenOf: async () => token ?? '' }
  const world = { shop, sessions: sessions as never }
  const consent = { analytics: false, marketing: false }
  const storageState = await rememberedState(world, { person: token ? 'user' : null, consent, kept })
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 844, height: 390 },
    extraHTTPHeaders: { 'x-forwarded-for': freshAddress() },
    storageState,
  })
  const page = await context.newPage()
  await withoutWebgl(page)
  await network?.(page)
  const faults = collectFaults(page)
  return { name, locale, page, context, faults, at: (screen, params) => href(screen, locale, params) }
}

/** From the lobby to a begun battle; answers its id. */
export async function beginByChallenge(host: Seat, guest: Seat): Promise<string> {
  await host.page.goto(host.at('lobby'))
  await guest.page.goto(guest.at('lobby'))
  const row = host.page.getByTestId('lobby-player').filter({ hasText: guest.name })
  await row.getByRole('button').press('Enter') // a key asks for no still frames, which a loaded machine may not have
  await expect(host.page).toHaveURL(/\/game\/waiting\/[\w-]{22}$/)
  const invitation = guest.page.getByTestId('invitation').filter({ hasText: host.name })
  await invitation.getByRole('button').first().press('Enter')
  await expect(guest.page).toHaveURL(/\/game\/waiting\/[\w-]{22}$/)
  for (const { page } of [guest, host]) await page.getByTestId('ready').press('Enter')
  for (const { page } of [host, guest]) await onBattle(page)
  return host.page.url().split('/').at(-1) ?? ''
}

export async function onBattle(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/game\/battle\/[\w-]{22}$/, { timeout: 60_000 })
  await expect(battleOn(page)).toHaveAttribute('data-state', /playing|awaiting_selection/, {
    timeout: 60_000,
  })
}

type Moment = 'move' | 'choose' | 'wait' | 'over'

/** Runs in the page: resolves with the moment as soon as it is one of those wanted; null after a minute. */
function untilMoment(wanted: readonly Moment[]): Promise<Moment | null> {
  const read = (): Moment => {
    const battle = document.querySelector<HTMLElement>('[data-testid="battle"]')
    const { state } = battle?.dataset ?? {}
    if (battle?.querySelector('[data-testid="battle-result"]')) return 'over'
    if (battle?.querySelector('[data-testid="choose-card"]'))
      return state === 'awaiting_selection' ? 'choose' : 'wait'
    const mayMove = battle?.querySelector('[data-testid="skip-turn"][aria-disabled="false"]')
    return state === 'playing' && mayMove ? 'move' : 'wait'
  }
  return new Promise(resolve => {
    const end = (moment: Moment | null) => {
      observer.disconnect()
      clearTimeout(patience)
      resolve(moment)
    }
    const look = () => {
      const moment = read()
      if (wanted.includes(moment)) end(moment)
    }
    const observer = new MutationObserver(look)
    const patience = setTimeout(() => end(null), 60_000)
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    look()
  })
}

const moment = ({ page }: Seat, ...wanted: Moment[]): Promise<Moment | null> =>
  page.evaluate(untilMoment, wanted).catch(() => null) // the page went on to another address

interface Turn {
  seat: Seat
  moment: 'move' | 'choose'
}

/** Whoever may act first; null when the battle is over for all. */
async function nextTurn(people: readonly Seat[]): Promise<Turn | null> {
  const turns = people.map(async (seat): Promise<Turn | 'later'> => {
    const found = await moment(seat, 'move', 'choose')
    return found === 'move' || found === 'choose' ? { seat, moment: found } : 'later'
  })
  const over = Promise.all(people.map(seat => moment(seat, 'over')))
  const found = await Promise.race([...turns, over.then(all => (all.includes(null) ? 'later' : null))])
  if (found === 'later') throw new Error('for a minute nobody could do anything')
  return found
}

/** The hardest move that can be used, else skip. */
async function move(page: Page): Promise<void> {
  const battle = battleOn(page)
  const hardest = await battle.getByTestId('use-move').evaluateAll(all => {
    const danno = all.map(one =>
      one.ariaDisabled === 'false' ? Number(/\d+$/.exec(one.ariaLabel ?? '')?.[0] ?? 0) : -1,
    )
    const most = Math.max(-1, ...danno)
    return most < 0 ? -1 : danno.indexOf(most)
  })
  await (hardest < 0 ? battle.getByTestId('skip-turn') : battle.getByTestId('use-move').nth(hardest)).press(
    'Enter',
  )
  const figure = page.getByRole('dialog').getByRole('button')
  if ((await page.getByRole('dialog').count()) > 0) await figure.last().press('Enter')
}

async function act({ seat: { page }, moment }: Turn): Promise<void> {
  const battle = battleOn(page)
  const before = await battle.getAttribute('data-turns')
  if (moment === 'choose') await battle.getByTestId('choose-card').first().press('Enter')
  else await move(page)
  if (moment === 'choose') await expect(battle.getByTestId('choose-card')).toHaveCount(0)
  else
    await expect(
      battle
        .locator(`[data-testid="skip-turn"][aria-disabled="false"]`)
        .and(page.locator(`[data-testid="battle"][data-turns="${before}"] *`)),
    ).toHaveCount(0)
}

/** `other` acts as long as it is not `one`'s turn. */
export async function playUntilTurnOf(one: Seat, other: Seat): Promise<void> {
  for (;;) {
    const turn = await nextTurn([one, other])
    if (!turn || turn.seat === one) return
    await act(turn)
  }
}

/** Whoever may act does, until so many actions were made or the battle is over for all. */
export async function play(people: readonly Seat[], most = 2_000): Promise<number> {
  for (let actions = 0; actions < most; actions++) {
    const turn = await nextTurn(people)
    if (!turn) return actions
    await act(turn)
  }
  return most
}

/** Both active cards with their health, the near one first, as the twin says it without saying whose they are. */
export async function standOn(page: Page): Promise<[string, string]> {
  const battle = battleOn(page)
  const of = async (side: 'own' | 'rival') => {
    const place = battle.getByTestId(`active-${side}`)
    return ((await place.textContent()) ?? '').replace((await place.getAttribute('aria-label')) ?? '', '')
  }
  return [await of('own'), await of('rival')]
}

/** Frames of the server come late, and every third fact of a battle never does, on a socket that stays open. */
export async function lossyNetwork(page: Page): Promise<void> {
  let facts = 0
  await page.routeWebSocket(/\/app\//, near => {
    const far = near.connectToServer()
    far.onMessage(frame => {
      const isLost = String(frame).includes('"battle-update"') && ++facts % 3 === 0
      if (!isLost) setTimeout(() => near.send(frame), 1_500)
    })
    near.onMessage(frame => void setTimeout(() => far.send(frame), 1_500))
  })
}
