/** A putto: chubby body in a sash, golden curls, a bow with a heart-tipped arrow. Wings and halo are parts. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.62, 0.56, 0.56]

function curls(c: Creature): void {
  const { sculpture: s, palette } = c
  const hair: Material = {
    colour: mixed(
      '#d8801a',
      palette.accent,
      'smoothstep(-.6,.7,sin(length(hm.xy)*26.))*.6+.4*smoothstep(.1,.7,h.y)',
    ),
    rough: 0.4,
    softness: 0.8,
    coat: 0.5,
  }
  s.join(ellipsoid('h', [0, 0.16, -0.12], [0.64, 0.52, 0.54]), hair, 0.02)
  for (const [x, y, z, r] of [
    [0.2, 0.5, 0.24, 0.2],
    [0.46, 0.34, 0.22, 0.19],
    [0.6, 0.08, 0.06, 0.18],
    [0.3, 0.6, -0.1, 0.2],
  ] as const)
    s.join(sphere('hm', [x, y, z], r), hair, 0.04)
  s.join(tube('h', [0, 0.5, 0.3], [0.02, 0.86, 0.36], [0.2, 0.72, 0.42], 0.15, 0.06), hair, 0.05)
}

function bowAndArrow(c: Creature): void {
  const { sculpture: s } = c
  s.space('bow', 'turnZ(p-vec3(.84,-.26,.46),-.35)')
  s.join('arcFacing(turnZ(bow-vec3(-.2,0.,0.),-1.5708),1.2,.46,.045)', gold, 0.02)
  s.join(capsule('bow', [-0.03, 0.42, 0], [-0.03, -0.42, 0], 0.014), { colour: '#fff4e0', rough: 0.5 }, 0.004)
  s.join(capsule('bow', [-0.26, 0, 0.02], [0.44, 0, 0.02], 0.026), { colour: '#b06a30', rough: 0.5 }, 0.004)
  const heart: Material = {
    colour: '#ff3a6a',
    rough: 0.2,
    softness: 0.7,
    coat: 1,
    emission: `${colour('#ff1a5a')}*.3`,
  }
  s.join(
    'capsule(vec3(bow.x,abs(bow.y),bow.z)-vec3(.42,0.,.02),vec3(0.,.07,0.),vec3(.18,0.,0.),.09,.03)',
    heart,
    0.02,
  )
}

export function cherub(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.34, 0.06], o.tilt ?? 0.12)
  const skin: Material = {
    colour: blushed(
      mixed(palette.shade, palette.body, ramp(-1.1, 0.2, 'p.y')),
      [0.42, -0.18, 0.4],
      '#ff6a7a',
    ),
    rough: 0.45,
    softness: 0.95,
    coat: 0.3,
  }
  const silk: Material = {
    colour: mixed(palette.belly, '#ffffff', ramp(-0.7, -0.2, 'p.y')),
    rough: 0.5,
    softness: 0.8,
    coat: 0.3,
  }
  s.join(ellipsoid('p', [0, -0.44, 0], [0.44, 0.44, 0.4]), skin)
  s.join(`smoothMax(${ellipsoid('p', [0, -0.52, 0], [0.49, 0.42, 0.45])},p.y+.4+.12*p.x,.04)`, silk, 0.02)
  s.join('ringFlat(turnZ(p-vec3(0.,-.4,0.),-.12),.43,.055)', gold, 0.02)
  s.join(capsule('m', [0.22, -0.72, 0.06], [0.25, -0.86, 0.12], 0.18, 0.16), skin, 0.05)
  s.join(ellipsoid('m', [0.26, -0.93, 0.2], [0.17, 0.1, 0.23]), skin, 0.04)
  s.join(tube('p', [0.36, -0.2, 0.04], [0.64, -0.3, 0.1], [0.7, -0.24, 0.44], 0.15, 0.12), skin, 0.05)
  s.join(sphere('p', [0.74, -0.23, 0.48], 0.14), skin, 0.03)
  const left = armSpace(c, 'p', [-0.36, -0.2, 0.04], [-0.84, 0.16, 0.3])
  s.join(tube(left, [-0.36, -0.2, 0.04], [-0.76, -0.22, 0.1], [-0.84, 0.16, 0.3], 0.15, 0.12), skin, 0.05)
  s.join(sphere(left, [-0.85, 0.22, 0.34], 0.14), skin, 0.03)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), skin, 0.08)
  Object.assign(c.anatomy, { headRadii: HEAD, skin })
  curls(c)
  bowAndArrow(c)
  face(c, HEAD, {
    azimuth: 0.44,
    elevation: 0.0,
    size: 0.195,
    inset: 0.94,
    iris: 0.74,
    pupil: 0.4,
    mouth: 'open',
    mouthY: -0.27,
    mouthWidth: 0.12,
  })
}
