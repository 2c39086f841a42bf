import { bothSeats } from '../battle.ts'
import { anyDeck, Draws, seedOf } from '../decks.ts'
import type { Game } from '../game.ts'
import { type Result, rounds, type SampledMeasure, shareText, type Work } from '../measure.ts'
import { addRatio, estimateOf, spreadOf, type Tally } from '../tally.ts'

const SEED = 102
const PAIRS = 200
const SUSPECTS = 10
const ROUGH = 12 // samples of two battles before the most one-sided keys are selected
const ROUGH_DECK = 20 // lower, because decks differ less than pairs

const pairKeys = Array.from({ length: PAIRS }, (_, at) => `pair ${at}`)
const deckKeys = Array.from({ length: PAIRS }, (_, at) => `deck ${at}`)
const againOf = (key: string) => `${key} again`

const pointsOfDeck = (game: Game, deck: readonly number[]) =>
  deck.reduce((sum, id) => sum + (game.pointsOf?.(id) ?? 0), 0)

/** Draws a deck of equal points without a card in common. Returns null if thirty draws find none. */
function rivalDeck(game: Game, draws: Draws, deck: readonly number[]): number[] | null {
  for (let tries = 0; tries < 30; tries++) {
    const rival = anyDeck(game, draws, deck)
    if (pointsOfDeck(game, rival) === pointsOfDeck(game, deck)) return rival
  }
  return null
}

/** Draws two decks of equal points. @throws if a thousand draws find no such pair */
export function pairOf(game: Game, key: string): [number[], number[]] {
  const draws = new Draws(seedOf(SEED, key))
  for (let tries = 0; tries < 1000; tries++) {
    const deck1 = anyDeck(game, draws)
    const deck2 = rivalDeck(game, draws, deck1)
    if (deck2) return [deck1, deck2]
  }
  throw new Error(`${game.name}: no two decks have the same points`)
}

/** Returns the most one-sided keys of a first round. */
const suspectsOf = (tally: Tally, keys: readonly string[]): string[] =>
  keys
    .filter(key => tally.ratios[key])
    .sort((a, b) => unevenness(tally, b) - unevenness(tally, a))
    .slice(0, SUSPECTS)

const unevenness = (tally: Tally, key: string) => Math.abs(estimateOf(tally.ratios[key]).share - 0.5)

/** Requests a few battles of each key, then more of the most one-sided ones. */
function nextWork(tally: Tally, keys: readonly string[], count: number, precision: number): Work[] {
  const rough = keys.filter(key => !tally.ratios[key]).map(key => ({ key, count }))
  if (rough.length > 0) return rough
  return rounds(tally, suspectsOf(tally, keys).map(againOf), precision, { first: 60, more: 100 })
}

/** The first player is drawn at random, so that the result measures the deck and not its first card. */
function play(game: Game, [deck1, deck2]: readonly [number[], number[]], draws: Draws, seed: number): number {
  const contestant = (deck: number[], playerSeed: number) => ({
    deck: draws.shuffled(deck),
    player: { decide: game.players.esperto, seed: playerSeed },
  })
  return bothSeats(game, contestant(deck1, seed), contestant(deck2, seed + 7), seed)
}

interface Names {
  spread: string
  spreadTarget: string
  worst: string
  worstTarget: string
  noteOf(key: string): string
}

function resultsOf(tally: Tally, keys: readonly string[], names: Names): Result[] {
  const rough = keys.flatMap(key => tally.ratios[key] ?? [])
  const battles = rough.reduce((sum, { n }) => sum + n * 2, 0)
  const { deviation, luck } = spreadOf(rough)
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const again = suspectsOf(tally, keys)
    .flatMap(key =>
      tally.ratios[againOf(key)] ? [{ key, estimate: estimateOf(tally.ratios[againOf(key)]) }] : [],
    )
    .sort((a, b) => Math.abs(b.estimate.share - 0.5) - Math.abs(a.estimate.share - 0.5))
  const worst = again[0]
  return [
    {
      figure: names.spread,
      today: '–',
      target: names.spreadTarget,
      measured: percent(deviation),
      n: battles,
      seed: SEED,
      notes: [`the luck of the samples, ${percent(luck)}, is taken out`],
    },
    {
      figure: names.worst,
      today: '–',
      target: names.worstTarget,
      measured: worst ? shareText(worst.estimate) : 'not measured',
      n: (worst?.estimate.n ?? 0) * 2,
      seed: SEED,
      notes: again.map(({ key, estimate }) => `${key}: ${shareText(estimate)}, ${names.noteOf(key)}`),
    },
  ]
}

const refusal = (game: Game) => (game.pointsOf ? null : 'these rules give cards no points')

/**
 * Measures whether points describe the strength of a deck: a random deck against several decks of equal points. The worst of 200 rough
 * estimates would be worse than the true value, so the ten most one-sided decks are measured again with new battles, and those count.
 */
export const deckStrength: SampledMeasure = {
  name: 'deck-strength',
  seconds: 60,
  seed: SEED,
  refusal,
  wanted: (_game, tally, precision) => nextWork(tally, deckKeys, ROUGH_DECK, precision),
  sample(game, key, at, tally) {
    const [deck] = pairOf(game, key.replace(' again', ''))
    const seed = seedOf(SEED, key, at)
    const draws = new Draws(seed)
    let rival = rivalDeck(game, draws, deck)
    while (!rival) rival = rivalDeck(game, draws, deck)
    addRatio(tally, key, play(game, [deck, rival], draws, seed))
  },
  results: (game, tally) =>
    resultsOf(tally, deckKeys, {
      spread: 'strength of random decks among their equals, spread',
      spreadTarget: '≤ 5 %',
      worst: 'strength of a random deck, worst of 200',
      worstTarget: '35–65 %',
      noteOf: key => pairOf(game, key)[0].join(' '),
    }),
}

/**
 * Measures whether a battle between two decks of equal points is open. Only the first cards of a battle are drawn at random, so the same
 * two decks with the same players tend to end alike. The spread is wider than for deck strength, and players who make mistakes narrow it.
 */
export const equalPoints: SampledMeasure = {
  name: 'equal-points',
  seconds: 50,
  seed: SEED,
  refusal,
  wanted: (_game, tally, precision) => nextWork(tally, pairKeys, ROUGH, precision),
  sample(game, key, at, tally) {
    const seed = seedOf(SEED, key, at)
    addRatio(tally, key, play(game, pairOf(game, key.replace(' again', '')), new Draws(seed), seed))
  },
  results: (game, tally) =>
    resultsOf(tally, pairKeys, {
      spread: 'pairs of random decks of equal points, spread',
      spreadTarget: '≤ 9 %',
      worst: 'random decks of equal points, worst pair of 200',
      worstTarget: '25–75 %',
      noteOf: key =>
        pairOf(game, key)
          .map(deck => deck.join(' '))
          .join(' against '),
    }),
}
