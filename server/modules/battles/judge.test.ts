import { describe, expect, it } from 'vitest'
import { effectfulCatalogue } from '@/engine/testing/catalogue.ts'
import { judge, type SentBattle } from './judge.ts'
import { playTicket } from './testing/play-ticket.ts'
import type { Dealable } from './ticket-setup.ts'
import { ownDeckSetup, quickSetup } from './ticket-setup.ts'

const catalogue = effectfulCatalogue(40, 5).map(
  card => ({ ...card, rarita: 'Comune' }) as unknown as Dealable,
)
const setup = quickSetup(catalogue, 'standard', 77)!
const ticket = { setup, seed: 77, opponent: 'esperto' as const }
const { sent, commands, state } = playTicket(ticket)
const verdictOn = (changes: Partial<SentBattle>) => judge({ ...ticket, sent, isForfeit: false, ...changes })

describe('the dealt decks', () => {
  it('contain twelve cards in a quick battle, the same for the same seed', () => {
    expect(setup.catalogue).toHaveLength(12)
    expect(quickSetup(catalogue, 'standard', 77)).toEqual(setup)
    expect(quickSetup(catalogue, 'standard', 78)).not.toEqual(setup)
    expect(quickSetup([], 'standard', 77)).toBeUndefined()
  })

  it('put the first card of the player’s deck first, and use none of its numbers for the opponent', () => {
    const numbers = [9, 3, 5, 2, 8, 7]
    const dealt = ownDeckSetup(catalogue, numbers, 'standard', 4)!
    const numberOf = new Map(dealt.catalogue.map(({ id, numero_carta }) => [id, numero_carta]))
    expect(dealt.decks?.player1.map(id => numberOf.get(id))).toEqual(numbers)
    const rivals = dealt.decks?.player2.map(id => numberOf.get(id)) ?? []
    expect(rivals).toHaveLength(6)
    expect(rivals.some(number => numbers.includes(number ?? 0))).toBe(false)
    expect(ownDeckSetup(catalogue, [9, 3, 5, 2, 8, 9999], 'standard', 4)).toBeUndefined()
  })
})

describe('verification by the referee (decision 0032)', () => {
  it('accepts a battle played by the rules, and recomputes the computer’s commands', () => {
    const outcome = state.winner === 'player1' ? 'win' : state.winner ? 'lose' : 'spare'
    expect(verdictOn({})).toEqual({
      outcome,
      turns: state.turn,
      knockouts: state.player2.defeatedCardIds.length,
      commands,
    })
  })

  it('refuses a battle that ends too early', () => {
    expect(verdictOn({ sent: sent.slice(0, -1) })).toEqual({ fault: 'unfinished' })
    expect(verdictOn({ sent: [] })).toEqual({ fault: 'unfinished' })
  })

  it('refuses commands after the end', () => {
    const surplus = [...sent, { type: 'skip-turn', seat: 'player1' } as const]
    expect(verdictOn({ sent: surplus })).toEqual({ fault: 'surplus_commands' })
    expect(verdictOn({ sent: surplus, isForfeit: true })).toEqual({ fault: 'surplus_commands' })
  })

  it('refuses commands that the rules forbid, and commands for the computer', () => {
    const unknown = { type: 'use-move', seat: 'player1', move: 9 } as const
    expect(verdictOn({ sent: [unknown, ...sent.slice(1)] })).toEqual({ fault: 'illegal_command' })
    const rival = { type: 'skip-turn', seat: 'player2' } as const
    expect(verdictOn({ sent: [...sent.slice(0, 1), rival, ...sent.slice(1)] })).toEqual({
      fault: 'illegal_command',
    })
  })

  it('refuses commands of another battle, seed or opponent', () => {
    const others = [78, 79, 80].map(seed => ({
      ...ticket,
      setup: quickSetup(catalogue, 'standard', seed)!,
      seed,
    }))
    for (const other of others) expect(verdictOn({ sent: playTicket(other).sent })).toHaveProperty('fault')
  })

  it('counts a forfeit as a loss, at the turn it was made', () => {
    const surrender = verdictOn({ sent: sent.slice(0, 3), isForfeit: true })
    expect(surrender).toMatchObject({ outcome: 'lose' })
    const { state: then } = playTicket(ticket, 1, 3)
    expect(surrender).toMatchObject({ turns: then.turn })
    expect(verdictOn({ sent: [], isForfeit: true })).toMatchObject({ outcome: 'lose', turns: 1 })
  })

  it('refuses a setup that the engine does not support', () => {
    expect(verdictOn({ setup: { ...setup, catalogue: [] } })).toEqual({ fault: 'unknown_catalogue' })
  })
})
