import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['public', 'dist/client'].map(folder => join(process.cwd(), folder))

/** Where `/assets/…` lies on disk: the committed pictures, or their built copies where only these were shipped. */
export function assetsFolder(): string {
  return folders.find(folder => existsSync(join(folder, 'assets'))) ?? (folders[0] as string)
}
