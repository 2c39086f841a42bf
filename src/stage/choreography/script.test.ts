import { describe, expect, it } from 'vitest'
import type { BattleEvent } from '@/engine/events.ts'
import type { BattleSnapshot } from '../battle-snapshot.ts'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { afterEvent, inShownOrder, scriptOf } from './script.ts'

const hit: BattleEvent[] = [
  { type: 'move-used', seat: 'player1', cardId: 1, move: 0, targetSeat: 'player2', targetCardId: 11 },
  { type: 'damage-taken', seat: 'player2', cardId: 11, danno: 70, pv: 30 },
  { type: 'turn-started', seat: 'player2', turn: 2 },
]

it('creates one step per event, each starting where the previous one ended, with the given last picture', () => {
  const before = samplePicture()
  const after = samplePicture({ toMove: 'rival', canAct: false })
  const steps = scriptOf(hit, before, after)
  expect(steps.map(step => step.event)).toEqual(hit)
  expect(steps[0]!.before).toBe(before)
  expect(steps[1]!.before).toBe(steps[0]!.after)
  expect(steps[2]!.before).toBe(steps[1]!.after)
  expect(steps[2]!.after).toBe(after)
})

it('allows no input between the first and the last picture', () => {
  const [first] = scriptOf(hit, samplePicture(), samplePicture())
  expect(first!.after).toMatchObject({ canAct: false, selecting: false, selectedMove: null, prompt: '' })
})

it('shows damage on the card it hit', () => {
  const [, second] = scriptOf(hit, samplePicture(), samplePicture())
  expect(second!.after.rival.active?.pv).toBe(30)
  expect(second!.after.own.active?.pv).toBe(100)
})

it('moves a defeated card from the ring to the hand', () => {
  const events: BattleEvent[] = [{ type: 'card-defeated', seat: 'player1', cardId: 1 }, ...hit.slice(2)]
  const [first] = scriptOf(events, samplePicture(), samplePicture())
  const { own, moves } = first!.after
  expect(own.active).toBeNull()
  expect(own.hand.find(card => card.id === 1)).toMatchObject({ defeated: true, pv: 0 })
  expect(moves).toEqual([])
})

it('moves a chosen card from the hand to the ring with the moves of the last picture', () => {
  const before = samplePicture()
  const empty = { ...before, own: { ...before.own, active: null } }
  const moves = [
    {
      index: 0,
      nome: 'Other',
      danno: 10,
      costo: 2,
      missing: 0,
      effects: [],
      asksStat: false,
      preview: { danno: 70, usual: 70, pvAfter: 3, edge: false, points: 0, wins: false },
      disabled: null,
    },
  ]
  const after = samplePicture({ moves, own: { ...before.own, active: sampleCard(2), hand: [sampleCard(3)] } })
  const events: BattleEvent[] = [
    { type: 'card-chosen', seat: 'player1', cardId: 2 },
    { type: 'turn-started', seat: 'player2', turn: 3 },
  ]
  const [first] = scriptOf(events, empty, after)
  expect(first!.after.own.active?.id).toBe(2)
  expect(first!.after.own.hand.map(card => card.id)).toEqual([3])
  expect(first!.after.moves).toEqual(moves)
})

it('shows a battle won by player1 as the reader’s', () => {
  const events: BattleEvent[] = [{ type: 'battle-won', winner: 'player2' }, hit[2]!]
  const [first] = scriptOf(events, samplePicture(), samplePicture())
  expect(first!.after.outcome).toBe('lose')
})

const bearer = (side: 'own' | 'rival', picture: BattleSnapshot) => picture[side].active?.statuses ?? []
const laid = (amount: number, turns: number): BattleEvent => ({
  type: 'status-laid',
  seat: 'player2',
  cardId: 11,
  status: 'attack',
  amount,
  turns,
})
const ending: BattleEvent = { type: 'turn-started', seat: 'player2', turn: 9 }

it('shows a status from its own step on, with the texts of the last picture', () => {
  const before = samplePicture()
  const chip = { kind: 'attack', amount: 20, turns: 2, label: 'Att +20' } as const
  const after = samplePicture({ rival: { ...before.rival, active: sampleCard(11, { statuses: [chip] }) } })
  const [first] = scriptOf([laid(20, 3), ending], before, after)
  expect(bearer('rival', first!.before)).toEqual([])
  expect(bearer('rival', first!.after)).toEqual([{ ...chip, turns: 3 }])
})

