/** Battles between two players, each in a separate browser: from the challenge to the rematch, with interruptions. */
import { battleOn, fastBattle } from '../fixtures/battle.ts'
import {
  beginAtOnce,
  beginByChallenge,
  beginTogether,
  newSeat,
  onBattle,
  play,
  playUntilTurnOf,
  type Seat,
  standOn,
  worseningNetwork,
} from '../fixtures/online.ts'
import { expect, test } from '../fixtures/visit.ts'
import { withoutWebgl } from '../fixtures/webgl.ts'
import { say, sayIn } from '../fixtures/words.ts'

test.setTimeout(600_000) // a battle with printed cards takes minutes on a busy machine

let seated: Seat[] = []
test.afterEach(async () => {
  for (const { faults } of seated) expect(faults, 'nothing was thrown on a page').toEqual([])
  seated = []
})

const seat = async (facts: Parameters<typeof newSeat>[0]): Promise<Seat> => {
  const fresh = await newSeat(facts)
  seated.push(fresh)
  return fresh
}

/** A guest with the link joins late, sees what both players see, and cannot act. */
async function seesWhatBothSee(watcher: Seat, id: string, players: readonly Seat[]): Promise<void> {
  await watcher.page.goto(watcher.at('battle', { id }))
  await onBattle(watcher.page)
  const battle = battleOn(watcher.page)
  await expect(battle).toHaveAttribute('data-online', 'spectator')
  await expect(battle.getByTestId('use-move')).toHaveCount(0)
  await expect(battle.getByTestId('skip-turn')).toHaveCount(0)
  const figures = (text: string) => text.replace(/\D+/g, ' ') // players may use other languages
  const views = async () => {
    const statuses = await Promise.all([...players, watcher].map(({ page }) => standOn(page)))
    return new Set(statuses.map(status => status.map(figures).sort().join(' | '))).size
  }
  await expect.poll(views).toBe(1)
  await play(players, 3)
  await expect.poll(views).toBe(1)
}

test('plays challenge, battle, result and rematch in two languages, with a spectator who joins late', async ({
  joinedBy,
  shop,
}) => {
  const ada = await seat({ joinedBy, shop })
  const bea = await seat({ joinedBy, shop, locale: 'de' })
  const first = await beginByChallenge(ada, bea)
  await expect(battleOn(ada.page).getByTestId('skip-turn')).toContainText(say('battle.commands.skip'))
  await expect(battleOn(bea.page).getByTestId('skip-turn')).toContainText(sayIn('de', 'battle.commands.skip'))
  await play([ada, bea], 6)
  const watcher = await seat({ joinedBy, shop, isGuest: true })
  await seesWhatBothSee(watcher, first, [ada, bea])
  await play([ada, bea])
  const results = [ada, bea].map(({ page }) => battleOn(page).getByTestId('battle-result'))
  const outcomes = await Promise.all(results.map(result => result.getAttribute('data-outcome')))
  expect(outcomes.sort()).toEqual(['lose', 'win'])
  for (const { page } of [ada, bea]) await expect(page.getByTestId('rating')).toContainText(/1016|1\.016|984/)

  await ada.page.getByTestId('rematch').click()
  await expect(bea.page.getByTestId('battle-result').getByText(ada.name).last()).toBeVisible()
  await bea.page.getByTestId('rematch').click()
  for (const { page } of [ada, bea]) {
    await expect(page).not.toHaveURL(new RegExp(first))
    await onBattle(page)
  }
  expect(ada.page.url().split('/').at(-1)).toBe(bea.page.url().split('/').at(-1))
})

test('loses no move by a reload during an animation or a lost network', { tag: ['@E7', '@O1'] }, async ({
  joinedBy,
  shop,
}) => {
  const slow = { preferences: { ...fastBattle.preferences, speed: 1 } }
  const ada = await seat({ joinedBy, shop, storage: slow })
  const bea = await seat({ joinedBy, shop })
  await beginAtOnce(shop.url, ada, bea)
  await play([ada, bea], 5)
  await ada.page.reload()
  await onBattle(ada.page)
  const [own, rival] = await standOn(bea.page)
  await expect.poll(() => standOn(ada.page)).toEqual([rival, own])

  await playUntilTurnOf(bea, ada)
  await ada.context.setOffline(true)
  await play([bea], 1)
  await ada.context.setOffline(false)
  await expect
    .poll(async () => [await battleOn(ada.page).getAttribute('data-turns'), await standOn(ada.page)], {
      timeout: 60_000,
    })
    .toEqual([await battleOn(bea.page).getAttribute('data-turns'), (await standOn(bea.page)).reverse()])
  await play([ada, bea], 2)

  await battleOn(bea.page)
    .getByRole('button', { name: say('battle.commands.abandon') })
    .click()
  await bea.page.getByTestId('give-up').click()
  await expect(battleOn(ada.page).getByTestId('battle-result')).toHaveAttribute('data-ending', 'forfeit')
  await expect(battleOn(ada.page).getByTestId('battle-result')).toHaveAttribute('data-outcome', 'win')
})

