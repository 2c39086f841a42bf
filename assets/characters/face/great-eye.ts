/** One great eye in the middle of a head, between two lids that open, lower, close or squeeze with the expression. */
import type { Creature } from '../creature.ts'
import { colour, num, type Vec3, vec } from '../glsl/values.ts'
import type { Material } from '../sculpture.ts'

export interface GreatEye {
  radius: number // of the ball, at the origin of the head space h
  opening: Vec3 // half width, half height and depth of the almond in front
  centreY: number
  iris: number
  pupil: number
}

/** Half height of the almond by expression, as a part of the calm one; 0 is shut. */
const WIDE = { calm: 1, blink: 0, attack: 0.8, hurt: 0.34 }

/** Carves the almond out of the lids already there and sets the ball behind it. */
export function greatEye(c: Creature, lids: Material, o: GreatEye): void {
  const { sculpture: s, palette } = c
  const wide = WIDE[c.expression]
  const z = o.radius * 0.9
  if (wide) {
    const almond = `ellipsoid(h-${vec([0, o.centreY, z])},${vec([o.opening[0], o.opening[1] * wide, o.opening[2]])})`
    const brow = `h.y-${num(o.centreY + o.opening[1] * 0.12)}-.55*abs(h.x)`
    s.carve(
      c.expression === 'attack' ? `smoothMax(${almond},${brow},.04)` : almond,
      { ...lids, colour: palette.dark },
      0.03,
    )
    const look: Vec3 = [Math.sin(c.yaw) * 0.8, 0.05 + o.centreY * 0.6, 1]
    const seen = `eyeColour(h,normalize(${vec(look)}),${num(o.iris)},${num(o.pupil)},${colour(palette.iris)},0.)`
    s.joinRaw(
      `sphere(h,${num(o.radius)})`,
      `Material(${seen}.xyz,.1,0.,0.,-1.,0.,vec3(1.25)*${seen}.w)`,
      0.004,
    )
  } else
    s.join(
      `arcFacing((h-${vec([0, o.centreY + 0.5, z + 0.02])})*vec3(1.,-1.,.3),.62,.72,.045)*.6`,
      { colour: palette.dark, rough: 0.5, softness: 0, coat: 0.2 },
      0.01,
    )
}
