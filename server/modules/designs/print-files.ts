/** Print files lie outside `/uploads`: nobody opens one without a signed link. Names never come from outside. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { dataFolder } from '../../kernel/data-folder.ts'

type Place = Pick<Config, 'dataDir'>

const fileOf = (place: Place, name: string): string => {
  if (!/^[\w-]{22}$/.test(name)) throw new Error('a print file is named by its row')
  return join(dataFolder(place, 'prints'), `${name}.png`)
}

/** Written under another name first, so that no half file is ever sent to the workshop. */
export async function writePrint(place: Place, name: string, png: Buffer): Promise<void> {
  const file = fileOf(place, name)
  await mkdir(dataFolder(place, 'prints'), { recursive: true })
  await writeFile(`${file}.part`, png)
  await rename(`${file}.part`, file)
}

/** Null when it is gone. */
export const readPrint = (place: Place, name: string): Promise<Buffer | null> =>
  readFile(fileOf(place, name)).catch(() => null)
