import { bothSeats } from '../battle.ts'
import { anyDeck, Draws, deckOfRarity, rarestDeck, seedOf } from '../decks.ts'
import type { Level } from '../game.ts'
import { rounds, type SampledMeasure, shareText } from '../measure.ts'
import { addRatio, estimateOf } from '../tally.ts'

const SEED = 103

interface Match {
  name: string
  better: Level
  worse: Level
  figure: string
  today: string
  target: string
  seconds: number
  first: number
}

/** Measures whether playing well decides: the same deck on both sides, from both seats. */
const sameDeck = ({ name, better, worse, figure, today, target, seconds, first }: Match): SampledMeasure => ({
  name,
  seconds,
  seed: SEED,
  wanted: (_game, tally, precision) => rounds(tally, [name], precision, { first, more: first }),
  sample(game, key, at, tally) {
    const seed = seedOf(SEED, key, at)
    const deck = anyDeck(game, new Draws(seed))
    const contestant = (level: Level, playerSeed: number) => ({
      deck,
      player: { decide: game.players[level], seed: playerSeed },
    })
    addRatio(tally, key, bothSeats(game, contestant(better, seed), contestant(worse, seed + 7), seed))
  },
  results: (_game, tally) => {
    const estimate = estimateOf(tally.ratios[name])
    return [{ figure, today, target, measured: shareText(estimate), n: estimate.n * 2, seed: SEED }]
  },
})

export const expertSkill = sameDeck({
  name: 'skill',
  better: 'esperto',
  worse: 'novizio',
  figure: 'same deck, esperto beats novizio',
  today: '88.5 %',
  target: '≥ 85 %',
  seconds: 25,
  first: 200,
})

export const masterSkill = sameDeck({
  name: 'master-skill',
  better: 'maestro',
  worse: 'esperto',
  figure: 'same deck, maestro beats esperto',
  today: '75 % (n 24)',
  target: '≥ 65 %, n ≥ 400',
  seconds: 110,
  first: 4,
})

/** Measures whether cards outweigh skill: a beginner with the rarest deck against a good player with six Comune cards. */
export const richBeginner: SampledMeasure = {
  name: 'rich-beginner',
  seconds: 25,
  seed: SEED + 1,
  wanted: (_game, tally, precision) => rounds(tally, ['rich'], precision, { first: 60, more: 200 }),
  sample(game, key, at, tally) {
    const seed = seedOf(SEED + 1, key, at)
    const draws = new Draws(seed)
    const poor = deckOfRarity(game, draws, 'Comune')
    if (!poor) return
    const beginner = { deck: rarestDeck(game, draws), player: { decide: game.players.novizio, seed } }
    const expert = { deck: poor, player: { decide: game.players.esperto, seed: seed + 7 } }
    addRatio(tally, key, bothSeats(game, beginner, expert, seed))
  },
  results(_game, tally) {
    const estimate = estimateOf(tally.ratios.rich)
    return [
      {
        figure: 'novizio, rarest deck, beats esperto, six Comune',
        today: '100 %',
        target: '≤ 40 %',
        measured: shareText(estimate),
        n: estimate.n * 2,
        seed: SEED + 1,
      },
    ]
  },
}
