/**
 * Proof of a won lesson, stored on this device until an account has received its pack: a guest's waits for the registration, one that could
 * not be sent for the network.
 */
import { call } from '@/api/client.ts'
import { claimLesson, LessonProof } from '@/contract/endpoints/game/lesson.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import { lessonProofKey as key } from './lesson-memory.ts'

export const readLessonProof = (): LessonProof | undefined =>
  readStored(key, value => LessonProof.safeParse(value).data)

export const storeLessonProof = (proof: LessonProof): void => void writeStored(key, proof)

const dropLessonProof = (): void => void writeStored(key, undefined)

/** had: the account has had its pack; unproven: the server cannot play it again, as the cards are others now. */
export type LessonClaim = 'none' | 'given' | 'had' | 'unproven' | 'failed'

/** For whoever is logged in. Only a server that was not reached, or was busy, leaves the proof for another time. */
export async function claimStoredLesson(): Promise<LessonClaim> {
  const proof = readLessonProof()
  if (!proof) return 'none'
  const answer = await call(claimLesson, { body: proof })
  if (!answer.ok && answer.failure.code !== 'lesson_unproven') return 'failed'
  dropLessonProof()
  if (!answer.ok) return 'unproven'
  return answer.value.pack ? 'given' : 'had'
}
