/** Whether this device has seen the lesson: newcomers are offered it, the others find it when they look for it. */
import { readStored, readText, writeStored } from '@/stores/storage.ts'

const key = 'lesson'

export const lessonEnds = ['won', 'skipped'] as const
export type LessonEnd = (typeof lessonEnds)[number]

export const readLesson = (): LessonEnd | undefined =>
  readStored(key, value => lessonEnds.find(end => end === value))

/** A lesson won stays won, whatever is skipped later. */
export function saveLessonEnd(end: LessonEnd): void {
  if (readLesson() !== 'won') writeStored(key, end)
}

/** Of what proves it won; see `lesson-proof.ts`, which reads it. */
export const lessonProofKey = 'battle.lesson-proof'

export const hasLessonProof = (): boolean => readText(lessonProofKey) !== null
