/** A toy robot: screen face, jointed arms, boots. Its expressions are drawn on the screen. Options: gear (on the back), armsUp. */
import type { Creature } from '../creature.ts'
import { headSpace } from '../creature.ts'
import { capsule, cylinder, cylinderFacing, roundBox, sphere, tube } from '../glsl/solids.ts'
import { colour, num, type Vec3, vec } from '../glsl/values.ts'
import { placeArms } from '../pose/arms.ts'
import type { Material } from '../sculpture.ts'

function screenFace(c: Creature, z: number): void {
  const { sculpture: s, palette } = c
  const lit: Material = {
    colour: palette.glow,
    emission: `${colour(palette.glow)}*2.1`,
    rough: 0.5,
    softness: 0,
    coat: 0,
  }
  const stroke = (from: [number, number], to: [number, number], thick: number) =>
    s.join(capsule('hm', [from[0], from[1], z], [to[0], to[1], z], thick), lit, 0.004)
  const eyesOf = {
    calm: () => s.join(roundBox('hm', [0.22, 0.06, z], [0.085, 0.135, 0.04], 0.04), lit, 0.004),
    blink: () => stroke([0.14, 0.02], [0.3, 0.02], 0.032),
    attack: () => {
      s.join(
        `max(${roundBox('hm', [0.22, 0.06, z], [0.1, 0.12, 0.04], 0.04)},hm.y-.06-.55*(hm.x-.20))`,
        lit,
        0.004,
      )
    },
    hurt: () => {
      stroke([0.15, 0.05], [0.3, 0.14], 0.034)
      stroke([0.15, 0.05], [0.3, -0.04], 0.034)
    },
  }
  eyesOf[c.expression]()
  const smile = (flip: string, y: number) =>
    s.join(`arcFacing((h-${vec([0, y, z + 0.02])})*vec3(1.,${flip},1.),.8,.10,.022)`, lit, 0.004)
  if (c.expression === 'attack') s.join(roundBox('h', [0, -0.17, z], [0.1, 0.035, 0.03], 0.02), lit, 0.004)
  else if (c.expression === 'hurt') smile('1.', -0.26)
  else smile('-1.', -0.08)
}

function body(c: Creature, shell: Material, joint: Material, accent: Material): void {
  const { sculpture: s, palette, options: o } = c
  const panels = 'mix(1.,.45,smoothstep(.016,.006,min(abs(fract(p.y*2.1+.35)-.5)*.45,abs(abs(p.x)-.30))))'
  s.join(cylinder('p', [0, -0.04, 0], 0.12, 0.16, 0.03), joint)
  s.join(
    roundBox('p', [0, -0.44, 0], [0.44, 0.36, 0.36], 0.16),
    { ...shell, colour: `${colour(palette.body)}*${panels}` },
    0.01,
  )
  s.join(cylinderFacing('p', [0, -0.42, 0.34], 0.05, 0.16, 0.03), joint, 0.01)
  s.join(
    sphere('p', [0, -0.42, 0.36], 0.11),
    { colour: palette.glow, emission: `${colour(palette.glow)}*1.1`, rough: 0.5 },
    0.01,
  )
  s.join(sphere('m', [0.5, -0.26, 0], 0.16), accent, 0.01)
  const hand: Vec3 = o.armsUp ? [0.86, 0.02, 0.26] : [0.8, -0.62, 0.26]
  for (const arm of placeArms(c, { from: [0.56, -0.3, 0.02], elbow: [0.8, -0.4, 0.05], hand })) {
    const hose = tube(arm.space, arm.from, arm.elbow, arm.hand, 0.085, 0.075)
    s.join(`${hose}-.012*sin(${arm.space}.y*60.)`, joint)
    const [x, y, z] = arm.hand
    s.join(
      sphere(arm.space, o.armsUp ? [x + 0.02, y + 0.08, z + 0.04] : [x, y - 0.08, z + 0.04], 0.165),
      shell,
    )
  }
  s.join(capsule('m', [0.21, -0.7, 0], [0.22, -0.86, 0.03], 0.11), joint)
  s.join(roundBox('m', [0.24, -0.93, 0.09], [0.19, 0.11, 0.27], 0.09), accent)
}

function cog(c: Creature): void {
  const { sculpture: s } = c
  s.space('cog', 'turnZ(p-vec3(0.,-.06,-.52),.2)')
  s.join(
    'max(cylinderFacing(cog,.08,.84+.07*clamp(sin(atan(cog.x,cog.y)*12.)*3.,-1.,1.),.02),-(length(cog.xy)-.5))',
    { colour: '#d9a23a', rough: 0.3, metal: 0.9, softness: 0, coat: 0.2 },
    0.01,
  )
}

export function robot(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  const head: Vec3 = o.headRadii ?? [0.62, 0.46, 0.48]
  headSpace(c, [0, 0.45, 0.02], o.tilt ?? 0.05)
  const shell: Material = { colour: palette.body, rough: 0.32, metal: 0.25, softness: 0.1, coat: 0.8 }
  const joint: Material = { colour: palette.dark, rough: 0.35, metal: 0.7, softness: 0, coat: 0.3 }
  const accent: Material = { colour: palette.accent, rough: 0.28, metal: 0.35, softness: 0.1, coat: 0.8 }
  s.join(roundBox('h', [0, 0, 0], head, 0.2), shell)
  const visor: Vec3 = [head[0] * 0.78, head[1] * 0.68, 0.1]
  s.join(roundBox('h', [0, -0.02, head[2] * 0.92], visor, 0.09), {
    colour: '#0a1020',
    rough: 0.08,
    softness: 0,
    coat: 1,
  })
  screenFace(c, head[2] * 0.92 + 0.075)
  s.join(`cylinderFacing(turnY(hm-${vec([head[0] + 0.03, 0, 0])},1.5708),.09,.17,.03)`, accent, 0.01)
  s.join(capsule('h', [0, head[1], 0], [0, head[1] + 0.26, 0], 0.035, 0.025), joint)
  const bulb = { colour: palette.glow, emission: `${colour(palette.glow)}*1.3`, rough: 0.5, softness: 0 }
  s.join(`sphere(h-vec3(0.,${num(head[1] + 0.32)},0.),.095)`, bulb, 0.01)
  body(c, shell, joint, accent)
  if (o.gear) cog(c)
  Object.assign(c.anatomy, { headRadii: head, skin: shell })
}
