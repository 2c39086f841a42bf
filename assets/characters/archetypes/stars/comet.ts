/** A cratered rock flying head first, its fire streaming up behind it from gold through magenta to blue. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { sphere } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.74, 0.72, 0.7]

/** from, bend, to, radius at the root */
const locks: [Vec3, Vec3, Vec3, number][] = [
  [[0, 0.1, -0.2], [-0.3, 1.1, -0.5], [-1.15, 1.3, -0.4], 0.62],
  [[-0.34, -0.1, -0.2], [-1.1, 0.1, -0.4], [-1.34, 0.66, -0.3], 0.42],
  [[0.34, 0.36, -0.2], [0.5, 1.1, -0.4], [-0.3, 1.52, -0.4], 0.4],
  [[-0.3, -0.4, -0.1], [-1.0, -0.5, -0.2], [-1.36, 0.02, -0.2], 0.28],
  [[0.52, 0.3, -0.1], [0.82, 0.86, -0.2], [0.46, 1.3, -0.3], 0.26],
]

function streamers(c: Creature): void {
  const { sculpture: s, palette } = c
  const far = 'clamp(length(p-vec3(.0,-.3,0.))*.62-.3,0.,1.)'
  const tone = mixed(
    mixed('#ffd23a', palette.accent, `smoothstep(.08,.42,${far})`),
    palette.glow,
    `smoothstep(.45,.95,${far})`,
  )
  const fire: Material = { colour: tone, rough: 0.5, softness: 0.6, coat: 0.1, emission: `${tone}*.38` }
  for (const [from, bend, to, r] of locks)
    s.join(`tube(p,${vec(from)},${vec(bend)},${vec(to)},${num(r)},.012)*.9`, fire, 0.1)
}

function craters(c: Creature, rock: Material): void {
  const { sculpture: s, palette } = c
  for (const [x, y, z, r] of [
    [-0.42, 0.5, 0.34, 0.15],
    [0.16, 0.66, 0.3, 0.1],
    [0.6, 0.22, 0.34, 0.11],
    [-0.6, -0.34, 0.3, 0.12],
    [0.3, -0.6, 0.38, 0.1],
  ] as const)
    s.carve(sphere('h', [x, y, z], r), { ...rock, colour: palette.shade }, 0.05)
}

export function comet(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0.14, -0.24, 0.12], o.tilt ?? 0.14)
  s.relief = 'layeredNoise(p*5.)'
  const rock: Material = {
    colour: blushed(
      mixed(
        mixed(palette.shade, palette.body, ramp(-0.8, 0.4, 'h.y')),
        palette.belly,
        'smoothstep(.5,.7,layeredNoise(p*3.))*.6',
      ),
      [0.46, -0.2, 0.52],
      palette.blush,
    ),
    rough: 0.62,
    softness: 0.5,
    coat: 0.15,
    bump: 0.05,
    emission: `${colour('#ff6a1a')}*.5*smoothstep(-.1,-.62,h.z)`,
  }
  streamers(c)
  s.join(`length(h/vec3(1.03,1.,.97))-.72-.03*sin(h.x*6.+1.)*sin(h.y*7.)*sin(h.z*5.+2.)`, rock, 0.06)
  craters(c, rock)
  Object.assign(c.anatomy, {
    headRadii: HEAD,
    skin: { ...rock, colour: palette.body, bump: 0, emission: undefined },
  })
  face(c, HEAD, {
    azimuth: 0.42,
    elevation: 0.08,
    size: 0.215,
    inset: 0.92,
    iris: 0.72,
    pupil: 0.38,
    mouth: 'open',
    mouthY: -0.26,
    mouthWidth: 0.16,
    lid: { tilt: -0.3, cover: 0.14 },
  })
}
