/** Runs the migrations without starting the shop (`node dist/server/migrate.mjs`), for a job of a release. */
import { ConfigError, readConfig } from './config.ts'
import { openDatabase } from './kernel/db/database.ts'
import { createLog } from './kernel/log.ts'

try {
  const config = readConfig(process.env)
  const { database: place, dataDir } = config
  const log = createLog(config)
  const database = await openDatabase({ ...place, dataDir, log, onLost: () => process.exit(1) })
  await database.close()
  process.stdout.write('All migrations have run.\n')
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`)
  process.exit(1)
}
