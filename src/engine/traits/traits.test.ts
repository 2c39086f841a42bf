/** Every trait of decision 0043 at the moment it acts. */
import { describe, expect, it } from 'vitest'
import { CHANGE_DAMAGE } from '../rules/standard-numbers.ts'
import {
  attack,
  bearer,
  choose,
  healthOf,
  match,
  plainCard,
  play,
  replace,
  skip,
  statusesOf,
  traitful,
  withEnergy,
} from '../testing/battle.ts'
import type { BattleState, CardSpec } from '../types.ts'
import { traitRuleOf } from './catalog.ts'
import { type TraitCode, traitAmounts, traitCodes, traitOfType } from './trait.ts'

const rich = (left: CardSpec[], right: CardSpec[]): BattleState => withEnergy(match(left, right), 5)
const hurt = (state: BattleState, seat: 'player1' | 'player2', id: number, pv: number): BattleState => ({
  ...state,
  [seat]: { ...state[seat], deck: state[seat].deck.map(card => (card.id === id ? { ...card, pv } : card)) },
})
const traitShown = (trait: TraitCode, cardId: number, seat: 'player1' | 'player2' = 'player1') =>
  ({ type: 'trait-shown', seat, cardId, trait }) as const

describe('when a card becomes active', () => {
  const entering = (trait: TraitCode) =>
    rich([plainCard(1), traitful(3, trait), plainCard(5)], [plainCard(2), plainCard(4)])

  it('dynamo gives its owner energy', () => {
    const { state, events } = play(entering('dynamo'), replace('player1', 3))
    expect(state.player1.energy).toBe(5)
    expect(events).toContainEqual(traitShown('dynamo', 3))
  })

  it.each(['wrapping', 'shell'] as const)('%s reduces the next attack on it, and no later one', trait => {
    const { state } = play(entering(trait), replace('player1', 3), skip('player1'), attack('player2'))
    expect(healthOf(state, 'player1', 3)).toBe(100 - Math.max(0, 30 - traitAmounts[trait]))
    const next = play(state, skip('player1'), attack('player2')).state
    expect(healthOf(next, 'player1', 3)).toBe(healthOf(state, 'player1', 3)! - 30)
  })

  it('ambush makes its attacks stronger in its first turn only, after a fall too', () => {
    const { state } = play(entering('ambush'), replace('player1', 3), attack('player1'))
    expect(healthOf(state, 'player2', 2)).toBe(56)
    expect(healthOf(play(state, skip('player2'), attack('player1')).state, 'player2', 2)).toBe(26)
    const fallen = hurt(entering('ambush'), 'player1', 1, 10)
    const chosen = play(
      fallen,
      skip('player1'),
      attack('player2'),
      choose('player1', 3),
      attack('player1'),
    ).state
    expect(healthOf(chosen, 'player2', 2)).toBe(56)
  })

  it('frost weakens the next turn of the rival’s card', () => {
    const { state } = play(entering('frost'), replace('player1', 3), skip('player1'), attack('player2'))
    expect(healthOf(state, 'player1', 3)).toBe(84)
    expect(healthOf(play(state, skip('player1'), attack('player2')).state, 'player1', 3)).toBe(54)
  })

  it('glow heals the most wounded card in the hand', () => {
    const state = hurt(hurt(entering('glow'), 'player1', 1, 90), 'player1', 5, 40)
    expect(healthOf(play(state, replace('player1', 3)).state, 'player1', 5)).toBe(50)
  })

  it('echo takes health from the rival’s card', () => {
    expect(healthOf(play(entering('echo'), replace('player1', 3)).state, 'player2', 2)).toBe(90)
  })
})

