import { expect, it } from 'vitest'
import type { Command } from '@/engine/commands.ts'
import { CHANGE_DAMAGE, HEAT_FROM, WIND } from '@/engine/rules/standard-numbers.ts'
import { characterWith, standardBattle } from '../testing/standard-table.ts'
import { startedTable } from '../testing/table.ts'
import { italian } from '../testing/texts.ts'
import { snapshotOf } from './battle-snapshot.ts'
import { type Touched, untouched } from './touched.ts'

type Cards = Parameters<typeof standardBattle>

/** Plays commands of either seat, each to the end of its animation, and returns the picture. */
async function after(cards: Cards, commands: Command[] = [], touched: Partial<Touched> = {}) {
  const { session, battle, endAnimation } = await startedTable(standardBattle(...cards))
  for (const command of commands) {
    expect(await battle.link(command.seat).send(command)).toBeNull()
    await endAnimation()
  }
  return snapshotOf(session.store.getState().battle, { ...untouched, ...touched }, italian)
}

const use = (seat: Command['seat'], move = 0): Command => ({ type: 'use-move', seat, move })
const skip = (seat: Command['seat']): Command => ({ type: 'skip-turn', seat })

it('shows both players’ energy: 1 + 3 for the first player, 4 for the other', async () => {
  const { own, rival } = await after([[characterWith(1)], [characterWith(2)]])
  expect([own.energy, rival.energy]).toEqual([4, 4])
})

it('shows a move’s cost, its effects and the missing energy', async () => {
  const own = characterWith(1, {
    costo: 6,
    effetti: [{ kind: 'sleep', turns: 2 }, { kind: 'once-per-match' }],
  })
  const { moves } = await after([[own], [characterWith(2)]])
  expect(moves[0]).toMatchObject({
    costo: 6,
    missing: 2,
    disabled: 'mancano 2',
    effects: [
      { kind: 'sleep', label: 'Sonno 2t' },
      { kind: 'once-per-match', label: 'Una volta' },
    ],
    asksStat: false,
  })
})

it('charges a paralysed card 1 more and shows the remaining turns on its chip', async () => {
  const rival = characterWith(2, { effetti: [{ kind: 'paralysis', turns: 2 }] })
  const { own, moves } = await after([[characterWith(1)], [rival]], [skip('player1'), use('player2')])
  expect(moves[0]).toMatchObject({ costo: 3 })
  expect(own.active?.statuses).toEqual([{ kind: 'paralysis', amount: 0, turns: 2, label: 'Paralisi' }])
})

it('disables a sleeping card’s moves and states the reason', async () => {
  const rival = characterWith(2, { effetti: [{ kind: 'sleep', turns: 2 }], danno: 0 })
  const { moves } = await after([[characterWith(1)], [rival]], [skip('player1'), use('player2')])
  expect(moves[0]?.disabled).toBe('dorme ancora 2 turni')
})

it('leaves a stunned card its cheapest moves and states why the others are disabled', async () => {
  const cheap = characterWith(1)
  const own = {
    ...cheap,
    mosse: [...cheap.mosse, { ...cheap.mosse[0]!, nome_mossa: 'Forte', costo_energia: 3 }],
  }
  const rival = characterWith(2, { effetti: [{ kind: 'stun' }], danno: 0 })
  const { moves } = await after([[own], [rival]], [skip('player1'), use('player2')])
  expect(moves.map(({ disabled }) => disabled)).toEqual([null, 'stordita, usa solo le mosse più economiche'])
})

it('charges a frozen card 1 more, prevents its switch, and states the reason', async () => {
  const rival = characterWith(2, { effetti: [{ kind: 'freeze', turns: 2 }], danno: 0 })
  const two = [characterWith(1), characterWith(3)]
  const picture = await after([two, [rival]], [skip('player1'), use('player2')])
  expect(picture.moves[0]).toMatchObject({ costo: 3, disabled: null })
  expect(picture.canReplace).toBe(false)
  expect(picture.facts?.change?.disabled).toBe('congelata, non può rientrare')
})

it('disables a move that is limited to once per match after its use', async () => {
  const own = characterWith(1, { effetti: [{ kind: 'once-per-match' }] })
  const { moves } = await after([[own], [characterWith(2)]], [use('player1'), skip('player2')])
  expect(moves[0]?.disabled).toBe('già usata')
})

