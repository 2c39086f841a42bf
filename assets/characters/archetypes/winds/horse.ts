/** A foal with a big head, hooves and a flowing mane and tail. Options: horn (spiral, in the horn colour), saddleStars (lit flecks on the rump), cloud (a bank of it to stand on). */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

const HEAD: Vec3 = [0, 0.4, 0.42]

function legs(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const hoof: Material = { colour: palette.foot ?? palette.dark, rough: 0.25, softness: 0.3, coat: 0.8 }
  for (const z of [0.24, -0.52]) {
    s.join(capsule('m', [0.23, -0.45, z], [0.25, -0.84, z + 0.03], 0.16, 0.115), skin, 0.07)
    s.join(
      `cylinder(m-vec3(.25,-.92,${(z + 0.04).toFixed(2)}),.08,.145+.25*clamp(-.92-m.y,-.06,.06),.04)`,
      hoof,
      0.015,
    )
  }
}

/** Locks that all blow backwards, pale at the root. */
function mane(c: Creature): void {
  const { sculpture: s, palette } = c
  const lock = (space: string, low: number, high: number): Material => ({
    colour: mixed(palette.accent, palette.glow, ramp(low, high, `length(${space}.xz)`)),
    rough: 0.4,
    softness: 0.9,
    coat: 0.4,
  })
  const hair = lock('h', 0.3, 0.75)
  s.join(tube('h', [0.02, 0.36, 0.2], [-0.06, 0.66, 0.22], [0.2, 0.5, 0.44], 0.15, 0.02), hair, 0.06)
  const locks: [Vec3, Vec3, Vec3, number][] = [
    [[0, 0.36, 0.02], [-0.3, 0.8, -0.04], [-0.56, 0.5, -0.2], 0.22],
    [[-0.04, 0.22, -0.2], [-0.46, 0.36, -0.2], [-0.62, 0.06, -0.14], 0.22],
    [[-0.04, -0.02, -0.26], [-0.44, 0.02, -0.2], [-0.58, -0.28, -0.06], 0.2],
    [[-0.04, -0.26, -0.28], [-0.4, -0.26, -0.2], [-0.48, -0.54, -0.06], 0.17],
  ]
  for (const [from, bend, to, thick] of locks) s.join(tube('h', from, bend, to, thick, 0.03), hair, 0.05)
  const brush = lock('(p-vec3(0.,0.,-.6))', 0.1, 0.8)
  s.join(tube('p', [0, -0.16, -0.6], [-0.75, 0.4, -0.9], [-1, -0.56, -0.44], 0.24, 0.03), brush, 0.06)
  s.join(tube('p', [-0.4, 0, -0.74], [-0.9, 0.2, -0.8], [-1.22, -0.16, -0.5], 0.16, 0.02), brush, 0.1)
}

/** A bank of cloud under the hooves. */
function cloudBank(c: Creature): void {
  const { sculpture: s, palette } = c
  const vapour: Material = {
    colour: mixed(palette.shade, '#ffffff', ramp(-1.25, -0.8, 'p.y')),
    rough: 0.8,
    softness: 1,
    coat: 0,
  }
  for (const [x, z, r] of [
    [0.1, 0.46, 0.24],
    [0.5, 0.3, 0.27],
    [0.72, -0.12, 0.25],
    [0.4, -0.6, 0.26],
    [0.96, 0.1, 0.17],
  ] as const)
    s.join(ellipsoid('m', [x, -1.06, z], [r, r * 0.78, r]), vapour, 0.08)
}

function muzzleAndEars(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const nose: Material = { ...skin, colour: mixed(palette.belly, palette.blush ?? palette.belly, '.25') }
  s.join(ellipsoid('h', [0, -0.2, 0.34], [0.29, 0.22, 0.27]), nose, 0.09)
  s.carve(sphere('hm', [0.11, -0.13, 0.6], 0.035), { colour: palette.dark, rough: 0.6, softness: 0.2 }, 0.03)
  s.join(capsule('hm*vec3(1.,1.,1.3)', [0.22, 0.36, 0], [0.32, 0.66, 0.02], 0.13, 0.02), skin, 0.05)
  s.join(
    capsule('hm*vec3(1.,1.,1.3)', [0.23, 0.4, 0.1], [0.31, 0.58, 0.08], 0.07, 0.012),
    { ...skin, colour: palette.blush ?? palette.accent },
    0.02,
  )
}

function spiralHorn(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join(
    `${capsule('h', [0, 0.36, 0.26], [0, 0.98, 0.5], 0.1, 0.012)}-.012*sin(h.y*52.+2.*atan(h.x,h.z-.35))`,
    {
      colour: palette.horn ?? '#fff0c0',
      rough: 0.2,
      softness: 0.6,
      coat: 1,
      emission: `${colour(palette.glow)}*.25`,
    },
    0.03,
  )
}

export function horse(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = o.headRadii ?? [0.46, 0.46, 0.44]
  headSpace(c, HEAD, o.tilt ?? 0.06)
  const flecks = 'smoothstep(.2,.08,spots(p*6.+1.))*smoothstep(-.1,-.5,p.z)'
  const skin: Material = {
    colour: skinColour(c, { from: -0.9, to: 0.35, blush: [0.34, -0.1, 0.3] }),
    rough: 0.5,
    softness: 0.8,
    coat: 0.2,
    emission: o.saddleStars ? `${colour(palette.glow)}*.8*${flecks}` : undefined,
  }
  s.join(ellipsoid('p', [0, -0.32, -0.14], [0.39, 0.36, 0.56]), skin)
  s.join(tube('p', [0, -0.2, 0.1], [0, 0, 0.34], [0, 0.3, 0.34], 0.32, 0.25), skin, 0.15)
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.12)
  legs(c, skin)
  muzzleAndEars(c, skin)
  mane(c)
  if (o.cloud) cloudBank(c)
  if (o.horn) spiralHorn(c)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, emission: undefined } })
  face(c, head, {
    azimuth: 0.56,
    elevation: 0.14,
    size: 0.185,
    inset: 0.9,
    mouth: 'smile',
    mouthY: -0.28,
    mouthZ: 0.585,
    mouthWidth: 0.11,
  })
}
