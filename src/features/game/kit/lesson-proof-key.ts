/** Storage key of the proofs of won lessons, separate from the code that reads them, because every page of the shop checks it. */
import { readText } from '@/stores/storage.ts'

export const lessonProofsKey = 'battle.lesson-proofs'
/** Key of the former single lesson, which no longer proves anything. */
export const oldProofKey = 'battle.lesson-proof'

export const hasLessonProofs = (): boolean =>
  readText(lessonProofsKey) !== null || readText(oldProofKey) !== null
