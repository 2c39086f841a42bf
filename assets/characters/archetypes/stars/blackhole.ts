/** A black hole: a dark ball with a wide smile of light, a whirling disc around it, a ring of bent light and rubble falling in. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { colour, mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'

const HEAD: Vec3 = [0.66, 0.66, 0.66]

function disc(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('disc', 'turnX(turnZ(p-vec3(0.,-.22,0.),.2),.2)')
  s.scalar('discR', 'length(disc.xz)')
  s.scalar('whirl', 'sin(atan(disc.z,disc.x)*3.+discR*13.)')
  const heat = mixed(
    mixed('#fff6c8', '#ffa02a', ramp(0.72, 0.9, 'discR')),
    mixed(palette.accent, palette.body, ramp(1.05, 1.4, 'discR')),
    ramp(0.88, 1.1, 'discR'),
  )
  const tone = `${heat}*(.62+.3*whirl)`
  s.join(
    'max(abs(disc.y)-.03-.02*whirl,abs(discR-1.08)-.36)*.5-.014',
    { colour: tone, rough: 0.5, softness: 0.8, coat: 0.1, emission: `${tone}*.55` },
    0.01,
  )
}

/** Two thin blades of light along the axis of the disc. */
function jets(c: Creature): void {
  const { sculpture: s, palette } = c
  const tone = mixed('#e8f0ff', palette.glow, 'smoothstep(.5,1.4,abs(disc.y))')
  s.join(
    'capsule(vec3(disc.x,abs(disc.y),disc.z),vec3(0.,.3,-.1),vec3(0.,1.46,-.1),.15,.008)',
    { colour: tone, rough: 0.5, softness: 0.6, coat: 0, emission: `${tone}*.7` },
    0.02,
  )
}

function rubble(c: Creature): void {
  const { sculpture: s, palette } = c
  for (const [x, y, z, r] of [
    [1.1, 0.8, 0.1, 0.13],
    [-1.02, 0.86, 0, 0.09],
    [-1.16, -0.72, 0.2, 0.12],
    [0.9, -0.86, 0.3, 0.08],
    [0.72, 1.06, 0, 0.06],
  ] as const) {
    const own = s.space(
      s.fresh('rock'),
      `turnY(turnZ(p-vec3(${num(x)},${num(y)},${num(z)}),${num(x * 2)}),${num(y * 3)})`,
    )
    s.join(
      `octahedron(${own},vec3(${num(r)},${num(r * 1.2)},${num(r)}))-.03`,
      {
        colour: mixed(palette.shade, palette.belly, ramp(-0.1, 0.1, `${own}.y`)),
        rough: 0.4,
        softness: 0.4,
        coat: 0.5,
      },
      0.01,
    )
  }
}

/** Light drawn on the dark: a grin that narrows, sets or rounds with the expression. */
function grin(c: Creature): void {
  const { sculpture: s } = c
  const lit: Material = { colour: '#ffd27a', rough: 0.4, softness: 0.3, emission: `${colour('#ff9a2a')}*1.5` }
  const z = 'h-vec3(0.,'
  if (c.expression === 'hurt') s.join(`ringFacing(${z}-.3,.6),.09,.032)`, lit, 0.006)
  else if (c.expression === 'attack')
    s.join(
      `smoothMax(ellipsoid(${z}-.2,.54),vec3(.3,.26,.14)),h.y+.18-.04*abs(sin(h.x*28.)),.02)`,
      lit,
      0.006,
    )
  else s.join(`arcFacing((${z}-.06,.585))*vec3(1.,-1.,.6),1.05,.27,.036)*.8`, lit, 0.006)
}

export function blackhole(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.16, 0], o.tilt ?? 0.08)
  const edge = 'pow(clamp(length(turnY(h,-.3).xy)/.66,0.,1.),7.)'
  const dark: Material = {
    colour: mixed('#0c0420', '#3a1080', edge),
    rough: 0.18,
    softness: 0,
    coat: 0.9,
    emission: `${colour(palette.body)}*.16*${edge}`,
  }
  s.join('sphere(h,.66)', dark)
  disc(c)
  s.join(
    'ringFacing(turnY(h-vec3(0.,0.,-.1),-.3),.8,.028)',
    {
      colour: '#fff0c0',
      rough: 0.4,
      emission: `${mixed('#ffd08a', palette.accent, ramp(-0.6, 0.6, 'h.y'))}*1.5`,
    },
    0.01,
  )
  jets(c)
  rubble(c)
  Object.assign(c.anatomy, { headRadii: HEAD, skin: { ...dark, emission: undefined } })
  face(c, HEAD, {
    azimuth: 0.4,
    elevation: 0.26,
    size: 0.21,
    inset: 0.92,
    iris: 0.72,
    pupil: 0.34,
    linerColour: '#4a1a9a',
    lid: { tilt: -0.35, cover: 0.2, colour: '#2a0a5a' },
    mouth: 'none',
  })
  grin(c)
}
