import { expect, it } from 'vitest'
import type { Command } from '@/engine/commands.ts'
import { characterWith, standardBattle } from '../testing/standard-table.ts'
import { startedTable } from '../testing/table.ts'
import { italian } from '../testing/texts.ts'
import { pictureOf } from './picture.ts'
import { type Touched, untouched } from './touched.ts'

type Cards = Parameters<typeof standardBattle>

/** Plays commands of either seat, each shown to its end, and looks. */
async function after(cards: Cards, commands: Command[] = [], touched: Partial<Touched> = {}) {
  const { session, battle, endAnimation } = await startedTable(standardBattle(...cards))
  for (const command of commands) {
    expect(await battle.link(command.seat).send(command)).toBeNull()
    await endAnimation()
  }
  return pictureOf(session.state(), { ...untouched, ...touched }, italian)
}

const use = (seat: Command['seat'], move = 0): Command => ({ type: 'use-move', seat, move })
const skip = (seat: Command['seat']): Command => ({ type: 'skip-turn', seat })

it('both players’ energy is shown, 3 + 2 and 4', async () => {
  const { own, rival } = await after([[characterWith(1)], [characterWith(2)]])
  expect([own.energy, rival.energy]).toEqual([5, 4])
})

it('a move says its cost, what it does beside its damage, and what is wanting', async () => {
  const own = characterWith(1, {
    costo: 6,
    effetti: [{ kind: 'sleep', turns: 2 }, { kind: 'once-per-match' }],
  })
  const { moves } = await after([[own], [characterWith(2)]])
  expect(moves[0]).toMatchObject({
    costo: 6,
    missing: 1,
    disabled: 'manca 1 energia',
    effects: [
      { kind: 'sleep', label: 'Sonno 2t' },
      { kind: 'once-per-match', label: 'Una volta' },
    ],
    asksStat: false,
  })
})

it('a paralysed card pays 2 more, and its chip says for how long', async () => {
  const rival = characterWith(2, { effetti: [{ kind: 'paralysis', turns: 2 }] })
  const { own, moves } = await after([[characterWith(1)], [rival]], [skip('player1'), use('player2')])
  expect(moves[0]).toMatchObject({ costo: 4 })
  expect(own.active?.statuses).toEqual([{ kind: 'paralysis', amount: 0, turns: 2, label: 'Paralisi' }])
})

it.each([
  [{ kind: 'sleep', turns: 2 } as const, 'dorme ancora 2 turni', 0],
  [{ kind: 'freeze', turns: 1 } as const, 'congelata ancora 1 turno', 0],
  [{ kind: 'stun' } as const, 'stordita per questo turno', 0],
])('%o disables with its reason in words', async (effect, reason, danno) => {
  const rival = characterWith(2, { effetti: [effect], danno })
  const { moves } = await after([[characterWith(1)], [rival]], [skip('player1'), use('player2')])
  expect(moves[0]?.disabled).toBe(reason)
})

it('a move of once per match is spent', async () => {
  const own = characterWith(1, { effetti: [{ kind: 'once-per-match' }] })
  const { moves } = await after([[own], [characterWith(2)]], [use('player1'), skip('player2')])
  expect(moves[0]?.disabled).toBe('già usata')
})

it('the preview is the engine’s own blow, changes of attack and defence counted', async () => {
  const effetti = [{ kind: 'attack', on: 'self', amount: 20, turns: 3 } as const]
  const table: Cards = [[characterWith(1, { effetti })], [characterWith(2, { resistenza: 5, pv: 200 })]]
  const first = await after(table)
  expect(first.moves[0]?.preview).toEqual({ danno: 25, pvAfter: 175 })
  const next = await after(table, [use('player1'), skip('player2')])
  expect(next.moves[0]?.preview).toEqual({ danno: 45, pvAfter: 130 })
  expect(next.own.active?.statuses[0]?.label).toBe('Att +20')
})

it('a move without danno has nothing to preview', async () => {
  const own = characterWith(1, { danno: 0, effetti: [{ kind: 'heal', amount: 20 }] })
  expect((await after([[own], [characterWith(2)]])).moves[0]?.preview).toBeNull()
})

it('health raised above the printed one is the new full bar, also after a blow', async () => {
  const own = characterWith(1, { danno: 0, effetti: [{ kind: 'chosen-stat', amount: 60 }] })
  const picture = await after(
    [[own], [characterWith(2)]],
    [{ type: 'use-move', seat: 'player1', move: 0, stat: 'pv' }, use('player2')],
  )
  expect(picture.moves[0]).toMatchObject({ asksStat: true })
  expect(picture.own.active).toMatchObject({ pv: 130, pvMax: 160 })
})

it('replacing is offered while another card stands, and only on the own turn', async () => {
  const two = [characterWith(1), characterWith(3)]
  expect((await after([two, [characterWith(2)]])).canReplace).toBe(true)
  expect((await after([two, [characterWith(2)]], [skip('player1')])).canReplace).toBe(false)
  expect((await after([[characterWith(1)], [characterWith(2)]])).canReplace).toBe(false)
})

it('the forecast of a marked move: the rival’s health, its effects, the energy left', async () => {
  const own = characterWith(1, { effetti: [{ kind: 'area', amount: 10 }] })
  const { forecast } = await after([[own], [characterWith(2, { pv: 40 })]], [], { move: 0 })
  expect(forecast).toEqual(['Carta 2 scende a 10 PV', 'Area 10', 'Ti restano 3 energie'])
})

it('the forecast of a turn: the hardest blow to come, and poison that goes on', async () => {
  const rival = characterWith(2, {
    danno: 20,
    effetti: [{ kind: 'damage-over-time', source: 'poison', amount: 10, turns: 3 }],
  })
  const { forecast } = await after([[characterWith(1)], [rival]], [skip('player1'), use('player2')])
  expect(forecast).toEqual([
    'Novizio può togliere 20 PV a Carta 1',
    'Carta 1: −10 PV all’inizio del tuo turno',
    'Saltare dà 1 energia in più',
  ])
})

it('a battle nobody won is a spare', async () => {
  const own = characterWith(1, { pv: 100, danno: 0, effetti: [{ kind: 'heal', amount: 1 }] })
  const { session } = await startedTable(standardBattle([own], [characterWith(2)]))
  const over = { ...session.state(), gameState: 'game_over', winner: null } as const
  expect(pictureOf(over, untouched, italian)).toMatchObject({ outcome: 'spare', prompt: 'Pareggio' })
})
