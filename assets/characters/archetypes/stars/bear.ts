/** A plump upright bear whose belly is a piece of night sky. Options: constellation (linked stars on the belly, flecks on the fur). */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.62, 0.54, 0.54]

/** The Great Bear, on the belly. */
const stars: [number, number][] = [
  [-0.27, -0.22],
  [-0.12, -0.3],
  [0.0, -0.4],
  [0.08, -0.54],
  [0.27, -0.56],
  [0.3, -0.34],
  [0.1, -0.34],
]

function constellation(c: Creature): string {
  const { sculpture: s } = c
  s.scalar('bellyFront', 'step(0.,p.z)')
  const points = stars.map(([x, y]) => `smoothstep(.045,.02,length(p.xy-vec2(${num(x)},${num(y)})))`)
  const lines = stars.slice(1).map((to, i) => {
    const from = stars[i]!
    return `.35*smoothstep(.014,.006,capsule(vec3(p.xy,0.),vec3(${num(from[0])},${num(from[1])},0.),vec3(${num(to[0])},${num(to[1])},0.),0.,0.))`
  })
  return `bellyFront*(${[...points, ...lines].join('+')})`
}

function bodyOf(c: Creature, fur: Material): void {
  const { sculpture: s, palette, options: o } = c
  const paw: Material = { ...fur, colour: palette.belly, emission: undefined }
  s.join(ellipsoid('p', [0, -0.42, 0], [0.56, 0.56, 0.5]), fur)
  const night = mixed('#0c0a48', palette.accent, 'smoothstep(.45,.75,layeredNoise(p*3.+1.))*.8')
  s.join(
    ellipsoid('p', [0, -0.42, 0.24], [0.42, 0.42, 0.34]),
    {
      colour: night,
      rough: 0.25,
      softness: 0.3,
      coat: 0.9,
      emission: o.constellation ? `${night}*.25+vec3(1.3,1.2,.8)*${constellation(c)}` : undefined,
    },
    0.03,
  )
  s.join(capsule('m', [0.3, -0.72, 0.1], [0.34, -0.88, 0.2], 0.22, 0.2), fur, 0.08)
  s.join(ellipsoid('m', [0.35, -0.86, 0.36], [0.18, 0.19, 0.1]), paw, 0.03)
  const left = armSpace(c, 'p', [-0.44, -0.12, 0.02], [-0.9, 0.3, 0.26])
  const right = armSpace(c, 'p', [0.44, -0.12, 0.02], [0.82, -0.56, 0.3])
  s.join(tube(left, [-0.44, -0.12, 0.02], [-0.92, -0.16, 0.1], [-0.9, 0.3, 0.26], 0.2, 0.17), fur, 0.08)
  s.join(tube(right, [0.44, -0.12, 0.02], [0.84, -0.2, 0.1], [0.82, -0.56, 0.3], 0.2, 0.17), fur, 0.08)
  s.join(sphere(left, [-0.9, 0.34, 0.4], 0.11), paw, 0.04)
  s.join(sphere('p', [0, -0.5, -0.52], 0.18), fur, 0.06)
}

export function bear(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.4, 0.08], o.tilt ?? 0.1)
  const flecks = 'smoothstep(.13,.05,spots(p*4.4+3.))'
  const fur: Material = {
    colour: blushed(mixed(palette.shade, palette.body, ramp(-1, 0.6, 'p.y')), [0.44, -0.2, 0.4], '#ff7ad0'),
    rough: 0.6,
    softness: 0.75,
    coat: 0.15,
    emission: o.constellation ? `${colour(palette.glow)}*.9*${flecks}*step(.16,length(h.xy)-.3)` : undefined,
  }
  bodyOf(c, fur)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), fur, 0.12)
  s.join(capsule('hm', [0.4, -0.2, 0.14], [0.56, -0.22, 0.12], 0.2, 0.12), fur, 0.1)
  s.join(
    ellipsoid('h', [0, -0.2, 0.44], [0.27, 0.21, 0.22]),
    { ...fur, colour: palette.belly, emission: undefined },
    0.06,
  )
  Object.assign(c.anatomy, { headRadii: HEAD, skin: { ...fur, colour: palette.body, emission: undefined } })
  face(c, HEAD, {
    azimuth: 0.44,
    elevation: 0.12,
    size: 0.185,
    inset: 0.92,
    iris: 0.74,
    pupil: 0.4,
    mouth: 'smile',
    mouthY: -0.28,
    mouthZ: 0.65,
    mouthWidth: 0.11,
    nose: { y: -0.12, z: 0.64, radii: [0.1, 0.07, 0.06], colour: '#140a38' },
  })
}
