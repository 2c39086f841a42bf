/** Four legs, head in front. Options: muzzle, scarf (its colour). */
import type { Creature } from '../creature.ts'
import { headSpace } from '../creature.ts'
import { face } from '../face/face.ts'
import { capsule, ellipsoid } from '../glsl/solids.ts'
import { mixed, type Vec3 } from '../glsl/values.ts'
import type { Material } from '../sculpture.ts'
import { skinColour } from '../skin.ts'

function legs(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const paw: Material = {
    ...skin,
    colour: mixed(palette.foot ?? palette.shade, palette.body, 'smoothstep(-1.,-.8,p.y)'),
  }
  for (const z of [0.24, -0.5]) {
    s.join(capsule('m', [0.26, -0.55, z], [0.29, -0.88, z + 0.04], 0.17, 0.145), skin, 0.07)
    s.join(ellipsoid('m', [0.295, -0.95, z + 0.09], [0.165, 0.09, 0.19]), paw, 0.04)
  }
}

/** Wound round the neck, one end hanging down in front. */
function scarf(c: Creature, tone: string): void {
  const { sculpture: s } = c
  const knit: Material = {
    colour: mixed(tone, '#fff4ea', 'step(.62,fract(p.y*5.+p.x*1.4))'),
    rough: 0.8,
    softness: 0.7,
    coat: 0,
  }
  s.join('ringFlat(turnX(p-vec3(0.,-.24,.34),.35),.37,.12)', knit, 0.03)
  s.join(capsule('p*vec3(1.,1.,1.6)', [0.24, -0.34, 1.06], [0.34, -0.72, 1.1], 0.13, 0.15), knit, 0.04)
}

export function quadruped(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = o.headRadii ?? [0.52, 0.48, 0.46]
  headSpace(c, o.headCentre ?? [0, 0.16, 0.46], o.tilt ?? 0.08)
  const skin: Material = {
    colour: skinColour(c, {
      from: -0.95,
      to: 0.35,
      belly: { centre: [0, -0.62, 0.3], radii: [0.34, 0.36, 0.5] },
      blush: [head[0] * 0.74, -head[1] * 0.3, head[2] * 0.6],
    }),
    rough: o.rough ?? 0.6,
    softness: 0.75,
    coat: o.coat ?? 0.1,
    bump: o.bump ?? 0,
  }
  s.join(ellipsoid('p', [0, -0.38, -0.12], o.bodyRadii ?? [0.44, 0.4, 0.6]), skin)
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.2)
  if (o.muzzle)
    s.join(
      ellipsoid('h', [0, -head[1] * 0.32, head[2] * 0.82], o.muzzle),
      { ...skin, colour: palette.belly },
      0.07,
    )
  legs(c, skin)
  if (typeof o.scarf === 'string') scarf(c, o.scarf)
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, head, {
    azimuth: 0.46,
    elevation: 0.08,
    size: 0.165,
    mouth: 'cat',
    mouthY: -0.24,
    mouthWidth: 0.12,
  })
}
