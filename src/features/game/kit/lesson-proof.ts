/**
 * Proofs of won lessons, stored on this device until an account has received their rewards: those of a guest until
 * registration, others until the network is back.
 */
import { call } from '@/api/client.ts'
import { currentUser } from '@/contract/endpoints/account/auth.ts'
import { claimLesson, type LessonCode, StoredLessonProof } from '@/contract/endpoints/game/lesson.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { useSession } from '@/stores/session.ts'
import { readStored, readText, writeStored } from '@/stores/storage.ts'
import { oldProofKey, lessonProofsKey as proofsKey } from './guest-progress-keys.ts'

/** Returns at most one proof per lesson. Unreadable values are ignored. */
export function readLessonProofs(): StoredLessonProof[] {
  const entries =
    readStored(proofsKey, value => (Array.isArray(value) ? (value as unknown[]) : undefined)) ?? []
  const proofs = entries.flatMap(entry => StoredLessonProof.safeParse(entry).data ?? [])
  return proofs.filter(({ lesson }, at) => proofs.findIndex(proof => proof.lesson === lesson) === at)
}

const write = (proofs: readonly StoredLessonProof[]): void =>
  void writeStored(proofsKey, proofs.length > 0 ? proofs : undefined)

/** A later win replaces an earlier one of the same lesson. */
export const storeLessonProof = (proof: StoredLessonProof): void =>
  write([...readLessonProofs().filter(({ lesson }) => lesson !== proof.lesson), proof])

const dropLessonProof = (lesson: LessonCode): void =>
  write(readLessonProofs().filter(candidate => candidate.lesson !== lesson))

/** The result of a proof. It is kept for `unverified` and `failed` and deleted otherwise. */
export type LessonClaim =
  | { lesson: LessonCode; is: 'given'; numero_carta: number | null } // null: a pack
  | { lesson: LessonCode; is: 'had' } // the account, or its email address, has already received it
  | { lesson: LessonCode; is: 'unproven' | 'outdated' } // cannot be replayed: cards or rules have changed
  | { lesson: LessonCode; is: 'unverified' } // the email address is not confirmed yet
  | { lesson: LessonCode; is: 'failed' } // the server was unreachable or busy

const refusals: Readonly<Record<string, 'unproven' | 'outdated' | 'unverified'>> = {
  lesson_unproven: 'unproven',
  lesson_outdated: 'outdated',
  address_unverified: 'unverified',
}

async function claim({ lesson, ...body }: StoredLessonProof): Promise<LessonClaim> {
  if (body.rules_version !== rulesVersion) return { lesson, is: 'outdated' }
  const response = await call(claimLesson, { params: { lesson }, body })
  if (!response.ok) return { lesson, is: refusals[response.failure.code] ?? 'failed' }
  const { numero_carta, pack } = response.value
  return numero_carta === null && pack === null
    ? { lesson, is: 'had' }
    : { lesson, is: 'given', numero_carta }
}

async function claimAll(): Promise<LessonClaim[]> {
  const claims: LessonClaim[] = []
  for (const proof of readLessonProofs()) {
    const made = await claim(proof)
    claims.push(made)
    if (made.is !== 'unverified' && made.is !== 'failed') dropLessonProof(made.lesson)
  }
  if (claims.some(({ is }) => is === 'given')) await readUserAgain()
  return claims
}

/** Fetches the user again, because the first card enables the album. */
async function readUserAgain(): Promise<void> {
  const before = useSession.getState().user?.id
  if (before === undefined) return
  const result = await call(currentUser)
  if (result.ok && useSession.getState().user?.id === before) useSession.getState().setUser(result.value)
}

let flight: Promise<LessonClaim[]> | null = null

/** Call when logged in. Concurrent calls share one result. */
export function claimStoredLessons(): Promise<LessonClaim[]> {
  flight ??= claimAll().finally(() => {
    flight = null
  })
  return flight
}

/** Deletes the proof of the former lesson. Returns true if there was one. */
export function dropOldProof(): boolean {
  if (readText(oldProofKey) === null) return false
  writeStored(oldProofKey, undefined)
  return true
}
