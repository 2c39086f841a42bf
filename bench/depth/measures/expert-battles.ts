/** Counts in battles of `esperto` against itself, with a player's own deck against a computer player's deck (the same rarities). */
import { bothSeats, type Decision, playBattle, pointsOf } from '../battle.ts'
import { anyDeck, Draws, likeDeck, seedOf } from '../decks.ts'
import type { Decide, Game } from '../game.ts'
import { rounds, type SampledMeasure, shareText } from '../measure.ts'
import { addRatio, estimateOf, type Tally } from '../tally.ts'

const SEED = 106

const ownAndLike = (game: Game, seed: number) => {
  const draws = new Draws(seed)
  const own = anyDeck(game, draws)
  return { own, like: likeDeck(game, draws, own) }
}

/** Plays one battle of `esperto` against itself. */
export function expertBattle(game: Game, seed: number, see?: (decision: Decision) => void) {
  const { own, like } = ownAndLike(game, seed)
  const player = (mine: number) => ({ decide: game.players.esperto, seed: mine })
  return playBattle(
    game,
    { player1: own, player2: like },
    { player1: player(seed), player2: player(seed + 7) },
    seed,
    see,
  )
}

/** Measures whether a player has usable moves. The choice after a defeated card does not count, because a card is always available. */
export const usableMoves: SampledMeasure = {
  name: 'usable',
  seconds: 15,
  seed: SEED,
  wanted: (_game, tally, precision) =>
    rounds(tally, ['no move', 'skips'], precision / 2, { first: 100, more: 100 }).slice(0, 1),
  sample(game, _key, at, tally) {
    let [decisions, without, skips] = [0, 0, 0]
    expertBattle(game, seedOf(SEED, at), ({ state, legal, command }) => {
      const kind = game.kindOf(state, command)
      if (kind === 'choose') return
      decisions += 1
      without += Number(!legal.some(({ type }) => type === 'use-move'))
      skips += Number(kind === 'skip')
    })
    addRatio(tally, 'no move', without, decisions)
    addRatio(tally, 'skips', skips, decisions)
  },
  results: (_game, tally) =>
    [
      ['no move', 'decisions without a usable move', '24 %', '≤ 3 %'] as const,
      ['skips', 'decisions of esperto that skip', '26 %', '≤ 8 %'] as const,
    ].map(([key, figure, today, target]) => {
      const estimate = estimateOf(tally.ratios[key])
      return { figure, today, target, measured: shareText(estimate), n: estimate.n, seed: SEED }
    }),
}

/** The same battles without the change command. A defeated card is still replaced. */
export const withoutChange = (game: Game): Decide => {
  const { esperto } = game.players
  return (view, seed) =>
    esperto(
      {
        ...view,
        legal: view.legal.filter(command => game.kindOf({ ...view, rng: 0 }, command) !== 'change'),
      },
      seed,
    )
}

/** Measures whether changing cards matters: a player that may not change should lose. */
export const forbiddenChange: SampledMeasure = {
  name: 'change',
  seconds: 25,
  seed: SEED + 1,
  wanted: (_game, tally, precision) => rounds(tally, ['still'], precision, { first: 100, more: 200 }),
  sample(game, key, at, tally) {
    const seed = seedOf(SEED + 1, key, at)
    const deck = anyDeck(game, new Draws(seed))
    const still = { deck, player: { decide: withoutChange(game), seed } }
    const free = { deck, player: { decide: game.players.esperto, seed: seed + 7 } }
    let [changes, decisions] = [0, 0]
    addRatio(
      tally,
      key,
      bothSeats(game, still, free, seed, ({ state, command }) => {
        const kind = game.kindOf(state, command)
        if (kind === 'choose') return
        decisions += 1
        changes += Number(kind === 'change')
      }),
    )
    addRatio(tally, 'changes', changes * 2, decisions) // only one of the two players may change
  },
  results(_game, tally) {
    const estimate = estimateOf(tally.ratios.still)
    return [
      {
        figure: 'esperto forbidden to change still wins',
        today: '48.7 %',
        target: '≤ 40 %',
        measured: shareText(estimate),
        n: estimate.n * 2,
        seed: SEED + 1,
        notes: [
          `changes among the decisions of the player who may: about ${shareText(estimateOf(tally.ratios.changes))}`,
        ],
      },
    ]
  },
}

/** Measures whether the first player has an advantage: each pair of decks is played from both seats. */
export const firstPlayer: SampledMeasure = {
  name: 'first-player',
  seconds: 30,
  seed: SEED + 2,
  wanted: (_game, tally, precision) =>
    rounds(tally, ['first'], precision / 2, { first: 400, more: 400, most: 5000 }),
  sample(game, key, at, tally) {
    const seed = seedOf(SEED + 2, key, at)
    const { own, like } = ownAndLike(game, seed)
    addRatio(tally, key, firstWins(game, own, like, seed))
  },
  results(_game, tally: Tally) {
    const estimate = estimateOf(tally.ratios.first)
    return [
      {
        figure: 'the first player wins',
        today: '49.3 %',
        target: '48–52 %',
        measured: shareText(estimate),
        n: estimate.n * 2,
        seed: SEED + 2,
      },
    ]
  },
}

function firstWins(game: Game, firstDeck: number[], secondDeck: number[], seed: number): number {
  const player = (playerSeed: number) => ({ decide: game.players.esperto, seed: playerSeed })
  const [mine, theirs] = [player(seed), player(seed + 7)]
  const firstBattle = playBattle(
    game,
    { player1: firstDeck, player2: secondDeck },
    { player1: mine, player2: theirs },
    seed,
  )
  const back = playBattle(
    game,
    { player1: secondDeck, player2: firstDeck },
    { player1: theirs, player2: mine },
    seed + 1,
  )
  return (pointsOf(firstBattle.winner, 'player1') + pointsOf(back.winner, 'player1')) / 2
}
