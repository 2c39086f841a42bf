/** Where the pictures of the media library lie: below the data folder, each named by chance. Names never come from outside. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { dataFolder } from '../../kernel/data-folder.ts'

const mediaId = /^[\w-]{16,40}$/

/** Path on the API's origin; never changes. */
export const mediaUrl = (id: string): string => `/uploads/media/${id}.webp`

function fileOf(config: Pick<Config, 'dataDir'>, id: string): { folder: string; file: string } {
  if (!mediaId.test(id)) throw new Error('a picture is named by its row')
  const folder = dataFolder(config, 'uploads', 'media')
  return { folder, file: join(folder, `${id}.webp`) }
}

/** Written under another name first, so that no half file is ever served. Throws for an id of another form. */
export async function writeMedia(config: Pick<Config, 'dataDir'>, id: string, webp: Buffer): Promise<void> {
  const { folder, file } = fileOf(config, id)
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.part`, webp)
  await rename(`${file}.part`, file)
}

/** Null for what is no picture of ours, or gone. */
export const readMedia = async (config: Pick<Config, 'dataDir'>, id: string): Promise<Buffer | null> =>
  mediaId.test(id) ? readFile(fileOf(config, id).file).catch(() => null) : null

/** Deletes only uploaded files: pictures that ship with the shop stay. */
export async function removeMedia(config: Pick<Config, 'dataDir'>, url: string): Promise<void> {
  const id = /^\/uploads\/media\/([\w-]{16,40})\.webp$/.exec(url)?.[1]
  if (id) await rm(fileOf(config, id).file, { force: true })
}
