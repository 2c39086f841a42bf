/** A snail with a spiral house on its back and eyes on stalks; its wet skin carries drops. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

function house(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('house', 'turnX(p-vec3(0.,.04,-.34),.15)')
  s.scalar('whorl', 'fract(log(length(house.yz)+.02)*1.35-atan(house.y,house.z)/6.2832)')
  const band = 'smoothstep(.1,.2,whorl)*smoothstep(.62,.5,whorl)'
  const groove = 'smoothstep(.12,.0,min(whorl,1.-whorl))'
  s.join(
    `(ellipsoid(house,vec3(.5,.74,.74))+.05*${groove}*smoothstep(.1,.3,length(house.yz)))*.8`,
    {
      colour: mixed(mixed(palette.foot ?? '#c86a1c', palette.accent, band), '#5a2408', `.75*${groove}`),
      rough: 0.18,
      softness: 0.5,
      coat: 1,
    },
    0.02,
  )
}

function drops(c: Creature): void {
  const { sculpture: s } = c
  const drop: Material = { colour: '#8fe0ff', rough: 0.05, softness: 1, coat: 1 }
  for (const [x, y, z, r] of [
    [-0.36, -0.62, 0.12, 0.07],
    [-0.3, -0.74, -0.62, 0.09],
  ] as const)
    s.join(sphere('p', [x, y, z], r), drop, 0.01)
}

function slug(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  s.join(ellipsoid('p', [0, -0.8, -0.1], [0.46, 0.24, 0.86]), skin)
  s.join(capsule('p', [0, -0.84, -0.5], [-0.12, -0.92, -1.2], 0.24, 0.05), skin, 0.1)
  s.join(
    'ellipsoid(p-vec3(0.,-.93,-.06),vec3(.58,.09,.9))+.02*sin(p.z*16.)',
    { ...skin, colour: palette.shade },
    0.06,
  )
}

export function snail(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.5, 0.46, 0.44]
  headSpace(c, [0, -0.2, 0.52], c.options.tilt ?? 0.07)
  const dew = 'smoothstep(.3,.22,spots(p*4.2+1.))'
  const skin: Material = {
    colour: mixed(
      skinColour(c, {
        from: -1,
        to: 0.1,
        belly: { centre: [0, -0.62, 0.66], radii: [0.34, 0.34, 0.42] },
        blush: [0.38, -0.06, 0.32],
      }),
      palette.horn ?? '#d8f07a',
      `.5*${dew}*smoothstep(.3,.0,p.z)`,
    ),
    rough: 0.18,
    softness: 0.9,
    coat: 0.9,
  }
  slug(c, skin)
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.2)
  house(c)
  const stalk: Vec3 = [0.27, 0.72, 0.16]
  s.join(tube('hm', [0.2, 0.3, 0.1], [0.2, 0.52, 0.04], stalk, 0.13, 0.11), skin, 0.08)
  s.join(sphere('hm', [stalk[0], stalk[1], stalk[2] - 0.05], 0.22), skin, 0.06)
  drops(c)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.body } })
  const { radii, eyes } = eyesAt([stalk[0], stalk[1] + 0.02, stalk[2] + 0.06])
  face(c, radii, {
    ...eyes,
    size: 0.21,
    stretch: [1, 1.06, 0.85],
    mouth: 'open',
    mouthY: -0.06,
    mouthZ: 0.445,
    mouthWidth: 0.17,
  })
}
