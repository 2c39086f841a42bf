/** A cricket fiddler in a waistcoat: long antennae, great folded hind legs, a small violin under its chin and the bow across. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { lacquer, wood } from '../../parts/finishes.ts'
import { gold } from '../../parts/gold.ts'
import { note } from '../../parts/note.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

const HEAD: Vec3 = [0.66, 0.58, 0.56]

function body(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  s.join(ellipsoid('p', [0, -0.46, -0.04], [0.42, 0.46, 0.4]), {
    ...skin,
    colour: mixed(palette.accent, palette.belly, 'smoothstep(.16,.13,abs(p.x)-.1*p.y)*smoothstep(.1,.2,p.z)'),
  })
  for (const y of [-0.4, -0.6]) s.join(sphere('p', [0, y, 0.36], 0.06), gold, 0.01)
  s.join(
    `${ellipsoid('turnX(m-vec3(.2,-.4,-.46),-.5)', [0, 0, 0], [0.24, 0.56, 0.14])}*.9`,
    { ...skin, colour: mixed(palette.body, palette.glow, ramp(-0.9, 0, 'p.y')), coat: 0.8 },
    0.03,
  )
  s.join(tube('m', [0.36, -0.62, -0.06], [0.8, -0.3, -0.3], [1.02, 0.16, -0.3], 0.22, 0.11), skin, 0.05)
  s.join(capsule('m', [1.02, 0.16, -0.3], [0.86, -0.86, 0.04], 0.09, 0.07), skin, 0.03)
  s.join(ellipsoid('m', [0.86, -0.93, 0.14], [0.14, 0.08, 0.25]), { ...skin, colour: palette.shade }, 0.03)
  s.join(capsule('m', [0.2, -0.76, 0.06], [0.26, -0.92, 0.14], 0.1, 0.09), skin, 0.04)
  s.join(ellipsoid('m', [0.28, -0.95, 0.2], [0.16, 0.075, 0.2]), lacquer(palette.dark), 0.02)
  s.join('octahedron(vec3(abs(p.x)-.15,p.y+.12,p.z-.4),vec3(.17,.13,.1))-.02', lacquer('#ff4a5a'), 0.01)
  s.join(sphere('p', [0, -0.12, 0.42], 0.07), lacquer('#c8203a'), 0.01)
}

function violin(c: Creature, skin: Material): void {
  const { sculpture: s } = c
  s.space('fiddle', 'turnY(turnZ(p-vec3(.62,-.34,.5),-1.0),-.35)*1.12')
  const spruce = { ...wood('fiddle', 'y', '#e87a2a', '#a83a10'), coat: 1, rough: 0.15 }
  s.join(
    `(smoothMin(smoothMin(${ellipsoid('fiddle', [0, -0.16, 0], [0.29, 0.26, 0.1])},${ellipsoid('fiddle', [0, 0.2, 0], [0.23, 0.2, 0.1])},.08),${ellipsoid('fiddle', [0, 0.02, 0], [0.17, 0.2, 0.09])},.04))*.85`,
    spruce,
    0.01,
  )
  s.join(`${capsule('fiddle', [0, 0.3, 0.06], [0, 0.84, 0.04], 0.05, 0.04)}*.85`, lacquer('#2a1420'), 0.01)
  s.join(`${sphere('fiddle', [0, 0.88, 0.02], 0.085)}*.85`, spruce, 0.02)
  s.join(
    `${capsule('vec3(abs(fiddle.x)-.12,fiddle.yz)', [0, -0.16, 0.09], [0.02, 0.06, 0.09], 0.022)}*.85`,
    lacquer('#2a1420'),
    0.005,
  )
  s.join(
    `${capsule('fiddle', [0, -0.3, 0.11], [0, 0.36, 0.1], 0.022)}*.85`,
    { colour: '#fff6e0', rough: 0.3, coat: 0.5 },
    0.005,
  )
  s.join(tube('p', [0.3, -0.26, 0.2], [0.7, -0.62, 0.4], [1.06, -0.06, 0.6], 0.09, 0.08), skin, 0.03)
  s.join(sphere('p', [1.08, -0.06, 0.6], 0.13), skin, 0.03)
  s.join(tube('p', [-0.3, -0.26, 0.2], [-0.76, -0.5, 0.5], [-0.44, -0.3, 0.78], 0.09, 0.08), skin, 0.03)
  s.join(sphere('p', [-0.42, -0.28, 0.8], 0.13), skin, 0.03)
  s.join(capsule('p', [-0.56, -0.22, 0.84], [0.98, -0.44, 0.78], 0.032, 0.024), lacquer('#8a3a1a'), 0.005)
}

export function cricket(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [-0.04, 0.34, 0.08], o.tilt ?? -0.14)
  const skin: Material = {
    colour: skinColour(c, {
      from: -0.9,
      to: 0.5,
      blush: [0.46, -0.14, 0.4],
      belly: { space: 'h', centre: [0, -0.4, 0.34], radii: [0.4, 0.26, 0.3] },
    }),
    rough: 0.36,
    softness: 0.8,
    coat: 0.55,
  }
  body(c, skin)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), skin, 0.08)
  s.join(
    tube('hm', [0.2, 0.46, 0.1], [0.3, 1.2, 0.2], [0.96, 1.1, 0.1], 0.055, 0.03),
    { ...skin, colour: palette.shade },
    0.04,
  )
  s.join(
    sphere('hm', [0.97, 1.08, 0.1], 0.085),
    { colour: palette.glow, rough: 0.2, softness: 0.9, coat: 0.8, emission: 'vec3(.1,.1,.02)' },
    0.02,
  )
  violin(c, { ...skin, colour: palette.body })
  note(c, [-0.98, 0.62, 0.2], 0.7)
  note(c, [1.08, 0.6, 0.2], 0.55, -0.1, '#ff8ac8')
  Object.assign(c.anatomy, { headRadii: HEAD, skin })
  face(c, HEAD, { azimuth: 0.5, elevation: 0.14, size: 0.25, mouth: 'smile', mouthY: -0.3, mouthWidth: 0.17 })
}
