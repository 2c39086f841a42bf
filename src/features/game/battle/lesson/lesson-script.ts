/**
 * Order of a lesson's tips. The first tip that is due and was not yet shown is displayed. A tip that explains is closed
 * by a button, the others by the player's actions. A player who is ahead of the tips is not delayed. Pure: it contains
 * no text and no screen.
 */
import type { LessonCode } from '@/contract/endpoints/game/lesson.ts'
import type { LessonFacts, LessonTip, TipCode } from './lesson-tip.ts'
import { tipsOf } from './lesson-tips.ts'

export interface LessonState {
  lesson: LessonCode
  shownTips: readonly TipCode[]
  isSkipped: boolean // the player has turned the coach off
}

export const openLesson = (lesson: LessonCode, facts: LessonFacts): LessonState =>
  follow({ lesson, shownTips: [], isSkipped: false }, facts)

/** Returns the tip to show now, or null. */
export function shownTip(
  { lesson, shownTips, isSkipped }: LessonState,
  facts: LessonFacts,
): LessonTip | null {
  if (isSkipped || facts.isOver) return null
  return tipsOf(lesson).find(tip => !shownTips.includes(tip.code) && tip.due(facts)) ?? null
}

/** Handles the button of a tip that explains, and "not now" of a tip that offers something. */
export function readOn(state: LessonState, facts: LessonFacts): LessonState {
  const tip = shownTip(state, facts)
  return tip && tip.how !== 'act' ? { ...state, shownTips: [...state.shownTips, tip.code] } : state
}

export const skipLesson = (state: LessonState): LessonState => ({ ...state, isSkipped: true })

/** Updates the state after any event, and when a battle is resumed after a reload. */
export function follow(state: LessonState, facts: LessonFacts): LessonState {
  const over = tipsOf(state.lesson)
    .filter(tip => !state.shownTips.includes(tip.code) && tip.over?.(facts))
    .map(({ code }) => code)
  return over.length > 0 ? { ...state, shownTips: [...state.shownTips, ...over] } : state
}
