/** Where pictures that people sent lie: one folder per kind below the data folder, each named by its row. Names never come from outside. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { dataFolder } from './data-folder.ts'

type Place = Pick<Config, 'dataDir'>

export interface PictureFolder {
  /** Path on the API's origin; never changes. */
  url(id: string): string
  /** Written under another name first, so that no half file is ever served. Throws for an id of another form. */
  write(place: Place, id: string, webp: Buffer): Promise<void>
  /** Null when it is gone. */
  read(place: Place, id: string): Promise<Buffer | null>
  /** Nothing happens when it is gone already. */
  remove(place: Place, id: string): Promise<void>
}

const pictureId = /^[\w-]{22}$/ // 128 random bits as base64url

/** @param name of the folder, below `/uploads` and below the data folder alike */
export function pictureFolder(name: string): PictureFolder {
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
