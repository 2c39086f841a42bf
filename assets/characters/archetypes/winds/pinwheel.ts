/** A toy pinwheel: two rounds of folded vanes about the face, a striped stick with mittens, shoes and a bow. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import { arms, legs } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const VANES = 8
const paper = [
  [-0.04, 0.2],
  [-0.02, 1.12],
  [0.2, 1.0],
  [0.38, 0.76],
  [0.42, 0.5],
  [0.3, 0.26],
] as const
const rainbow = [
  '#ff3a4a',
  '#ff9a1e',
  '#ffd82a',
  '#4ac84a',
  '#1fb8d8',
  '#3a6af0',
  '#8a4ae8',
  '#ff5ab8',
] as const

/** The colour of each vane, by its number round the hub. */
const byVane = (number: string): string =>
  rainbow
    .slice(1)
    .reduce((tone, next, i) => mixed(tone, next, `step(${num(i + 0.5)},${number})`), colour(rainbow[0]))

function wheel(c: Creature, turned: number, size: number, z: number, outline: string, bright: boolean): void {
  const { sculpture: s } = c
  const own = s.fresh('spin')
  const k = num(size)
  s.space(own, `turnZ(h-vec3(0.,0.,${num(z)}),${num(turned)})/${k}`)
  const number = s.fresh('vane')
  s.scalar(number, `mod(floor(atan(${own}.x,${own}.y)*${num(VANES / (2 * Math.PI))}+.5),${num(VANES)})`)
  const vane = s.space(s.fresh('sheet'), `aroundZ(${own},${num(VANES)})`)
  const fold = `${vane}.z+.42*${vane}.x-.1`
  const tone = bright
    ? byVane(number)
    : mixed(c.palette.belly, c.palette.shade, ramp(0.5, 1.1, `length(${own}.xy)`))
  s.join(
    `(max(${outline}(${vane}.xy)-.03,abs(${fold})-.02)*.7-.02)*${k}`,
    {
      colour: mixed(tone, '#ffffff', bright ? `.35*${ramp(0.2, 0.42, `${vane}.x`)}` : '0.'),
      rough: 0.3,
      softness: 0.9,
      coat: 0.7,
    },
    0.01,
  )
  if (!bright) return
  s.join(
    `${capsule(vane, [0.3, 0.3, 0.02], [0.4, 0.62, -0.04], 0.05, 0.075)}*.85*${k}`,
    { colour: mixed(tone, '#ffffff', '.45'), rough: 0.3, softness: 0.9, coat: 0.7 },
    0.03,
  )
}

function stick(c: Creature): void {
  const { sculpture: s, palette } = c
  const candy: Material = {
    colour: mixed(palette.belly, palette.accent, 'smoothstep(-.15,.15,sin(p.y*26.+atan(p.x,p.z)))'),
    rough: 0.2,
    softness: 0.6,
    coat: 1,
  }
  s.join(capsule('p', [0, 0.2, -0.16], [0, -0.84, -0.02], 0.12, 0.14), candy)
  const glove: Material = { colour: '#ffffff', rough: 0.5, softness: 0.8, coat: 0.3 }
  const shoe: Material = { colour: palette.body, rough: 0.3, softness: 0.6, coat: 0.8 }
  arms(c, {
    from: [0.1, -0.5, -0.02],
    elbow: [0.5, -0.7, 0.1],
    hand: [0.66, -0.42, 0.3],
    thick: 0.06,
    palm: 0.13,
    skin: candy,
    glove,
  })
  legs(c, { x: 0.1, top: -0.76, thick: 0.08, shoe: [0.2, 0.12, 0.27], skin: candy, sole: shoe })
  s.space('bow', 'm-vec3(0.,-.56,.14)')
  s.join(`${capsule('bow*vec3(1.,1.,1.5)', [0.03, 0, 0], [0.18, 0.02, 0], 0.03, 0.11)}*.8`, shoe, 0.02)
  s.join(sphere('bow', [0, 0, 0.03], 0.065), shoe, 0.01)
}

export function pinwheel(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.5, 0.5, 0.36]
  headSpace(c, [0, 0.3, 0.12], o.tilt ?? 0.1)
  const outline = s.polygon(paper)
  stick(c)
  wheel(c, 0.3, 0.94, -0.24, outline, false)
  wheel(c, -0.1, 0.84, -0.02, outline, true)
  const skin: Material = {
    colour: blushed(mixed(palette.shade, palette.body, ramp(-0.7, 0.2, 'h.y')), [0.36, -0.14, 0.28]),
    rough: 0.3,
    softness: 0.8,
    coat: 0.8,
  }
  s.join(ellipsoid('h', [0, 0, 0.06], [0.5, 0.5, 0.34]), skin, 0.02)
  s.join(
    'ringFacing(h-vec3(0.,0.,.06),.49,.06)',
    { colour: '#ffc53a', rough: 0.22, metal: 0.6, coat: 0.6 },
    0.01,
  )
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, [0.5, 0.5, 0.42], {
    azimuth: 0.46,
    elevation: 0.12,
    size: 0.175,
    inset: 0.92,
    mouth: 'open',
    mouthY: -0.2,
    mouthWidth: 0.14,
  })
}
