/** A ringed world with a face in its clouds, floating. Options: moon (a small companion on the ring). */
import type { Creature } from '../creature.ts'
import { headSpace } from '../creature.ts'
import { face } from '../face/face.ts'
import { colour, mixed, type Vec3 } from '../glsl/values.ts'
import type { Material } from '../sculpture.ts'
import { blushed } from '../skin.ts'

const clouds = (c: Creature): string => {
  const { body, shade, accent } = c.palette
  const band = 'smoothstep(-.3,.3,sin(turnZ(p,.35).y*7.+1.6*layeredNoise(p*2.6)))'
  const streak =
    '.75*smoothstep(.55,.9,sin(turnZ(p,.35).y*4.4+2.*layeredNoise(p*2.)+2.6))*smoothstep(.55,.75,length(p.xy-vec2(0.,.05)))'
  return mixed(mixed(body, shade, `.55*${band}`), accent, streak)
}

export function planet(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  const head: Vec3 = [0.8, 0.8, 0.8]
  headSpace(c, [0, 0.08, 0], o.tilt ?? 0.1)
  const skin: Material = {
    colour: blushed(clouds(c), [0.5, -0.02, 0.6], '#ff8ac0'),
    rough: 0.4,
    softness: 0.6,
    coat: 0.5,
  }
  s.join('sphere(h,.8)', skin)
  // craters
  for (const [x, y, z, r] of [
    [-0.44, 0.56, 0.36, 0.12],
    [0.3, 0.68, 0.28, 0.08],
    [0.62, 0.46, 0.2, 0.06],
  ])
    s.carve(`sphere(h-vec3(${x},${y},${z}),${r})`, { ...skin, colour: palette.shade }, 0.05)
  s.space('ring', 'turnX(turnZ(p-vec3(0.,-.14,0.),.26),.40)')
  s.scalar('ringR', 'length(ring.xz)')
  s.join(
    'max(abs(ring.y)-.018,abs(ringR-1.10)-.18)-.012',
    {
      colour: `.62*${mixed(palette.belly, palette.accent, 'smoothstep(-.4,.6,sin(ringR*42.))')}`,
      rough: 0.35,
      softness: 0.8,
      coat: 0.6,
      emission: `${colour(palette.accent)}*.16`,
    },
    0.006,
  )
  if (o.moon)
    s.join(
      'sphere(ring-vec3(.95,.1,.6),.14)',
      {
        colour: palette.belly,
        rough: 0.4,
        softness: 0.8,
        coat: 0.5,
        emission: `${colour(palette.glow)}*.15`,
      },
      0.01,
    )
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.body } })
  face(c, head, { azimuth: 0.36, elevation: 0.2, size: 0.2, mouth: 'smile', mouthY: -0.06, mouthWidth: 0.12 })
}
