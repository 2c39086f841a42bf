/** Where sent pictures lie: one folder below the data folder, each named by its row. Names never come from outside. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadId } from '../../../src/contract/endpoints/game/creation-art.ts'
import type { Config } from '../../config.ts'
import { dataFolder } from '../../kernel/data-folder.ts'

/** Path on the API's origin; the same for ever. */
export const uploadUrl = (id: string): string => `/uploads/creations/${id}.webp`

function fileOf(config: Pick<Config, 'dataDir'>, id: string): { folder: string; file: string } {
  if (!uploadId.test(id)) throw new Error('a picture is named by its row')
  const folder = dataFolder(config, 'uploads', 'creations')
  return { folder, file: join(folder, `${id}.webp`) }
}

/** Written under another name first, so that no half file is ever served. Throws for an id that is not of `uploadId`'s form. */
export async function writeUpload(config: Pick<Config, 'dataDir'>, id: string, webp: Buffer): Promise<void> {
  const { folder, file } = fileOf(config, id)
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.part`, webp)
  await rename(`${file}.part`, file)
}

/** Null when it is gone. */
export const readUpload = (config: Pick<Config, 'dataDir'>, id: string): Promise<Buffer | null> =>
  readFile(fileOf(config, id).file).catch(() => null)

/** Nothing happens when it is gone already. */
export const removeUpload = (config: Pick<Config, 'dataDir'>, id: string): Promise<void> =>
  rm(fileOf(config, id).file, { force: true })
