/** Keys in local storage of what a logged-in user can claim. Separate from its code, which is loaded only if a key exists. */
import { guestBattleKey, lessonProofsKey, oldProofKey } from '@/features/game/kit/guest-progress-keys.ts'
import { favouritesKey } from '@/stores/favourites.ts'
import { unsentFavouritesKey } from '@/stores/unsent-favourites.ts'
import { welcomePackKey } from '@/stores/welcome-pack-key.ts'

export const claimKeys = [
  guestBattleKey,
  lessonProofsKey,
  oldProofKey,
  welcomePackKey,
  favouritesKey,
  unsentFavouritesKey,
] as const

export type ClaimKey = (typeof claimKeys)[number]
