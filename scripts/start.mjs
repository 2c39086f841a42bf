// `npm start`: installs missing packages, builds if the sources have changed, then runs the server in this process.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './prepare.mjs'

await prepare()
const { buildStale } = await import('./build.mjs')
buildStale()
process.setSourceMapsEnabled?.(true)
await import(pathToFileURL(join(root, 'dist', 'server', 'main.mjs')).href)
