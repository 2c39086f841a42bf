// `npm run storage:copy`: copies the files below DATA_DIR into the bucket of the S3 variables, and verifies them.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './prepare.mjs'

await prepare()
const { buildStale } = await import('./build.mjs')
buildStale()
await import(pathToFileURL(join(root, 'dist', 'server', 'copy-files.mjs')).href)
