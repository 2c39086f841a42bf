/** The box of a kit, and the stand for a counter with its awning. */
import type { ProductPictures } from './all.ts'
import { packLook } from './all.ts'
import { type Cuboid, cuboid } from './cuboid.ts'
import { type kits, packs, type stands } from './looks.ts'
import { pack } from './pack.ts'
import { centred, fill, logo, picture, printed, put, shadow, spark } from './pieces.ts'
import { resized } from './views/measures.ts'

type KitOf = (typeof kits)[string]
type StandOf = (typeof stands)[string]

export const KIT: Pick<Cuboid, 'w' | 'h' | 'd'> = { w: 600, h: 200, d: 400 }

export const kitFaces = (s: ProductPictures, { tone, slug }: KitOf) => ({
  front: printed(tone, put('left:28px;top:40px', logo(62)) + picture(s.creature(slug), 190, 380, 4)),
  side: printed(tone, put('left:150px;top:50px', spark(100))),
  top: printed(tone, centred(s.creature(slug), 330, 600, 40)),
})

export const kit = (s: ProductPictures, look: KitOf): string =>
  shadow(510, 800, 400, 60, 0.42) +
  cuboid({ ...KIT, x: 190, y: 560, tilt: -34, turn: -28, ...kitFaces(s, look) })

const STRIPES = 'repeating-linear-gradient(90deg,#1d5f66 0 70px,#f4fbfb 70px 140px)'

/** The scalloped roof over the packs. */
const awning = put(
  'left:-20px;top:-330px;width:600px;height:150px;transform:translateZ(-120px) rotateX(-38deg)',
  fill(
    `background:${STRIPES};-webkit-mask:linear-gradient(#000 0 0) top/100% 115px no-repeat,radial-gradient(circle at 50% 0,#000 34px,#0000 35px) 0 115px/70px 35px repeat-x`,
  ),
)

/** @param turn degrees; above 0 its left side is nearer. @param full packs stand in it */
export function stand(s: ProductPictures, { packs: kinds }: StandOf, turn = -26, full = true): string {
  const pile = kinds.map(name => resized(pack(packLook(s, packs[name]!)), [520, 800], [236, 363]))
  const rows = Array.from({ length: full ? 10 : 0 }, (_, row) =>
    pile.map((one, i) =>
      put(`left:${36 + i * 256}px;top:${-250 + row * 16}px;transform:translateZ(${-150 + row * 30}px)`, one),
    ),
  )
  const wall = put(
    'left:0;top:-300px;width:560px;height:560px;transform:translateZ(-179px);overflow:hidden;border-radius:20px 20px 0 0',
    printed('bottega', put('left:0;right:0;top:150px', logo(96))),
  )
  return (
    shadow(500, 920, 380, 56, 0.42) +
    cuboid({
      w: 560,
      h: 260,
      d: 360,
      x: 220,
      y: 560,
      tilt: -16,
      turn,
      front: printed('bottega', put('left:0;right:0;top:74px', logo(76))),
      side: printed('bottega', put('left:120px;top:70px', spark(120))),
      top: fill('background:#04191b'),
      inside: wall + rows.flat().join('') + awning,
    })
  )
}
