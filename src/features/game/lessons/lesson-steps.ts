/** Which lessons are done, which comes next, and which wait for the one before. Pure. */
import { type LessonCode, lessonCodes } from '@/contract/endpoints/game/lesson.ts'

export interface LessonStep {
  lesson: LessonCode
  state: 'done' | 'next' | 'locked'
  after: LessonCode | null // the one it waits for
}

/** A lesson is open once the one before is won; won ones can be played again. */
export function lessonSteps(won: readonly LessonCode[]): LessonStep[] {
  return lessonCodes.map((lesson, at) => {
    const before = lessonCodes[at - 1]
    if (won.includes(lesson)) return { lesson, state: 'done', after: null }
    const isOpen = before === undefined || won.includes(before)
    return { lesson, state: isOpen ? 'next' : 'locked', after: isOpen ? null : before }
  })
}
