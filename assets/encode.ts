/** WebP within a budget of bytes: quality steps down until the picture fits; a picture that cannot fit is an error. */
import type { Sharp } from 'sharp'

export interface Encoding {
  budget: number // bytes
  quality: number // to start from
  alphaQuality: number
  isData?: boolean // numbers rather than colours: precise edges, kept where the picture is transparent
}

const LOWEST = 40
const STEP = 4

export async function webpWithin(picture: Sharp, encoding: Encoding): Promise<Buffer> {
  const { budget, alphaQuality, isData = false } = encoding
  for (let quality = encoding.quality; quality >= LOWEST; quality -= STEP) {
    const bytes = await picture
      .clone()
      .webp({ quality, alphaQuality, exact: isData, smartSubsample: isData, effort: 6 })
      .toBuffer()
    if (bytes.length <= budget) return bytes
  }
  const { width, height } = await picture.metadata()
  throw new Error(`cannot fit a picture of ${width} × ${height} in ${budget} bytes`)
}
