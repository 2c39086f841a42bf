/** A fluffy ball of a spider: eight striped legs, two great eyes under six small ones, fangs. Option: bow (on the head). */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

function legsOf(c: Creature): void {
  const { sculpture: s, palette } = c
  const limb: Material = {
    colour: mixed(palette.shade, palette.accent, 'smoothstep(-.2,.2,sin(length(m.xy-vec2(.3,-.2))*17.))'),
    rough: 0.5,
    softness: 0.7,
    coat: 0.3,
  }
  const paths: [Vec3, Vec3, Vec3][] = [
    [
      [0.36, -0.26, 0.4],
      [0.9, 0.24, 0.75],
      [0.7, -0.92, 0.86],
    ],
    [
      [0.48, -0.22, 0.14],
      [1.2, 0.4, 0.3],
      [1.08, -0.94, 0.42],
    ],
    [
      [0.48, -0.22, -0.16],
      [1.3, 0.46, -0.2],
      [1.22, -0.94, -0.14],
    ],
    [
      [0.36, -0.22, -0.42],
      [1.05, 0.5, -0.75],
      [0.98, -0.92, -0.72],
    ],
  ]
  for (const [from, bend, to] of paths) {
    s.join(tube('m', from, bend, to, 0.11, 0.07), limb, 0.04)
    s.join(sphere('m', [to[0], to[1] + 0.03, to[2]], 0.1), { ...limb, colour: palette.dark }, 0.03)
  }
}

function smallEyes(c: Creature): void {
  const bead: Material = {
    colour: '#100818',
    rough: 0.1,
    softness: 0,
    coat: 1,
    emission: 'vec3(1.2)*smoothstep(.03,.018,length(hm.xy-vec2(.20,.475)))',
  }
  for (const [x, y, z, r] of [
    [0.2, 0.44, 0.46, 0.075],
    [0.4, 0.38, 0.4, 0.065],
    [0.55, 0.26, 0.3, 0.055],
  ] as const)
    c.sculpture.join(sphere('hm', [x, y, z], r), bead, 0.008)
}

function bow(c: Creature): void {
  const { sculpture: s, palette } = c
  const ribbon: Material = { colour: palette.blush ?? palette.accent, rough: 0.4, softness: 0.9, coat: 0.4 }
  s.space('bow', 'turnZ(h-vec3(.26,.6,.1),-.3)')
  s.space('loop', 'vec3(abs(bow.x),bow.yz)')
  s.join(ellipsoid('turnZ(loop-vec3(.2,.03,0.),.3)', [0, 0, 0], [0.2, 0.15, 0.08]), ribbon, 0.02)
  s.join(
    sphere('bow', [0, 0, 0.04], 0.085),
    { ...ribbon, colour: mixed(colour(palette.blush ?? '#ff5a9a'), '#ffffff', '.25') },
    0.02,
  )
}

export function spider(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.66, 0.6, 0.56]
  headSpace(c, [0, -0.14, 0.06], o.tilt ?? 0.07)
  s.relief = 'layeredNoise(p*vec3(26.,12.,26.))*.05'
  const fur: Material = {
    colour: skinColour(c, { space: 'h', from: -0.7, to: 0.4, blush: [0.46, -0.18, 0.42] }),
    rough: 0.75,
    softness: 0.9,
    coat: 0,
    bump: 1,
  }
  s.join(ellipsoid('p', [0, 0.02, -0.62], [0.6, 0.58, 0.52]), {
    ...fur,
    colour: mixed(palette.shade, palette.body, ramp(-0.4, 0.5, 'p.y')),
  })
  s.join(ellipsoid('h', [0, 0, 0], head), fur, 0.06)
  legsOf(c)
  smallEyes(c)
  if (o.bow) bow(c)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...fur, bump: 0 } })
  face(c, head, {
    azimuth: 0.4,
    elevation: 0.06,
    size: 0.21,
    inset: 0.9,
    mouth: 'open',
    fangs: true,
    mouthY: -0.27,
    mouthWidth: 0.13,
  })
}
