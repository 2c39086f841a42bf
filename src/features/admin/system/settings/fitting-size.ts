/**
 * Computes the size of a picture in its slot: the slot's height, the picture's aspect ratio, within the limits of the
 * settings.
 */
import { clamp } from '@/lib/clamp.ts'

const least = 16
const most = 600 // px, from the contract

interface Size {
  width: number
  height: number
}

const within = (pixels: number) => clamp(Math.round(pixels), least, most)

/** @param original of the picture's file; a drawing without one keeps the place's */
export function fittingSize(original: Size, place: Size): Size {
  if (original.width <= 0 || original.height <= 0) return place
  const height = within(place.height)
  return { width: within((height * original.width) / original.height), height }
}

/** Returns the size of a picture file; 0 × 0 if it cannot be loaded. */
export function sizeOfPicture(url: string): Promise<Size> {
  const picture = new Image()
  picture.src = url
  return picture.decode().then(
    () => ({ width: picture.naturalWidth, height: picture.naturalHeight }),
    () => ({ width: 0, height: 0 }),
  )
}
