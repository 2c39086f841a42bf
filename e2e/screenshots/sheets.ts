/** Contact sheets of many screens, one image per group, for `docs/screens`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

const gap = 10
const width = 420 // of an image
const columns = 4
const ground = '#16110d'

/** @param shape of the images, which is the same for all of a group */
export async function composeSheet(
  name: string,
  files: readonly string[],
  shape: { width: number; height: number },
): Promise<void> {
  const cell = { width, height: Math.round((width * shape.height) / shape.width) }
  const target = resolve('docs/screens')
  await mkdir(target, { recursive: true })
  const pictures = await Promise.all(
    files.map(file =>
      sharp(file)
        .resize({ ...cell, fit: 'contain', background: ground })
        .toBuffer(),
    ),
  )
  const rows = Math.ceil(pictures.length / columns)
  const sheet = sharp({
    create: {
      width: columns * (cell.width + gap) + gap,
      height: rows * (cell.height + gap) + gap,
      channels: 3,
      background: ground,
    },
  }).composite(
    pictures.map((input, place) => ({
      input,
      left: gap + (place % columns) * (cell.width + gap),
      top: gap + Math.floor(place / columns) * (cell.height + gap),
    })),
  )
  await writeFile(join(target, `${name}.webp`), await sheet.webp({ quality: 68 }).toBuffer())
}
