/** Helpers for battle tests: a battle with chosen cards, played command by command. */
import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import type { Effect } from '../effects/effect.ts'
import type { BattleEvent } from '../events.ts'
import { createBattle } from '../setup.ts'
import type { TraitCode } from '../traits/trait.ts'
import type { BattleState, CardSpec, RuleSet, Seat, Status } from '../types.ts'
import { effectfulCatalogue } from './catalogue.ts'

/** A card with one move of 30. Its id is also its number. */
export const card = (id: number, overrides: Partial<CardSpec> = {}): CardSpec => ({
  id,
  numero_carta: id + 1,
  nome: `Carta ${id}`,
  tipo: 'Fuoco',
  pv: 100,
  resistenza: 0,
  mosse: [{ nome_mossa: 'Colpo', danno: 30, costo_energia: 2 }],
  ...overrides,
})

function laidOut(rules: RuleSet, left: CardSpec[], right: CardSpec[]): BattleState {
  const decks = { player1: left.map(({ id }) => id), player2: right.map(({ id }) => id) }
  const start = createBattle({ rules, catalogue: [...left, ...right], decks }, 1)
  if ('refused' in start) throw new Error(start.refused)
  return start.state
}

/** A battle under the classic rules. */
export const duel = (left: CardSpec[], right: CardSpec[]): BattleState => laidOut('classic', left, right)

/** A battle under the standard rules without wind, so that the damage of an attack depends only on the cards. */
export function match(left: CardSpec[], right: CardSpec[]): BattleState {
  const { wind: _calm, ...state } = laidOut('standard', left, right)
  return state
}

/** A battle that has just begun on generated cards with effects, the same for the same seed. */
export function begunBattle(rules: RuleSet, seed: number): BattleState {
  const start = createBattle({ rules, catalogue: effectfulCatalogue(14, seed) }, seed)
  if ('refused' in start) throw new Error(start.refused)
  return start.state
}

/** A card outside the wheel with one move of 30 for one energy. */
export const plainCard = (id: number, overrides: Partial<CardSpec> = {}): CardSpec =>
  card(id, { tipo: 'nessuno', mosse: [{ nome_mossa: 'Colpo', danno: 30, costo_energia: 1 }], ...overrides })

export const traitful = (id: number, tratto: TraitCode, overrides: Partial<CardSpec> = {}): CardSpec =>
  plainCard(id, { tratto, ...overrides })

/** The state with the energy of both seats set. */
export const withEnergy = (state: BattleState, energy: number): BattleState => ({
  ...state,
  player1: { ...state.player1, energy },
  player2: { ...state.player2, energy },
})

export const attack = (seat: Seat, move = 0): Command => ({ type: 'use-move', seat, move })
export const choose = (seat: Seat, cardId: number): Command => ({ type: 'choose-card', seat, cardId })
export const skip = (seat: Seat): Command => ({ type: 'skip-turn', seat })

/** Applies commands that must be accepted. */
export function play(
  state: BattleState,
  ...commands: Command[]
): { state: BattleState; events: BattleEvent[] } {
  const events: BattleEvent[] = []
  let now = state
  for (const command of commands) {
    const step = applyCommand(now, command)
    if ('rejected' in step) throw new Error(`${step.rejected}: ${JSON.stringify(command)}`)
    now = step.state
    events.push(...step.events)
  }
  return { state: now, events }
}

/** Freezes a state deeply, so that a rule that modifies it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}

/** A card outside the wheel with one move that has these effects in addition to its danno. */
export const bearer = (
  id: number,
  effetti: Effect[],
  overrides: Partial<CardSpec> = {},
  danno = 10,
): CardSpec =>
  plainCard(id, { mosse: [{ nome_mossa: 'Effetto', danno, costo_energia: 2, effetti }], ...overrides })

export const replace = (seat: Seat, cardId: number): Command => ({ type: 'replace-card', seat, cardId })
export const statusesOf = (state: BattleState, seat: Seat, id: number): Status[] => [
  ...(state[seat].deck.find(card => card.id === id)?.marks?.statuses ?? []),
]
export const healthOf = (state: BattleState, seat: Seat, id: number): number | undefined =>
  state[seat].deck.find(card => card.id === id)?.pv
