import type { World } from '../../kernel/context.ts'
import { grantPacks } from './grant-packs.ts'

/** One pack for a verified address, once per account: the table holds no second one (decisions §3). */
export const welcomeWithPack = ({ events, ids, now }: Pick<World, 'events' | 'ids' | 'now'>): void =>
  events.on('email-verified', async ({ userId }, tx) => {
    await grantPacks(tx, userId, { rarity: 'common', source: 'welcome', pieces: 1 }, { ids, now: now() })
  })
