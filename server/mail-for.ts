import type { Config } from './config.ts'
import { createMailer } from './email/mailer.ts'
import { transportOf } from './email/transport.ts'
import { translate } from './email/words.ts'
import type { AppContext, Mailer } from './kernel/context.ts'
import type { Queryable } from './kernel/db/database.ts'
import { shopSettings } from './modules/settings/site-settings.ts'

/** Creates the mailer of this server. Emails use the shop's current name and colours. */
export function mailFor(config: Config, db: AppContext['db']): (context: Omit<AppContext, 'mail'>) => Mailer {
  const place = async (at: Queryable) => {
    const { site_name: siteName, vuetify_colors: palette, company: seller } = await shopSettings(at)
    return { publicUrl: config.publicUrl, apiUrl: config.apiUrl, siteName, palette, seller, translate }
  }
  return ({ jobs, log, now }) => createMailer({ db, jobs, log, now, place, transport: transportOf(config) })
}