describe('when a card is called back', () => {
  const leaving = (trait: TraitCode) => rich([traitful(1, trait), plainCard(3)], [plainCard(2), plainCard(4)])

  it('undertow takes health from the rival’s card', () => {
    expect(healthOf(play(leaving('undertow'), replace('player1', 3)).state, 'player2', 2)).toBe(90)
  })

  it('omen reduces the next attack on the card that follows', () => {
    const { state } = play(leaving('omen'), replace('player1', 3), skip('player1'), attack('player2'))
    expect(healthOf(state, 'player1', 3)).toBe(86)
  })

  it('orbit heals it after the damage of the change', () => {
    expect(healthOf(play(leaving('orbit'), replace('player1', 3)).state, 'player1', 1)).toBe(
      100 - CHANGE_DAMAGE + traitAmounts.orbit,
    )
  })

  it('triggers no trait of a card defeated by the damage of a change', () => {
    const { state, events } = play(hurt(leaving('orbit'), 'player1', 1, 9), replace('player1', 3))
    expect(state.player1.defeatedCardIds).toEqual([1])
    expect(events.some(({ type }) => type === 'trait-shown')).toBe(false)
  })

  it('lightness reduces its cost, anchor of the rival’s card increases it', () => {
    expect(play(leaving('lightness'), replace('player1', 3)).state.player1.energy).toBe(5)
    const anchored = rich([plainCard(1), plainCard(3)], [traitful(2, 'anchor')])
    expect(play(anchored, replace('player1', 3)).state.player1.energy).toBe(3)
  })

  it('pursuit of the rival’s card damages the card that leaves', () => {
    const state = rich([plainCard(1), plainCard(3)], [traitful(2, 'pursuit')])
    const { state: after, events } = play(state, replace('player1', 3))
    expect(healthOf(after, 'player1', 1)).toBe(100 - CHANGE_DAMAGE - traitAmounts.pursuit)
    expect(events).toContainEqual(traitShown('pursuit', 2, 'player2'))
  })
})

describe('when a card is attacked', () => {
  const struck = (trait: TraitCode) => play(match([plainCard(1)], [traitful(2, trait)]), attack('player1'))

  it.each(['embers', 'thorns'] as const)('%s damages its attacker', trait => {
    expect(healthOf(struck(trait).state, 'player1', 1)).toBe(100 - traitAmounts[trait])
  })

  it('does not damage the attacker of a defeated card', () => {
    const { state } = play(
      match([plainCard(1)], [traitful(2, 'thorns', { pv: 30 }), plainCard(4)]),
      attack('player1'),
    )
    expect(healthOf(state, 'player1', 1)).toBe(100)
  })

  it('counts an attacker defeated by thorns, and its rival scores', () => {
    const weak = hurt(match([plainCard(1), plainCard(3)], [traitful(2, 'thorns')]), 'player1', 1, 10)
    const { state, events } = play(weak, attack('player1'))
    expect(state).toMatchObject({ phase: 'awaiting_selection' })
    expect(events).toContainEqual({ type: 'points-scored', seat: 'player2', points: 2, total: 2 })
    expect(play(state, choose('player1', 3)).state.currentTurnPlayerId).toBe('player2')
  })

  it('venom poisons its attacker', () => {
    const { state } = struck('venom')
    expect(statusesOf(state, 'player1', 1)).toEqual([{ kind: 'poison', amount: 8, turns: 1 }])
    expect(healthOf(play(state, skip('player2')).state, 'player1', 1)).toBe(92)
  })

  it('heals the attacker with Drain by a quarter of the damage it dealt', () => {
    const state = hurt(match([traitful(1, 'drain')], [plainCard(2)]), 'player1', 1, 50)
    expect(healthOf(play(state, attack('player1')).state, 'player1', 1)).toBe(57)
    const last = hurt(state, 'player2', 2, 8)
    expect(healthOf(play(last, attack('player1')).state, 'player1', 1)).toBe(52)
  })

  it('predator gains energy by an attack that defeats, and by no other', () => {
    const state = match([traitful(1, 'predator')], [plainCard(2), plainCard(4)])
    expect(play(state, attack('player1')).state.player1.energy).toBe(3)
    expect(play(hurt(state, 'player2', 2, 30), attack('player1')).state.player1.energy).toBe(5)
  })

  it('fury makes its attacks stronger at half of its health or less', () => {
    const state = match([traitful(1, 'fury')], [plainCard(2)])
    expect(healthOf(play(hurt(state, 'player1', 1, 51), attack('player1')).state, 'player2', 2)).toBe(70)
    expect(healthOf(play(hurt(state, 'player1', 1, 50), attack('player1')).state, 'player2', 2)).toBe(50)
  })

  it('aim strengthens moves that cost one energy, and no others', () => {
    const mosse = [1, 2].map(costo_energia => ({ nome_mossa: 'Colpo', danno: 30, costo_energia }))
    const state = match([traitful(1, 'aim', { mosse })], [plainCard(2)])
    expect(healthOf(play(state, attack('player1', 0)).state, 'player2', 2)).toBe(60)
    expect(healthOf(play(state, attack('player1', 1)).state, 'player2', 2)).toBe(70)
  })

  it('crust reduces every attack', () => {
    expect(healthOf(struck('crust').state, 'player2', 2)).toBe(75)
  })

  it('surprise has the advantage over any type', () => {
    const { state } = play(
      match([traitful(1, 'surprise')], [plainCard(2, { tipo: 'Luce' })]),
      attack('player1'),
    )
    expect(healthOf(state, 'player2', 2)).toBe(50)
  })

  it('immunity blocks harmful statuses and allows useful ones', () => {
    const state = match([bearer(1, [{ kind: 'stun' }])], [traitful(2, 'immunity')])
    expect(statusesOf(play(state, attack('player1')).state, 'player2', 2)).toEqual([])
    const raising = match(
      [bearer(1, [{ kind: 'defence', on: 'self', amount: 10, turns: 3 }], { tratto: 'immunity' })],
      [plainCard(2)],
    )
    expect(statusesOf(play(raising, attack('player1')).state, 'player1', 1)).toHaveLength(1)
  })
})

