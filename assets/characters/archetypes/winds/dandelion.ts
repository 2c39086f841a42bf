/** A dandelion clock: round face in a puff of seeds on parasols, leafy arms and feet, a few seeds already flying. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import { legs } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

/** One seed standing on +y of its space: brown foot, stalk, parasol of down. */
function seed(c: Creature, own: string, root: number, tip: number, wide: number, z = 0): void {
  const { sculpture: s, palette } = c
  s.join(`${capsule(own, [0, root, z * 0.3], [0, tip, z], 0.022, 0.016)}*.9`, {
    colour: palette.shade,
    rough: 0.6,
    softness: 1,
  })
  s.join(
    `(ellipsoid(${own}-vec3(0.,${num(tip)},${num(z)}),vec3(${num(wide)},${num(wide * 0.45)},${num(wide)}))-.012*sin(atan(${own}.x,${own}.z-${num(z)})*9.))*.8`,
    {
      colour: mixed(palette.accent, palette.belly, ramp(tip - wide * 0.4, tip + wide * 0.3, `${own}.y`)),
      rough: 0.9,
      softness: 1,
      coat: 0,
    },
    0.03,
  )
}

function puff(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join(
    sphere('h', [0, 0, -0.46], 0.72),
    {
      colour: mixed(palette.shade, palette.accent, 'smoothstep(.45,.75,length(h.xy))'),
      rough: 0.9,
      softness: 1,
      coat: 0,
    },
    0.02,
  )
  const rows: [number, number, number, number, number][] = [
    [14, 0, 0.96, 0.215, -0.16],
    [12, 0.24, 0.8, 0.19, 0.24],
    [12, 0.1, 0.76, 0.22, -0.56],
  ]
  for (const [count, turned, reach, wide, z] of rows) {
    const own = s.space(s.fresh('clock'), `aroundZ(turnZ(h,${num(turned)}),${num(count)})`)
    seed(c, own, 0.45, reach, wide, z)
  }
}

function flyingSeeds(c: Creature): void {
  const { sculpture: s } = c
  for (const [x, y, z, roll] of [
    [1.16, 0.9, 0, -0.6],
    [1.3, 0.2, 0.2, -0.9],
    [-1.16, -0.5, 0.2, 0.5],
  ] as const) {
    const own = s.space(s.fresh('seed'), `turnZ(p-vec3(${num(x)},${num(y)},${num(z)}),${num(roll)})`)
    seed(c, own, -0.16, 0.16, 0.15)
    s.join(capsule(own, [0, -0.26, 0], [0, -0.14, 0], 0.045, 0.03), {
      colour: '#8a5a2a',
      rough: 0.5,
      coat: 0.3,
    })
  }
}

function stem(c: Creature): void {
  const { sculpture: s } = c
  const green: Material = {
    colour: mixed('#2f8a3a', '#9ad84a', ramp(-1, 0, 'p.y')),
    rough: 0.45,
    softness: 0.9,
    coat: 0.4,
  }
  s.join(tube('p', [0, -0.2, -0.02], [0.1, -0.55, 0], [0, -0.86, 0.02], 0.15, 0.19), green)
  s.space('leaf', 'turnY(turnZ(m-vec3(.1,-.56,.04),-1.05),.3)')
  s.join(
    `max(ellipsoid(leaf-vec3(0.,.32,0.),vec3(.16,.34,.3)),abs(leaf.z+leaf.x*leaf.x*1.4-.14*leaf.y)-.03)*.8-.014+.012*sin(leaf.y*30.)`,
    {
      ...green,
      colour: mixed('#2f9a3a', '#b8e85a', `${ramp(0, 0.06, 'abs(leaf.x)')}*${ramp(0, 0.7, 'leaf.y')}`),
    },
    0.03,
  )
  legs(c, { x: 0.16, top: -0.75, thick: 0.1, shoe: [0.19, 0.1, 0.26], skin: green })
}

export function dandelion(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.6, 0.58, 0.54]
  headSpace(c, [0, 0.3, 0.06], o.tilt ?? 0.12)
  stem(c)
  puff(c)
  const skin: Material = {
    colour: blushed(
      mixed(palette.foot ?? palette.body, palette.body, ramp(-0.5, 0.3, 'h.y')),
      [0.42, -0.16, 0.38],
    ),
    rough: 0.5,
    softness: 0.9,
    coat: 0.3,
  }
  s.join(ellipsoid('h', [0, 0, 0], [0.58, 0.56, 0.5]), skin, 0.03)
  flyingSeeds(c)
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, [0.58, 0.56, 0.5], {
    azimuth: 0.46,
    elevation: 0.1,
    size: 0.2,
    inset: 0.92,
    mouth: 'o',
    mouthY: -0.26,
    mouthWidth: 0.16,
  })
}