test('moves the seat to a second tab, disables the first, and returns the seat by a button', {
  tag: '@O4',
}, async ({ joinedBy, shop }) => {
  const [ada, bea] = [await seat({ joinedBy, shop }), await seat({ joinedBy, shop })]
  const id = await beginAtOnce(shop.url, ada, bea)
  await playUntilTurnOf(ada, bea)
  const second = await ada.context.newPage()
  await withoutWebgl(second)
  await second.goto(ada.at('battle', { id }))
  await onBattle(second)
  const elsewhereNote = (page: Seat['page']) => page.getByTestId('seat-elsewhere')
  const usable = (page: Seat['page']) =>
    battleOn(page).locator('[data-testid="skip-turn"][aria-disabled="false"]')
  await expect(elsewhereNote(ada.page)).toBeVisible()
  await expect(elsewhereNote(second)).toHaveCount(0)
  await expect(usable(ada.page)).toHaveCount(0)
  await expect(usable(second)).toHaveCount(1)

  await elsewhereNote(ada.page).getByRole('button').press('Enter')
  await expect(elsewhereNote(second)).toBeVisible()
  await expect(usable(second)).toHaveCount(0)
  await expect(elsewhereNote(ada.page)).toHaveCount(0)
  await play([ada, bea], 2)
})

/** Whether both pages show the same turn and the same cards, each from its own side. */
async function isOneTable(one: Seat, other: Seat): Promise<boolean> {
  const turns = ({ page }: Seat) => battleOn(page).getAttribute('data-turns')
  const near = [await turns(one), ...(await standOn(one.page))]
  const far = [await turns(other), ...(await standOn(other.page)).reverse()]
  return near.join() === far.join()
}

test('shows both players the same steps once under latency and lost frames, at a private table with an emote', async ({
  joinedBy,
  shop,
}) => {
  const network = worseningNetwork()
  const ada = await seat({ joinedBy, shop, network: network.join })
  const bea = await seat({ joinedBy, shop })
  const arrivedAt = (title: string) =>
    expect(ada.page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await ada.page.goto(ada.at('lobby'))
  await ada.page.getByRole('link', { name: say('lobby.computer') }).press('Enter')
  await arrivedAt(say('prepare.title'))
  await ada.page.goBack()
  await arrivedAt(say('lobby.title'))
  await ada.page.getByRole('button', { name: say('lobby.quick') }).click()
  await arrivedAt(say('waiting.searchTitle'))
  await expect(ada.page.getByTestId('search-time')).toBeVisible()
  await ada.page.getByTestId('cancel-search').click()
  await expect(ada.page).toHaveURL(/\/game\/lobby$/)

  await ada.page
    .getByRole('button', { name: say('lobby.create') })
    .last()
    .click()
  await ada.page.getByText(say('lobby.kind.private'), { exact: true }).click()
  await ada.page
    .getByRole('dialog')
    .getByRole('button', { name: say('lobby.lay') })
    .click()
  await expect(ada.page.getByTestId('qr')).toBeVisible()
  await expect(ada.page.getByTestId('table-code')).toHaveText(/^[A-Z2-9]{6}$/)
  await bea.page.goto(ada.page.url())
  await bea.page.getByTestId('sit').click()
  await beginTogether([ada, bea])
  await play([ada, bea], 2)
  await expect.poll(() => isOneTable(ada, bea)).toBe(true) // an emote reaches only players who are already listening

  await bea.page.getByRole('button', { name: say('online.emotes') }).click()
  await bea.page.getByRole('button', { name: say('battle.emote.hello') }).click()
  await expect(ada.page.getByTestId('emote-rival')).toContainText(say('battle.emote.hello'))

  network.slowDown()
  await playUntilTurnOf(ada, bea)
  network.loseOne() // the next event reveals the gap
  await play([ada, bea], 2)
  await expect.poll(() => isOneTable(ada, bea)).toBe(true)
  await playUntilTurnOf(bea, ada)
  network.loseOne() // no other event follows: a heartbeat reveals it, as one that is sent when the network returns
  await play([bea], 1)
  const afterBeat = async () => {
    await ada.page.evaluate(() => dispatchEvent(new Event('online')))
    return isOneTable(ada, bea)
  }
  await expect.poll(afterBeat).toBe(true)
  const logLines = (one: Seat) => battleOn(one.page).getByRole('log').first().getByRole('listitem').count()
  expect(await logLines(ada)).toBe(await logLines(bea))
})
