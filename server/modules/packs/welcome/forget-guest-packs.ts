import type { AppContext } from '../../../kernel/context.ts'
import { deleteGuestPacks, forgetNetworks } from './guest-packs-repo.ts'
import { oldestGuestPack } from './tear-welcome-pack.ts'
import { forgetRefusals } from './welcome-counts-repo.ts'

const dayMillis = 24 * 60 * 60_000

/** Runs in the job `forget-guest-packs`: deletes packs after thirty days, and their networks after one. */
export async function forgetGuestPacks({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await forgetNetworks(db, new Date(now().getTime() - dayMillis))
  await deleteGuestPacks(db, oldestGuestPack(now()))
  await forgetRefusals(db, oldestGuestPack(now()))
}
