/**
 * A big round whale with grooved belly, flippers and raised flukes. Options: cap (a captain's), spout, galaxies (lit stars
 * and swirls on the flanks), comet (streaks of light behind the flukes).
 */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

const FLUKES: Vec3 = [-0.72, 0.72, -0.95]

function captainsCap(c: Creature, head: Vec3): void {
  const { sculpture: s } = c
  s.space('cap', `turnX(turnZ(h-vec3(.06,${num(head[1] * 0.93)},.12),-.16),.12)`)
  s.join(
    'smoothMax(ellipsoid(cap-vec3(0.,.16,0.),vec3(.5,.2,.46)),-(cap.y-.04),.05)',
    { colour: '#f4f2ea', rough: 0.6, softness: 0.7, coat: 0.1 },
    0.02,
  )
  s.join('cylinder(cap-vec3(0.,.04,0.),.09,.36,.02)', { colour: '#16264e', rough: 0.5, coat: 0.3 }, 0.01)
  s.join(
    'ellipsoid(cap-vec3(0.,-.03,.34),vec3(.28,.045,.2))',
    { colour: '#101830', rough: 0.15, coat: 1 },
    0.02,
  )
  const gold: Material = {
    colour: '#ffc53a',
    rough: 0.25,
    metal: 0.7,
    coat: 0.6,
    emission: 'vec3(.2,.11,.01)',
  }
  s.join('ringFacing(cap-vec3(0.,.06,.38),.06,.026)', gold, 0.01)
  s.join(capsule('cap', [0, 0.19, 0.42], [0, 0.04, 0.38], 0.028, 0.028), gold, 0.01)
}

function spout(c: Creature, head: Vec3): void {
  const { sculpture: s, palette } = c
  const y = head[1] * 0.9
  const water: Material = {
    colour: mixed('#d8f6ff', palette.accent, `smoothstep(${num(y + 0.6)},${num(y)},h.y)`),
    rough: 0.1,
    softness: 1,
    coat: 1,
    emission: `${colour(palette.glow)}*.22`,
  }
  s.space('jet', 'h-vec3(-.12,-.06,-.42)')
  s.space('jets', 'vec3(abs(jet.x),jet.yz)')
  s.join(tube('jets', [0, y - 0.1, 0], [0.0, y + 1.0, 0], [0.36, y + 0.52, 0], 0.09, 0.12), water, 0.05)
  for (const [x, up, r] of [
    [0.46, 0.28, 0.08],
    [0.14, 0.96, 0.07],
  ] as const)
    s.join(sphere('jets', [x, y + up, 0.05], r), water, 0.03)
}

function tailAndFins(c: Creature, skin: Material, fin: Material): void {
  const { sculpture: s, options: o, palette } = c
  s.join(tube('p', [0, -0.2, -0.4], [-0.25, -0.45, -1.15], [-0.66, 0.56, -0.95], 0.5, 0.13), skin, 0.24)
  s.space('fluke', `turnY(p-vec3(${FLUKES.map(num).join(',')}),-.45)`)
  s.space('flukes', 'turnZ(vec3(abs(fluke.x),fluke.yz),-1.02)')
  s.join('ellipsoid(flukes-vec3(.02,.3,0.),vec3(.17,.36,.1))', fin, 0.1)
  s.join(
    'ellipsoid(turnX(turnZ(hm-vec3(.82,-.36,.12),-1.0),.2)-vec3(0.,-.05,0.),vec3(.12,.42,.24))',
    fin,
    0.08,
  )
  if (!o.comet) return
  for (const [x, y, r] of [
    [0.1, 0.5, 0.09],
    [-0.32, 0.34, 0.075],
    [-0.5, 0.02, 0.06],
  ] as const)
    s.join(
      tube(
        'p',
        FLUKES,
        [FLUKES[0] + x, 0.9 + y * 0.3, -1.1],
        [FLUKES[0] + x - 0.25, 0.75 + y, -1.2],
        r,
        0.008,
      ),
      { colour: palette.accent, emission: `${colour(palette.glow)}*1.2`, rough: 0.4, softness: 1 },
      0.05,
    )
}

/** Grooves along the throat, and for the star whale lights that never stand on the face. */
function hide(c: Creature): Material {
  const { palette, options: o } = c
  const top = skinColour(c, { space: 'h', from: -0.6, to: 0.55, blush: [0.58, -0.14, 0.62] })
  const throat = 'smoothstep(.06,-.06,h.y+.3-.12*h.z+.05*sin(h.x*2.))'
  const grooved = mixed(palette.belly, palette.shade, '.5*smoothstep(.72,1.,sin(h.x*30.))')
  const swirl =
    'smoothstep(.1,.9,sin(3.*length(p.yz-vec2(.1,-.3))*4.-2.*atan(p.y-.1,p.z+.3)))*smoothstep(.75,.1,length(p.yz-vec2(.1,-.3)))'
  const stars = 'smoothstep(.17,.06,spots(p*5.2+2.))'
  const lit = `(${swirl}*.5+${stars})*smoothstep(.75,.35,h.z)*step(-.3,h.y)`
  return {
    colour: mixed(o.galaxies ? mixed(top, palette.accent, `.7*${swirl}`) : top, grooved, throat),
    rough: 0.3,
    softness: 0.75,
    coat: 0.8,
    emission: o.galaxies ? `${colour(palette.glow)}*${lit}*(1.-${throat})` : undefined,
  }
}

export function whale(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = o.headRadii ?? [0.86, 0.72, 0.92]
  headSpace(c, [0, -0.26, 0.06], o.tilt ?? 0.05)
  const skin = hide(c)
  const fin: Material = {
    ...skin,
    colour: mixed(palette.body, palette.shade, ramp(0.1, 0.9, 'length(m)-.5')),
    emission: undefined,
  }
  s.join(ellipsoid('h', [0, 0, 0], head), skin)
  tailAndFins(c, skin, fin)
  if (o.cap) captainsCap(c, head)
  if (o.spout) spout(c, head)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, emission: undefined } })
  face(c, head, {
    azimuth: 0.56,
    elevation: 0.06,
    size: 0.19,
    inset: 0.92,
    mouth: 'smile',
    mouthY: -0.28,
    mouthWidth: 0.2,
  })
}
