/** A wooden Pulcinella on golden strings: white suit, tall hat, black half mask with a great nose, jointed hands; the cross hangs above. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, roundBox, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { lacquer, wood } from '../../parts/finishes.ts'
import { gold } from '../../parts/gold.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.68, 0.6, 0.58]

function suit(c: Creature): void {
  const { sculpture: s, palette } = c
  const linen: Material = {
    colour: mixed(palette.shade, palette.body, ramp(-1, -0.1, 'p.y+.3*p.z')),
    rough: 0.7,
    softness: 0.9,
    coat: 0.05,
  }
  s.join(
    'smoothMax(ellipsoid(p-vec3(0.,-.5,0.),vec3(.58,.56,.46))-.014*sin(atan(p.x,p.z)*16.)*smoothstep(-.2,-.7,p.y),-p.y-.78,.06)',
    linen,
  )
  s.join(capsule('m', [0.22, -0.7, 0], [0.27, -0.88, 0.05], 0.2, 0.21), linen, 0.05)
  s.join(ellipsoid('m', [0.28, -0.95, 0.16], [0.17, 0.1, 0.25]), lacquer(palette.accent), 0.01)
  s.join(sphere('m', [0.28, -0.9, 0.38], 0.07), gold, 0.01)
  s.join(
    'ringFlat(p-vec3(0.,-.1,0.),.34,.1)-.05*sin(atan(p.x,p.z)*11.)',
    { ...linen, colour: mixed(palette.accent, palette.body, 'smoothstep(.34,.4,length(p.xz))') },
    0.02,
  )
  for (const y of [-0.34, -0.56]) s.join(sphere('p', [0, y, 0.47], 0.085), gold, 0.01)
  s.join(
    'max(abs(ellipsoid(p-vec3(0.,-.5,0.),vec3(.6,.58,.48)))-.02,abs(p.y+.74)-.05)',
    lacquer(palette.accent),
    0.02,
  )
  s.join(tube('m', [0.4, -0.22, 0], [0.8, -0.5, 0.1], [0.98, -0.08, 0.26], 0.17, 0.2), linen, 0.06)
  s.join('ringFlat(turnZ(m-vec3(.99,-.06,.27),-.2),.17,.05)', { ...linen, colour: palette.accent }, 0.02)
  const hand = wood('p', 'y', '#e8a860', '#b06a2a')
  s.join(sphere('m', [1.0, 0.1, 0.3], 0.15), hand, 0.01)
  for (const [x, y] of [
    [-0.14, 0.14],
    [0.0, 0.2],
    [0.14, 0.14],
  ] as const)
    s.join(capsule('m', [1 + x * 0.6, 0.16, 0.32], [1 + x * 1.2, 0.14 + y, 0.36], 0.055, 0.05), hand, 0.03)
}

/** A theatre's sunburst behind the shoulders. */
function sunburst(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('ray', 'aroundZ(p-vec3(0.,.3,-.5),16.)')
  s.scalar('spike', '.84+.22*step(.5,fract(floor(atan(p.x,p.y-.3)*2.5465+.5)*.5))')
  s.join(
    '(max(max(abs(ray.x)-.24*(1.-ray.y/(spike+.3)),abs(ray.z)-.03),.4-ray.y)-.012)*.8',
    { ...gold, emission: `${colour(palette.glow)}*.18` },
    0.01,
  )
  s.join('ringFacing(p-vec3(0.,.3,-.5),.66,.06)', gold, 0.02)
}

function strings(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('bar', 'turnZ(p-vec3(0.,1.66,0.),.07)')
  const shine: Material = { ...gold, emission: `${colour(palette.glow)}*.35` }
  s.join(roundBox('bar', [0, 0, 0], [1.12, 0.065, 0.1], 0.05), shine, 0.02)
  s.join(roundBox('bar', [0, 0.02, 0], [0.1, 0.065, 0.5], 0.05), shine, 0.02)
  s.join(
    sphere('vec3(abs(bar.x),bar.yz)', [1.12, 0, 0], 0.12),
    { colour: '#ff3a5a', rough: 0.08, coat: 1, emission: 'vec3(.5,.02,.06)' },
    0.01,
  )
  s.join(
    `octahedron(bar-vec3(0.,.02,.52),vec3(.13,.16,.13))-.02`,
    { colour: '#ff3a5a', rough: 0.08, coat: 1, emission: 'vec3(.5,.02,.06)' },
    0.01,
  )
  const thread: Material = { ...gold, emission: `${colour(palette.glow)}*.9` }
  s.join(capsule('m', [1.0, 0.24, 0.3], [1.1, 1.64, 0], 0.02), thread, 0.004)
  s.join(capsule('m', [0.4, 0.5, 0.1], [0.5, 1.64, 0], 0.018), thread, 0.004)
}

function hatAndMask(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('cap', 'turnZ(h-vec3(0.,.3,-.04),.1)')
  const felt: Material = {
    colour: mixed(palette.shade, palette.body, ramp(-0.2, 0.6, 'cap.y-.6*cap.x')),
    rough: 0.7,
    softness: 0.9,
    coat: 0,
  }
  s.join(
    `smoothMax(${tube('cap', [0, 0, 0], [0.02, 0.5, 0], [0.26, 0.7, 0.06], 0.6, 0.17)},-cap.y-.02,.05)`,
    felt,
    0.01,
  )
  s.join('ringFlat(cap-vec3(0.,.02,0.),.6,.1)', lacquer(palette.accent), 0.02)
  s.join(sphere('cap', [0.34, 0.84, 0.08], 0.15), gold, 0.02)
  const ebony: Material = { colour: palette.dark, rough: 0.14, softness: 0.1, coat: 1 }
  s.join(
    `max(ellipsoid(h,vec3(.715,.64,.625)),max(-h.y-.13+.12*abs(h.x),max(h.y-.34,-h.z-.02)))-.01`,
    ebony,
    0.015,
  )
  s.join(tube('h', [0, 0.04, 0.56], [0, 0.12, 0.82], [0, -0.1, 0.84], 0.125, 0.06), ebony, 0.08)
  s.join(sphere('h', [0.09, 0.3, 0.56], 0.05), ebony, 0.03)
}

export function puppet(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.4, 0.06], o.tilt ?? 0.12)
  const grain = wood('h', 'y', palette.belly, '#dc9c5a')
  const skin: Material = {
    ...grain,
    colour: blushed(grain.colour, [0.4, -0.24, 0.36], palette.blush),
    coat: 0.7,
  }
  suit(c)
  strings(c)
  sunburst(c)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), skin, 0.01)
  s.join(ellipsoid('h', [0, -0.3, 0.18], [0.4, 0.3, 0.36]), skin, 0.08)
  hatAndMask(c)
  Object.assign(c.anatomy, {
    headRadii: HEAD,
    skin: { colour: palette.dark, rough: 0.2, softness: 0.1, coat: 1 },
  })
  const { expression } = c
  face(c, HEAD, {
    azimuth: 0.5,
    elevation: 0.08,
    size: 0.24,
    inset: 1.02,
    linerColour: '#ffc23a',
    mouth: expression === 'calm' || expression === 'blink' ? 'open' : 'fang',
    mouthY: -0.34,
    mouthZ: 0.55,
    mouthWidth: 0.21,
    lid: { tilt: 0.06, cover: 0.12, colour: palette.dark },
  })
}
