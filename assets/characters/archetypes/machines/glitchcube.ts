/**
 * The glitch: a black cube torn into slices that do not meet, each with cyan and magenta ghosts; one great eye drawn in pixels across
 * the tear, a row of teeth where two slices part, a corner with no texture, a broken halo of bars. The eye draws the expressions.
 */
import type { Creature, Expression } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { roundBox } from '../../glsl/solids.ts'
import { colour, mixed, num, type Vec3, vec } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'

interface Slice {
  y: number
  half: number
  x: number
  z: number
}

const SIDE = 0.72

/** From the top; the last one falls away in an attack and is pushed aside when hurt. */
function slices(expression: Expression): Slice[] {
  const tear = { calm: 1, blink: 0.5, attack: 1.5, hurt: 2.1 }[expression]
  const gap = { calm: 0, blink: 0.05, attack: -0.2, hurt: 0.04 }[expression]
  return [
    { y: 0.66, half: 0.1, x: -0.2 * tear, z: -0.03 },
    { y: 0.42, half: 0.135, x: 0.1 * tear, z: 0.02 },
    { y: 0.1, half: 0.18, x: -0.02, z: 0 },
    { y: -0.19, half: 0.105, x: 0.15 * tear, z: 0.03 },
    { y: -0.74 + gap, half: 0.16, x: -0.12 * tear, z: 0 },
  ]
}

const lit = (tone: string, strength: number): Material => ({
  colour: tone,
  rough: 0.4,
  softness: 0.2,
  coat: 0,
  emission: `${colour(tone)}*${num(strength)}`,
})

function torso(c: Creature, black: Material, cuts: Slice[]): void {
  const { sculpture: s, palette } = c
  for (const { y, half, x, z } of cuts) {
    s.join(
      roundBox('h', [x - 0.1, y + 0.012, z - 0.07], [SIDE, half * 0.72, SIDE * 0.9], 0.01),
      lit(palette.glow, 1.1),
      0.004,
    )
    s.join(
      roundBox('h', [x + 0.11, y - 0.015, z - 0.05], [SIDE, half * 0.66, SIDE * 0.9], 0.01),
      lit(palette.accent, 1.1),
      0.004,
    )
    s.join(roundBox('h', [x, y, z], [SIDE, half, SIDE], 0.035), black, 0.004)
  }
  s.join(roundBox('h', [0, 0, -0.1], [0.5, 0.72, 0.5], 0.02), lit('#3a0030', 0.6), 0.004)
}

/** Teeth that stand in the gap over the last slice, a little too human. */
function grin(c: Creature, cuts: Slice[]): void {
  const { sculpture: s } = c
  const top = cuts[3]!
  const low = cuts[4]!
  const upper = top.y - top.half
  const lower = low.y + low.half
  s.space('tooth', 'vec3(h.x-clamp(floor(h.x/.17+.5),-3.,3.)*.17,h.yz)')
  const enamel: Material = {
    colour: mixed('#ffe8d0', '#ffffff', 'smoothstep(-.6,-.3,h.y)'),
    rough: 0.12,
    softness: 0.4,
    coat: 1,
  }
  const half = Math.min(0.13, (upper - lower) / 2)
  s.join(roundBox('tooth', [0, upper - half, 0.62], [0.078, half, 0.05], 0.035), enamel, 0.01)
  s.join(roundBox('tooth', [0, lower + half * 0.8, 0.6], [0.074, half * 0.8, 0.05], 0.03), enamel, 0.01)
  s.join(roundBox('h', [0, (upper + lower) / 2, 0.5], [0.6, 0.03, 0.04], 0.02), lit('#ff0a50', 0.9), 0.005)
}

/** The eye is sampled on a grid of pixels and shifted by the band it lies in. */
function eye(c: Creature): void {
  const { sculpture: s, palette, expression } = c
  s.scalar('shift', 'h.y>.29?.05:(h.y<-.07?.09:-.02)')
  s.space('orb', 'h-vec3(shift,.12,.66)')
  s.space('px', 'floor(orb*18.+.5)/18.')
  const look: [number, number] = [Math.sin(c.yaw) * 0.1, 0.01]
  const r = `length(px.xy-vec2(${num(look[0])},${num(look[1])}))`
  const iris = expression === 'attack' ? palette.accent : palette.glow
  const white = 'vec3(.86,1.,1.)'
  const ring = `mix(${colour(iris)}*.25,${colour(iris)}*1.1,smoothstep(.12,.28,${r}))`
  const drawn: Record<Expression, string> = {
    calm: `mix(${white},mix(vec3(.0),${ring},step(.13,${r})),step(${r},.3))`,
    attack: `mix(${colour('#ffd0e8')},mix(vec3(.0),${ring},step(.055,abs(px.x))),step(${r},.32))`,
    blink: `mix(vec3(.01),${colour(iris)},step(abs(px.y),.03))`,
    hurt: `mix(vec3(.01),mix(${colour(palette.accent)},${colour(iris)},step(0.,px.x)),step(abs(abs(px.x)-abs(px.y)),.06)*step(abs(px.x),.28))`,
  }
  const glint = 'step(length(px.xy-vec2(-.16,.17)),.09)+step(length(px.xy-vec2(.14,-.12)),.045)'
  const awake = expression === 'calm' || expression === 'attack'
  const tone = awake ? `mix(${drawn[expression]},vec3(1.),clamp(${glint},0.,1.))` : drawn[expression]
  s.join('ellipsoid(orb,vec3(.5,.47,.2))*.7', { colour: '#000000', rough: 0.3, softness: 0, coat: 0.6 }, 0.01)
  s.join(
    'ellipsoid(orb-vec3(0.,0.,.04),vec3(.445,.415,.2))*.7',
    { colour: `(${tone})*.5`, rough: 0.14, softness: 0, coat: 0.6, emission: `(${tone})*.8` },
    0.004,
  )
  const lid = expression === 'attack' ? 'h.y-.26-.5*(h.x-shift)' : 'h.y-.42-.18*(h.x-shift)'
  if (awake)
    s.join(
      `max(ellipsoid(orb-vec3(0.,0.,.02),vec3(.5,.47,.26)),-(${lid}))*.7`,
      { colour: '#0a0a12', rough: 0.25, metal: 0.3, softness: 0, coat: 0.8 },
      0.006,
    )
}

