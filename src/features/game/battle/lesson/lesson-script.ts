/**
 * What the coach says and when: the tips of a lesson in order, of which the first is shown that is due and was not told yet. A tip that
 * explains goes by a button, the others by what the player does; whoever is ahead of the coach is not held back. Pure: it knows no texts
 * and no screen.
 */
import type { LessonCode } from '@/contract/endpoints/game/lesson.ts'
import type { LessonFacts, LessonTip, TipCode } from './lesson-tip.ts'
import { tipsOf } from './lesson-tips.ts'

export interface LessonState {
  lesson: LessonCode
  told: readonly TipCode[]
  isSkipped: boolean // the player wants no coach
}

export const openLesson = (lesson: LessonCode, facts: LessonFacts): LessonState =>
  follow({ lesson, told: [], isSkipped: false }, facts)

/** The tip shown now; null: none. */
export function shownTip({ lesson, told, isSkipped }: LessonState, facts: LessonFacts): LessonTip | null {
  if (isSkipped || facts.isOver) return null
  return tipsOf(lesson).find(tip => !told.includes(tip.code) && tip.due(facts)) ?? null
}

/** The button of a tip that explains, and "not now" of one that offers. */
export function readOn(state: LessonState, facts: LessonFacts): LessonState {
  const tip = shownTip(state, facts)
  return tip && tip.how !== 'act' ? { ...state, told: [...state.told, tip.code] } : state
}

export const skipLesson = (state: LessonState): LessonState => ({ ...state, isSkipped: true })

/** After whatever happened; also of a battle found again after a reload. */
export function follow(state: LessonState, facts: LessonFacts): LessonState {
  const over = tipsOf(state.lesson)
    .filter(tip => !state.told.includes(tip.code) && tip.over?.(facts))
    .map(({ code }) => code)
  return over.length > 0 ? { ...state, told: [...state.told, ...over] } : state
}
