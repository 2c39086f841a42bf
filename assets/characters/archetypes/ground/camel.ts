/** A camel: one great hump under a saddle cloth, a long neck and a drowsy, well-bred face. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

const GOLD: Material = {
  colour: '#ffc53a',
  rough: 0.25,
  metal: 0.5,
  softness: 0.2,
  coat: 0.6,
  emission: 'vec3(.08,.05,0.)',
}

function saddle(c: Creature): void {
  const { sculpture: s, palette } = c
  const hem = 'max(smoothstep(.3,.33,abs(p.z+.24)),smoothstep(-.36,-.4,p.y))'
  const lozenge = 'smoothstep(.1,-.1,abs(fract(p.z*3.4)-.5)+abs(fract(p.y*3.4)-.5)-.32)'
  s.join(
    'max(ellipsoid(p-vec3(0.,-.22,-.24),vec3(.56,.5,.66))-.03,max(abs(p.z+.24)-.4,-(p.y+.48)))',
    {
      colour: mixed(mixed(palette.accent, '#24b0b8', lozenge), '#ffc53a', hem),
      rough: 0.65,
      softness: 0.5,
      coat: 0.08,
    },
    0.01,
  )
  for (const z of [-0.52, -0.24, 0.04])
    s.join(ellipsoid('m', [0.53, -0.52, z], [0.06, 0.1, 0.06]), { ...GOLD, metal: 0.1 }, 0.02)
}

function legs(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  for (const z of [0.2, -0.6]) {
    s.join(capsule('m', [0.27, -0.5, z], [0.29, -0.84, z + 0.02], 0.16, 0.1), skin, 0.06)
    s.join(sphere('m', [0.29, -0.72, z + 0.03], 0.125), skin, 0.04)
    s.join(
      ellipsoid('m', [0.295, -0.93, z + 0.08], [0.155, 0.08, 0.19]),
      { ...skin, colour: palette.foot ?? palette.shade },
      0.04,
    )
  }
}

function headAndBridle(c: Creature, head: Vec3, skin: Material, tuft: Material): void {
  const { sculpture: s, palette } = c
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.1)
  s.join(ellipsoid('h', [0, -0.15, 0.4], [0.3, 0.25, 0.3]), { ...skin, colour: palette.belly }, 0.09)
  s.carve(sphere('hm', [0.12, -0.06, 0.68], 0.04), { colour: palette.dark, rough: 0.6 }, 0.03)
  s.join('ellipsoid(turnZ(hm-vec3(.46,.3,-.06),-.9),vec3(.11,.22,.08))', skin, 0.05)
  for (const [x, tall] of [
    [0, 0.26],
    [0.16, 0.16],
    [-0.16, 0.18],
  ] as const)
    s.join(
      tube('h', [x, 0.34, 0.05], [x * 1.3, 0.4 + tall, 0.1], [x * 1.5 + 0.08, 0.4 + tall, 0.24], 0.13, 0.03),
      tuft,
      0.06,
    )
  s.join(
    'ringFacing(turnX(h-vec3(0.,-.06,.26),.0)*vec3(1.,1.05,1.),.405,.035)',
    { ...GOLD, metal: 0, colour: palette.accent },
    0.01,
  )
}

function hump(c: Creature, skin: Material, tuft: Material): void {
  const { sculpture: s } = c
  s.join(tube('p', [0, -0.1, -0.3], [0, 0.3, -0.3], [0, 0.58, -0.36], 0.44, 0.2), skin, 0.12)
  s.join(ellipsoid('p', [0, 0.68, -0.37], [0.23, 0.17, 0.23]), tuft, 0.08)
}

export function camel(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.46, 0.42, 0.42]
  headSpace(c, [0, 0.56, 0.7], c.options.tilt ?? 0.1)
  const skin: Material = {
    colour: skinColour(c, {
      from: -0.95,
      to: 0.4,
      belly: { centre: [0, -0.05, 0.95], radii: [0.2, 0.5, 0.3] },
      blush: [0.36, -0.08, 0.3],
    }),
    rough: 0.6,
    softness: 0.75,
    coat: 0.12,
  }
  const tuft: Material = {
    ...skin,
    colour: mixed(palette.shade, palette.horn ?? '#8a4a20', ramp(0.3, 1, 'p.y')),
  }
  s.join(ellipsoid('p', [0, -0.3, -0.2], [0.46, 0.4, 0.62]), skin)
  s.join(tube('p', [0, -0.3, 0.24], [0, -0.4, 0.86], [0, 0.42, 0.7], 0.28, 0.2), skin, 0.12)
  hump(c, skin, tuft)
  saddle(c)
  legs(c, skin)
  s.join(tube('p', [0, -0.2, -0.8], [-0.2, -0.2, -1.1], [-0.28, -0.56, -1.02], 0.07, 0.05), skin, 0.05)
  s.join(ellipsoid('p', [-0.28, -0.62, -1.02], [0.1, 0.16, 0.1]), tuft, 0.04)
  headAndBridle(c, head, skin, tuft)
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, head, {
    azimuth: 0.56,
    elevation: 0.26,
    size: 0.185,
    inset: 0.92,
    mouth: 'cat',
    mouthY: -0.26,
    mouthZ: 0.68,
    mouthWidth: 0.15,
    lid: { tilt: 0.12, cover: 0.5 },
  })
  s.join(
    'roundBox(vec3(abs(h.x)-.05,h.y+.3,h.z-.63),vec3(.04,.05,.025),.02)',
    { colour: '#fff6e6', rough: 0.2, coat: 0.8 },
    0.006,
  )
}
