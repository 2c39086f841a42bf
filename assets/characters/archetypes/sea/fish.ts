/** A chubby goldfish afloat: scaled round body, veil tail, dorsal and side fins. Options: none beyond palette and pattern. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, sphere } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3, vec } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

/** A fin seen as a fan: rays ripple from its root, the edge is pale. */
function fin(c: Creature, space: string, centre: Vec3, radii: Vec3, thin = 0.035): void {
  const { sculpture: s, palette } = c
  const own = s.space(s.fresh('fin'), space)
  const ray = `sin(atan(${own}.x,${own}.y)*26.)`
  s.join(
    `max(${ellipsoid(own, centre, radii)},abs(${own}.z+.05*sin(${own}.x*9.+${own}.y*5.))-${thin.toFixed(3)}-.008*${ray})*.75-.014`,
    {
      colour: mixed(palette.accent, palette.belly, `${ramp(0.25, 0.75, `length(${own})`)}*(.8+.2*${ray})`),
      rough: 0.45,
      softness: 0.6,
      coat: 0.25,
    },
    0.05,
  )
}

/** Orange above, pale belly, rows of scales behind the face. */
function scaly(c: Creature): Material {
  const { palette } = c
  const scales = '.5+.5*sin(h.z*17.+3.14*floor(h.y*8.))'
  const flank = `.3*smoothstep(.35,.9,${scales}*fract(h.y*8.))*smoothstep(.3,-.1,h.z)`
  return {
    colour: mixed(
      skinColour(c, {
        space: 'h',
        from: -0.5,
        to: 0.5,
        belly: { space: 'h', centre: [0, -0.5, 0.2], radii: [0.56, 0.42, 0.74] },
        blush: [0.52, -0.14, 0.52],
      }),
      palette.accent,
      flank,
    ),
    rough: 0.22,
    softness: 0.8,
    coat: 0.9,
  }
}

export function fish(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = o.headRadii ?? [0.68, 0.66, 0.74]
  headSpace(c, [0, -0.05, 0.1], o.tilt ?? 0.06)
  const skin = scaly(c)
  s.join(ellipsoid('h', [0, 0, 0], head), skin)
  s.join(`capsule(h,vec3(0.,0.,-.4),${vec([-0.3, 0.06, -0.84])},.42,.16)`, skin, 0.2)
  const tail = 'turnY(p-vec3(-.34,.04,-.7),-.55)'
  fin(c, `turnZ(${tail},.72)`, [0, 0.56, 0], [0.33, 0.64, 0.4])
  fin(c, `turnZ(${tail},1.95)`, [0, 0.52, 0], [0.3, 0.58, 0.4])
  fin(c, 'turnX(turnY(h-vec3(0.,.5,-.1),1.57),0.)', [-0.12, 0.2, 0], [0.42, 0.36, 0.3])
  fin(c, 'turnY(turnZ(hm-vec3(.6,-.2,.12),-1.9),.5)', [0, 0.24, 0], [0.2, 0.34, 0.3])
  s.join(sphere('hm', [0.07, -0.2, head[2] * 0.93], 0.085), { ...skin, colour: palette.accent }, 0.05)
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, head, {
    azimuth: 0.54,
    elevation: 0.14,
    size: 0.22,
    inset: 0.9,
    mouth: 'o',
    mouthY: -0.2,
    mouthZ: 0.79,
    mouthWidth: 0.11,
  })
}
