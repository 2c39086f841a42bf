/** Computer players against each other: mirrored battles on random legal decks, seats swapped. Run: `npm run bench tournament`. */
import { applyCommand } from '../src/engine/apply.ts'
import type { Command } from '../src/engine/commands.ts'
import { opponentOf } from '../src/engine/opponents/catalog.ts'
import { type OpponentCode, opponentCodes } from '../src/engine/opponents/opponent.ts'
import { blowDamage } from '../src/engine/rules/standard-moves.ts'
import { activeCardOf, printedCard, rivalOf } from '../src/engine/seats.ts'
import { createBattle } from '../src/engine/setup.ts'
import type { CardSpec, RuleSet, Seat } from '../src/engine/types.ts'
import { type BattleView, viewFor } from '../src/engine/view.ts'
import { Dice, specs } from './cards.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

export type Player = (view: BattleView, seed: number) => Command | null

/** Always the move that takes the most; the weakest yardstick that still looks at the cards. */
export const greedy: Player = view => {
  const seat = view.seat as Seat
  const own = activeCardOf(view[seat])
  const target = activeCardOf(view[rivalOf(seat)])
  let best: Command | null = view.legal[0] ?? null
  let most = -1
  for (const command of view.legal) {
    if (command.type !== 'use-move' || !own || !target) continue
    const move = printedCard(view, own.id).mosse[command.move]
    const danno = move ? blowDamage(view, own, move, target) : 0
    if (danno > most) {
      best = command
      most = danno
    }
  }
  return best
}

export const player = (code: OpponentCode): Player => {
  const opponent = opponentOf(code)
  return (view, seed) => opponent.decide(view, seed)
}

export interface Outcome {
  winner: Seat | null
  turns: number
}

export const battle = (decks: Record<Seat, number[]>, players: Record<Seat, Player>, seed: number): Outcome =>
  battleOf(specs, decks, players, seed)

/** A battle with other cards than the printed ones. */
export function battleOf(
  catalogue: readonly CardSpec[],
  decks: Record<Seat, number[]>,
  players: Record<Seat, Player>,
  seed: number,
  rules: RuleSet = 'standard',
): Outcome {
  const start = createBattle({ rules, catalogue: [...catalogue], decks }, seed)
  if ('refused' in start) throw new Error(start.refused)
  let { state } = start
  while (state.phase !== 'game_over') {
    const seat = viewFor(state, null).toAct as Seat
    const step = applyCommand(state, players[seat](viewFor(state, seat), seed))
    if ('rejected' in step) throw new Error(step.rejected)
    state = step.state
  }
  return { winner: state.winner, turns: state.turn }
}

/** Share of battles the first player wins; a spare is half. Each pair of decks is played from both seats, with both decks. */
export function winShare(
  first: Player,
  second: Player,
  pairs: number,
  seed: number,
  rules: RuleSet = 'standard',
): number {
  const dice = new Dice(seed)
  let points = 0
  let count = 0
  for (let pair = 0; pair < pairs; pair++) {
    const one = dice.deck()
    const two = dice.deck(one)
    for (const decks of [
      { player1: one, player2: two },
      { player1: two, player2: one },
    ])
      for (const seat of ['player1', 'player2'] as const) {
        const players =
          seat === 'player1' ? { player1: first, player2: second } : { player1: second, player2: first }
        const { winner } = battleOf(specs, decks, players, seed + pair, rules)
        points += winner === null ? 0.5 : Number(winner === seat)
        count++
      }
  }
  return points / count
}

/** Figure, target, the player who should win, the other, pairs of decks. */
type Match = [string, string, Player, Player, number]

/** Milliseconds of every decision of `maestro` in so many battles against `esperto`, sorted. */
function thinkingTimes(battles: number, seed: number): number[] {
  const dice = new Dice(seed)
  const times: number[] = []
  const maestro = player('maestro')
  const timed: Player = (view, own) => {
    const began = performance.now()
    const command = maestro(view, own)
    times.push(performance.now() - began)
    return command
  }
  for (let at = 0; at < battles; at++) {
    const one = dice.deck()
    battle(
      { player1: one, player2: dice.deck(one) },
      { player1: timed, player2: player('esperto') },
      seed + at,
    )
  }
  return times.sort((a, b) => a - b)
}

if (import.meta.filename === process.argv[1]) {
  const pairs = Math.ceil(Number(process.argv[2] ?? sized(400, 4)) / 4)
  const seed = 7
  const neighbours = opponentCodes.slice(1).map((stronger, at): Match => {
    const weaker = opponentCodes[at] as OpponentCode
    const count = stronger === 'maestro' ? Math.ceil(pairs / 4) : pairs
    return [`${stronger} beats ${weaker}`, '>= 60 %', player(stronger), player(weaker), count]
  })
  const table: Match[] = [
    ...neighbours,
    ['esperto beats greedy', '>= 55 %', player('esperto'), greedy, pairs],
    ['maestro beats esperto', '>= 70 %', player('maestro'), player('esperto'), Math.ceil(pairs / 4)],
  ]
  for (const [figure, target, first, second, count] of table) {
    const share = winShare(first, second, count, seed)
    print({ figure, target, measured: `${(share * 100).toFixed(1)} %`, n: count * 4, seed })
    const classic = winShare(first, second, count, seed, 'classic')
    print({
      figure: `${figure}, classic rules`,
      target: '–', // they leave a player little to decide
      measured: `${(classic * 100).toFixed(1)} %`,
      n: count * 4,
      seed,
    })
  }
  const thought = thinkingTimes(sized(20, 1), seed)
  const at = (share: number) => (thought[Math.floor(thought.length * share)] ?? Number.NaN).toFixed(0)
  print({
    figure: 'maestro, one decision, p50 / p95 / most',
    target: '<= 300 ms',
    measured: `${at(0.5)} / ${at(0.95)} / ${at(0.9999)} ms`,
    n: thought.length,
    seed,
  })
}
