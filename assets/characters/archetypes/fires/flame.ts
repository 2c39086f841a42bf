/** A living campfire: a body of tongues, golden inside and red at the tips, sitting on crossed logs. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function logs(c: Creature): void {
  const { sculpture: s } = c
  for (const [yaw, pitch, y] of [
    [0.5, 0.1, -0.84],
    [-0.6, -0.08, -0.8],
    [1.55, 0.05, -0.86],
  ] as const) {
    const own = s.space(s.fresh('log'), `turnZ(turnY(p-vec3(0.,${y},.08),${yaw}),${pitch.toFixed(2)})`)
    const end = `smoothstep(.84,.86,abs(${own}.x))`
    const rings = `(.75+.25*sin(length(${own}.yz)*70.))`
    const bark = mixed('#4a2712', '#8a5028', `.5+.5*sin(atan(${own}.y,${own}.z)*8.+sin(${own}.x*6.))`)
    s.join(
      `(cylinder(${own}.yxz,.86,.16,.03)-.008*sin(atan(${own}.y,${own}.z)*8.))*.9`,
      { colour: mixed(bark, `vec3(.8,.5,.22)*${rings}`, end), rough: 0.7, softness: 0.3, coat: 0.05 },
      0.01,
    )
  }
  s.space('ember', 'aroundY(p,7.)')
  s.join(ellipsoid('ember', [0, -0.95, 0.86], [0.2, 0.12, 0.15]), {
    colour: mixed('#5a5560', '#a09aa0', ramp(-1, -0.85, 'p.y')),
    rough: 0.7,
    softness: 0.2,
  })
}

function sparks(c: Creature): void {
  const { sculpture: s } = c
  for (const [x, y, r] of [
    [0.5, 1.16, 0.07],
    [-0.78, 1.1, 0.05],
    [0.9, 0.66, 0.05],
  ] as const)
    s.join(sphere('p', [x, y, 0.1], r), { colour: '#ffb02a', emission: 'vec3(1.2,.5,.05)', rough: 0.5 })
}

function burning(c: Creature): Material {
  const { palette } = c
  const heat = ramp(0.1, 1.05, 'length((h-vec3(0.,-.12,.3))*vec3(1.15,.8,.7))')
  const hot = mixed(
    mixed(palette.belly, palette.accent, ramp(0.28, 0.62, 'length(h.xy-vec2(0.,-.1))')),
    palette.body,
    heat,
  )
  return {
    colour: blushed(mixed(hot, palette.shade, ramp(0.75, 1.3, 'h.y')), [0.44, -0.16, 0.4], '#ff4a30'),
    rough: 0.5,
    softness: 0.8,
    coat: 0.2,
    emission: `mix(vec3(.28,.14,.02),vec3(.35,.04,.0),${heat})`,
  }
}

export function flame(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.66, 0.62, 0.58]
  headSpace(c, [0, -0.06, 0.04], c.options.tilt ?? 0.05)
  const skin = burning(c)
  s.join(ellipsoid('h', [0, -0.1, 0], head), skin)
  const tongues: [Vec3, Vec3, Vec3, number][] = [
    [[0, 0.2, -0.04], [0.34, 0.86, 0], [-0.06, 1.3, 0], 0.48],
    [[0.36, 0.1, -0.06], [0.78, 0.36, -0.02], [0.58, 0.86, -0.04], 0.3],
    [[-0.36, 0.1, -0.06], [-0.86, 0.42, 0], [-0.54, 1.0, -0.04], 0.32],
    [[-0.5, -0.3, 0], [-0.92, -0.3, 0.1], [-0.98, 0.22, 0.1], 0.2],
    [[0.5, -0.3, 0], [0.94, -0.34, 0.1], [1.0, 0.12, 0.1], 0.2],
  ]
  for (const [from, bend, to, thick] of tongues) s.join(tube('h', from, bend, to, thick, 0.015), skin, 0.12)
  logs(c)
  sparks(c)
  s.join(capsule('m', [0.2, -0.6, 0.3], [0.24, -0.72, 0.46], 0.16, 0.12), skin, 0.08)
  Object.assign(c.anatomy, {
    headRadii: head,
    skin: { ...skin, colour: palette.accent, emission: 'vec3(.2,.08,.0)' },
  })
  face(c, head, {
    azimuth: 0.42,
    elevation: -0.02,
    size: 0.2,
    inset: 0.93,
    mouth: 'open',
    mouthY: -0.34,
    mouthZ: 0.52,
    mouthWidth: 0.17,
  })
}
