/**
 * Print files are stored outside `/uploads` and can be opened only by a signed link. File names never come from a
 * request.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { dataFolder } from '../../kernel/files/folders.ts'

type Place = Pick<Config, 'dataDir'>

const fileOf = (place: Place, name: string): string => {
  if (!/^[\w-]{22}$/.test(name)) throw new Error('a print file is named by its row')
  return join(dataFolder(place, 'prints'), `${name}.png`)
}

/** Written under a temporary name first, so that the workshop never receives an incomplete file. */
export async function writePrint(place: Place, name: string, png: Buffer): Promise<void> {
  const file = fileOf(place, name)
  await mkdir(dataFolder(place, 'prints'), { recursive: true })
  await writeFile(`${file}.part`, png)
  await rename(`${file}.part`, file)
}

/** Returns null when the file is missing. */
export const readPrint = (place: Place, name: string): Promise<Buffer | null> =>
  readFile(fileOf(place, name)).catch(() => null)