it('previews the engine’s damage, including changes of attack and defence', async () => {
  const effetti = [{ kind: 'attack', on: 'self', amount: 20, turns: 3 } as const]
  const table: Cards = [[characterWith(1, { effetti })], [characterWith(2, { resistenza: 5, pv: 200 })]]
  const first = await after(table)
  expect(first.moves[0]?.preview).toMatchObject({
    danno: 25,
    usual: 25,
    pvAfter: 175,
    points: 0,
    wins: false,
  })
  const next = await after(table, [use('player1'), skip('player2')])
  expect(next.moves[0]?.preview).toMatchObject({ danno: 45, usual: 25, pvAfter: 130 })
  expect(next.own.active?.statuses[0]?.label).toBe('Att +20')
})

it('has no preview for a move without danno', async () => {
  const own = characterWith(1, { danno: 0, effetti: [{ kind: 'heal', amount: 20 }] })
  expect((await after([[own], [characterWith(2)]])).moves[0]?.preview).toBeNull()
})

it('uses health raised above the printed value as the new maximum, also after a blow', async () => {
  const own = characterWith(1, { danno: 0, effetti: [{ kind: 'chosen-stat', amount: 60 }] })
  const picture = await after(
    [[own], [characterWith(2)]],
    [{ type: 'use-move', seat: 'player1', move: 0, stat: 'pv' }, use('player2')],
  )
  expect(picture.moves[0]).toMatchObject({ asksStat: true })
  expect(picture.own.active).toMatchObject({ pv: 130, pvMax: 160 })
})

it('offers a switch on the own turn while another card survives', async () => {
  const two = [characterWith(1), characterWith(3)]
  expect((await after([two, [characterWith(2)]])).canReplace).toBe(true)
  expect((await after([two, [characterWith(2)]], [skip('player1')])).canReplace).toBe(false)
  expect((await after([[characterWith(1)], [characterWith(2)]])).canReplace).toBe(false)
})

it('forecasts a marked move: the rival’s health, its effects, the remaining energy', async () => {
  const own = characterWith(1, { effetti: [{ kind: 'area', amount: 10 }] })
  const { forecast } = await after([[own], [characterWith(2, { pv: 40 })]], [], { move: 0 })
  expect(forecast).toEqual(['Carta 2 scende a 10 PV', 'Area 10', 'Ti restano 2 energie'])
})

it('forecasts a turn: the strongest possible blow, and continuing poison', async () => {
  const rival = characterWith(2, {
    danno: 20,
    effetti: [{ kind: 'damage-over-time', source: 'poison', amount: 10, turns: 3 }],
  })
  const { forecast } = await after([[characterWith(1)], [rival]], [skip('player1'), use('player2')])
  expect(forecast).toEqual([
    'Novizio può togliere 20 PV a Carta 1',
    'Carta 1: −10 PV all’inizio del tuo turno',
    'Al tuo prossimo turno: +3 energie',
  ])
})

it('shows a battle without a winner as a spare', async () => {
  const own = characterWith(1, { pv: 100, danno: 0, effetti: [{ kind: 'heal', amount: 1 }] })
  const { session } = await startedTable(standardBattle([own], [characterWith(2)]))
  const over = { ...session.store.getState().battle, gameState: 'game_over', winner: null } as const
  expect(snapshotOf(over, untouched, italian)).toMatchObject({ outcome: 'spare', prompt: 'Pareggio' })
})

const fire = { tipo: 'Fuoco' } as const // strong against ice; ice is strong against nature and earth
const ice = { tipo: 'Ghiaccio' } as const

it('includes edge and wind in the preview and shows them on both cards', async () => {
  const { moves, own, rival } = await after([
    [characterWith(1, fire)],
    [characterWith(2, { ...ice, pv: 200 })],
  ])
  const wind = own.active?.wind ?? 0
  expect(Math.abs(wind)).toBe(WIND)
  expect(moves[0]?.preview).toMatchObject({
    danno: 50 + wind,
    usual: 30,
    edge: true,
    pvAfter: 150 - wind,
  })
  expect([own.active?.edge, rival.active?.edge]).toEqual(['up', 'down'])
})

