// `npm run dev:test`: runs the tests that uncommitted changes touch, then those that every further change touches. Server tests run
// on a throw-away PostgreSQL where there is one, otherwise on the embedded database.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { installPackages, requireNode, root } from './prepare.mjs'
import { startPostgres } from './services.mjs'

requireNode()
process.chdir(root)
installPackages()
const postgres = await startPostgres({ isDurable: false })
process.on('SIGINT', () => {}) // Vitest hears it too; the database is stopped when it has ended
const vitest = spawn(
  join(root, 'node_modules/.bin/vitest'),
  ['watch', '--changed', '--passWithNoTests', '--project=unit*', '--project=server*'],
  { stdio: 'inherit', env: { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) } },
)
const [code] = await once(vitest, 'exit')
postgres?.stop()
process.exit(code ?? 0)
