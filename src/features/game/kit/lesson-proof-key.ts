/** Where proofs of won lessons are kept, apart from what reads them: every page of the shop asks whether there are any. */
import { readText } from '@/stores/storage.ts'

export const lessonProofsKey = 'battle.lesson-proofs'
/** Of the one lesson there was before; nothing can be proved with it any more. */
export const oldProofKey = 'battle.lesson-proof'

export const hasLessonProofs = (): boolean =>
  readText(lessonProofsKey) !== null || readText(oldProofKey) !== null
