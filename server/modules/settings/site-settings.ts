import { readSettings, type SiteSettings } from '../../../src/contract/settings.ts'
import type { Config } from '../../config.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { storedSettings } from './repo.ts'

/** The record as visitors see it: stored values over defaults, with the sockets' address and the social buttons. */
export async function siteSettings(db: Queryable, config: Config): Promise<SiteSettings> {
  const { outside, key } = config.realtime
  return {
    ...readSettings(await storedSettings(db)),
    realtime: {
      key,
      host: outside?.host ?? null,
      port: outside?.port ?? null,
      scheme: outside?.scheme ?? null,
    },
    social_providers: config.oidc.map(({ id, name }) => ({ id, name })),
    analytics: config.analytics,
  }
}
