/** Every trait of decision 0043 in the moment it acts in. */
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
  [seat]: { ...state[seat], deck: state[seat].deck.map(one => (one.id === id ? { ...one, pv } : one)) },
})
const shown = (trait: TraitCode, cardId: number, seat: 'player1' | 'player2' = 'player1') =>
  ({ type: 'trait-shown', seat, cardId, trait }) as const

describe('when a card comes to the table', () => {
  const entering = (trait: TraitCode) =>
    rich([plainCard(1), traitful(3, trait), plainCard(5)], [plainCard(2), plainCard(4)])

  it('dynamo gives its owner energy', () => {
    const { state, events } = play(entering('dynamo'), replace('player1', 3))
    expect(state.player1.energy).toBe(5)
    expect(events).toContainEqual(shown('dynamo', 3))
  })

  it.each(['wrapping', 'shell'] as const)('%s softens the next blow on it, and no later one', trait => {
    const { state } = play(entering(trait), replace('player1', 3), skip('player1'), attack('player2'))
    expect(healthOf(state, 'player1', 3)).toBe(100 - Math.max(0, 30 - traitAmounts[trait]))
    const next = play(state, skip('player1'), attack('player2')).state
    expect(healthOf(next, 'player1', 3)).toBe(healthOf(state, 'player1', 3)! - 30)
  })

  it('ambush hits harder in its first turn only, after a fall too', () => {
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

  it('frost weakens the next turn of the card across', () => {
    const { state } = play(entering('frost'), replace('player1', 3), skip('player1'), attack('player2'))
    expect(healthOf(state, 'player1', 3)).toBe(84)
    expect(healthOf(play(state, skip('player1'), attack('player2')).state, 'player1', 3)).toBe(54)
  })

  it('glow heals the most wounded card in the hand', () => {
    const state = hurt(hurt(entering('glow'), 'player1', 1, 90), 'player1', 5, 40)
    expect(healthOf(play(state, replace('player1', 3)).state, 'player1', 5)).toBe(50)
  })

  it('echo takes health from the card across', () => {
    expect(healthOf(play(entering('echo'), replace('player1', 3)).state, 'player2', 2)).toBe(90)
  })
})

describe('when a card is called back', () => {
  const leaving = (trait: TraitCode) => rich([traitful(1, trait), plainCard(3)], [plainCard(2), plainCard(4)])

  it('undertow takes health from the card across', () => {
    expect(healthOf(play(leaving('undertow'), replace('player1', 3)).state, 'player2', 2)).toBe(90)
  })

  it('omen softens the next blow on the card that follows', () => {
    const { state } = play(leaving('omen'), replace('player1', 3), skip('player1'), attack('player2'))
    expect(healthOf(state, 'player1', 3)).toBe(86)
  })

  it('orbit heals it, after the damage of the change', () => {
    expect(healthOf(play(leaving('orbit'), replace('player1', 3)).state, 'player1', 1)).toBe(
      100 - CHANGE_DAMAGE + traitAmounts.orbit,
    )
  })

  it('a card that fell to the damage of a change does nothing more', () => {
    const { state, events } = play(hurt(leaving('orbit'), 'player1', 1, 9), replace('player1', 3))
    expect(state.player1.defeatedCardIds).toEqual([1])
    expect(events.some(({ type }) => type === 'trait-shown')).toBe(false)
  })

  it('lightness makes it cheaper, anchor across makes it dearer', () => {
    expect(play(leaving('lightness'), replace('player1', 3)).state.player1.energy).toBe(5)
    const held = rich([plainCard(1), plainCard(3)], [traitful(2, 'anchor')])
    expect(play(held, replace('player1', 3)).state.player1.energy).toBe(3)
  })

  it('pursuit across hits it on its way', () => {
    const state = rich([plainCard(1), plainCard(3)], [traitful(2, 'pursuit')])
    const { state: after, events } = play(state, replace('player1', 3))
    expect(healthOf(after, 'player1', 1)).toBe(100 - CHANGE_DAMAGE - traitAmounts.pursuit)
    expect(events).toContainEqual(shown('pursuit', 2, 'player2'))
  })
})

describe('when blows fall', () => {
  const struck = (trait: TraitCode) => play(match([plainCard(1)], [traitful(2, trait)]), attack('player1'))

  it.each(['embers', 'thorns'] as const)('%s hurts who hits it', trait => {
    expect(healthOf(struck(trait).state, 'player1', 1)).toBe(100 - traitAmounts[trait])
  })

  it('a card that falls to the blow strikes back no more', () => {
    const { state } = play(
      match([plainCard(1)], [traitful(2, 'thorns', { pv: 30 }), plainCard(4)]),
      attack('player1'),
    )
    expect(healthOf(state, 'player1', 1)).toBe(100)
  })

  it('who falls to thorns after its blow is counted out, and its rival scores', () => {
    const weak = hurt(match([plainCard(1), plainCard(3)], [traitful(2, 'thorns')]), 'player1', 1, 10)
    const { state, events } = play(weak, attack('player1'))
    expect(state).toMatchObject({ phase: 'awaiting_selection' })
    expect(events).toContainEqual({ type: 'points-scored', seat: 'player2', points: 2, total: 2 })
    expect(play(state, choose('player1', 3)).state.currentTurnPlayerId).toBe('player2')
  })

  it('venom poisons who hits it', () => {
    const { state } = struck('venom')
    expect(statusesOf(state, 'player1', 1)).toEqual([{ kind: 'poison', amount: 8, turns: 1 }])
    expect(healthOf(play(state, skip('player2')).state, 'player1', 1)).toBe(92)
  })

  it('drain heals it by a quarter of what its blow took', () => {
    const state = hurt(match([traitful(1, 'drain')], [plainCard(2)]), 'player1', 1, 50)
    expect(healthOf(play(state, attack('player1')).state, 'player1', 1)).toBe(57)
    const last = hurt(state, 'player2', 2, 8)
    expect(healthOf(play(last, attack('player1')).state, 'player1', 1)).toBe(52)
  })

  it('predator gains energy by a blow that defeats, and by no other', () => {
    const state = match([traitful(1, 'predator')], [plainCard(2), plainCard(4)])
    expect(play(state, attack('player1')).state.player1.energy).toBe(3)
    expect(play(hurt(state, 'player2', 2, 30), attack('player1')).state.player1.energy).toBe(5)
  })

  it('fury hits harder from half of its health down', () => {
    const state = match([traitful(1, 'fury')], [plainCard(2)])
    expect(healthOf(play(hurt(state, 'player1', 1, 51), attack('player1')).state, 'player2', 2)).toBe(70)
    expect(healthOf(play(hurt(state, 'player1', 1, 50), attack('player1')).state, 'player2', 2)).toBe(50)
  })

  it('aim sharpens moves of one energy, and no dearer ones', () => {
    const mosse = [1, 2].map(costo_energia => ({ nome_mossa: 'Colpo', danno: 30, costo_energia }))
    const state = match([traitful(1, 'aim', { mosse })], [plainCard(2)])
    expect(healthOf(play(state, attack('player1', 0)).state, 'player2', 2)).toBe(60)
    expect(healthOf(play(state, attack('player1', 1)).state, 'player2', 2)).toBe(70)
  })

  it('crust takes off every blow', () => {
    expect(healthOf(struck('crust').state, 'player2', 2)).toBe(75)
  })

  it('surprise has the edge over any type', () => {
    const { state } = play(
      match([traitful(1, 'surprise')], [plainCard(2, { tipo: 'Luce' })]),
      attack('player1'),
    )
    expect(healthOf(state, 'player2', 2)).toBe(50)
  })

  it('immunity lets nothing bad last, and what is good', () => {
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

  it.each(['grace', 'bequest'] as const)('%s leaves energy to its owner', trait => {
    expect(falling(trait).player2.energy).toBe(4 + traitAmounts[trait])
  })

  it('a parting shot takes health from the card across', () => {
    expect(healthOf(falling('parting-shot'), 'player1', 1)).toBe(64)
  })

  it('two that fall to each other’s parting shot both count', () => {
    const state = match(
      [traitful(1, 'parting-shot', { pv: 36 }), plainCard(3)],
      [traitful(2, 'parting-shot', { pv: 30 }), plainCard(4)],
    )
    const { state: after } = play(state, attack('player1'))
    expect(after.player1.defeatedCardIds).toEqual([1])
    expect(after.player2.defeatedCardIds).toEqual([2])
  })
})

it('is said only where it did something', () => {
  const { events } = play(rich([plainCard(1), traitful(3, 'glow')], [plainCard(2)]), replace('player1', 3))
  expect(events.filter(({ type }) => type === 'trait-shown')).toHaveLength(1) // it heals the card that was called back
  const fresh = play(match([traitful(1, 'roots')], [plainCard(2)]), skip('player1'))
  expect(fresh.events.some(({ type }) => type === 'trait-shown')).toBe(false)
})

it('has a rule for every code, and every type of the wheel has one', () => {
  for (const code of traitCodes) expect(traitRuleOf(code)).toBeDefined()
  expect(new Set(Object.values(traitOfType)).size).toBe(15)
  expect(traitCodes).toHaveLength(29)
})
