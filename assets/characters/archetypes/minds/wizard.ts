/** A small wizard: bell-shaped robe with stars, a great bent hat, a long beard and a staff with a lit stone. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.52, 0.48, 0.48]

/** Cloth with golden stars. */
const cloth = (c: Creature, space: string): Material => {
  const base = mixed(c.palette.shade, c.palette.body, ramp(-1, 0.6, `${space}.y`))
  return {
    colour: mixed(base, '#ffd84a', `smoothstep(.17,.13,spots(${space}*3.4+.7))`),
    rough: 0.55,
    softness: 0.7,
    coat: 0.15,
  }
}

function hat(c: Creature): void {
  const { sculpture: s, palette } = c
  const felt = cloth(c, 'h')
  s.space('brim', 'turnX(h-vec3(0.,.3,-.02),-.12)')
  s.join(`(ellipsoid(brim-vec3(0.,.09*length(brim.xz)*length(brim.xz)-.03,0.),vec3(.92,.07,.86)))*.8`, {
    ...felt,
    colour: palette.shade,
  })
  s.join(
    cylinder('h', [0, 0.4, -0.03], 0.075, 0.5, 0.03),
    { colour: palette.accent, rough: 0.35, coat: 0.6 },
    0.02,
  )
  s.join('sphere(turnZ(h-vec3(.0,.4,.47),.2),.1)', gold, 0.01)
  s.join(tube('h', [0, 0.42, -0.04], [0.04, 1.0, -0.06], [0.3, 1.02, -0.06], 0.46, 0.2), felt, 0.03)
  s.join(tube('h', [0.3, 1.02, -0.06], [0.58, 1.06, -0.05], [0.76, 0.78, 0.04], 0.2, 0.05), felt, 0.02)
  s.join(sphere('h', [0.77, 0.74, 0.05], 0.1), gold, 0.01)
}

function beard(c: Creature): void {
  const { sculpture: s } = c
  const white: Material = {
    colour: mixed(
      '#fff6ff',
      '#b8a0e0',
      'smoothstep(.1,.9,.5+.5*sin(h.x*22.+3.*sin(h.y*5.)))*.55+.3*smoothstep(-.4,-1.2,h.y)',
    ),
    rough: 0.6,
    softness: 0.9,
    coat: 0.1,
  }
  s.join(
    tube('h*vec3(1.,1.,1.3)', [0, -0.3, 0.38], [0, -0.66, 0.7], [0.1, -1.12, 0.5], 0.36, 0.03),
    white,
    0.06,
  )
  s.join(tube('hm', [0.3, -0.14, 0.34], [0.42, -0.5, 0.4], [0.24, -0.78, 0.42], 0.17, 0.03), white, 0.06)
  s.join(tube('hm', [0.05, -0.17, 0.52], [0.26, -0.16, 0.62], [0.4, -0.34, 0.5], 0.1, 0.02), white, 0.02)
  s.join(
    ellipsoid('h', [0, -0.1, 0.54], [0.12, 0.11, 0.11]),
    { colour: '#ff9a80', rough: 0.4, softness: 0.9, coat: 0.4 },
    0.02,
  )
}

function staff(c: Creature): void {
  const { sculpture: s, palette } = c
  const wood: Material = {
    colour: mixed('#8a4a20', '#c8803a', 'smoothstep(-.5,.8,sin(p.y*9.+p.x*20.))'),
    rough: 0.5,
    coat: 0.3,
  }
  s.join(capsule('p', [0.84, -0.96, 0.34], [0.9, 0.42, 0.3], 0.06, 0.07), wood)
  s.join('arcFacing((p-vec3(.92,.64,.3))*vec3(1.,-1.,1.),2.3,.2,.055)', wood, 0.04)
  s.join(
    sphere('p', [0.92, 0.68, 0.3], 0.15),
    { colour: palette.glow, rough: 0.1, coat: 1, softness: 1, emission: `${colour(palette.glow)}*1.1` },
    0.01,
  )
}

export function wizard(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.14, 0.06], o.tilt ?? 0.08)
  const robe = cloth(c, 'p')
  const skin: Material = {
    colour: blushed(palette.belly, [0.36, -0.14, 0.36]),
    rough: 0.5,
    softness: 0.9,
    coat: 0.2,
  }
  const hem = `capsule(p,vec3(0.,.0,0.),vec3(0.,-.98,0.),.3,.7)+.025*sin(atan(p.x,p.z)*8.)*smoothstep(-.2,-.9,p.y)`
  s.join(`smoothMax((${hem})*.9,-(p.y+.97),.06)`, robe)
  s.join('ringFlat(p-vec3(0.,-.93,0.),.68,.06)', gold, 0.03)
  s.join(tube('p', [0.3, -0.12, 0.06], [0.62, -0.2, 0.1], [0.8, -0.3, 0.3], 0.17, 0.22), robe, 0.08)
  s.join(tube('p', [-0.3, -0.12, 0.06], [-0.76, -0.1, 0.1], [-0.86, 0.14, 0.3], 0.17, 0.22), robe, 0.08)
  s.join(sphere('p', [0.86, -0.27, 0.4], 0.14), skin, 0.02)
  s.join(sphere('p', [-0.9, 0.26, 0.36], 0.15), skin, 0.02)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), skin, 0.05)
  Object.assign(c.anatomy, { headRadii: HEAD, skin })
  face(c, HEAD, {
    azimuth: 0.46,
    elevation: 0.04,
    size: 0.19,
    inset: 0.94,
    iris: 0.74,
    pupil: 0.38,
    mouth: 'none',
  })
  hat(c)
  beard(c)
  staff(c)
  if (c.expression === 'attack' || c.expression === 'hurt')
    s.join(
      ellipsoid('h', [0, -0.36, 0.72], [0.13, 0.1, 0.08]),
      { colour: '#5a0a26', rough: 0.6, coat: 0 },
      0.02,
    )
}
