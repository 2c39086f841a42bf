import { playBattle } from '../battle.ts'
import { anyDeck, Draws, seedOf } from '../decks.ts'
import type { CommandKind } from '../game.ts'
import { rounds, type SampledMeasure, shareText } from '../measure.ts'
import { addRatio, estimateOf } from '../tally.ts'

const SEED = 110
const kinds: readonly CommandKind[] = ['attack', 'status', 'change', 'guard', 'skip']

/** Measures whether waiting wins: `maestro` against itself with the same deck. */
export const masterMirrors: SampledMeasure = {
  name: 'master',
  seconds: 80,
  seed: SEED,
  wanted: (_game, tally, precision) => rounds(tally, ['limit'], precision, { first: 4, more: 4, most: 400 }),
  sample(game, key, at, tally) {
    const seed = seedOf(SEED, key, at)
    const deck = anyDeck(game, new Draws(seed))
    const player = (playerSeed: number) => ({ decide: game.players.maestro, seed: playerSeed })
    const counts: Partial<Record<CommandKind, number>> = {}
    let decisions = 0
    const { turns } = playBattle(
      game,
      { player1: deck, player2: deck },
      { player1: player(seed), player2: player(seed + 7) },
      seed,
      ({ state, command }) => {
        const kind = game.kindOf(state, command)
        if (kind === 'choose') return
        decisions += 1
        counts[kind] = (counts[kind] ?? 0) + 1
      },
    )
    addRatio(tally, key, Number(turns >= game.turnLimit))
    for (const kind of kinds) addRatio(tally, kind, counts[kind] ?? 0, decisions)
  },
  results(game, tally) {
    const limit = estimateOf(tally.ratios.limit)
    const attacks = estimateOf(tally.ratios.attack)
    return [
      {
        figure: `maestro mirrors that reach turn ${game.turnLimit}`,
        today: '80 %',
        target: '≤ 1 %',
        measured: shareText(limit),
        n: limit.n,
        seed: SEED,
      },
      {
        figure: 'attacks among the decisions of maestro',
        today: '10 %',
        target: '≥ 55 %',
        measured: shareText(attacks),
        n: attacks.n,
        seed: SEED,
        notes: kinds.slice(1).map(kind => `${kind}: ${shareText(estimateOf(tally.ratios[kind]))}`),
      },
    ]
  },
}
