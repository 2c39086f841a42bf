/** A small knight in white and gold plate: lit eyes in an open visor, plume, cape, sun shield and broad sword. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, roundBox, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'

const HEAD: Vec3 = [0.64, 0.6, 0.6]

function helmet(c: Creature, plate: Material): void {
  const { sculpture: s, palette } = c
  s.join(ellipsoid('h', [0, 0, 0], HEAD), plate, 0.02)
  s.join(ellipsoid('h', [0, -0.26, 0.06], [0.6, 0.4, 0.56]), plate, 0.06)
  s.carve(
    roundBox('h', [0, -0.02, 0.66], [0.5, 0.25, 0.34], 0.16),
    { colour: '#0a1230', rough: 0.7, softness: 0, coat: 0 },
    0.04,
  )
  s.join(
    'max(abs(roundBox(h-vec3(0.,-.02,.66),vec3(.52,.27,.36),.17))-.035,max(ellipsoid(h,vec3(.7,.66,.68)),.36-h.z))',
    gold,
    0.01,
  )
  s.join(capsule('h', [0, 0.24, 0.57], [0, 0.62, 0.1], 0.06), gold, 0.02)
  s.join('cylinder(turnZ(hm-vec3(.62,-.02,.06),1.5708),.05,.14,.03)', gold, 0.02)
  for (const [bend, to, r] of [
    [[0, 1.1, 0.1], [-0.1, 1.12, -0.34], 0.14],
    [[0, 1.24, -0.1], [-0.3, 0.9, -0.7], 0.15],
    [[0.02, 0.9, -0.4], [-0.34, 0.46, -0.86], 0.14],
  ] as const)
    s.join(
      tube('h', [0, 0.56, 0.05], bend as Vec3, to as Vec3, r, 0.1),
      {
        colour: mixed(palette.shade, palette.accent, ramp(0.3, 1, 'h.y')),
        rough: 0.5,
        softness: 0.8,
        coat: 0.3,
      },
      0.06,
    )
}

function armour(c: Creature, plate: Material): void {
  const { sculpture: s, palette } = c
  s.join(ellipsoid('p', [0, -0.44, 0], [0.42, 0.44, 0.38]), plate)
  const sun = 'smoothstep(.17,.15,length(p.xy-vec2(0.,-.42))-.05*step(.2,sin(atan(p.x,p.y+.42)*8.)))'
  s.join(
    `smoothMax(${ellipsoid('p', [0, -0.46, 0], [0.46, 0.48, 0.42])},abs(p.x)-.23,.03)`,
    { colour: mixed(palette.accent, '#ffd23a', `${sun}*step(0.,p.z)`), rough: 0.5, softness: 0.6, coat: 0.3 },
    0.01,
  )
  s.join('ringFlat(p-vec3(0.,-.64,0.),.41,.06)', gold, 0.02)
  s.join(sphere('m', [0.5, -0.14, 0], 0.22), plate, 0.01)
  s.join('ringFlat(turnZ(m-vec3(.52,-.2,0.),.5),.2,.035)', gold, 0.01)
  s.join(capsule('m', [0.22, -0.74, 0.04], [0.24, -0.86, 0.08], 0.16, 0.16), plate, 0.02)
  s.join(ellipsoid('m', [0.25, -0.92, 0.16], [0.2, 0.12, 0.28]), gold, 0.03)
  s.join(
    `max(ellipsoid(p-vec3(0.,-.5,-.34),vec3(.66,.62,.24)),p.y+.02)+.02*sin(p.x*16.)`,
    {
      colour: mixed(palette.shade, palette.accent, ramp(-1, -0.1, 'p.y')),
      rough: 0.5,
      softness: 0.8,
      coat: 0.2,
    },
    0.02,
  )
}

const SHOULDER: Vec3 = [-0.54, -0.18, 0]
/** In a strike the blade is raised next to the head: swung like other arms, it would point to the back. Radians. */
const RAISED = 0.25
const BLADE = 0.1 // its turn in the hand