const SHARDS: readonly (readonly [number, number, number, number, 'glow' | 'accent' | 'dark' | 'belly'])[] = [
  [0.72, 0.92, 0.3, 0.13, 'dark'],
  [0.98, 0.76, 0.12, 0.1, 'glow'],
  [0.92, 1.14, 0, 0.085, 'accent'],
  [1.2, 0.98, 0.1, 0.06, 'belly'],
  [0.56, 1.16, 0.1, 0.06, 'glow'],
  [1.16, -0.5, 0.3, 0.12, 'dark'],
  [1.3, -0.28, 0.2, 0.06, 'accent'],
  [-1.14, -0.62, 0.3, 0.1, 'accent'],
  [-1.24, 0.3, 0.2, 0.08, 'glow'],
  [-0.96, 1.0, 0.1, 0.09, 'dark'],
]

function shards(c: Creature, black: Material): void {
  const { sculpture: s, palette } = c
  for (const [x, y, z, r, tone] of SHARDS) {
    const bit = s.space(
      s.fresh('bit'),
      `turnY(turnZ(p-${vec([x, y, z])},${num(tone === 'dark' ? 0.3 : 0)}),.4)`,
    )
    s.join(
      roundBox(bit, [0, 0, 0], [r, r, r], 0.008),
      tone === 'dark' ? black : lit(palette[tone], 0.9),
      0.002,
    )
  }
  const stray: Vec3 = [-1.1, -0.2, 0.5]
  s.join(roundBox('p', stray, [0.17, 0.17, 0.17], 0.02), black, 0.002)
  s.space('spy', `floor((p-${vec(stray)})*26.+.5)/26.`)
  s.join(
    `roundBox(p-${vec([stray[0], stray[1], stray[2] + 0.1])},vec3(.13,.13,.1),.01)`,
    {
      ...lit('#ffffff', 0),
      colour: `mix(vec3(0.),mix(${colour(palette.accent)},vec3(.9),step(.09,length(spy.xy-vec2(.02,0.)))),step(.05,length(spy.xy-vec2(.02,0.))))`,
      emission: `${colour(palette.accent)}*.5*step(length(spy.xy),.09)`,
    },
    0.002,
  )
}

/** Bars standing round the back at lengths that only chance explains. */
function halo(c: Creature): void {
  const { sculpture: s, palette } = c
  s.scalar('turnOf', 'floor(atan(h.x,h.y)*3.501+.5)')
  s.space('ray', 'aroundZ(h-vec3(0.,0.,-.5),22.)')
  s.scalar('far', '.12+.3*hash1(turnOf+11.)')
  s.join(
    '(max(max(abs(ray.x)-.05,abs(ray.z)-.04),abs(ray.y-1.1-far*.5)-far)-.008)*.55',
    {
      ...lit(palette.glow, 0),
      colour: mixed(palette.glow, palette.accent, 'step(.5,hash1(turnOf+4.))'),
      emission: `mix(${colour(palette.glow)},${colour(palette.accent)},step(.5,hash1(turnOf+4.)))*.8*step(.2,fract(ray.y*9.))`,
    },
    0.002,
  )
}

export function glitchcube(c: Creature): void {
  headSpace(c, [0, 0.14, 0], c.options.tilt ?? 0.1, 0.1)
  const { palette } = c
  const cell = 'hash3(floor(h*9.+.5))'
  const lost = 'smoothstep(-.02,.02,h.x+h.y-.72+.3*hash3(floor(h*5.)))'
  const check = `mod(floor(h.x*6.)+floor(h.y*6.)+floor(h.z*6.),2.)`
  const noise = `step(.93,${cell})`
  const spark = `mix(${colour(palette.glow)},${colour(palette.accent)},step(.5,hash3(floor(h*9.+.5)+7.)))`
  const black: Material = {
    colour: `mix(${mixed(palette.body, palette.shade, `step(.6,${cell})`)},${colour('#ff00dc')}*${check},${lost})`,
    rough: 0.16,
    metal: 0.35,
    softness: 0,
    coat: 1,
    emission: `${spark}*${noise}*.9+${colour('#ff00dc')}*${check}*${lost}*.5`,
  }
  const cuts = slices(c.expression)
  halo(c)
  torso(c, black, cuts)
  grin(c, cuts)
  eye(c)
  shards(c, black)
  Object.assign(c.anatomy, { headRadii: [SIDE, 0.8, SIDE], skin: black })
}
