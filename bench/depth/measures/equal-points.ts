import { bothSeats } from '../battle.ts'
import { anyDeck, Draws, seedOf } from '../decks.ts'
import type { Game } from '../game.ts'
import { rounds, type SampledMeasure, shareText } from '../measure.ts'
import { addRatio, estimateOf, type Tally } from '../tally.ts'

const SEED = 102
const PAIRS = 200
const SUSPECTS = 10
const ROUGH = 12 // samples of two battles before the suspects are named

const pairKeys = Array.from({ length: PAIRS }, (_, at) => `pair ${at}`)
const againOf = (key: string) => `${key} again`

const pointsOfDeck = (game: Game, deck: readonly number[]) =>
  deck.reduce((sum, id) => sum + (game.pointsOf?.(id) ?? 0), 0)

/** Two decks of as many points, without a card in common. @throws when a thousand draws bring no such pair */
export function pairOf(game: Game, key: string): [number[], number[]] {
  const draws = new Draws(seedOf(SEED, key))
  for (let tries = 0; tries < 1000; tries++) {
    const one = anyDeck(game, draws)
    for (let more = 0; more < 30; more++) {
      const other = anyDeck(game, draws, one)
      if (pointsOfDeck(game, other) === pointsOfDeck(game, one)) return [one, other]
    }
  }
  throw new Error(`${game.name}: no two decks have the same points`)
}

/** The pairs whose first round was the most one-sided. */
const suspectsOf = (tally: Tally): string[] =>
  pairKeys
    .filter(key => tally.ratios[key])
    .sort((one, other) => unevenness(tally, other) - unevenness(tally, one))
    .slice(0, SUSPECTS)

const unevenness = (tally: Tally, key: string) => Math.abs(estimateOf(tally.ratios[key]).share - 0.5)

/**
 * Whether points weigh cards: random decks of equal points. The worst of 200 rough estimates would be worse than the truth, so the ten
 * most one-sided pairs are measured again with fresh battles, and those count.
 */
export const equalPoints: SampledMeasure = {
  name: 'equal-points',
  seconds: 50,
  seed: SEED,
  refusal: game => (game.pointsOf ? null : 'these rules give cards no points'),
  wanted(_game, tally, precision) {
    const rough = pairKeys.filter(key => !tally.ratios[key]).map(key => ({ key, count: ROUGH }))
    if (rough.length > 0) return rough
    return rounds(tally, suspectsOf(tally).map(againOf), precision, { first: 60, more: 100 })
  },
  sample(game, key, at, tally) {
    const [one, other] = pairOf(game, key.replace(' again', ''))
    const seed = seedOf(SEED, key, at)
    const draws = new Draws(seed)
    const { esperto } = game.players
    const contestant = (deck: number[], own: number) => ({
      deck: draws.shuffled(deck), // who opens is drawn: a deck is measured, not its first card
      player: { decide: esperto, seed: own },
    })
    addRatio(tally, key, bothSeats(game, contestant(one, seed), contestant(other, seed + 7), seed))
  },
  results(game, tally) {
    const again = suspectsOf(tally)
      .map(againOf)
      .filter(key => tally.ratios[key])
      .map(key => ({ key, estimate: estimateOf(tally.ratios[key]) }))
      .sort((one, other) => Math.abs(other.estimate.share - 0.5) - Math.abs(one.estimate.share - 0.5))
    const worst = again[0]
    return [
      {
        figure: 'random decks of equal points, worst pair of 200',
        today: '–',
        target: '25–75 %',
        measured: worst ? shareText(worst.estimate) : 'not measured',
        n: (worst?.estimate.n ?? 0) * 2,
        seed: SEED,
        notes: again.map(({ key, estimate }) => {
          const [one, other] = pairOf(game, key.replace(' again', ''))
          return `${key}: ${shareText(estimate)}, ${one.join(' ')} against ${other.join(' ')}`
        }),
      },
    ]
  },
}
