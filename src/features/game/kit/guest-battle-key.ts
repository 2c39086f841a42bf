/** Storage key of a guest's battle, separate from the code that reads it, because every page of the shop checks it. */
import { readText } from '@/stores/storage.ts'

export const guestBattleKey = 'battle.guest-battle'
export const guestDeviceKey = 'battle.guest-device'

export const hasGuestBattle = (): boolean => readText(guestBattleKey) !== null
