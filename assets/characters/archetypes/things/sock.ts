/** A striped sock puppet with a ribbed cuff, yarn hair and button eyes that are sewn shut, frown or come crossed with the expression. */
import type { Creature, Expression } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { expressed } from '../../face/expression.ts'
import { mouth } from '../../face/mouth.ts'
import { capsule, ellipsoid, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { arms } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.74, 0.58, 0.66]

function buttons(c: Creature): void {
  const { sculpture: s, palette, expression } = c
  s.space('button', 'turnX(turnY(hm-vec3(.33,.26,.5),-.32),-.28)')
  const felt: Material = { colour: '#fff6e8', rough: 0.9, softness: 0.8, coat: 0 }
  const thread: Material = { colour: palette.dark, rough: 0.6, softness: 0.1, coat: 0.1 }
  s.join('cylinderFacing(button,.07,.29,.05)', felt, 0.02)
  const stitch = (from: [number, number], to: [number, number], thick = 0.035) =>
    s.join(capsule('button', [...from, 0.09], [...to, 0.09], thick), thread, 0.004)
  const horn: Material = {
    colour: mixed(palette.iris, palette.glow, 'step(0.,h.x)'),
    rough: 0.12,
    softness: 0.4,
    coat: 1,
  }
  const sewn = () => {
    s.join('cylinderFacing(button-vec3(-.02,0.,.08),.035,.2,.025)', horn, 0.004)
    s.join('ringFacing(button-vec3(-.02,0.,.115),.165,.03)', horn, 0.008)
    s.carve('sphere(vec3(abs(button.xy-vec2(-.02,0.))-.058,button.z-.13),.042)', thread, 0.004)
    s.join('sphere(button-vec3(-.1,.1,.13),.04)', { colour: '#ffffff', emission: 'vec3(1.)' }, 0.003)
  }
  const drawn: Record<Expression, () => void> = {
    calm: sewn,
    blink: () => {
      stitch([-0.18, 0], [0.18, 0])
      for (const x of [-0.1, 0, 0.1]) stitch([x, 0.06], [x, -0.06], 0.02)
    },
    attack: () => {
      sewn()
      s.join(capsule('button', [-0.22, 0.12, 0.12], [0.2, 0.32, 0.08], 0.075, 0.06), thread, 0.01)
    },
    hurt: () => {
      stitch([-0.14, -0.14], [0.14, 0.14])
      stitch([-0.14, 0.14], [0.14, -0.14])
    },
  }
  drawn[expression]()
}

function hair(c: Creature): void {
  const { sculpture: s, palette } = c
  const yarn: Material = { colour: palette.accent, rough: 0.85, softness: 0.8, coat: 0 }
  for (const [x, tall] of [
    [-0.34, 0.28],
    [-0.16, 0.44],
    [0.04, 0.5],
    [0.24, 0.4],
    [0.4, 0.22],
  ] as const)
    s.join(
      `${tube('h', [x * 0.6, 0.48, -0.06], [x * 0.9, 0.5 + tall, 0], [x * 1.7, 0.52 + tall, 0.14], 0.1, 0.075)}+.012*sin(h.y*60.+h.x*40.)`,
      yarn,
      0.03,
    )
}

export function sock(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.3, 0.12], o.tilt ?? 0.1)
  const rows = 'smoothstep(-.12,.12,sin(p.y*17.))'
  const striped = mixed(palette.body, palette.belly, `${rows}*${ramp(0.1, -0.02, 'p.y')}`)
  const knit = `${mixed(striped, palette.shade, `.5*smoothstep(.1,-.7,p.z)`)}*(.86+.14*sin(p.x*70.)*sin(p.y*70.))`
  const wool: Material = {
    colour: blushed(knit, [0.52, -0.06, 0.5], palette.blush),
    rough: 0.85,
    softness: 0.9,
    coat: 0,
  }
  s.join(tube('p', [0.06, -0.62, 0], [-0.12, -0.4, -0.1], [0, 0.2, 0], 0.44, 0.5), wool)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), wool, 0.14)
  s.join(ellipsoid('h', [0, -0.2, 0.3], [0.6, 0.36, 0.5]), wool, 0.1)
  s.join(
    `cylinder(p-vec3(.06,-.84,0.),.14,.5,.07)-.018*cos(atan(p.x-.06,p.z)*26.)`,
    { ...wool, colour: palette.accent },
    0.02,
  )
  arms(c, {
    from: [0.42, -0.2, 0.1],
    elbow: [0.86, -0.36, 0.2],
    hand: [0.92, 0.02, 0.36],
    thick: 0.11,
    palm: 0.15,
    skin: wool,
    glove: { ...wool, colour: palette.accent },
  })
  hair(c)
  Object.assign(c.anatomy, { headRadii: HEAD, skin: wool })
  buttons(c)
  const look = expressed(
    { mouth: 'open', mouthY: -0.24, mouthWidth: 0.27, mouthZ: 0.78, ...o.face },
    c.expression,
  )
  mouth(c, HEAD, look)
}
