import { rarities } from '../../../src/contract/endpoints/game/characters.ts'
import { bothSeats } from '../battle.ts'
import { Draws, deckOfRarity, seedOf } from '../decks.ts'
import type { Game } from '../game.ts'
import { rounds, type SampledMeasure, shareText } from '../measure.ts'
import { addRatio, estimateOf } from '../tally.ts'

const SEED = 101

/** Rarities of which there is a whole deck. */
const deckRarities = (game: Game) =>
  rarities.filter(rarity => game.cards.filter(card => card.rarity === rarity).length >= game.deckSize)

const pairsOf = (game: Game): [string, string][] =>
  deckRarities(game).flatMap((one, at, all) =>
    all.slice(at + 1).map((other): [string, string] => [one, other]),
  )

const keyOf = ([one, other]: readonly [string, string]) => `${one} × ${other}`

/** Whether the price of a card decides: decks of one rarity each, every pair, `esperto` on both sides and seats. */
export const rarityPairs: SampledMeasure = {
  name: 'rarities',
  seconds: 80,
  seed: SEED,
  wanted: (game, tally, precision) =>
    rounds(tally, pairsOf(game).map(keyOf), precision, { first: 60, more: 200 }),
  sample(game, key, at, tally) {
    const pair = pairsOf(game).find(one => keyOf(one) === key)
    const [one, other] = deckRarities(game).filter(rarity => pair?.includes(rarity))
    if (!one || !other) return
    const seed = seedOf(SEED, key, at)
    const draws = new Draws(seed)
    const { esperto } = game.players
    const contestant = (rarity: typeof one, own: number) => ({
      deck: deckOfRarity(game, draws, rarity) ?? [],
      player: { decide: esperto, seed: own },
    })
    addRatio(tally, key, bothSeats(game, contestant(one, seed), contestant(other, seed + 7), seed))
  },
  results(game, tally) {
    const found = pairsOf(game).map(pair => ({
      key: keyOf(pair),
      estimate: estimateOf(tally.ratios[keyOf(pair)]),
    }))
    const known = found.filter(({ estimate }) => estimate.n > 0)
    const shares = known.map(({ estimate }) => estimate.share)
    const left = rarities.filter(rarity => !deckRarities(game).includes(rarity))
    return [
      {
        figure: 'decks of one rarity, the more common one wins',
        today: '0–100 %',
        target: '42–58 %',
        measured: `${(Math.min(...shares) * 100).toFixed(1)}–${(Math.max(...shares) * 100).toFixed(1)} %`,
        n: known.reduce((sum, { estimate }) => sum + estimate.n * 2, 0),
        seed: SEED,
        notes: [
          ...found.map(({ key, estimate }) => `${key}: ${shareText(estimate)} n=${estimate.n * 2}`),
          ...left.map(rarity => `${rarity}: fewer than ${game.deckSize} cards, no such deck`),
        ],
      },
    ]
  },
}
