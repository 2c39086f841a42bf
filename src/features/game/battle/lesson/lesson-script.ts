/**
 * What the coach says and when, as a state machine over facts of the battle: each idea once, each waiting for what the player really
 * does. Card → energy → choosing a move → striking → the rival's turn → swapping → the goal → left alone; effects and a fallen card
 * are explained when they happen. Pure: it knows no texts and no screen.
 */

export const mainSteps = ['card', 'energy', 'move', 'strike', 'rival', 'swap', 'goal', 'alone'] as const
export type MainStep = (typeof mainSteps)[number]
export type Aside = 'status' | 'choose'
export type LessonStep = MainStep | Aside | 'over'

export interface LessonFacts {
  canAct: boolean // the player may use a move, replace or skip now
  isMarked: boolean // a move waits for its second tap
  moves: number // used by the player so far
  skips: number
  swaps: number
  turn: number
  hasStatus: boolean // something lasts on an active card
  isChoosing: boolean // the player must choose the next card
  isOver: boolean
}

export interface LessonState {
  main: MainStep
  seen: { status: boolean; choose: boolean } // asides that were shown
  isSkipped: boolean // the player wants no coach
}

/** Steps that only explain: a button leads on. The others wait for a deed. */
const explaining: readonly LessonStep[] = ['card', 'energy', 'status', 'goal']

/** A battle found again after a reload is not explained from the start. */
export function openLesson({ moves, swaps }: LessonFacts): LessonState {
  const main = swaps > 0 ? 'goal' : moves > 0 ? 'swap' : 'card'
  return { main, seen: { status: false, choose: false }, isSkipped: false }
}

/** The step shown now; null: none. */
export function shownStep({ main, seen, isSkipped }: LessonState, facts: LessonFacts): LessonStep | null {
  if (isSkipped) return null
  if (facts.isOver) return 'over'
  if (facts.isChoosing) return seen.choose ? null : 'choose'
  if (main === 'alone') return seen.status || !facts.hasStatus || !facts.canAct ? null : 'status'
  if (main === 'rival') return 'rival'
  if (!facts.canAct) return null
  if (facts.hasStatus && !seen.status) return 'status'
  return main
}

export const isExplaining = (step: LessonStep | null): boolean => step !== null && explaining.includes(step)

const after = (main: MainStep): MainStep => mainSteps[mainSteps.indexOf(main) + 1] ?? 'alone'

/** The button of a step that only explains; also "not now" of the swap. */
export function readOn(state: LessonState, facts: LessonFacts): LessonState {
  const step = shownStep(state, facts)
  if (step === 'status') return { ...state, seen: { ...state.seen, status: true } }
  if (step === 'swap' || (step === state.main && isExplaining(step)))
    return { ...state, main: after(state.main) }
  return state
}

export const skipLesson = (state: LessonState): LessonState => ({ ...state, isSkipped: true })

/** What the player did between two looks at the battle. */
export function follow(state: LessonState, before: LessonFacts, now: LessonFacts): LessonState {
  const seen =
    before.isChoosing && !now.isChoosing && !state.seen.choose ? { ...state.seen, choose: true } : state.seen
  const main = mainAfter(state.main, before, now)
  return seen === state.seen && main === state.main ? state : { ...state, seen, main }
}

/** A player who is ahead of the coach is not held back. */
function mainAfter(main: MainStep, before: LessonFacts, now: LessonFacts): MainStep {
  const acted = now.moves > before.moves || now.skips > before.skips
  if (now.swaps > before.swaps) return isBefore(main, 'goal') ? 'goal' : main
  if (acted && isBefore(main, 'rival')) return now.canAct ? 'swap' : 'rival' // a fast rival may have moved already
  if (main === 'move' && now.isMarked) return 'strike'
  if (main === 'strike' && now.canAct && !now.isMarked) return 'move'
  if (main === 'rival' && now.canAct) return 'swap'
  if (acted && main === 'swap') return 'goal'
  return main
}

const isBefore = (one: MainStep, other: MainStep): boolean =>
  mainSteps.indexOf(one) < mainSteps.indexOf(other)
