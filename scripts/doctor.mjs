// `npm run doctor`: checks configuration, database, files, email and clock of this installation. `--json` prints JSON.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './prepare.mjs'

await prepare()
const { buildStale } = await import('./build.mjs')
buildStale()
await import(pathToFileURL(join(root, 'dist', 'server', 'doctor.mjs')).href)
