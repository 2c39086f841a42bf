import type { AppContext } from '../../../kernel/context.ts'
import { deleteGuestPacks, forgetNetworks } from './guest-packs-repo.ts'
import { oldestGuestPack } from './tear-welcome-pack.ts'
import { forgetRefusals } from './welcome-counts-repo.ts'

const dayMillis = 24 * 60 * 60_000

/** Work of the job `forget-guest-packs`: packs go after thirty days, the networks they were sealed for after one. */
export async function forgetGuestPacks({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await forgetNetworks(db, new Date(now().getTime() - dayMillis))
  await deleteGuestPacks(db, oldestGuestPack(now()))
  await forgetRefusals(db, oldestGuestPack(now()))
}
