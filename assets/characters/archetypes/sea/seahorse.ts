/** A seahorse: long round snout, ringed belly, tail curled forwards, a breaking wave for a mane. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function trunk(c: Creature): Material {
  const { sculpture: s, palette } = c
  const rings = 'sin(p.y*38.-p.z*10.)'
  const back = mixed(palette.shade, palette.body, ramp(-0.95, 0.3, 'p.y'))
  const front = mixed(palette.belly, palette.accent, `.5*smoothstep(.2,.9,${rings})`)
  const skin: Material = {
    colour: mixed(
      back,
      front,
      'smoothstep(-.02,.14,p.z-.12*smoothstep(-.2,.3,p.y))*smoothstep(.3,.1,abs(p.x))',
    ),
    rough: 0.35,
    softness: 0.8,
    coat: 0.6,
  }
  const ringed = (d: string) => `${d}-.012*${rings}`
  s.join(ringed(tube('p', [0, 0.4, 0.05], [0, 0.12, -0.34], [0, -0.3, 0.02], 0.27, 0.36)), skin)
  s.join(ringed(tube('p', [0, -0.3, 0.02], [0, -0.72, -0.4], [0, -1.02, -0.1], 0.36, 0.17)), skin, 0.1)
  s.join(tube('p', [0, -1.02, -0.1], [0, -1.2, 0.4], [0, -0.84, 0.46], 0.17, 0.12), skin, 0.04)
  s.join(tube('p', [0, -0.84, 0.46], [0, -0.54, 0.46], [0, -0.64, 0.2], 0.12, 0.07), skin, 0.03)
  return skin
}

/** A crest of water from the brow to the nape, breaking forwards, foam along its edge. */
function waveMane(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('crest', 'turnX(h-vec3(0.,.08,-.06),-.7)')
  const angle = 'atan(crest.z,crest.y)'
  const reach = `length(crest.yz)*(1.+.1*abs(sin(${angle}*3.6)))`
  const water: Material = {
    colour: mixed(palette.accent, '#f4ffff', `smoothstep(.58,.72,${reach})`),
    rough: 0.2,
    softness: 1,
    coat: 0.9,
  }
  s.join(`max(max(${reach}-.72,h.z*.8-h.y*.6-.1),abs(h.x)-.05-.03*cos(${angle}*7.2))*.7-.02`, water, 0.04)
  s.join(tube('h', [0, 0.4, 0.16], [0, 0.98, 0.14], [0, 0.74, 0.5], 0.16, 0.06), water, 0.08)
  s.join(sphere('h', [0, 0.74, 0.5], 0.085), water, 0.02)
}

function fins(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('fin', 'turnX(p-vec3(0.,-.2,-.3),-1.2)')
  const ray = 'sin(fin.z*40.)'
  const veil: Material = {
    colour: mixed(palette.accent, palette.belly, `.5+.4*${ray}`),
    rough: 0.35,
    softness: 1,
    coat: 0.6,
  }
  s.join(
    `max(${ellipsoid('fin', [0, 0.16, 0], [0.2, 0.36, 0.3])},abs(fin.x)-.025)*.8-.014-.004*${ray}`,
    veil,
    0.03,
  )
  s.join(
    ellipsoid('turnY(turnZ(hm-vec3(.36,-.16,-.06),-1.2),.5)', [0, 0.14, 0], [0.1, 0.2, 0.04]),
    veil,
    0.03,
  )
}

export function seahorse(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.48, 0.46, 0.46]
  headSpace(c, [0, 0.5, 0.14], c.options.tilt ?? 0.06)
  const skin = trunk(c)
  const cheek: Material = {
    ...skin,
    colour: blushed(
      mixed(palette.shade, palette.body, ramp(-0.6, 0.2, 'h.y')),
      [0.38, -0.14, 0.26],
      palette.blush,
    ),
  }
  s.join(ellipsoid('h', [0, 0, 0], head), cheek, 0.1)
  s.join(capsule('h', [0, -0.14, 0.3], [0, -0.2, 0.74], 0.17, 0.13), { ...cheek, colour: palette.body }, 0.1)
  s.join(sphere('h', [0, -0.2, 0.76], 0.16), { ...cheek, colour: palette.belly }, 0.05)
  waveMane(c)
  fins(c)
  Object.assign(c.anatomy, { headRadii: head, skin: cheek })
  face(c, head, {
    azimuth: 0.6,
    elevation: 0.16,
    size: 0.2,
    inset: 0.88,
    mouth: 'smile',
    mouthY: -0.24,
    mouthZ: 0.915,
    mouthWidth: 0.08,
  })
}