it('refreshes an equal stat change, adds one of another amount, and removes the shortest one first', () => {
  const over: BattleEvent = {
    type: 'status-ended',
    seat: 'player2',
    cardId: 11,
    status: 'attack',
    cause: 'expired',
  }
  const steps = scriptOf(
    [laid(20, 1), laid(20, 2), laid(-10, 1), over, ending],
    samplePicture(),
    samplePicture(),
  )
  const figures = steps
    .slice(0, 4)
    .map(({ after }) => bearer('rival', after).map(({ amount, turns }) => [amount, turns]))
  expect(figures).toEqual([
    [[20, 1]],
    [[20, 2]],
    [
      [20, 2],
      [-10, 1],
    ],
    [[20, 2]],
  ])
})

it('changes energy, raised health and the turn number with their events', () => {
  const steps = scriptOf(
    [
      { type: 'energy-changed', seat: 'player1', change: -2, energy: 3 },
      { type: 'stat-raised', seat: 'player1', cardId: 1, stat: 'pv', amount: 40 },
      { type: 'stat-raised', seat: 'player1', cardId: 1, stat: 'atk', amount: 40 },
      ending,
      ending,
    ],
    samplePicture(),
    samplePicture(),
  )
  expect(steps[0]!.after.own.energy).toBe(3)
  expect(steps.slice(1, 3).map(({ after }) => after.own.active?.pv)).toEqual([140, 140])
  expect([steps[2]!.after.turn, steps[3]!.after.turn]).toEqual([1, 9])
})

it('gives a spare no winner, and every step its next event', () => {
  const steps = scriptOf([{ type: 'battle-tied' }, ending], samplePicture(), samplePicture())
  expect(steps[0]!.after.outcome).toBe('spare')
  expect(steps.map(({ next }) => next)).toEqual([ending, null])
})

it('adds points when they are scored, and disables the guard during the animation', () => {
  const before = samplePicture({ canGuard: true })
  const event: BattleEvent = { type: 'points-scored', seat: 'player2', points: 4, total: 10 }
  const after = afterEvent(before, event, before)
  expect([after.own.points, after.rival.points]).toEqual([null, 10])
  expect(after.canGuard).toBe(false)
})

it('updates the wind of every card on both sides from the last picture', () => {
  const wind = (own: number, rival: number) => {
    const plain = samplePicture()
    const blown = (seat: BattleSnapshot['own'], amount: number) => ({
      ...seat,
      active: seat.active && { ...seat.active, wind: amount },
      hand: seat.hand.map(card => ({ ...card, wind: amount })),
    })
    return { ...plain, own: blown(plain.own, own), rival: blown(plain.rival, rival) }
  }
  const [first] = scriptOf([{ type: 'wind-turned', from: 3, next: 1 }, ...hit], wind(15, -15), wind(-15, 15))
  const { own, rival } = first!.after
  expect([own.active, ...own.hand].map(card => card?.wind)).toEqual([-15, -15, -15])
  expect([rival.active, ...rival.hand].map(card => card?.wind)).toEqual([15, 15, 15])
})

it('does not change the preview of a move while an animation runs', () => {
  const preview = { danno: 36, usual: 36, pvAfter: 3, edge: false, points: 0, wins: false }
  const moves = samplePicture().moves.map(move => ({ ...move, preview }))
  const before = samplePicture({ moves })
  const events: BattleEvent[] = [
    { type: 'turn-started', seat: 'player2', turn: 3 },
    { type: 'turn-started', seat: 'player1', turn: 4 },
  ]
  const steps = scriptOf(events, before, before)
  expect(steps.flatMap(({ after }) => after.moves.map(move => move.preview))).toEqual(
    steps.flatMap(() => moves.map(() => preview)),
  )
})

describe('order of events on the stage', () => {
  const blow: BattleEvent = { type: 'damage-taken', seat: 'player2', cardId: 5, danno: 60, pv: 0 }
  const area: BattleEvent = {
    type: 'damage-taken',
    seat: 'player2',
    cardId: 6,
    danno: 9,
    pv: 40,
    source: 'area',
  }
  const trait: BattleEvent = { type: 'trait-shown', seat: 'player1', cardId: 1, trait: 'predator' }
  const energy: BattleEvent = { type: 'energy-changed', seat: 'player1', change: 1, energy: 2 }
  const fall: BattleEvent = { type: 'card-defeated', seat: 'player2', cardId: 5 }
  const points: BattleEvent = { type: 'points-scored', seat: 'player1', points: 4, total: 4 }

  it('is blow, defeat, points, then traits', () => {
    expect(inShownOrder([blow, trait, energy, fall, points])).toEqual([blow, fall, points, trait, energy])
  })

  it('keeps effects of the same blow on the hand next to the blow', () => {
    expect(inShownOrder([blow, area, trait, fall, points])).toEqual([blow, area, fall, points, trait])
  })

  it('does not change if no card is defeated', () => {
    const events: BattleEvent[] = [{ ...blow, pv: 20 }, trait, energy]
    expect(inShownOrder(events)).toEqual(events)
  })
})
