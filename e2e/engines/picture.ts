import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** Creates an image file of one colour, large enough for shop and cards, while `use` runs. */
export async function withPicture(use: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-picture-'))
  const file = join(folder, 'picture.jpg')
  const teal = { r: 56, g: 126, b: 132 }
  await sharp({ create: { width: 500, height: 700, channels: 3, background: teal } })
    .jpeg()
    .toFile(file)
  await use(file)
  await rm(folder, { recursive: true })
}
