import { playBattle, pointsOf } from '../battle.ts'
import { seedOf } from '../decks.ts'
import type { Game } from '../game.ts'
import { rounds, type SampledMeasure, shareText } from '../measure.ts'
import { addRatio, estimateOf } from '../tally.ts'

const SEED = 105
const FAR = 1.3 // times as strong

/** Health times damage: the sum of printed health times the sum of each card's strongest attack. */
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

/** Measures whether the deal of a quick battle decides it, with `esperto` on both sides. */
export const quickBattle: SampledMeasure = {
  name: 'quick-battle',
  seconds: 25,
  seed: SEED,
  wanted: (_game, tally, precision) => rounds(tally, ['richer'], precision, { first: 200, more: 400 }),
  sample(game, key, at, tally) {
    const seed = seedOf(SEED, key, at)
    const decks = game.deal(seed)
    const richness1 = richnessOf(game, decks.player1)
    const richness2 = richnessOf(game, decks.player2)
    if (richness1 === richness2) return
    const player = (playerSeed: number) => ({ decide: game.players.esperto, seed: playerSeed })
    const { winner } = playBattle(game, decks, { player1: player(seed), player2: player(seed + 7) }, seed)
    const points = pointsOf(winner, richness1 > richness2 ? 'player1' : 'player2')
    const isFar = Math.max(richness1, richness2) > Math.min(richness1, richness2) * FAR
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
