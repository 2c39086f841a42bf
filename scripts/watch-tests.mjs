// `npm run dev:test`: runs the tests affected by uncommitted changes, then those affected by each further change. Server tests run on a
// temporary PostgreSQL if available, otherwise on the embedded database.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { prepare, root } from './prepare.mjs'
import { startPostgres } from './services.mjs'

await prepare()
const postgres = await startPostgres({ isDurable: false })
process.on('SIGINT', () => {}) // Vitest also receives the signal; the database stops after Vitest has ended
const vitest = spawn(
  join(root, 'node_modules/.bin/vitest'),
  ['watch', '--changed', '--passWithNoTests', '--project=unit*', '--project=server*'],
  { stdio: 'inherit', env: { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) } },
)
const [code] = await once(vitest, 'exit')
postgres?.stop()
process.exit(code ?? 0)
