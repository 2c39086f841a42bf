import { bothSeats } from '../battle.ts'
import { companions, Draws, seedOf } from '../decks.ts'
import type { Game, GameCard } from '../game.ts'
import { rounds, type SampledMeasure } from '../measure.ts'
import { addRatio, estimateOf, type Ratio, widthOf } from '../tally.ts'

const SEED = 112
const [LEAST, MOST] = [0.4, 0.6]

const keyOf = ({ spec }: GameCard) => `card ${spec.id}`
const likeOf = (game: Game, card: GameCard) =>
  game.cards.filter(other => other.rarity === card.rarity && other.spec.id !== card.spec.id)

/** Whether the ratio is certainly within 40–60 % or outside, or as precise as requested. */
const isDecided = (precision: number) => (ratio: Ratio) => {
  const estimate = estimateOf(ratio)
  const { low, high } = estimate
  return (low >= LEAST && high <= MOST) || high < LEAST || low > MOST || widthOf(estimate) <= precision
}

/** Measures whether a card is as strong as others of its rarity: the same deck with the card and with another one in its place. */
export const swapTest: SampledMeasure = {
  name: 'swap',
  seconds: 150,
  seed: SEED,
  wanted: (game, tally, precision) =>
    rounds(
      tally,
      game.cards.filter(card => likeOf(game, card).length > 0).map(keyOf),
      precision,
      { first: 30, more: 30, most: 1200 },
      isDecided(precision),
    ),
  sample(game, key, at, tally) {
    const seed = seedOf(SEED, key, at)
    const card = game.cards.find(card => keyOf(card) === key)
    if (!card) return
    const draws = new Draws(seed)
    const like = likeOf(game, card)
    const replacement = like[draws.below(like.length)]
    if (!replacement) return
    const rest = companions(game, draws, card.spec.id, replacement.spec.id)
    const place = draws.below(rest.length + 1)
    const contestant = (id: number, playerSeed: number) => ({
      deck: [...rest.slice(0, place), id, ...rest.slice(place)],
      player: { decide: game.players.esperto, seed: playerSeed },
    })
    const share = bothSeats(
      game,
      contestant(card.spec.id, seed),
      contestant(replacement.spec.id, seed + 7),
      seed,
    )
    addRatio(tally, key, share)
  },
  results(game, tally) {
    const results = game.cards
      .map(card => ({ card, estimate: estimateOf(tally.ratios[keyOf(card)]) }))
      .filter(({ estimate }) => estimate.n > 0)
      .sort((a, b) => a.estimate.share - b.estimate.share)
    const inside = results.filter(({ estimate }) => estimate.share >= LEAST && estimate.share <= MOST)
    const sure = results.filter(({ estimate }) => estimate.low >= LEAST && estimate.high <= MOST)
    const percent = (share = Number.NaN) => (share * 100).toFixed(1)
    return [
      {
        figure: 'cards within 40–60 % when swapped for their like',
        today: '34–65 %',
        target: `all ${game.cards.length}`,
        measured: `${inside.length} of ${results.length} (${sure.length} surely), ${percent(results[0]?.estimate.share)}–${percent(results.at(-1)?.estimate.share)} %`,
        n: results.reduce((sum, { estimate }) => sum + estimate.n * 2, 0),
        seed: SEED,
        notes: results
          .filter(result => !inside.includes(result))
          .map(
            ({ card, estimate }) =>
              `${card.spec.nome} (${card.rarity}): ${percent(estimate.share)} % [${percent(estimate.low)}–${percent(estimate.high)}] n=${estimate.n * 2}`,
          ),
      },
    ]
  },
}
