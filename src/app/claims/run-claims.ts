/** Runs the claims of a user. Each kind runs once at a time. */
import { guestBattleKey, lessonProofsKey, oldProofKey } from '@/features/game/kit/guest-progress-keys.ts'
import { favouritesKey } from '@/stores/favourites.ts'
import { unsentFavouritesKey } from '@/stores/unsent-favourites.ts'
import { welcomePackKey } from '@/stores/welcome-pack-key.ts'
import type { Claim, Claimant } from './claim.ts'
import type { ClaimKey } from './claim-keys.ts'

type LoadClaim = () => Promise<{ claim: Claim }>

const lessons: LoadClaim = () => import('./lessons.ts')

const claims: Readonly<Record<ClaimKey, LoadClaim>> = {
  [guestBattleKey]: () => import('./guest-battle.ts'),
  [lessonProofsKey]: lessons,
  [oldProofKey]: lessons,
  [welcomePackKey]: () => import('./welcome-pack.ts'),
  [favouritesKey]: () => import('./favourites.ts'),
  [unsentFavouritesKey]: () => import('./unsent-favourites.ts'),
}

interface Run {
  of: string // user id of the claimant and whether the email address is verified
  again?: Claimant | undefined // the claimant changed during the run: runs once more with this one
}
const running = new Map<LoadClaim, Run>()

function run(load: LoadClaim, claimant: Claimant): void {
  const of = `${claimant.userId} ${claimant.isVerified}`
  const other = running.get(load)
  if (other) {
    other.again = other.of === of ? undefined : claimant
    return
  }
  const currentRun: Run = { of }
  running.set(load, currentRun)
  void load()
    .then(
      ({ claim }) => claim(claimant),
      () => {}, // its file failed to load: the data stays for the next page
    )
    .finally(() => {
      running.delete(load)
      if (currentRun.again) run(load, currentRun.again)
    })
}

export function runClaims(keys: readonly ClaimKey[], claimant: Claimant): void {
  for (const load of new Set(keys.map(key => claims[key]))) run(load, claimant)
}

/** Running claims end without a second run, because the claimant may have logged out. */
export function endRuns(): void {
  for (const run of running.values()) run.again = undefined
}
