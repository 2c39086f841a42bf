/** Each computer player has a distinct style, and each is stronger than the previous one (decision 0028). */
import { beforeAll, describe, expect, it } from 'vitest'
import { applyCommand } from '../src/engine/apply.ts'
import type { Command } from '../src/engine/commands.ts'
import { type OpponentCode, opponentCodes } from '../src/engine/opponents/opponent.ts'
import { hasEdgeOver } from '../src/engine/rules/standard-moves.ts'
import { activeCardOf, printedCard } from '../src/engine/seats.ts'
import { createBattle } from '../src/engine/setup.ts'
import { type BattleView, viewFor } from '../src/engine/view.ts'
import { Dice, specs } from './cards.ts'
import { player, winShare } from './tournament.ts'

interface Played {
  turns: number
  attacks: number
  guards: number
  changes: number
  withEdge: number // attacks of a card that has the type advantage
}

const hasEdge = (view: BattleView): boolean => {
  const [own, across] = [activeCardOf(view.player1), activeCardOf(view.player2)]
  return !!own && !!across && hasEdgeOver(printedCard(view, own.id), printedCard(view, across.id))
}

function count(played: Played, command: Command, view: BattleView): void {
  if (command.type === 'replace-card') played.changes += 1
  if (command.type === 'use-move') {
    played.attacks += 1
    played.withEdge += Number(hasEdge(view))
  }
  if (command.type === 'skip-turn' && command.guard) played.guards += 1
  if (command.type === 'use-move' || command.type === 'skip-turn') played.turns += 1
}

/** In battles against `esperto` on random decks. */
function playedBy(code: OpponentCode, battles: number): Played {
  const played = { turns: 0, attacks: 0, guards: 0, changes: 0, withEdge: 0 }
  const dice = new Dice(5)
  for (let at = 0; at < battles; at++) {
    const deck = dice.deck()
    const decks = { player1: deck, player2: dice.deck(deck) }
    const start = createBattle({ rules: 'standard', catalogue: [...specs], decks }, at)
    if ('refused' in start) throw new Error(start.refused)
    let { state } = start
    for (let view = viewFor(state, 'player1'); view.toAct; view = viewFor(state, 'player1')) {
      const seat = view.toAct
      const command = player(seat === 'player1' ? code : 'esperto')(viewFor(state, seat), at) as Command
      if (seat === 'player1') count(played, command, view)
      const step = applyCommand(state, command)
      if ('rejected' in step) throw new Error(step.rejected)
      state = step.state
    }
  }
  return played
}

describe('the personality of each opponent', () => {
  const all = {} as Record<OpponentCode, Played>
  const share = (code: OpponentCode, what: keyof Played) => all[code][what] / all[code].turns
  beforeAll(() => {
    for (const code of opponentCodes) all[code] = playedBy(code, code === 'maestro' ? 6 : 48)
  }, 120_000)

  it('makes novizio attack always: it never guards or changes', () => {
    expect(all.novizio).toMatchObject({ guards: 0, changes: 0 })
    expect(share('novizio', 'attacks')).toBeGreaterThan(0.9)
  })

  it('makes apprendista never guard, and change only against a card it has the advantage over', () => {
    expect(all.apprendista.guards).toBe(0)
    expect(share('apprendista', 'attacks')).toBeGreaterThan(0.8)
    expect(share('apprendista', 'changes')).toBeLessThan(0.15)
  })

  it('makes esperto guard most often, and attack with the type advantage', () => {
    // `maestro` has no preference, so it guards whenever that is best.
    for (const rival of opponentCodes.filter(code => code !== 'esperto' && code !== 'maestro'))
      expect(share('esperto', 'guards')).toBeGreaterThan(share(rival, 'guards') * 1.5)
    expect(all.esperto.withEdge / all.esperto.attacks).toBeGreaterThan(0.3)
  })

  it('makes veterano change its card most often', () => {
    for (const rival of opponentCodes.filter(code => code !== 'veterano'))
      expect(share('veterano', 'changes')).toBeGreaterThan(share(rival, 'changes'))
  })
})

it.each([
  ['apprendista', 'novizio'],
  ['esperto', 'apprendista'],
  ['veterano', 'esperto'],
] as const)(
  '%s beats %s in at least three of five',
  (stronger, weaker) => {
    expect(winShare(player(stronger), player(weaker), 10, 3)).toBeGreaterThanOrEqual(0.6)
  },
  120_000,
)
