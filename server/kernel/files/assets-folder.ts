import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['public', 'dist/client'].map(folder => join(process.cwd(), folder))

/** Folder that serves `/assets/…`: the committed images, or their built copies if only the build was shipped. */
export function assetsFolder(): string {
  return folders.find(folder => existsSync(join(folder, 'assets'))) ?? (folders[0] as string)
}
