/** The lobby on the canvas, with real taps: players meet, challenge each other and watch a battle. */
import type { Lobby } from '../../src/contract/endpoints/game/lobby.ts'
import {
  BUTTON_HEIGHT,
  buttonOver,
  layoutLobby,
  seatTarget,
  type TargetPlace,
  tableTarget,
} from '../../src/stage/scenes/lobby/lobby-layout.ts'
import { battleOn } from '../fixtures/battle.ts'
import { fingerOn, type Spot } from '../fixtures/finger.ts'
import { beginTogether, newSeat, onBattle, type Seat } from '../fixtures/online.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.setTimeout(300_000)

const plan = layoutLobby(844, 390, { left: 0, right: 0 })
const players = plan.spots.map(spot => ({
  place: seatTarget(spot),
  at: { x: spot.x, y: spot.y - spot.size / 2 },
}))
const tables = plan.tables.map(table => ({ place: tableTarget(table), at: table }))

const stageOf = (page: Page) => page.getByTestId('lobby-stage')
const tap = (page: Page, { x, y }: Spot) => fingerOn(page).tap({ x: x * plan.unit, y: y * plan.unit })
const tapButton = (page: Page, { x, y }: Spot) => tap(page, { x, y: y + BUTTON_HEIGHT / 2 })

async function openLobby({ page, at }: Seat): Promise<void> {
  await page.goto(at('lobby'))
  await expect(stageOf(page)).toHaveAttribute('data-stage', 'on', { timeout: 60_000 })
}

/** Taps each point until the given target is selected, then taps the button above it. */
async function useButton(
  page: Page,
  wanted: RegExp,
  places: readonly { place: TargetPlace; at: Spot }[],
): Promise<void> {
  let found: TargetPlace | undefined
  const search = async () => {
    for (const { place, at } of places) {
      await tap(page, at)
      await fingerOn(page).settled()
      if (wanted.test((await stageOf(page).getAttribute('data-selected')) ?? '')) found = place
      if (found) break
    }
    return found !== undefined
  }
  await expect.poll(search, { timeout: 60_000 }).toBe(true)
  if (found) await tapButton(page, buttonOver(plan, found))
}

const idOf = async ({ page }: Seat, other: Seat): Promise<string> => {
  const row = page.getByTestId('lobby-player').filter({ hasText: other.name })
  return (await row.getAttribute('data-target')) ?? ''
}

test('challenges, accepts and watches a battle through the canvas', async ({ joinedBy, shop }) => {
  const ada = await newSeat({ joinedBy, shop, isDrawn: true })
  const bea = await newSeat({ joinedBy, shop, isDrawn: true })
  await openLobby(bea)
  await openLobby(ada)
  const target = await idOf(ada, bea)
  await useButton(ada.page, new RegExp(`^${target}$`), players)
  await expect(ada.page).toHaveURL(/\/game\/waiting\/[\w-]{22}$/)
  await expect(bea.page.getByTestId('invitation').filter({ hasText: ada.name })).toBeAttached()
  await fingerOn(bea.page).settled()
  await tapButton(bea.page, plan.invitation.accept)
  await expect(bea.page).toHaveURL(/\/game\/waiting\/[\w-]{22}$/)
  const id = await beginTogether([bea, ada])

  const carla = await newSeat({ joinedBy, shop, isDrawn: true })
  await openLobby(carla)
  await useButton(carla.page, new RegExp(`^table:${id}$`), tables)
  await onBattle(carla.page)
  await expect(battleOn(carla.page)).toHaveAttribute('data-online', 'spectator')

  const dora = await newSeat({ joinedBy, shop, isDrawn: true })
  await openLobby(dora)
  await dora.page.getByRole('tab', { name: new RegExp(say('lobby.tab.tables')) }).press('Enter')
  const battle = dora.page.getByRole('listitem').and(dora.page.locator(`[data-target="table:${id}"]`))
  await expect(battle).toContainText(say('lobby.spectators_one', { count: 1 }))
  await carla.page.close()
  await expect(battle).toBeAttached()
  await expect(battle).not.toContainText(say('lobby.spectators_one', { count: 1 }), { timeout: 10_000 })
  for (const { faults } of [ada, bea, carla, dora]) expect(faults).toEqual([])
})

test('declines a challenge with a tap on the card in hand', async ({ joinedBy, shop }) => {
  const ada = await newSeat({ joinedBy, shop, isDrawn: true })
  const bea = await newSeat({ joinedBy, shop, isDrawn: true })
  await openLobby(bea)
  await openLobby(ada)
  const target = await idOf(ada, bea)
  await useButton(ada.page, new RegExp(`^${target}$`), players)
  await expect(ada.page).toHaveURL(/\/game\/waiting\/[\w-]{22}$/)
  const invitation = bea.page.getByTestId('invitation').filter({ hasText: ada.name })
  await expect(invitation).toBeAttached()
  await fingerOn(bea.page).settled()
  await tapButton(bea.page, plan.invitation.decline)
  await expect(invitation).toHaveCount(0)
  await expect(stageOf(bea.page)).toBeVisible()
  for (const { faults } of [ada, bea]) expect(faults).toEqual([])
})

test('offers a battle against the computer when the lobby is empty', async ({ joinedBy, shop }) => {
  const ada = await newSeat({ joinedBy, shop, isDrawn: true })
  await ada.page.route('**/api/lobby', async route => {
    const response = await route.fetch()
    const lobby = (await response.json()) as Lobby
    await route.fulfill({ response, json: { ...lobby, players: [], tables: [], battles: [] } })
  })
  await openLobby(ada)
  await fingerOn(ada.page).settled()
  const [first] = plan.tables
  if (first) await tapButton(ada.page, buttonOver(plan, tableTarget(first)))
  await expect(ada.page).toHaveURL(ada.at('prepare'))
})

test('opens doors with a tap and selects entries of the lists with the keyboard', async ({
  joinedBy,
  shop,
}) => {
  const ada = await newSeat({ joinedBy, shop, isDrawn: true })
  const bea = await newSeat({ joinedBy, shop, isDrawn: true })
  await openLobby(bea)
  await openLobby(ada)
  const target = await idOf(ada, bea)
  await ada.page.getByTestId('lobby-player').filter({ hasText: bea.name }).getByRole('button').focus()
  await expect(stageOf(ada.page)).toHaveAttribute('data-selected', target)
  const { code, computer } = plan.doors
  await tap(ada.page, { x: code.x, y: code.y - code.h / 2 })
  await expect(ada.page.getByRole('dialog')).toBeVisible()
  await ada.page.keyboard.press('Escape')
  await expect(ada.page.getByRole('dialog')).toBeHidden()
  await tap(ada.page, { x: computer.x, y: computer.y - computer.h / 2 })
  await expect(ada.page).toHaveURL(ada.at('prepare'))
})
