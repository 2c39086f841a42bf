/** Contact sheets for looking at, in the cache: every picture beside its kin on one ground. Nothing reads them back. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'

export async function contactSheet(
  file: string,
  pictures: Buffer[],
  cell: { w: number; h: number },
  columns: number,
  ground = '#39415c',
): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  const tiles = await Promise.all(
    pictures.map(async (picture, i) => ({
      input: await sharp(picture)
        .resize(cell.w - 6, cell.h - 6, { fit: 'contain', background: '#0000' })
        .png()
        .toBuffer(),
      left: (i % columns) * cell.w + 3,
      top: Math.floor(i / columns) * cell.h + 3,
    })),
  )
  const height = Math.ceil(pictures.length / columns) * cell.h
  await sharp({ create: { width: columns * cell.w, height, channels: 3, background: ground } })
    .composite(tiles)
    .png()
    .toFile(file)
}
