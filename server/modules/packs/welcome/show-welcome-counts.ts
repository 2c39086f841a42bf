import type { ResponseOf } from '@/contract/endpoint.ts'
import { type adminWelcomePacks, welcomeDaysShown } from '@/contract/endpoints/admin/welcome-packs.ts'
import type { CallContext } from '../../../kernel/context.ts'
import { isOffered, packsOfNetworkADay } from './tear-welcome-pack.ts'
import { welcomeDays } from './welcome-counts-repo.ts'

export const showWelcomeCounts = async (
  _: unknown,
  { db, now }: CallContext,
): Promise<ResponseOf<typeof adminWelcomePacks>> => ({
  is_offered: await isOffered(db),
  most_a_day: packsOfNetworkADay,
  days: await welcomeDays(db, now(), welcomeDaysShown),
})
