/** Simulated pupils of a lesson: trained, untrained, and error-prone. Tests and the search for new lessons use them. */
import { type LessonCode, lessonPlans, lessonSeed } from '@/contract/endpoints/game/lesson.ts'
import { applyCommand } from '@/engine/apply.ts'
import type { Command } from '@/engine/commands.ts'
import { opponentOf } from '@/engine/opponents/catalog.ts'
import { drawBelow } from '@/engine/rng.ts'
import { moveOptions } from '@/engine/rules/standard-moves.ts'
import { printedCard } from '@/engine/seats.ts'
import { createBattle } from '@/engine/setup.ts'
import type { BattleSetup, BattleState } from '@/engine/types.ts'
import { type BattleView, viewFor } from '@/engine/view.ts'

export type Pupil = (view: BattleView) => Command

export const expert = (view: BattleView, legal = view.legal) =>
  opponentOf('esperto').decide({ ...view, legal }, lessonSeed) as Command

const isGuard = (command: Command) => command.type === 'skip-turn' && command.guard === true

/** Plays as journeys play a lesson, whose page offers guard and skip at the same place. */
export const neverGuards: Pupil = view =>
  expert(
    view,
    view.legal.filter(command => !isGuard(command)),
  )

export const skips: Pupil = ({ legal }) =>
  legal.find(({ type }) => type === 'skip-turn') ?? (legal[0] as Command)
export const guards: Pupil = view => view.legal.find(isGuard) ?? skips(view)
export const usesWeakest: Pupil = view => {
  const [weakest] = moveOptions(view, 'player1')
    .filter(({ refusal }) => refusal === null)
    .sort((a, b) => a.danno - b.danno)
  const isWeakest = (command: Command) => command.type === 'use-move' && command.move === weakest?.move
  return view.legal.find(isWeakest) ?? skips(view)
}

/** Returns the strongest move once it is affordable; undefined before. */
function strongest({ cards, player1, legal }: BattleView): Command | undefined {
  if (player1.activeCardId === null) return undefined
  const { mosse } = printedCard({ cards }, player1.activeCardId)
  const at = mosse.reduce((most, move, index) => (move.danno > (mosse[most]?.danno ?? 0) ? index : most), 0)
  return legal.find(command => command.type === 'use-move' && command.move === at)
}

const saves: Pupil = view =>
  strongest(view) ?? view.legal.find(({ type }) => type === 'skip-turn') ?? expert(view)
const pokes: Pupil = view => strongest(view) ?? view.legal[0] ?? expert(view)
const stays: Pupil = view =>
  view.legal[0]?.type === 'choose-card'
    ? view.legal[0]
    : expert(
        view,
        view.legal.filter(({ type }) => type !== 'replace-card'),
      )

/** A pupil who has learned the lesson, and one who plays as if it had not been given. */
export const pupils: Record<LessonCode, { taught: Pupil; untaught: Pupil }> = {
  energy: { taught: saves, untaught: pokes },
  change: { taught: expert, untaught: stays },
  edge: { taught: expert, untaught: stays },
  points: { taught: expert, untaught: stays },
}

/** Uses any legal command in one of `oneIn` turns. */
export function clumsy(pupil: Pupil, oneIn: number, seed: number): Pupil {
  let rng = seed
  const below = (count: number) => {
    const draw = drawBelow(rng, count)
    rng = draw.rng
    return draw.value
  }
  return view => (below(oneIn) === 0 ? (view.legal[below(view.legal.length)] as Command) : pupil(view))
}

export interface LessonPlayed {
  state: BattleState
  commands: Command[] // commands of the pupil
}

/** Applies a command of the pupil, then the rival's until the pupil must act again. */
function advance(code: LessonCode, state: BattleState, command: Command): BattleState {
  const rival = opponentOf(lessonPlans[code].opponent)
  let step = applyCommand(state, command)
  for (;;) {
    if ('rejected' in step) throw new Error(step.rejected)
    const view = viewFor(step.state, 'player2')
    if (view.toAct !== 'player2') return step.state
    step = applyCommand(step.state, rival.decide(view, lessonSeed))
  }
}

function begin(setup: BattleSetup): BattleState {
  const start = createBattle(setup, lessonSeed)
  if ('refused' in start) throw new Error(start.refused)
  return start.state // player 1 opens
}

export function playLesson(code: LessonCode, setup: BattleSetup, pupil: Pupil): LessonPlayed {
  const commands: Command[] = []
  let state = begin(setup)
  for (let view = viewFor(state, 'player1'); view.toAct; view = viewFor(state, 'player1')) {
    const command = pupil(view)
    commands.push(command)
    state = advance(code, state, command)
  }
  return { state, commands }
}

export interface EveryBattle {
  winners: Set<BattleState['winner']>
  turns: number // of the longest battle
}

/** Plays every sequence of legal commands. Throws if there are more than `most` different tables after one of them. */
export function playEveryBattle(code: LessonCode, setup: BattleSetup, most = 50_000): EveryBattle {
  const every: EveryBattle = { winners: new Set(), turns: 0 }
  let tables = new Map([['', begin(setup)]])
  while (tables.size > 0) {
    const next: typeof tables = new Map()
    for (const table of tables.values())
      for (const command of viewFor(table, 'player1').legal) {
        const state = advance(code, table, command)
        if (state.phase !== 'game_over') next.set(JSON.stringify({ ...state, cards: null }), state)
        else {
          every.winners.add(state.winner)
          every.turns = Math.max(every.turns, state.turn)
        }
      }
    if (next.size > most) throw new Error(`more than ${most} tables`)
    tables = next
  }
  return every
}

/** Number of turns of one player. */
export const roundsOf = ({ turn }: BattleState): number => Math.ceil(turn / 2)

/** Returns how many of the given number of pupils win if each errs in every fifth turn. */
export function wonByClumsy(
  code: LessonCode,
  setup: BattleSetup,
  pupil: Pupil,
  from: number,
  to: number,
): number {
  let won = 0
  for (let seed = from; seed <= to; seed++)
    won += Number(playLesson(code, setup, clumsy(pupil, 5, seed)).state.winner === 'player1')
  return won
}
