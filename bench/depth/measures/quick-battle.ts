import { playBattle, pointsOf } from '../battle.ts'
import { seedOf } from '../decks.ts'
import type { Game } from '../game.ts'
import { rounds, type SampledMeasure, shareText } from '../measure.ts'
import { addRatio, estimateOf } from '../tally.ts'

const SEED = 105
const FAR = 1.3 // times as rich

/** Health times damage: the sum of printed health by the sum of each card's hardest blow. */
export function richnessOf(game: Game, deck: readonly number[]): number {
  let health = 0
  let damage = 0
  for (const id of deck) {
    const spec = game.cards.find(card => card.spec.id === id)?.spec
    if (!spec) continue
    health += spec.pv
    damage += Math.max(0, ...spec.mosse.map(({ danno }) => danno))
  }
  return health * damage
}

/** Whether the deal of a quick battle decides it, `esperto` on both sides. */
export const quickBattle: SampledMeasure = {
  name: 'quick-battle',
  seconds: 25,
  seed: SEED,
  wanted: (_game, tally, precision) => rounds(tally, ['richer'], precision, { first: 200, more: 400 }),
  sample(game, key, at, tally) {
    const seed = seedOf(SEED, key, at)
    const decks = game.deal(seed)
    const one = richnessOf(game, decks.player1)
    const other = richnessOf(game, decks.player2)
    if (one === other) return
    const player = (own: number) => ({ decide: game.players.esperto, seed: own })
    const { winner } = playBattle(game, decks, { player1: player(seed), player2: player(seed + 7) }, seed)
    const points = pointsOf(winner, one > other ? 'player1' : 'player2')
    const isFar = Math.max(one, other) > Math.min(one, other) * FAR
    addRatio(tally, key, points)
    addRatio(tally, 'far apart', Number(isFar))
    if (isFar) addRatio(tally, 'richer by far', points)
  },
  results(_game, tally) {
    const estimate = estimateOf(tally.ratios.richer)
    return [
      {
        figure: 'quick battle, the richer deal wins',
        today: '84.5 %',
        target: '≤ 58 %',
        measured: shareText(estimate),
        n: estimate.n,
        seed: SEED,
        notes: [
          `deals more than ${Math.round(FAR * 100 - 100)} % apart: ${shareText(estimateOf(tally.ratios['far apart']))}`,
          `of those the richer wins: ${shareText(estimateOf(tally.ratios['richer by far']))}`,
        ],
      },
    ]
  },
}
