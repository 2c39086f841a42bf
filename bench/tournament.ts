/** Computer players against each other: battles on random legal decks, from both seats. Run: `npm run bench tournament`. */
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

/** Always plays the move with the most damage: the weakest comparison that still considers the cards. */
export const greedy: Player = view => {
  const seat = view.seat as Seat
  const activeCard = activeCardOf(view[seat])
  const target = activeCardOf(view[rivalOf(seat)])
  let best: Command | null = view.legal[0] ?? null
  let most = -1
  for (const command of view.legal) {
    if (command.type !== 'use-move' || !activeCard || !target) continue
    const move = printedCard(view, activeCard.id).mosse[command.move]
    const danno = move ? blowDamage(view, activeCard, move, target) : 0
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

/** A battle with cards that differ from the printed ones. */
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

/** Share of battles the first player wins; a tie counts as half. Each pair of decks is played from both seats, with both decks. */
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
    const deck1 = dice.deck()
    const deck2 = dice.deck(deck1)
    for (const decks of [
      { player1: deck1, player2: deck2 },
      { player1: deck2, player2: deck1 },
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

/** Result, target, the player who should win, the opponent, pairs of decks. */
type Match = [string, string, Player, Player, number]

/** Milliseconds of every decision of `maestro` in this many battles against `esperto`, sorted. */
function thinkingTimes(battles: number, seed: number): number[] {
  const dice = new Dice(seed)
  const times: number[] = []
  const maestro = player('maestro')
  const timed: Player = (view, playerSeed) => {
    const began = performance.now()
    const command = maestro(view, playerSeed)
    times.push(performance.now() - began)
    return command
  }
  for (let at = 0; at < battles; at++) {
    const deck = dice.deck()
    battle(
      { player1: deck, player2: dice.deck(deck) },
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
      target: '–', // random battles leave a player few decisions
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
