import { readSettings } from '../src/contract/settings.ts'
import type { Config } from './config.ts'
import type { Mailer, World } from './kernel/context.ts'
import { createMailer } from './mail/mailer.ts'
import { transportOf } from './mail/transport.ts'
import { translate } from './mail/words.ts'
import { storedSettings } from './modules/settings/repo.ts'

/** The post office of this server; letters carry the shop's name as it was when the process started. */
export async function mailFor(
  config: Config,
  db: World['db'],
): Promise<(world: Omit<World, 'mail'>) => Mailer> {
  const { site_name } = readSettings(await storedSettings(db))
  const place = { publicUrl: config.publicUrl, siteName: site_name, translate }
  return ({ jobs, log, now }) => createMailer({ db, jobs, log, now, place, transport: transportOf(config) })
}