describe('at the end of the turn', () => {
  it.each(['roots', 'regrowth'] as const)('%s heals it, up to its printed health', trait => {
    const state = match([traitful(1, trait)], [plainCard(2)])
    expect(healthOf(play(hurt(state, 'player1', 1, 50), skip('player1')).state, 'player1', 1)).toBe(
      50 + traitAmounts[trait],
    )
    expect(healthOf(play(hurt(state, 'player1', 1, 99), skip('player1')).state, 'player1', 1)).toBe(100)
  })

  it('care heals the most wounded card in the hand', () => {
    const state = hurt(
      match([traitful(1, 'care'), plainCard(3), plainCard(5)], [plainCard(2)]),
      'player1',
      5,
      40,
    )
    expect(healthOf(play(state, skip('player1')).state, 'player1', 5)).toBe(50)
  })
})

describe('when a card falls', () => {
  const falling = (trait: TraitCode) =>
    play(match([plainCard(1)], [traitful(2, trait, { pv: 30 }), plainCard(4)]), attack('player1')).state

  it.each(['grace', 'bequest'] as const)('%s gives energy to its owner', trait => {
    expect(falling(trait).player2.energy).toBe(4 + traitAmounts[trait])
  })

  it('reduces the health of the rival’s card by a parting shot', () => {
    expect(healthOf(falling('parting-shot'), 'player1', 1)).toBe(64)
  })

  it('counts both cards that defeat each other by a parting shot', () => {
    const state = match(
      [traitful(1, 'parting-shot', { pv: 36 }), plainCard(3)],
      [traitful(2, 'parting-shot', { pv: 30 }), plainCard(4)],
    )
    const { state: after } = play(state, attack('player1'))
    expect(after.player1.defeatedCardIds).toEqual([1])
    expect(after.player2.defeatedCardIds).toEqual([2])
  })
})

it('emits its event only if it had an effect', () => {
  const { events } = play(rich([plainCard(1), traitful(3, 'glow')], [plainCard(2)]), replace('player1', 3))
  expect(events.filter(({ type }) => type === 'trait-shown')).toHaveLength(1) // it heals the card that was called back
  const untouched = play(match([traitful(1, 'roots')], [plainCard(2)]), skip('player1'))
  expect(untouched.events.some(({ type }) => type === 'trait-shown')).toBe(false)
})

it('has a rule for every code, and one for every type of the wheel', () => {
  for (const code of traitCodes) expect(traitRuleOf(code)).toBeDefined()
  expect(new Set(Object.values(traitOfType)).size).toBe(15)
  expect(traitCodes).toHaveLength(29)
})
