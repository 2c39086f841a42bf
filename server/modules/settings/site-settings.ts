import { readSettings, type SiteSettings } from '@/contract/settings.ts'
import { type Config, takesCards } from '../../config.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { activePaymentMethods, storedIn, storedSettings } from './settings-repo.ts'

export type ShopSettings = ReturnType<typeof readSettings>

let read: { stored: object; record: ShopSettings } | undefined

function recordOf(stored: Readonly<Record<string, unknown>>): ShopSettings {
  if (read?.stored !== stored) read = { stored, record: readSettings(stored) }
  return read.record
}

/**
 * The shop's settings in one query, for the server's decisions. Read from the database every time, and parsed only when
 * the row has changed.
 */
export const shopSettings = async (db: Queryable): Promise<ShopSettings> => recordOf(await storedSettings(db))

/** The settings of `settingsText`, which another statement has read. */
export const settingsIn = (text: string): ShopSettings => recordOf(storedIn(text))

/** The settings as visitors see them: stored values over defaults, with data of this installation and its lists. */
export async function siteSettings(db: Queryable, config: Config): Promise<SiteSettings> {
  const { outside, key } = config.realtime
  const record = await shopSettings(db)
  const methods = (await activePaymentMethods(db)).filter(({ code }) => code !== 'card' || takesCards(config))
  return {
    ...record,
    realtime: {
      key,
      host: outside?.host ?? null,
      port: outside?.port ?? null,
      scheme: outside?.scheme ?? null,
    },
    social_providers: config.oidc.map(({ id, name }) => ({ id, name })),
    payment_methods: methods.map(({ code }) => code),
    payment_kinds: methods.flatMap(({ code, kinds }) => (code === 'card' ? kinds : [])),
    analytics: config.analytics,
  }
}
