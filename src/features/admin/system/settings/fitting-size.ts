/** How large a picture stands in the place it is chosen for: as high as that, its own shape kept, within what settings allow. */
const least = 16
const most = 600 // px, of the contract

interface Size {
  width: number
  height: number
}

const within = (pixels: number) => Math.min(most, Math.max(least, Math.round(pixels)))

/** @param own of the picture's file; a drawing without one keeps the place's */
export function fittingSize(own: Size, place: Size): Size {
  if (own.width <= 0 || own.height <= 0) return place
  const height = within(place.height)
  return { width: within((height * own.width) / own.height), height }
}

/** The size a picture's file has; nought by nought when it does not come. */
export function sizeOfPicture(url: string): Promise<Size> {
  const picture = new Image()
  picture.src = url
  return picture.decode().then(
    () => ({ width: picture.naturalWidth, height: picture.naturalHeight }),
    () => ({ width: 0, height: 0 }),
  )
}
