/** Where a battle played as a guest is kept, apart from what reads it: every page of the shop asks whether there is one. */
import { readText } from '@/stores/storage.ts'

export const guestBattleKey = 'battle.guest-battle'
export const guestDeviceKey = 'battle.guest-device'

export const hasGuestBattle = (): boolean => readText(guestBattleKey) !== null
