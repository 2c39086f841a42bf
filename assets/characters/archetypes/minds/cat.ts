/** A sitting cat with a long curled tail. Options: spirals (eyes that hypnotise), stars (lit flecks on the chest). */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyeCentre } from '../../face/eye-centre.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, type Vec3, vec } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

const HEAD: Vec3 = [0.7, 0.56, 0.56]
const FACE = { azimuth: 0.45, elevation: 0.06, size: 0.235, inset: 0.9 }

/** Turning bands over the open eyes; shut eyes keep their lashes. */
function spirals(c: Creature): void {
  if (c.expression === 'blink' || c.expression === 'hurt') return
  const { sculpture: s, palette } = c
  const centre = eyeCentre(HEAD, FACE.azimuth, FACE.elevation, FACE.inset)
  const size = FACE.size * 1.025
  s.space('swirl', `(hm-${vec(centre)})/${num(size)}-vec3(-.1,0.,0.)`)
  const band = 'smoothstep(-.25,.25,sin(atan(swirl.y,swirl.x)+length(swirl.xy)*11.))'
  const rim = 'smoothstep(.82,.98,length(swirl.xy))'
  const tone = mixed(mixed(palette.iris, '#fff2c8', band), palette.dark, rim)
  s.join(
    `ellipsoid(hm-${vec(centre)},${vec([size, size * 1.12, size * 0.72])})`,
    { colour: tone, rough: 0.1, softness: 0.1, coat: 1, emission: `${tone}*.32` },
    0.004,
  )
}

function tailAndPaws(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const paw: Material = { ...skin, colour: palette.belly }
  s.join(capsule('m', [0.17, -0.35, 0.26], [0.18, -0.86, 0.36], 0.14, 0.12), skin, 0.06)
  s.join(ellipsoid('m', [0.18, -0.92, 0.42], [0.16, 0.1, 0.19]), paw, 0.03)
  s.join(ellipsoid('m', [0.4, -0.68, 0.02], [0.26, 0.32, 0.36]), skin, 0.08)
  s.join(ellipsoid('m', [0.46, -0.93, 0.3], [0.15, 0.09, 0.2]), paw, 0.04)
  const striped: Material = {
    ...skin,
    colour: mixed(palette.body, palette.shade, 'smoothstep(-.2,.3,sin(p.y*11.+p.x*6.))'),
  }
  s.join(tube('p', [0.2, -0.78, -0.4], [1.2, -1.05, -0.5], [1.02, -0.1, -0.3], 0.14, 0.13), striped, 0.08)
  s.join(tube('p', [1.02, -0.1, -0.3], [0.95, 0.5, -0.2], [1.3, 0.42, -0.2], 0.13, 0.14), striped, 0.03)
}

export function cat(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.36, 0.1], o.tilt ?? 0.12)
  const skin: Material = {
    colour: skinColour(c, {
      from: -0.9,
      to: 0.5,
      belly: { centre: [0, -0.36, 0.36], radii: [0.24, 0.32, 0.24] },
      blush: [0.5, -0.2, 0.42],
    }),
    rough: 0.5,
    softness: 0.75,
    coat: 0.25,
  }
  s.join(ellipsoid('p', [0, -0.5, -0.06], [0.44, 0.52, 0.42]), skin)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), skin, 0.12)
  s.join(capsule('hm', [0.5, -0.16, 0.2], [0.78, -0.24, 0.16], 0.15, 0.02), skin, 0.12)
  s.join(ellipsoid('hm', [0.09, -0.2, 0.5], [0.14, 0.1, 0.1]), { ...skin, colour: palette.belly }, 0.05)
  s.join(
    `capsule(hm*vec3(1.,1.,1.2),vec3(.18,-.2,.6),vec3(.62,-.16,.62),.012,.006)`,
    { colour: '#ffe8ff', rough: 0.4, emission: `${colour(palette.glow)}*.2` },
    0.004,
  )
  tailAndPaws(c, skin)
  s.join(
    'ringFlat(turnX(p-vec3(0.,-.14,.1),.25),.36,.05)',
    { colour: palette.accent, rough: 0.3, coat: 0.8 },
    0.01,
  )
  Object.assign(c.anatomy, { headRadii: HEAD, skin: { ...skin, colour: palette.body } })
  face(c, HEAD, {
    ...FACE,
    mouth: 'cat',
    mouthY: -0.26,
    mouthZ: 0.6,
    mouthWidth: 0.12,
    nose: { y: -0.13, z: 0.6, radii: [0.06, 0.04, 0.04], colour: '#ff7ab0' },
    lid: { tilt: -0.1, cover: 0.3 },
  })
  if (o.spirals) spirals(c)
}
