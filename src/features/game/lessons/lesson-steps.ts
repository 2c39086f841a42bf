/** Which lessons are done, which is next, and which are locked. Pure. */
import { type LessonCode, lessonCodes } from '@/contract/endpoints/game/lesson.ts'

export interface LessonStep {
  lesson: LessonCode
  state: 'done' | 'next' | 'locked'
  after: LessonCode | null // the lesson that unlocks it
}

/** A lesson is unlocked once the previous one is won. Won lessons can be played again. */
export function lessonSteps(won: readonly LessonCode[]): LessonStep[] {
  return lessonCodes.map((lesson, at) => {
    const before = lessonCodes[at - 1]
    if (won.includes(lesson)) return { lesson, state: 'done', after: null }
    const isOpen = before === undefined || won.includes(before)
    return { lesson, state: isOpen ? 'next' : 'locked', after: isOpen ? null : before }
  })
}
