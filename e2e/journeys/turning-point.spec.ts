/** A lost battle shows on its result and in its replay which decision would have changed it, and links to it. */
import type { Page } from '@playwright/test'
import type { BattleRecording } from '../../src/contract/endpoints/game/battles.ts'
import type { Character } from '../../src/contract/endpoints/game/characters.ts'
import { rulesVersion } from '../../src/engine/rules-version.ts'
import { battleOn, fastBattle, openBattle, untilOwnMove } from '../fixtures/battle.ts'
import { replayOn } from '../fixtures/replay.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ kept: fastBattle, viewport: { width: 844, height: 390 } })

/** Twelve equal cards, so that attacking first wins and waiting loses. */
async function dealAlike(page: Page): Promise<void> {
  await page.route('**/api/characters?*', async route => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: Character[] }
    const [one] = data
    const move = one?.mosse[0]
    const alike = { ...one, pv: 40, resistenza: 0, mosse: [{ ...move, danno: 40, costo_energia: 0 }] }
    const dealt = Array.from({ length: 12 }, (_, at) => ({ ...alike, id: 9000 + at }))
    await route.fulfill({ response: response, json: { data: dealt } })
  })
}

test('names the turn in which an attack would have won a battle lost by waiting', async ({ page }) => {
  test.setTimeout(300_000)
  await dealAlike(page)
  await openBattle(page, '/game/battle/new?opponent=novizio&rules=classic')
  while ((await untilOwnMove(page)) === 'move') {
    const turn = (await battleOn(page).getAttribute('data-turns')) ?? ''
    await battleOn(page).getByTestId('skip-turn').press('Enter')
    await expect(battleOn(page)).not.toHaveAttribute('data-turns', turn)
  }
  const result = battleOn(page).getByTestId('battle-result')
  await expect(result).toHaveAttribute('data-outcome', 'lose')
  const hint = result.getByTestId('turning-point')
  await expect(hint).toHaveAttribute('data-turn', '1', { timeout: 60_000 })
  await expect(hint).toContainText('Al turno 1')
})

/** Two cards: at turn 3 the strong attack would have won, the weak one lost. */
async function recordLoss(page: Page): Promise<string> {
  const id = 'A'.repeat(22)
  const characters = (await (await page.request.get('/api/characters')).json()) as { data: Character[] }
  const [one, other] = characters.data
  if (!one || !other) throw new Error('no cards')
  const card = ({ id: number, numero_carta, nome, tipo }: Character, pv: number, blows: number[]) => ({
    id: number,
    numero_carta,
    nome,
    tipo,
    pv,
    resistenza: 0,
    mosse: blows.map((danno, at) => ({ nome_mossa: `Mossa ${at}`, danno, costo_energia: 2 })),
  })
  const use = (seat: 'player1' | 'player2', move: number) => ({ type: 'use-move' as const, seat, move })
  const recording: BattleRecording = {
    id,
    rules: 'classic',
    opponent: 'novizio',
    players: { player1: 'Ada', player2: null },
    setup: {
      rules: 'classic',
      catalogue: [card(one, 100, [10, 100]), card(other, 200, [60])],
      decks: { player1: [one.id], player2: [other.id] },
    },
    seed: 1,
    commands: [use('player1', 1), use('player2', 0), use('player1', 0), use('player2', 0)],
    rules_version: rulesVersion,
    outcome: 'lose',
    played_at: '2026-11-01T12:00:00.000Z',
    watch_key: null,
  }
  await page.route('**/api/battles/*/replay', route => route.fulfill({ json: recording }))
  return `/game/replay/${id}`
}

test('shows the decisive turn in the replay of a lost battle, and opens an address at its step', async ({
  page,
}) => {
  const path = await recordLoss(page)
  await page.goto(`${path}?step=1`)
  const replay = replayOn(page)
  await expect(replay).toHaveAttribute('data-step', '1')
  await expect(replay).toHaveAttribute('data-playing', 'false')
  const hint = replay.getByTestId('turning-point')
  await expect(hint).toContainText('Al turno 3', { timeout: 60_000 })
  await hint.getByRole('button', { name: say('battle.turning.watch', { turn: 3 }) }).press('Enter')
  await expect(replay).toHaveAttribute('data-step', '2')
  await expect(replay).toHaveAttribute('data-playing', 'false')
  await hint.getByRole('button', { name: say('replay.close_turning') }).press('Enter')
  await expect(hint).toHaveCount(0)
})
