/** A megaphone that shouts: the horn is a mouth on a small booted body, frog's eyes on the rim, dashes of noise about it. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinderFacing, ellipsoid, roundBox, sphere } from '../../glsl/solids.ts'
import { colour, mixed, ramp, vec } from '../../glsl/values.ts'
import { boots } from '../../parts/boots.ts'
import { chrome, lacquer, rubber } from '../../parts/finishes.ts'
import { glovedArm } from '../../parts/gloves.ts'
import type { Material } from '../../sculpture.ts'

/** Half width and half height of the mouth in the horn. */
const GAPE = { calm: [0.46, 0.4], blink: [0.4, 0.3], attack: [0.56, 0.54], hurt: [0.2, 0.26] } as const

function horn(c: Creature, paint: Material): void {
  const { sculpture: s, palette } = c
  s.scalar('flare', `mix(.26,.84,${ramp(-0.5, 0.62, 'h.z')})`)
  s.join('smoothMax((length(h.xy)-flare)*.72,abs(h.z-.02)-.58,.05)', {
    ...paint,
    colour: mixed(palette.belly, palette.body, 'smoothstep(-.12,-.1,h.z)'),
  })
  s.join('ringFacing(h-vec3(0.,0.,.58),.85,.1)', lacquer(palette.accent), 0.02)
  s.carve(
    'smoothMax((length(h.xy)-flare+.09)*.72,-h.z+.26,.03)',
    { colour: palette.shade, rough: 0.5, softness: 0.5 },
    0.02,
  )
  s.join(cylinderFacing('h', [0, 0, -0.62], 0.14, 0.34, 0.06), lacquer(palette.accent), 0.02)
  s.join(sphere('h', [0, 0.3, -0.5], 0.09), chrome, 0.02)
}

function shout(c: Creature): void {
  const { sculpture: s } = c
  const [w, t] = GAPE[c.expression]
  s.carve(
    `ellipsoid(h-vec3(0.,-.06,.3),${vec([w, t, 0.42])})`,
    { colour: '#4a0a1c', rough: 0.6, softness: 0.1, coat: 0 },
    0.03,
  )
  s.join(
    ellipsoid('h', [0.02, -0.06 - t * 0.62, 0.3], [w * 0.62, t * 0.44, 0.22]),
    { colour: '#ff5a7a', rough: 0.25, softness: 0.8, coat: 0.8 },
    0.01,
  )
  if (c.expression !== 'hurt')
    s.join(
      roundBox('h', [0, -0.06 + t * 0.86, 0.3], [w * 0.56, t * 0.2, 0.05], 0.05),
      { colour: '#fff8ea', rough: 0.2, softness: 0.4, coat: 0.8 },
      0.01,
    )
}

function noise(c: Creature): void {
  const { sculpture: s, palette } = c
  const loud = c.expression === 'attack' ? 1.7 : 1
  for (const [angle, tone] of [
    [0.95, palette.glow],
    [1.35, palette.belly],
    [1.75, palette.glow],
  ] as const) {
    const x = Math.sin(angle)
    const y = Math.cos(angle)
    const near = 1.06
    const far = angle === 1.35 ? 1.44 : 1.32
    s.join(
      capsule('hm', [x * near, y * near, 0.5], [x * far, y * far, 0.52], 0.05 * loud, 0.075),
      { colour: tone, rough: 0.2, softness: 0.7, coat: 0.8, emission: `${colour(tone)}*.35` },
      0.01,
    )
  }
}

export function megaphone(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.26, 0.1], o.tilt ?? 0.1, -0.12)
  const paint = lacquer(mixed(palette.shade, palette.body, ramp(-0.8, 0.5, 'h.y')))
  s.join(ellipsoid('p', [0, -0.62, -0.1], [0.34, 0.34, 0.3]), { ...rubber(palette.dark), coat: 0.7 })
  s.join(roundBox('p', [0, -0.6, 0.18], [0.12, 0.14, 0.06], 0.05), lacquer(palette.accent), 0.02)
  horn(c, paint)
  shout(c)
  noise(c)
  const hose = rubber(palette.dark)
  boots(c, { x: 0.24, top: -0.74, z: -0.04, size: 1.1, leg: hose, boot: lacquer(palette.accent) })
  glovedArm(c, {
    side: -1,
    from: [0.26, -0.5, 0],
    elbow: [0.72, -0.86, 0.1],
    hand: [0.96, -0.5, 0.4],
    turn: -0.4,
    fist: true,
    sleeve: hose,
  })
  glovedArm(c, {
    side: 1,
    from: [0.26, -0.5, 0],
    elbow: [0.76, -0.8, 0.1],
    hand: [1.02, -0.6, 0.4],
    turn: -0.8,
    sleeve: hose,
  })
  s.join(sphere('hm', [0.36, 0.92, 0.42], 0.285), { ...paint, colour: palette.body }, 0.015)
  Object.assign(c.anatomy, { headRadii: [0.84, 0.84, 0.6], skin: { ...paint, colour: palette.body } })
  const { radii, eyes } = eyesAt([0.36, 0.98, 0.57], 0.2)
  face(c, radii, {
    ...eyes,
    size: 0.26,
    mouth: 'none',
    lid: { tilt: -0.12, cover: 0.14, colour: palette.body },
  })
}