function swordAndShield(c: Creature, plate: Material): void {
  const { sculpture: s, palette } = c
  const isStrike = c.pose === 'strike'
  const sword = isStrike
    ? s.space('raised', `turnZ(p-${vec(SHOULDER)},${num(RAISED)})+${vec(SHOULDER)}`)
    : armSpace(c, 'p', SHOULDER, [-0.86, 0.02, 0.4])
  s.join(tube(sword, SHOULDER, [-0.9, -0.24, 0.1], [-0.86, 0.02, 0.36], 0.13, 0.12), plate, 0.02)
  s.join(sphere(sword, [-0.86, 0.02, 0.4], 0.15), { ...plate, colour: palette.belly }, 0.02)
  s.space('sword', `turnZ(${sword}-vec3(-.86,.02,.44),${isStrike ? num(BLADE) : '.2'})`)
  s.join(
    '(max(abs(sword.x)*.8+abs(sword.z)*2.4-.15,max(.14-sword.y,(sword.y-1.12)*.6+abs(sword.x)*.9)))*.4-.008',
    {
      colour: mixed('#b8c8f0', '#ffffff', 'smoothstep(-.02,.03,sword.x)'),
      rough: 0.15,
      metal: 0.4,
      coat: 1,
      emission: `${colour('#ffe9a0')}*.16`,
    },
    0.005,
  )
  s.join(capsule('sword', [-0.27, 0.16, 0], [0.27, 0.16, 0], 0.065), gold, 0.02)
  s.join(capsule('sword', [0, -0.2, 0], [0, 0.1, 0], 0.055), { colour: '#7a3a1a', rough: 0.6 }, 0.01)
  s.join(sphere('sword', [0, -0.24, 0], 0.085), gold, 0.01)
  s.join(tube('p', [0.54, -0.18, 0], [0.82, -0.3, 0.1], [0.72, -0.42, 0.36], 0.13, 0.12), plate, 0.02)
  s.space('shield', 'turnY(p-vec3(.78,-.42,.52),-.35)')
  const outline = s.polygon([
    [-0.36, 0.4],
    [0, 0.46],
    [0.36, 0.4],
    [0.34, -0.06],
    [0.2, -0.36],
    [0, -0.54],
    [-0.2, -0.36],
    [-0.34, -0.06],
  ])
  s.scalar('shieldD', `${outline}(shield.xy)`)
  const quarter = mixed(palette.belly, palette.accent, 'step(0.,shield.x*(shield.y-.02))')
  s.join(
    'max(shieldD,abs(shield.z+.3*dot(shield.xy,shield.xy))-.05)*.8-.02',
    { colour: quarter, rough: 0.25, softness: 0.4, coat: 1 },
    0.005,
  )
  s.join('max(abs(shieldD)-.045,abs(shield.z+.3*dot(shield.xy,shield.xy))-.075)*.8-.015', gold, 0.01)
  s.join(sphere('shield', [0, 0.02, 0.06], 0.12), gold, 0.02)
}

export function knight(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.36, 0.04], o.tilt ?? 0.08)
  const plate: Material = {
    colour: mixed(palette.shade, palette.body, ramp(-1, 0.5, 'p.y')),
    rough: 0.22,
    metal: 0.3,
    softness: 0.2,
    coat: 1,
  }
  armour(c, plate)
  helmet(c, plate)
  swordAndShield(c, plate)
  const shade: Material = { colour: '#0a1230', rough: 0.7, softness: 0, coat: 0 }
  Object.assign(c.anatomy, { headRadii: HEAD, skin: shade })
  s.space('visor', 'h')
  face(c, [0.62, 0.56, 0.48], {
    azimuth: 0.42,
    elevation: -0.03,
    size: 0.2,
    inset: 0.95,
    liner: false,
    iris: 0.76,
    pupil: 0.38,
    stretch: [1, 1.1, 0.5],
    lid: { tilt: -0.3, cover: 0.16, colour: '#1a2a6a' },
    mouth: 'none',
  })
}
