/**
 * Location of the pictures of the media library: below the data folder, with random names. File names never come from a
 * request.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { dataFolder } from '../../kernel/files/folders.ts'

const mediaId = /^[\w-]{16,40}$/

/** Permanent path on the API's origin. */
export const mediaUrl = (id: string): string => `/uploads/media/${id}.webp`

function fileOf(config: Pick<Config, 'dataDir'>, id: string): { folder: string; file: string } {
  if (!mediaId.test(id)) throw new Error('a picture is named by its row')
  const folder = dataFolder(config, 'uploads', 'media')
  return { folder, file: join(folder, `${id}.webp`) }
}

/** Written under a temporary name first, so that no incomplete file is served. Throws for an invalid id. */
export async function writeMedia(config: Pick<Config, 'dataDir'>, id: string, webp: Buffer): Promise<void> {
  const { folder, file } = fileOf(config, id)
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.part`, webp)
  await rename(`${file}.part`, file)
}

/** Returns null when the id is invalid or the picture was deleted. */
export const readMedia = async (config: Pick<Config, 'dataDir'>, id: string): Promise<Buffer | null> =>
  mediaId.test(id) ? readFile(fileOf(config, id).file).catch(() => null) : null

/** Deletes uploaded files only. Pictures that ship with the shop remain. */
export async function removeMedia(config: Pick<Config, 'dataDir'>, url: string): Promise<void> {
  const id = /^\/uploads\/media\/([\w-]{16,40})\.webp$/.exec(url)?.[1]
  if (id) await rm(fileOf(config, id).file, { force: true })
}
