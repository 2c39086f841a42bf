import { describe, expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import { opponentOf } from '../opponents/catalog.ts'
import type { OpponentCode } from '../opponents/opponent.ts'
import { createBattle } from '../setup.ts'
import { attack, card, choose, skip } from '../testing/battle.ts'
import { sampleCatalogue } from '../testing/catalogue.ts'
import type { BattleSetup, CardSpec, RuleSet } from '../types.ts'
import { legalCommands, viewFor } from '../view.ts'
import { type LostBattle, turningPoint } from './turning-point.ts'

const moves = (...damage: number[]) =>
  damage.map(danno => ({ nome_mossa: `Mossa ${danno}`, danno, costo_energia: 2 }))

/** Under the classic rules, where the result can be calculated by hand. */
const lost = (left: CardSpec[], right: CardSpec[], ...commands: Command[]): LostBattle => ({
  setup: {
    rules: 'classic',
    catalogue: [...left, ...right],
    decks: { player1: left.map(({ id }) => id), player2: right.map(({ id }) => id) },
  },
  seed: 1,
  commands,
  seat: 'player1',
  opponent: 'novizio',
})

const rival = (pv: number, danno: number) => card(9, { pv, mosse: moves(danno) })

describe('the decision that would have won', () => {
  it('finds the attack that was not made and the card it would have saved', () => {
    const battle = lost(
      [card(1, { pv: 50, mosse: moves(10, 100) })],
      [rival(100, 60)],
      attack('player1', 0),
      attack('player2'),
    )
    expect(turningPoint(battle)).toEqual({
      step: 0,
      turn: 1,
      did: attack('player1', 0),
      better: attack('player1', 1),
      gain: 1,
      activeId: 1,
      savedId: 1,
    })
  })

  it('finds the later of two turns if nothing helped after it', () => {
    const loserCard = card(1, { pv: 100, mosse: moves(10, 100) })
    const early = lost(
      [loserCard],
      [rival(200, 60)],
      attack('player1', 0),
      attack('player2'),
      attack('player1', 1),
      attack('player2'),
    )
    expect(turningPoint(early)).toMatchObject({ step: 0, turn: 1, better: attack('player1', 1) })
    const late = lost(
      [loserCard],
      [rival(200, 60)],
      attack('player1', 1),
      attack('player2'),
      skip('player1'),
      attack('player2'),
    )
    expect(turningPoint(late)).toMatchObject({ step: 2, turn: 3, did: skip('player1') })
  })

  it('ignores a decision after which the battle could still be won', () => {
    const battle = lost(
      [
        card(1, { pv: 10, mosse: moves(1) }),
        card(2, { pv: 50, mosse: moves(1) }),
        card(3, { pv: 100, mosse: moves(200) }),
      ],
      [rival(100, 60)],
      attack('player1'),
      attack('player2'),
      choose('player1', 2),
      attack('player1'),
      attack('player2'),
      choose('player1', 3),
      skip('player1'),
      attack('player2'),
      skip('player1'),
      attack('player2'),
    )
    expect(turningPoint(battle)).toMatchObject({ step: 8, turn: 7, better: attack('player1'), savedId: 3 })
  })
})

describe('no hint', () => {
  it('returns none for a battle that no command could win', () => {
    const battle = lost(
      [card(1, { pv: 10, mosse: moves(1, 2) })],
      [rival(300, 60)],
      attack('player1', 0),
      attack('player2'),
    )
    expect(turningPoint(battle)).toBeNull()
  })

  it('returns none for a battle that was won, is running, or cannot be replayed', () => {
    const loserDeck = [card(1, { pv: 100, mosse: moves(10, 100) })]
    expect(turningPoint(lost(loserDeck, [rival(100, 60)], attack('player1', 1)))).toBeNull()
    expect(turningPoint(lost(loserDeck, [rival(100, 60)], attack('player1', 0)))).toBeNull()
    expect(turningPoint(lost(loserDeck, [rival(100, 60)], attack('player2', 0)))).toBeNull()
  })

  it('returns none without a budget', () => {
    const battle = lost(
      [card(1, { pv: 50, mosse: moves(10, 100) })],
      [rival(200, 60)],
      attack('player1', 0),
      attack('player2'),
    )
    expect(turningPoint(battle, 0)).toBeNull()
  })
})

function playedBattle(rules: RuleSet, seed: number, opponent: OpponentCode): LostBattle | null {
  const setup: BattleSetup = { rules, catalogue: sampleCatalogue(12, seed) }
  const start = createBattle(setup, seed)
  if ('refused' in start) throw new Error(start.refused)
  let { state } = start
  const commands: Command[] = []
  while (state.phase !== 'game_over') {
    const seat = legalCommands(state, 'player1').length > 0 ? 'player1' : 'player2'
    const code = seat === 'player1' ? 'novizio' : opponent
    const command = opponentOf(code).decide(viewFor(state, seat), seed) as Command
    const step = applyCommand(state, command)
    if ('rejected' in step) throw new Error(step.rejected)
    state = step.state
    commands.push(command)
  }
  return state.winner === 'player2' ? { setup, seed, commands, seat: 'player1', opponent } : null
}

describe.each<RuleSet>(['classic', 'standard'])('in any lost battle of the %s rules', rules => {
  const battles = Array.from({ length: 6 }, (_, seed) => playedBattle(rules, seed + 1, 'esperto')).filter(
    battle => battle !== null,
  )

  it('suggests a command that was legal, was not played, and is found again', () => {
    let hints = 0
    for (const battle of battles.slice(0, 3)) {
      const point = turningPoint(battle, 60_000)
      expect(turningPoint(battle, 60_000)).toEqual(point)
      if (!point) continue
      hints += 1
      const start = createBattle(battle.setup, battle.seed)
      if ('refused' in start) throw new Error(start.refused)
      let { state } = start
      for (const command of battle.commands.slice(0, point.step)) {
        const step = applyCommand(state, command)
        if ('state' in step) state = step.state
      }
      expect(state.turn).toBe(point.turn)
      expect(legalCommands(state, 'player1')).toContainEqual(point.better)
      expect(point.did).toEqual(battle.commands[point.step])
      expect(point.better).not.toEqual(point.did)
    }
    expect(battles.length).toBeGreaterThan(0)
    expect(hints).toBeGreaterThan(0)
  })
})
