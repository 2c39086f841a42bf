/** A small mummy: wrapped in bands from head to toe, loose ends flying, one great lit eye in the gap. */
import { type Creature, type Expression, headSpace } from '../../creature.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'

/** How open the eye is and how far its lid leans, by face. */
const looks: Record<Expression, { open: number; lean: number }> = {
  calm: { open: 0.62, lean: 0 },
  blink: { open: -0.7, lean: 0 },
  attack: { open: 0.3, lean: -0.5 },
  hurt: { open: -0.25, lean: 0.4 },
}

function eye(c: Creature): void {
  const { sculpture: s, palette } = c
  s.carve(
    ellipsoid('h', [0, 0.02, 0.62], [0.52, 0.24, 0.26]),
    { colour: '#1a0e1e', rough: 0.8, softness: 0, coat: 0 },
    0.05,
  )
  const at: Vec3 = [-0.16, 0.03, 0.39]
  const seen = `eyeColour((h-vec3(${at.map(num).join(',')})),normalize(vec3(-.2,.02,1.)),.66,.3,${colour(palette.iris)},0.)`
  s.joinRaw(
    sphere('h', at, 0.27),
    `Material(${seen}.xyz+${colour(palette.glow)}*.25,.1,0.,0.,-1.,0.,vec3(1.25)*${seen}.w+${colour(palette.glow)}*.22)`,
    0.004,
  )
  s.join(
    sphere('h', [0.27, 0.02, 0.43], 0.12),
    { colour: palette.glow, rough: 0.4, emission: `${colour(palette.glow)}*1.6` },
    0.004,
  )
  const { open, lean } = looks[c.expression]
  s.join(
    `max(sphere(h-vec3(${at.map(num).join(',')}),.295),${num(open * 0.27)}-dot(h-vec3(${at.map(num).join(',')}),normalize(vec3(${num(-lean)},1.,-.1))))-.006`,
    { colour: palette.shade, rough: 0.6, softness: 0.5 },
    0.012,
  )
}

function mouthOf(c: Creature): void {
  const shout = c.expression === 'attack' || c.expression === 'hurt'
  c.sculpture.carve(
    ellipsoid('h', [0.02, -0.28, 0.5], shout ? [0.17, 0.13, 0.2] : [0.17, 0.06, 0.2]),
    { colour: '#2a0a1e', rough: 0.7, softness: 0 },
    0.03,
  )
}

/** Loose ends: flat ribbons that wave. */
function ends(c: Creature, wrap: Material): void {
  const { sculpture: s } = c
  const ribbon = (from: Vec3, bend: Vec3, to: Vec3) =>
    s.join(`${tube('p*vec3(1.,1.,.55)', from, bend, to, 0.09, 0.07)}*.7`, { ...wrap, bump: 0 }, 0.03)
  ribbon([0.3, 0.78, -0.1], [0.85, 1.15, -0.1], [1.0, 0.66, -0.05])
  ribbon([-0.4, -0.3, -0.1], [-1.05, -0.1, -0.14], [-1.12, -0.62, -0.1])
  ribbon([0.3, -0.6, -0.16], [0.9, -0.62, -0.2], [0.98, -0.95, -0.12])
}

export function mummy(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.62, 0.58, 0.54]
  headSpace(c, [0, 0.38, 0.06], o.tilt ?? 0.1)
  const wave = 'p.y*13.+.9*sin(p.x*3.2+floor(p.y*2.)*1.7)+1.1*p.z*sin(p.x*2.)'
  const wrap: Material = {
    colour: `${mixed(palette.shade, mixed(palette.body, palette.belly, ramp(-0.6, 0.8, 'p.y')), `smoothstep(.0,.28,abs(fract((${wave})*.3183)-.5))`)}`,
    rough: 0.75,
    softness: 0.8,
    coat: 0,
    bump: 1,
  }
  s.relief = `.045*smoothstep(.0,.16,abs(fract((${wave})*.3183)-.5))`
  s.join(ellipsoid('p', [0, -0.42, 0], [0.44, 0.46, 0.38]), wrap)
  s.join(ellipsoid('h', [0, 0, 0], head), wrap, 0.14)
  s.join(capsule('m', [0.2, -0.7, 0.04], [0.22, -0.9, 0.14], 0.18, 0.16), wrap, 0.06)
  s.join(ellipsoid('m', [0.23, -0.95, 0.2], [0.18, 0.1, 0.23]), wrap, 0.04)
  s.join(tube('p', [0.34, -0.2, 0.06], [0.7, -0.34, 0.3], [0.66, -0.06, 0.66], 0.14, 0.13), wrap, 0.06)
  s.join(tube('p', [-0.34, -0.2, 0.06], [-0.74, -0.12, 0.2], [-0.72, 0.22, 0.5], 0.14, 0.13), wrap, 0.06)
  ends(c, wrap)
  eye(c)
  mouthOf(c)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...wrap, bump: 0 } })
}
