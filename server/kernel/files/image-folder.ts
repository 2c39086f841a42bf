/**
 * Stores uploaded images: one folder per kind in the data folder, file names are ids stored in a row. Names never come from user
 * input.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { dataFolder } from './folders.ts'

type Place = Pick<Config, 'dataDir'>

export interface ImageFolder {
  /** Path on the API's origin; never changes. */
  url(id: string): string
  /** Writes under a temporary name first, so that an incomplete file is never served. Throws for an invalid id. */
  write(place: Place, id: string, webp: Buffer): Promise<void>
  /** Returns null if the file does not exist. */
  read(place: Place, id: string): Promise<Buffer | null>
  /** Does nothing if the file does not exist. */
  remove(place: Place, id: string): Promise<void>
}

const pictureId = /^[\w-]{22}$/ // 128 random bits as base64url

/** @param name name of the folder, in `/uploads` and in the data folder */
export function imageFolder(name: string): ImageFolder {
  const fileOf = (place: Place, id: string) => {
    if (!pictureId.test(id)) throw new Error('a picture is named by its row')
    const folder = dataFolder(place, 'uploads', name)
    return { folder, file: join(folder, `${id}.webp`) }
  }
  return {
    url: id => `/uploads/${name}/${id}.webp`,
    write: async (place, id, webp) => {
      const { folder, file } = fileOf(place, id)
      await mkdir(folder, { recursive: true })
      await writeFile(`${file}.part`, webp)
      await rename(`${file}.part`, file)
    },
    read: (place, id) => readFile(fileOf(place, id).file).catch(() => null),
    remove: (place, id) => rm(fileOf(place, id).file, { force: true }),
  }
}
