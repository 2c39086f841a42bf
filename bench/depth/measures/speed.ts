import type { Command } from '../../../src/engine/commands.ts'
import { worked } from '../../battles.ts'
import { playBattle } from '../battle.ts'
import { anyDeck, Draws, likeDeck, seedOf } from '../decks.ts'
import type { Decide, Decks, Game } from '../game.ts'
import type { Result, TimedMeasure } from '../measure.ts'

const SEED = 114
const BATTLES = 100
/** A cheap phone runs JavaScript about this many times slower than a core of the measuring machine. */
export const WEAK_PHONE = 4

interface Recorded {
  decks: Decks
  seed: number
  commands: Command[]
}

/** Records battles of random legal commands that prefer moves, like the engine's own benchmark. */
function recordedBattles(game: Game, count: number): Recorded[] {
  return Array.from({ length: count }, (_, at) => {
    const seed = seedOf(SEED, at)
    const draws = new Draws(seed)
    const deck = anyDeck(game, draws)
    const decks = { player1: deck, player2: likeDeck(game, draws, deck) }
    const commands: Command[] = []
    const decide: Decide = ({ legal }) => {
      const moves = legal.filter(({ type }) => type === 'use-move')
      const among = moves.length > 0 && draws.below(8) > 0 ? moves : legal
      return among[draws.below(among.length)] ?? null
    }
    const player = { decide, seed }
    playBattle(game, decks, { player1: player, player2: player }, seed, ({ command }) => {
      commands.push(command)
    })
    return { decks, seed, commands }
  })
}

function replayed(game: Game, battles: readonly Recorded[]): number {
  let count = 0
  for (const { decks, seed, commands } of battles) {
    let state = game.start(decks, seed)
    for (const command of commands) state = game.apply(state, command).state
    count += commands.length
  }
  return count
}

/** Milliseconds of every decision of `maestro` against `esperto`, sorted. */
function thinkingTimes(game: Game, seconds: number): number[] {
  const times: number[] = []
  const began = worked()
  const maestro: Decide = (view, seed) => {
    const from = worked()
    const command = game.players.maestro(view, seed)
    if (view.legal.length > 1) times.push((worked() - from) * 1000)
    return command
  }
  for (let at = 0; worked() - began < seconds; at++) {
    const seed = seedOf(SEED, 'thinking', at)
    const draws = new Draws(seed)
    const deck = anyDeck(game, draws)
    playBattle(
      game,
      { player1: deck, player2: likeDeck(game, draws, deck) },
      { player1: { decide: maestro, seed }, player2: { decide: game.players.esperto, seed: seed + 7 } },
      seed,
    )
  }
  return times.sort((a, b) => a - b)
}

/** Cost of the rules: CPU time of this process, with no other work running in it. */
export const speed: TimedMeasure = {
  name: 'speed',
  seconds: 25,
  seed: SEED,
  run(game, seconds): Result[] {
    const battles = recordedBattles(game, BATTLES)
    replayed(game, battles)
    let [count, rounds] = [0, 0]
    const began = worked()
    do {
      count += replayed(game, battles)
      rounds += 1
    } while (worked() - began < seconds * 0.1)
    const spent = worked() - began
    const thought = thinkingTimes(game, seconds * 0.8)
    const at = (share: number) =>
      thought[Math.min(thought.length - 1, Math.floor(thought.length * share))] ?? 0
    const [middle, high] = [at(0.5) * WEAK_PHONE, at(0.95) * WEAK_PHONE]
    return [
      {
        figure: 'engine, commands a second',
        today: '532,000',
        target: '≥ 400,000',
        measured: Math.round(count / spent).toLocaleString('en'),
        n: count,
        seed: SEED,
      },
      {
        figure: 'replay of a battle',
        today: '0.2 ms',
        target: '≤ 0.3 ms',
        measured: `${((spent * 1000) / (BATTLES * rounds)).toFixed(3)} ms`,
        n: BATTLES * rounds,
        seed: SEED,
      },
      {
        figure: 'maestro thinks, weak phone',
        today: '–',
        target: '≤ 400 ms',
        measured: `p50 ${middle.toFixed(0)} ms, p95 ${high.toFixed(0)} ms`,
        n: thought.length,
        seed: SEED,
        notes: [
          `${WEAK_PHONE} times what one core here takes: p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, most ${at(1).toFixed(0)} ms`,
        ],
      },
    ]
  },
}
