import { rarities } from '../../../src/contract/endpoints/game/characters.ts'
import { bothSeats } from '../battle.ts'
import { Draws, deckOfRarity, seedOf } from '../decks.ts'
import type { Game } from '../game.ts'
import { rounds, type SampledMeasure, shareText } from '../measure.ts'
import { addRatio, estimateOf } from '../tally.ts'

const SEED = 101

/** Rarities with enough cards for a whole deck. */
const deckRarities = (game: Game) =>
  rarities.filter(rarity => game.cards.filter(card => card.rarity === rarity).length >= game.deckSize)

const pairsOf = (game: Game): [string, string][] =>
  deckRarities(game).flatMap((first, at, all) =>
    all.slice(at + 1).map((second): [string, string] => [first, second]),
  )

const keyOf = ([first, second]: readonly [string, string]) => `${first} × ${second}`

/** Measures whether rarity decides: every pair of decks of one rarity each, `esperto` on both sides, from both seats. */
export const rarityPairs: SampledMeasure = {
  name: 'rarities',
  seconds: 80,
  seed: SEED,
  wanted: (game, tally, precision) =>
    rounds(tally, pairsOf(game).map(keyOf), precision, { first: 60, more: 200 }),
  sample(game, key, at, tally) {
    const pair = pairsOf(game).find(pair => keyOf(pair) === key)
    const [commoner, rarer] = deckRarities(game).filter(rarity => pair?.includes(rarity))
    if (!commoner || !rarer) return
    const seed = seedOf(SEED, key, at)
    const draws = new Draws(seed)
    const { esperto } = game.players
    const contestant = (rarity: typeof commoner, playerSeed: number) => ({
      deck: deckOfRarity(game, draws, rarity) ?? [],
      player: { decide: esperto, seed: playerSeed },
    })
    addRatio(tally, key, bothSeats(game, contestant(commoner, seed), contestant(rarer, seed + 7), seed))
  },
  results(game, tally) {
    const results = pairsOf(game).map(pair => ({
      key: keyOf(pair),
      estimate: estimateOf(tally.ratios[keyOf(pair)]),
    }))
    const measured = results.filter(({ estimate }) => estimate.n > 0)
    const shares = measured.map(({ estimate }) => estimate.share)
    const skippedRarities = rarities.filter(rarity => !deckRarities(game).includes(rarity))
    return [
      {
        figure: 'decks of one rarity, the more common one wins',
        today: '0–100 %',
        target: '42–58 %',
        measured: `${(Math.min(...shares) * 100).toFixed(1)}–${(Math.max(...shares) * 100).toFixed(1)} %`,
        n: measured.reduce((sum, { estimate }) => sum + estimate.n * 2, 0),
        seed: SEED,
        notes: [
          ...results.map(({ key, estimate }) => `${key}: ${shareText(estimate)} n=${estimate.n * 2}`),
          ...skippedRarities.map(rarity => `${rarity}: fewer than ${game.deckSize} cards, no such deck`),
        ],
      },
    ]
  },
}
