/** Leaves and blossoms for anything that grows; each is drawn in a space whose y runs along the leaf. */
import type { Creature } from '../creature.ts'
import { mixed, num, ramp } from '../glsl/values.ts'

interface Leaf {
  long: number
  wide?: number
  root?: string
  tip?: string
  curl?: number // above 0 bends the tip towards the camera
}

/** A leaf from the space's origin along its y, lighter along the vein. */
export function leaf(
  c: Creature,
  space: string,
  { long, wide = 0.34, root = '#2f8a34', tip = '#86c938', curl = 0.1 }: Leaf,
): void {
  const half = long * 0.5
  const blade = `ellipsoid(${space}-vec3(0.,${num(half)},0.),vec3(${num(long * wide)},${num(half * 1.05)},.5))`
  const vein = ramp(0.035, 0.012, `abs(${space}.x)`)
  c.sculpture.join(
    `max(${blade},abs(${space}.z-.6*${space}.x*${space}.x-${num(curl)}*${space}.y*${space}.y)-.02)*.8-.014`,
    {
      colour: mixed(mixed(root, tip, ramp(0.05 * long, long, `${space}.y`)), tip, `.6*${vein}`),
      rough: 0.42,
      softness: 0.7,
      coat: 0.35,
    },
    0.015,
  )
}

/** A blossom facing the space's z: petals round a button. */
export function blossom(
  c: Creature,
  space: string,
  o: { size: number; petal: string; heart?: string; edge?: string; petals?: number },
): void {
  const { sculpture: s } = c
  const k = num(o.size)
  const petal = s.space(s.fresh('petal'), `aroundZ(${space}/${k},${num(o.petals ?? 5)})`)
  s.join(
    `ellipsoid(${petal}-vec3(0.,.56,-.02-.18*${petal}.y),vec3(.36,.46,.16))*${k}*.85`,
    {
      colour: mixed(o.petal, o.edge ?? '#ffc4d8', ramp(0.35, 1, `${petal}.y`)),
      rough: 0.45,
      softness: 0.8,
      coat: 0.2,
    },
    0.01,
  )
  s.join(
    `ellipsoid(${space}/${k}-vec3(0.,0.,.06),vec3(.3,.3,.2))*${k}`,
    { colour: o.heart ?? '#ffc93a', rough: 0.5, softness: 0.8, coat: 0.3 },
    0.008,
  )
}
