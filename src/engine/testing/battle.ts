/** Short words for battle tests: a battle with hand-picked cards, played command by command. */
import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import type { BattleEvent } from '../events.ts'
import { createBattle } from '../setup.ts'
import type { BattleState, CardSpec, Seat } from '../types.ts'

/** A card with one move of 30; ids are also its number. */
export const card = (id: number, given: Partial<CardSpec> = {}): CardSpec => ({
  id,
  numero_carta: id + 1,
  nome: `Carta ${id}`,
  tipo: 'Fuoco',
  pv: 100,
  resistenza: 0,
  mosse: [{ nome_mossa: 'Colpo', danno: 30, costo_energia: 2 }],
  ...given,
})

export function duel(left: CardSpec[], right: CardSpec[]): BattleState {
  const decks = { player1: left.map(({ id }) => id), player2: right.map(({ id }) => id) }
  const start = createBattle({ rules: 'classic', catalogue: [...left, ...right], decks }, 1)
  if ('refused' in start) throw new Error(start.refused)
  return start.state
}

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

/** Freezes a state all the way down, so that a rule that writes into it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
