/** Where the pictures of the media library lie: below the data folder, each named by chance. Names never come from outside. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { dataFolder } from '../../kernel/data-folder.ts'

const mediaId = /^[\w-]{16,40}$/

export const mediaUrl = (id: string): string => `/uploads/media/${id}.webp`

function fileOf(config: Pick<Config, 'dataDir'>, id: string): { folder: string; file: string } {
  if (!mediaId.test(id)) throw new Error('a picture is named by its row')
  const folder = dataFolder(config, 'uploads', 'media')
  return { folder, file: join(folder, `${id}.webp`) }
}

export async function writeMedia(config: Pick<Config, 'dataDir'>, id: string, webp: Buffer): Promise<void> {
  const { folder, file } = fileOf(config, id)
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.part`, webp)
  await rename(`${file}.part`, file)
}

/** Null for what is no picture of ours, or gone. */
export const readMedia = async (config: Pick<Config, 'dataDir'>, id: string): Promise<Buffer | null> =>
  mediaId.test(id) ? readFile(fileOf(config, id).file).catch(() => null) : null

/** Only what was sent in: what ships with the shop is not ours to delete. */
export async function removeMedia(config: Pick<Config, 'dataDir'>, url: string): Promise<void> {
  const id = /^\/uploads\/media\/([\w-]{16,40})\.webp$/.exec(url)?.[1]
  if (id) await rm(fileOf(config, id).file, { force: true })
}
