/** A coiled snake with a raised head. Options: hood (a cobra's, with its two painted eyes), fins (a sea serpent's crest), tongue (default true). */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

function hood(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  s.space('hood', 'turnX(p-vec3(0.,.2,.02),.12)')
  const front = 'smoothstep(-.06,.06,hood.z)'
  const plates = 'smoothstep(.3,.24,abs(hood.x))*(.82+.18*smoothstep(-.3,.3,sin(hood.y*34.)))'
  const disc = 'length((vec2(abs(hood.x),hood.y)-vec2(.5,.02))*vec2(1.,.8))'
  const inside = mixed(
    mixed(palette.accent, palette.belly, plates),
    palette.dark,
    `smoothstep(.2,.18,${disc})*smoothstep(.08,.1,${disc})`,
  )
  s.join(
    'ellipsoid(vec3(hood.x,hood.y+.12*abs(hood.x),hood.z-.28*hood.x*hood.x),vec3(.84,.72,.15))*.85',
    { ...skin, colour: mixed(skinColour(c, { from: -0.6, to: 0.6 }), inside, front) },
    0.08,
  )
}

function fins(c: Creature): void {
  const { sculpture: s, palette } = c
  const web: Material = {
    colour: mixed(palette.accent, palette.shade, 'smoothstep(.2,.8,abs(sin(p.y*16.)))*.5'),
    rough: 0.3,
    softness: 0.9,
    coat: 0.7,
  }
  s.join('ellipsoid(turnZ(hm-vec3(.6,.1,-.1),-.9),vec3(.2,.42,.07))', web, 0.05)
  for (const [y, z] of [
    [0.48, -0.24],
    [0.16, -0.46],
  ] as const)
    s.join(capsule('h*vec3(2.,1.,1.)', [0, y - 0.1, z + 0.1], [0, y + 0.22, z - 0.16], 0.16, 0.02), web, 0.04)
}

function coils(c: Creature, skin: Material, back: string): void {
  const { sculpture: s, palette } = c
  const coil: Material = {
    ...skin,
    colour: mixed(back, palette.accent, '.8*smoothstep(.62,.72,sin(atan(p.x,p.z)*7.+p.y*6.))'),
  }
  s.join('ringFlat(p-vec3(0.,-.77,-.08),.6,.225)', coil)
  s.join('ringFlat(turnX(p-vec3(0.,-.43,-.1),.12),.4,.2)', coil, 0.03)
  s.join(tube('p', [-0.5, -0.84, 0.2], [-1.02, -0.98, 0.5], [-1.14, -0.46, 0.4], 0.18, 0.03), coil, 0.06)
}

function snout(c: Creature, skin: Material, head: Vec3): void {
  const { sculpture: s, palette } = c
  s.join(
    ellipsoid('h', [0, 0, 0], head),
    { ...skin, colour: mixed(palette.shade, palette.body, ramp(-0.5, 0.2, 'h.y')) },
    0.1,
  )
  s.join(
    ellipsoid('h', [0, -0.15, 0.38], [0.4, 0.25, 0.34]),
    { ...skin, colour: mixed(palette.belly, palette.body, ramp(-0.18, 0.0, 'h.y')) },
    0.1,
  )
  s.carve(sphere('hm', [0.12, -0.02, 0.71], 0.035), { colour: palette.dark }, 0.02)
}

export function serpent(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = o.headRadii ?? [0.56, 0.46, 0.54]
  headSpace(c, o.headCentre ?? [0, 0.54, 0.26], o.tilt ?? 0.07, 0.06)
  const scales = '.25*smoothstep(.3,.45,spots(p*6.))'
  const back = mixed(skinColour(c, { from: -1, to: 0.3 }), palette.shade, scales)
  const bellyPlates = `smoothstep(.2,.14,abs(p.x))*smoothstep(.0,.12,p.z+.35*p.y)*(.84+.16*smoothstep(-.3,.3,sin(p.y*40.)))`
  const skin: Material = { colour: back, rough: 0.25, softness: 0.65, coat: 0.75 }
  coils(c, skin, back)
  if (o.hood) hood(c, skin)
  s.join(
    tube('p', [0.12, -0.42, -0.4], [0, -0.1, -0.3], [0, 0.4, 0.12], 0.24, 0.22),
    { ...skin, colour: mixed(back, palette.belly, bellyPlates) },
    0.06,
  )
  snout(c, skin, head)
  if (o.fins) fins(c)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.body } })
  face(c, head, {
    azimuth: 0.54,
    elevation: 0.24,
    size: 0.2,
    inset: 0.92,
    slit: true,
    mouth: 'smile',
    mouthY: -0.24,
    mouthZ: 0.7,
    mouthWidth: 0.22,
    fangs: true,
    lid: { tilt: -0.4, cover: 0.22 },
  })
  if (o.tongue !== false && c.expression !== 'attack')
    s.join(
      tube('h', [0.02, -0.27, 0.66], [0.04, -0.3, 0.94], [0.06, -0.46, 0.98], 0.04, 0.022),
      { colour: '#e0304a', rough: 0.3 },
      0.01,
    )
}
