import type { Decision } from '../battle.ts'
import { pointsOf } from '../battle.ts'
import { seedOf } from '../decks.ts'
import type { CommandKind, Game } from '../game.ts'
import { rounds, type SampledMeasure, shareText } from '../measure.ts'
import { addRatio, estimateOf } from '../tally.ts'
import { expertBattle } from './expert-battles.ts'

const SEED = 109
const CLOSE = 0.05 // of the chance to win
const FITTED = 120 // battles used to convert a value into a chance to win

export interface Option {
  kind: CommandKind
  value: number
}

/** Returns every option with the value `esperto` gives it, the best first. */
export function optionsOf(game: Game, { state, seat, legal }: Decision, seed: number): Option[] {
  return legal
    .map(command => ({
      kind: game.kindOf(state, command),
      value: Math.max(-1, Math.min(1, game.worthOf(game.apply(state, command).state, seat, seed))),
    }))
    .sort((a, b) => b.value - a.value)
}

const slopes = new WeakMap<Game, number>()

/**
 * How much the chance to win grows with the value of a position around an even one: 1 / (1 + e^(−k v)) fitted to battles by Newton's
 * method, its slope at 0. So "5 %" means 5 % of battles, whatever scale the evaluation has.
 */
export function slopeOf(game: Game): number {
  const cachedSlope = slopes.get(game)
  if (cachedSlope !== undefined) return cachedSlope
  const positions: { value: number; won: number }[] = []
  for (let at = 0; at < FITTED; at++) {
    const seed = seedOf(SEED, 'slope', at)
    const values: number[] = []
    const { winner } = expertBattle(game, seed, ({ state }) => {
      values.push(Math.max(-1, Math.min(1, game.worthOf(state, 'player1', seed))))
    })
    for (const value of values) positions.push({ value, won: pointsOf(winner, 'player1') })
  }
  let k = 1
  for (let step = 0; step < 30; step++) {
    let [gradient, curve] = [0, 1e-9]
    for (const { value, won } of positions) {
      const chance = 1 / (1 + Math.exp(-k * value))
      gradient += (won - chance) * value
      curve += chance * (1 - chance) * value * value
    }
    k = Math.max(0, Math.min(200, k + gradient / curve))
  }
  slopes.set(game, k / 4)
  return k / 4
}

/** Whether the best two options differ in kind and their values by less than 5 % of the battles. */
export function isClose(options: readonly Option[], slope: number): boolean {
  const [best, second] = options
  return (
    best !== undefined &&
    second !== undefined &&
    best.kind !== second.kind &&
    (best.value - second.value) * slope <= CLOSE
  )
}

/**
 * Measures whether players have real choices. The kinds are attack, move without damage, change, guard and skip. Two attacks are the
 * same kind of choice. The choice after a defeated card has only one kind and is not counted.
 */
export const closeChoices: SampledMeasure = {
  name: 'choices',
  seconds: 25,
  seed: SEED,
  wanted: (_game, tally, precision) =>
    rounds(tally, ['close'], precision / 2, { first: 100, more: 100, most: 2000 }),
  sample(game, key, at, tally) {
    const seed = seedOf(SEED, key, at)
    const slope = slopeOf(game)
    let [decisions, close, strict] = [0, 0, 0]
    expertBattle(game, seed, decision => {
      if (game.kindOf(decision.state, decision.command) === 'choose') return
      decisions += 1
      const options = optionsOf(game, decision, decision.seat === 'player1' ? seed : seed + 7)
      close += Number(isClose(options, slope))
      const [best, second] = options
      const spread = (best?.value ?? 0) - (options.at(-1)?.value ?? 0)
      if (best && second && best.kind !== second.kind && best.value - second.value <= spread * CLOSE)
        strict += 1
    })
    addRatio(tally, key, close, decisions)
    addRatio(tally, 'strict', strict, decisions)
  },
  results(game, tally) {
    const estimate = estimateOf(tally.ratios.close)
    return [
      {
        figure: 'best two options within 5 %, of different kind',
        today: '–',
        target: '≥ 35 %',
        measured: shareText(estimate),
        n: estimate.n,
        seed: SEED,
        notes: [
          `a value of 0.01 is ${(slopeOf(game)).toFixed(2)} % of the battles around an even position`,
          `within 5 % of the distance from the best option to the worst: ${shareText(estimateOf(tally.ratios.strict))}`,
        ],
      },
    ]
  },
}
