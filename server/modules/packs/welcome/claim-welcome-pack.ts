/**
 * Moves the cards of a guest's opened welcome pack to an account, exactly once. The account must be younger than the
 * pack, with a verified email and no earlier welcome pack. Lock order: the player's row, then the guest's pack.
 */
import type { ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/game/welcome-pack.ts'
import { endsTheWait } from '@/engine/packs/odds.ts'
import type { AppContext, CallContext } from '../../../kernel/context.ts'
import { callerOf } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../../kernel/route.ts'
import { storePacks } from '../granted-packs-repo.ts'
import { holdPlayer, storeCards, storeOpened, storeWait, turnAlbumOn, waitsOf } from '../opening-repo.ts'
import { markAddress } from '../welcome-mark.ts'
import { browserMark } from './browser-mark.ts'
import {
  claimingAccount,
  type GuestPack,
  hasGuestPack,
  holdPackOfBrowser,
  storeClaim,
  takeSealedWelcome,
} from './guest-packs-repo.ts'
import { guestPackContents, isTorn, oldestGuestPack } from './tear-welcome-pack.ts'

type WelcomeClaim = ResponseOf<typeof contract.claimWelcomePack>['claim']

/** Refuses `not_found` when no pack was opened in this browser, or another account has claimed it. */
export async function claimWelcomePack(
  _: unknown,
  context: CallContext,
): Promise<ResponseOf<typeof contract.claimWelcomePack> | Refusal> {
  const device = browserMark(context)
  if (device === undefined) return refuse('not_found')
  const claim = await context.db.transaction(tx => keep(tx, callerOf(context).userId, device, context))
  return claim ? { claim } : refuse('not_found')
}

type ClaimContext = Pick<AppContext, 'config' | 'now'>

async function keep(
  tx: Queryable,
  userId: number,
  device: string,
  context: ClaimContext,
): Promise<WelcomeClaim | undefined> {
  await holdPlayer(tx, userId)
  const pack = await holdPackOfBrowser(tx, device, oldestGuestPack(context.now()))
  if (!pack || !isTorn(pack) || (pack.user_id !== null && pack.user_id !== userId)) return undefined
  if (pack.claimed_at !== null) return 'claimed'
  const account = await claimingAccount(tx, userId)
  if (!account) return undefined
  if (pack.user_id === null && (account.created_at <= pack.opened_at || (await hasGuestPack(tx, userId))))
    return 'had_one'
  if (account.isVerified) return (await moveToAccount(tx, userId, pack, context)) ? 'claimed' : 'had_one'
  await storeClaim(tx, pack.id, userId, null)
  return 'waiting'
}

/** An account that was verified before its claim has a sealed welcome pack, which the opened one replaces. */
async function moveToAccount(
  tx: Queryable,
  userId: number,
  pack: GuestPack,
  context: ClaimContext,
): Promise<boolean> {
  const isFirst = await markAddress(tx, userId, 'welcome', context)
  if (!isFirst && !(await takeSealedWelcome(tx, userId))) return false
  return giveTornPack(tx, userId, pack, context)
}

/** Call it under the locks named above, after the account's claim was checked. */
export async function giveTornPack(
  tx: Queryable,
  userId: number,
  pack: GuestPack,
  { now }: Pick<AppContext, 'now'>,
): Promise<boolean> {
  if (!isTorn(pack)) return false
  const { id, secret, commitment, odds_version, catalogue_version, pack_type_id, nonce, opened_at } = pack
  const stored = await storePacks(tx, [
    {
      ...{ id, secret, commitment, odds_version, catalogue_version, pack_type_id, nonce },
      ...{ user_id: userId, source: 'welcome', guarantee: 0, created_at: pack.created_at },
    },
  ])
  if (stored.length === 0) return false
  const drawn = await guestPackContents(tx, pack)
  const numbers = drawn.map(({ numero_carta }) => numero_carta)
  await storeCards(tx, userId, id, numbers, now())
  await turnAlbumOn(tx, userId)
  await storeOpened(tx, id, opened_at)
  const waited = (await waitsOf(tx, userId)).get(pack_type_id) ?? 0
  await storeWait(tx, userId, pack_type_id, endsTheWait(drawn.map(({ rarita }) => rarita)) ? 0 : waited + 1)
  await storeClaim(tx, id, userId, now())
  return true
}
