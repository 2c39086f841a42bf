/**
 * The whale that swims among stars: night-blue back with galaxies on its flanks, wide fins like wings, a comet for a
 * tail, a crown of planets circling its brow.
 */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.86, 0.7, 0.84]
const FLUKES: Vec3 = [-0.86, 0.84, -0.7]

/** A spiral of light around a point of the flank, in the mirrored head space. */
const galaxy = (x: number, y: number, r: number): string => {
  const from = `(hm.xy-vec2(${num(x)},${num(y)}))`
  return `smoothstep(${num(r)},${num(r * 0.25)},length(${from}))*(.45+.55*sin(2.*atan(${from}.y,${from}.x)+length(${from})*${num(7.5 / r)}))`
}

function hide(c: Creature): Material {
  const { sculpture: s, palette } = c
  s.scalar('throat', 'smoothstep(.05,-.05,h.y+.3-.1*h.z)*step(-.5,h.z)')
  s.scalar('spiral', `max(0.,max(${galaxy(0.62, 0.34, 0.3)},${galaxy(0.16, 0.52, 0.2)}))*(1.-throat)`)
  s.scalar('dust', 'smoothstep(.42,.72,layeredNoise(p*2.4+3.))')
  const stars = 'smoothstep(.14,.04,spots(p*4.6+1.))'
  const back = mixed(
    mixed(palette.body, palette.shade, ramp(-0.1, 0.6, 'h.y')),
    palette.accent,
    `clamp(.75*dust*smoothstep(.9,.3,h.z)+.8*spiral,0.,1.)`,
  )
  const grooves = mixed(palette.belly, palette.body, '.6*smoothstep(.75,1.,sin(h.x*26.))')
  return {
    colour: blushed(mixed(back, grooves, 'throat'), [0.62, -0.16, 0.54], '#ff6ad0'),
    rough: 0.25,
    softness: 0.55,
    coat: 0.9,
    emission: `(${colour(palette.glow)}*(.8*spiral+1.2*${stars}*smoothstep(.72,.4,h.z))+${colour(palette.accent)}*.16*dust)*(1.-throat)`,
  }
}

function finsAndTail(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const fin: Material = {
    colour: mixed(palette.body, palette.accent, ramp(0.7, 1.5, 'length(p.xy)')),
    rough: 0.3,
    softness: 0.8,
    coat: 0.7,
    emission: `${colour(palette.glow)}*.9*smoothstep(.15,.05,spots(p*5.))*${ramp(0.8, 1.2, 'length(p.xy)')}`,
  }
  s.join(tube('p', [0, -0.2, -0.35], [-0.2, -0.4, -1.2], [-0.82, 0.66, -0.76], 0.52, 0.13), skin, 0.22)
  s.space('fluke', `turnY(turnZ(p-${vec(FLUKES)},.5),-.3)`)
  s.join(
    tube('vec3(abs(fluke.x),fluke.yz)', [0.02, -0.1, 0], [0.26, 0.34, 0], [0.6, 0.2, 0], 0.15, 0.03),
    fin,
    0.06,
  )
  s.join(
    `(${tube('hm*vec3(1.,1.,.6)', [0.62, -0.34, 0.05], [1.16, -0.44, -0.02], [1.36, 0.16, -0.16], 0.22, 0.03)})*.7`,
    fin,
    0.08,
  )
  const trail = 'length(p-vec3(-.86,.84,-.7))'
  const light = mixed(
    '#e8fbff',
    mixed(palette.glow, palette.accent, `smoothstep(.3,.6,${trail})`),
    `smoothstep(.1,.3,${trail})`,
  )
  for (const [bend, to, r] of [
    [[-0.9, 1.3, -0.8], [-0.42, 1.5, -0.8], 0.12],
    [[-1.3, 1.1, -0.8], [-1.34, 1.56, -0.8], 0.11],
    [[-1.3, 0.7, -0.8], [-1.62, 1.0, -0.8], 0.1],
  ] as const)
    s.join(
      tube('p', FLUKES, bend as Vec3, to as Vec3, r, 0.008),
      { colour: light, rough: 0.4, softness: 0.8, coat: 0.2, emission: `${light}*.7` },
      0.05,
    )
}

/** A golden orbit over the brow with a sun and two worlds on it, and a set stone. */
function orbit(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('orbit', 'turnX(turnZ(h-vec3(0.,.79,-.02),.2),.36)')
  s.join('ringFlat(orbit,.46,.04)', gold, 0.01)
  s.space('spike', 'aroundY(turnY(orbit,.31),10.)')
  s.join('capsule(spike,vec3(0.,0.,.46),vec3(0.,.24,.54),.06,.012)', gold, 0.03)
  for (const [angle, r, tone] of [
    [0.3, 0.15, '#ffd23a'],
    [2.2, 0.11, '#ff5a9a'],
    [4.3, 0.12, palette.glow],
  ] as const)
    s.join(
      sphere('orbit', [Math.sin(angle) * 0.46, 0.02, Math.cos(angle) * 0.46], r),
      { colour: tone, rough: 0.2, softness: 0.7, coat: 1, emission: `${colour(tone)}*.45` },
      0.01,
    )
  s.join(capsule('h', [0, 0.56, 0.5], [0, 0.7, 0.52], 0.05, 0.02), gold, 0.03)
}

export function starwhale(c: Creature): void {
  const { sculpture: s, options: o } = c
  headSpace(c, [0.08, -0.22, 0.06], o.tilt ?? 0.08)
  const skin = hide(c)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), skin)
  finsAndTail(c, skin)
  orbit(c)
  Object.assign(c.anatomy, { headRadii: HEAD, skin: { ...skin, emission: undefined } })
  face(c, HEAD, {
    azimuth: 0.5,
    elevation: 0.02,
    size: 0.235,
    inset: 0.93,
    iris: 0.74,
    pupil: 0.38,
    mouth: 'smile',
    mouthY: -0.28,
    mouthWidth: 0.2,
    lid: { tilt: -0.15, cover: 0.14 },
  })
}
