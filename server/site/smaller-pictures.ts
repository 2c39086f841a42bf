/**
 * Resizes our own images, one at a time, each once. Results are cached for a month as files named by their source. Then they are
 * deleted, and created again on the next request.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../kernel/log.ts'
import { createWorkQueue, QueueFull } from '../kernel/work-queue.ts'

export interface Original {
  address: string // of the image in the shop
  version: string // changes with its content
  read(): Promise<Buffer | null>
}

export interface SmallerPicture {
  name: string // changes with the image
  webp: Buffer
}

export interface SmallerPictures {
  /**
   * Null if the image does not exist, cannot be resized, or too many requests wait.
   * @param width in pixels; a narrower image keeps its width
   */
  of(original: Original, width: number): Promise<SmallerPicture | null>
  /** Deletes files created more than a month before `now` (epoch milliseconds). */
  forgetOld(now: number, stopping: AbortSignal): Promise<void>
}

const mostWaiting = 64
const cachedMillis = 30 * 24 * 3600_000
const quality = { quality: 82, alphaQuality: 88, effort: 4 }

/** @param folder folder of the resized images */
export function openSmallerPictures(folder: string, log: Pick<Log, 'error'>): SmallerPictures {
  const queue = createWorkQueue({ lanes: 1, waiting: mostWaiting, waitingEach: mostWaiting })

  async function make({ read }: Original, width: number, target: string): Promise<Buffer | null> {
    const { default: sharp } = await import('sharp')
    const bytes = await read()
    if (!bytes) return null
    const webp = await sharp(bytes).resize({ width, withoutEnlargement: true }).webp(quality).toBuffer()
    await mkdir(folder, { recursive: true })
    await writeFile(`${target}.part`, webp)
    await rename(`${target}.part`, target)
    return webp
  }

  /** All callers share one queue, because each image is resized once for all of them. */
  const resized = async (original: Original, width: number, target: string): Promise<Buffer | null> => {
    try {
      return await queue.run('shop', () => make(original, width, target), target)
    } catch (error) {
      if (!(error instanceof QueueFull))
        log.error({ err: error, address: original.address }, 'an image could not be resized')
      return null
    }
  }

  return {
    async of(original, width) {
      const name = createHash('sha256')
        .update(JSON.stringify([original.address, original.version, width]))
        .digest('hex')
        .slice(0, 32)
      const target = join(folder, `${name}.webp`)
      const webp = (await readFile(target).catch(() => null)) ?? (await resized(original, width, target))
      return webp && { name, webp }
    },
    async forgetOld(now, stopping) {
      for (const name of await readdir(folder).catch(() => [])) {
        if (stopping.aborted) return
        const file = join(folder, name)
        const facts = await stat(file).catch(() => null)
        if (facts && now - facts.mtimeMs > cachedMillis) await rm(file, { force: true })
      }
    },
  }
}
