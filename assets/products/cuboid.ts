/** A box in space: front, right side and top, lit from the top left. */
import { fill, put } from './pieces.ts'

export interface Cuboid {
  w: number
  h: number
  d: number
  x: number
  y: number
  tilt: number // degrees, seen from above
  turn: number // degrees, right side shown when below 0
  front: string
  side: string
  top: string
  inside?: string // more planes in the same space, written from the middle of the front
}

export function cuboid(c: Cuboid): string {
  const { w, h, d } = c
  const front = put(
    `width:${w}px;height:${h}px;transform:translateZ(${d / 2}px);overflow:hidden;backface-visibility:hidden`,
    c.front +
      fill(
        'background:linear-gradient(105deg,#fff4,#fff0 34%,#0000 60%,#0003);box-shadow:inset 0 0 0 2px #fff3',
      ),
  )
  const side = put(
    `width:${d}px;height:${h}px;left:${w / 2 - d / 2}px;transform:rotateY(90deg) translateZ(${w / 2}px);overflow:hidden`,
    c.side + fill('background:linear-gradient(90deg,#0002,#0007);box-shadow:inset 0 0 0 2px #fff1'),
  )
  const top = put(
    `width:${w}px;height:${d}px;top:${h / 2 - d / 2}px;transform:rotateX(90deg) translateZ(${h / 2}px);overflow:hidden`,
    c.top + fill('background:linear-gradient(#fff5,#fff2);box-shadow:inset 0 0 0 2px #fff3'),
  )
  return put(
    `left:${c.x}px;top:${c.y}px;width:${w}px;height:${h}px;perspective:2600px`,
    fill(
      `transform-style:preserve-3d;transform:rotateX(${c.tilt}deg) rotateY(${c.turn}deg)`,
      front + side + top + (c.inside ?? ''),
    ),
  )
}