it('shows the match-up of waiting cards with the rival’s card', async () => {
  const hand = [{ tipo: 'Natura' }, fire, { tipo: 'Acqua' }].map((given, at) =>
    characterWith(at * 2 + 1, given as typeof fire),
  )
  const { own } = await after([hand, [characterWith(2, ice)]])
  expect(own.hand.map(({ edge }) => edge)).toEqual(['up', 'up'])
  expect(own.active?.edge).toBe('down')
})

it('shows the points of a defeating blow, and that the twelfth point wins', async () => {
  const six = { rarita: 'Mitica' } as const
  const cards = [2, 4, 6].map(id => ({ ...characterWith(id, { pv: 20 }), ...six }))
  const table: Cards = [[characterWith(1, { costo: 1 })], cards]
  const first = await after(table)
  expect(first.moves[0]?.preview).toMatchObject({ pvAfter: 0, points: 6, wins: false })
  expect(first.own.points).toBe(0)
  const next = await after(table, [
    use('player1'),
    { type: 'choose-card', seat: 'player2', cardId: 4 },
    skip('player2'),
  ])
  expect(next.own.points).toBe(6)
  expect(next.moves[0]?.preview).toMatchObject({ points: 6, wins: true })
})

it('shows the price of a switch: more for a card worth six points, and the health that the card loses', async () => {
  const heavy = { ...characterWith(1, { pv: 10 }), rarita: 'Unica' as const }
  const { facts } = await after([[heavy, characterWith(3)], [characterWith(2)]])
  expect(facts?.change).toEqual({ cost: 2, hit: CHANGE_DAMAGE, pvAfter: 0, disabled: null })
})

it('keeps the moves after a switch, refuses another one with its reason, and prompts for what remains', async () => {
  const two = [characterWith(1), characterWith(3)]
  const change: Command = { type: 'replace-card', seat: 'player1', cardId: 3 }
  const picture = await after([two, [characterWith(2)]], [change])
  expect(picture).toMatchObject({ canAct: true, canReplace: false, canGuard: true })
  expect(picture.facts?.change?.disabled).toBe('già cambiata in questo turno')
  expect(picture.prompt).toBe('Carta cambiata. Ora scegli una mossa.')
})

it('includes next turn’s energy, edge and wind in the rival’s possible blow', async () => {
  const own = characterWith(1, { ...ice, pv: 100 })
  const rival = characterWith(2, { ...fire, danno: 60, costo: 7 })
  const { facts, ...seats } = await after([[own], [rival]])
  const wind = seats.rival.active?.wind ?? 0
  expect(facts?.threat).toEqual({ danno: 80 + wind, pvAfter: Math.max(0, 20 - wind) })
  const dearer = await after([[own], [characterWith(2, { ...fire, danno: 60, costo: 8 })]])
  expect(dearer.facts?.threat?.danno).toBe(0)
})

it('announces heat damage one turn before it starts', async () => {
  const table = () => startedTable(standardBattle([characterWith(1)], [characterWith(2)]))
  const { session } = await table()
  const at = (turn: number) => snapshotOf({ ...session.store.getState().battle, turn }, untouched, italian)
  expect(at(HEAT_FROM - 2).facts?.heat).toBeNull()
  expect(at(HEAT_FROM - 1)).toMatchObject({ facts: { heat: { now: 0, next: 7 } } })
  expect(at(HEAT_FROM + 1)).toMatchObject({ facts: { heat: { now: 14, next: 21 } } })
  expect(at(HEAT_FROM + 1).words.heat).toBe('Calore: −14 PV, poi −21')
  expect(at(HEAT_FROM + 1).words.turn).toBe(`Turno ${HEAT_FROM + 1} / 60`)
})

it('shows no energy, edge or wind under the classic rules', async () => {
  const { setup, characters } = standardBattle([characterWith(1, fire)], [characterWith(2, ice)])
  const { session } = await startedTable({ setup: { ...setup, rules: 'classic' }, characters })
  const picture = snapshotOf(session.store.getState().battle, untouched, italian)
  expect(picture.facts).toBeNull()
  expect(picture.moves[0]?.preview).toMatchObject({ danno: 30, edge: false, points: 0 })
  expect(picture.own.active).toMatchObject({ points: null, trait: null, edge: null })
})
