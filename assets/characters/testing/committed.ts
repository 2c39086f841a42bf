/** The committed pictures of the characters, as tests see them. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readManifest } from '../manifest.ts'

export const charactersRoot = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../../public/assets/characters',
)
export const manifest = readManifest(join(charactersRoot, 'manifest.json'))!
