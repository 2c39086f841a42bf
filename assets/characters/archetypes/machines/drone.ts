/** A quadcopter: round pod with one big glass lens whose lit iris pulls the faces, four ringed rotors, a claw with a parcel. */
import type { Creature, Expression } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { capsule, cylinder, ellipsoid, roundBox, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp } from '../../glsl/values.ts'
import { chrome, lacquer, rubber } from '../../parts/finishes.ts'
import type { Material } from '../../sculpture.ts'

function lens(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join('cylinderFacing(h-vec3(0.,0.,.5),.14,.5,.06)', lacquer(palette.accent), 0.02)
  s.join('ringFacing(h-vec3(0.,0.,.64),.43,.05)', chrome, 0.01)
  s.space('glass', 'h-vec3(0.,0.,.52)')
  const r = 'length(glass.xy)'
  const iris = `smoothstep(.34,.3,${r})*smoothstep(.13,.17,${r})`
  const ticks = `(.75+.25*sin(atan(glass.x,glass.y)*18.))`
  const open: Record<Expression, string> = {
    calm: iris,
    blink: 'smoothstep(.05,.03,abs(glass.y+.5*glass.x*glass.x-.02))*step(abs(glass.x),.3)',
    attack: `${iris}*smoothstep(.0,.03,.1+.55*abs(glass.x)-glass.y)`,
    hurt: 'smoothstep(.045,.025,abs(abs(glass.y)-.8*abs(glass.x)))*step(.05,abs(glass.x))*step(abs(glass.x),.25)',
  }
  const tone = c.expression === 'attack' ? '#ff3a4a' : palette.glow
  const lit = `${open[c.expression]}*${ticks}`
  const shine =
    'smoothstep(.1,.08,length(glass.xy-vec2(-.13,.16)))+.7*smoothstep(.05,.035,length(glass.xy-vec2(.12,-.14)))'
  s.join(
    'ellipsoid(glass,vec3(.41,.41,.2))',
    {
      colour: mixed('#0a1226', '#1a4a8a', `smoothstep(.4,.0,${r})`),
      rough: 0.05,
      softness: 0,
      coat: 1,
      emission: `${colour(tone)}*1.7*${lit}+vec3(1.4)*(${shine})`,
    },
    0.006,
  )
  const lid = { calm: 0, blink: 0.3, attack: 0.2, hurt: 0.1 }[c.expression]
  s.join(
    `smoothMax(sphere(glass-vec3(0.,0.,-.02),.5),${num(0.27 - lid * 0.4)}-h.y,.03)`,
    lacquer(palette.body),
    0.02,
  )
}

function rotors(c: Creature): void {
  const { sculpture: s, palette } = c
  for (const [x, y, z] of [
    [0.86, 0.5, 0.4],
    [0.74, 0.62, -0.62],
  ] as const) {
    s.join(
      tube('m', [0.4, 0.1, z * 0.5], [0.7, 0.1, z], [x, y - 0.14, z], 0.1, 0.075),
      lacquer(palette.belly),
      0.04,
    )
    const rotor = s.space(s.fresh('rotor'), `turnX(turnZ(m-vec3(${num(x)},${num(y)},${num(z)}),.16),.42)`)
    s.join(`max(abs(length(${rotor}.xz)-.4)-.035,abs(${rotor}.y)-.06)-.025`, lacquer(palette.accent), 0.01)
    s.join(cylinder(rotor, [0, -0.06, 0], 0.13, 0.1, 0.03), chrome, 0.01)
    const blade = s.space(s.fresh('blade'), `aroundY(turnY(${rotor},${num(z)}),3.)`)
    s.join(
      `${ellipsoid(blade, [0, 0.06, 0.2], [0.085, 0.018, 0.2])}*.7`,
      { colour: palette.belly, rough: 0.3, softness: 0.9, coat: 0.6 },
      0.01,
    )
    s.join(
      sphere(rotor, [0, 0.1, 0], 0.07),
      { colour: palette.glow, emission: `${colour(palette.glow)}*.7`, rough: 0.2 },
      0.01,
    )
  }
}

export function drone(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0, 0.06], o.tilt ?? -0.1)
  const shell: Material = lacquer(mixed(palette.shade, palette.body, ramp(-0.5, 0.4, 'h.y')))
  s.join(ellipsoid('h', [0, 0, 0], [0.8, 0.66, 0.66]), shell)
  s.join('max(abs(ellipsoid(h,vec3(.81,.67,.67)))-.02,abs(h.y+.22)-.025)-.006', lacquer(palette.belly), 0.01)
  rotors(c)
  lens(c)
  s.join(capsule('h', [0.3, 0.44, 0], [0.42, 0.86, -0.05], 0.03, 0.02), chrome, 0.01)
  s.join(
    sphere('h', [0.43, 0.9, -0.05], 0.08),
    { colour: '#ff3a4a', emission: 'vec3(.8,.05,.05)', rough: 0.2 },
    0.01,
  )
  s.join(capsule('m', [0.24, -0.5, 0.1], [0.36, -0.7, 0.14], 0.06), rubber(palette.dark), 0.02)
  s.join(
    tube('m', [0.36, -0.68, 0.14], [0.5, -0.9, 0.16], [0.3, -1.0, 0.2], 0.065, 0.05),
    rubber(palette.dark),
    0.02,
  )
  s.join(
    roundBox('p', [0, -0.86, 0.16], [0.3, 0.24, 0.26], 0.03),
    { colour: mixed('#d8984a', '#fff0d0', 'step(abs(p.x),.06)'), rough: 0.7, softness: 0.4, coat: 0.05 },
    0.01,
  )
  s.join(roundBox('p', [0, -0.86, 0.16], [0.05, 0.25, 0.27], 0.01), lacquer('#ff4a6a'), 0.005)
  s.join(ellipsoid('m', [0.1, -0.58, 0.16], [0.12, 0.07, 0.06]), lacquer('#ff4a6a'), 0.02)
  Object.assign(c.anatomy, { headRadii: [0.72, 0.58, 0.64], skin: shell })
}
