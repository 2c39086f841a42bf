/** Something flat in the hand, drawn to the hand's scale. */
import type { ProductPictures } from '../all.ts'
import { put } from '../pieces.ts'
import { GRIP, PIXELS_PER_MM } from './hand.ts'

export const heldPixels = ([w, h]: [number, number]): [number, number] => [
  w * PIXELS_PER_MM,
  h * PIXELS_PER_MM,
]

/** The fingers' shadow falls on the thing alone, and the thing's shadow on no finger. @param inner drawn in the pixels that its measures give */
export function held({ hand }: ProductPictures, inner: string, size: [number, number]): string {
  const [w, h] = heldPixels(size)
  const top = GRIP.middle - h / 2
  const fingers = put(
    `left:${GRIP.left}px;top:${top}px;width:${w}px;height:${h}px;overflow:hidden`,
    `<img class="abs" src="${hand.before}" style="left:${-GRIP.left}px;top:${-top}px;filter:drop-shadow(5px 8px 6px #0428) drop-shadow(0 1px 2px #0426)">`,
  )
  return (
    `<img class="abs" src="${hand.behind}" style="left:0;top:0">` +
    put(`left:${GRIP.left}px;top:${top}px`, inner) +
    fingers +
    `<img class="abs" src="${hand.before}" style="left:0;top:0">`
  )
}
