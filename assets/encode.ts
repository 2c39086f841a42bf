/** WebP within a budget of bytes: quality steps down until the picture fits; a picture that cannot fit is an error. */
import type { Sharp } from 'sharp'

export async function webpWithin(picture: Sharp, budget: number, quality = 88): Promise<Buffer> {
  for (let q = quality; q >= 40; q -= 6) {
    const bytes = await picture.clone().webp({ quality: q, alphaQuality: 92, effort: 6 }).toBuffer()
    if (bytes.length <= budget) return bytes
  }
  const { width, height } = await picture.metadata()
  throw new Error(`cannot fit a picture of ${width} × ${height} in ${budget} bytes`)
}
