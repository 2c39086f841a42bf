/**
 * Storage keys of a guest's battle and of the proofs of won lessons. They are separate from the code that reads the
 * values, because every page of the shop checks whether there are any.
 */
import { readText } from '@/stores/storage.ts'

export const guestBattleKey = 'battle.guest-battle'
export const guestDeviceKey = 'battle.guest-device'

export const lessonProofsKey = 'battle.lesson-proofs'
/** Key of the former single lesson, which no longer proves anything. */
export const oldProofKey = 'battle.lesson-proof'

export const hasGuestBattle = (): boolean => readText(guestBattleKey) !== null
