/**
 * Compares two screenshots as an eye does. Both were encoded with the same lossy format, so that it makes no
 * difference.
 */
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Colour distance of a pixel that an eye notices, from 0 to 1. */
const threshold = 0.1
/** A square with more differing pixels than this has changed. Noise is spread thinly. */
const window = { size: 24, most: 30 }

export interface Comparison {
  isSame: boolean
  worst: number // differing pixels in the worst square. All pixels if the size has changed
  difference: Buffer | null // a WebP image of the differences
}

export const encode = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).webp({ quality: 60, effort: 5, smartSubsample: true }).toBuffer()

const pixelsOf = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  if (before.equals(after)) return { isSame: true, worst: 0, difference: null }
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  const { width, height } = one.info
  if (width !== other.info.width || height !== other.info.height)
    return { isSame: false, worst: width * height, difference: null }
  const marked = Buffer.alloc(one.data.length)
  const options = { threshold, windowSize: window.size }
  const worst = pixelmatch(one.data, other.data, marked, width, height, options)
  if (worst <= window.most) return { isSame: true, worst, difference: null }
  const difference = await sharp(marked, { raw: { width, height, channels: 4 } })
    .webp({ quality: 70 })
    .toBuffer()
  return { isSame: false, worst, difference }
}
