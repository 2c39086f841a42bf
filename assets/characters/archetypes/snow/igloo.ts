/** An igloo: ice bricks, snow cap with a pennant, lit windows for eyes and the tunnel for a mouth. Its windows draw the expressions. */
import type { Creature, Expression } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { capsule, ellipsoid, sphere } from '../../glsl/solids.ts'
import { colour, mixed, ramp } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'

function dome(c: Creature): Material {
  const { sculpture: s, palette } = c
  s.scalar('row', 'floor(h.y*4.2)')
  s.scalar(
    'gap',
    'max(smoothstep(.43,.48,abs(fract(h.y*4.2)-.5)),smoothstep(.455,.485,abs(fract(atan(h.x,h.z)*1.91+.5*row)-.5)))',
  )
  const brick = `hash2(vec2(row,floor(atan(h.x,h.z)*1.91+.5*row)))`
  const ice = mixed(mixed(palette.body, palette.accent, `${brick}*.55`), palette.shade, 'gap')
  const wall: Material = {
    colour: mixed(ice, palette.shade, ramp(0, -0.9, 'h.y+.2*h.z')),
    rough: 0.35,
    softness: 0.9,
    coat: 0.5,
  }
  s.join('max(ellipsoid(h,vec3(.98,.98,.94)),-h.y-.62)*.9+.022*gap', wall)
  return wall
}

function snow(c: Creature): void {
  const { sculpture: s, palette } = c
  const drift: Material = {
    colour: mixed(palette.shade, '#ffffff', ramp(-1, 0.6, 'p.y')),
    rough: 0.8,
    softness: 1,
    coat: 0,
  }
  s.join(
    'max(ellipsoid(h-vec3(0.,.04,0.),vec3(.98,1.,.95)),-h.y+.72+.07*sin(atan(h.x,h.z)*5.))*.85-.05',
    drift,
    0.04,
  )
  for (const [x, z, r] of [
    [0.86, 0.3, 0.24],
    [0.56, 0.66, 0.18],
    [0.98, -0.1, 0.2],
  ] as const)
    s.join(ellipsoid('m', [x, -0.96, z], [r, r * 0.6, r]), drift, 0.08)
  s.join(capsule('h', [0.1, 0.95, 0], [0.16, 1.44, 0], 0.03, 0.025), { colour: '#9a5a2a', rough: 0.6 })
  s.space('flag', 'h-vec3(.17,1.3,0.)')
  s.join(
    'max(roundBox(flag-vec3(.2,0.,.04*sin(flag.x*12.)),vec3(.2,.14,.02),.01),abs(flag.y)-.16+.36*flag.x)*.8',
    { colour: palette.blush ?? '#ff3a5a', rough: 0.6, softness: 0.9 },
    0.01,
  )
}

/** The tunnel: an arch of bricks around a dark mouth with a carpet for a tongue; hurt it shrinks, attacking it yawns. */
function tunnel(c: Creature, wall: Material): void {
  const { sculpture: s, palette, expression } = c
  s.space('door', '(p-vec3(0.,-.72,.8))*1.22')
  const bent = 'smoothMax(length(door.xy*vec2(1.,.92))'
  const frame = mixed(
    palette.body,
    palette.shade,
    'smoothstep(.42,.48,abs(fract(atan(door.x,door.y)*1.6)-.5))',
  )
  s.join(`max(${bent}-.46,-door.y-.34,.04),abs(door.z)-.3)*.74-.03`, { ...wall, colour: frame }, 0.04)
  const size = expression === 'attack' ? '.4' : expression === 'hurt' ? '.22' : '.33'
  s.carve(
    `max(${bent}-${size},-door.y-.3,.04),abs(door.z-.2)-.42)*.8`,
    { colour: mixed('#1c2f6a', '#0a1230', ramp(-0.2, 0.2, 'door.y')), rough: 0.7, softness: 0.1, coat: 0 },
    0.02,
  )
  s.join(
    `${ellipsoid('door', [0, -0.3, 0.22], [0.22, 0.09, 0.3])}*.8`,
    { colour: palette.blush ?? '#ff5a7a', rough: 0.6, softness: 0.8 },
    0.01,
  )
  if (expression !== 'hurt')
    for (const x of [0.09, 0.22])
      s.join(
        `${capsule('vec3(abs(door.x),door.yz)', [x, 0.36, 0.24], [x, 0.1 + x * 0.5, 0.26], 0.06, 0.008)}*.8`,
        {
          colour: '#ffffff',
          rough: 0.1,
          softness: 1,
          coat: 1,
        },
      )
}

function windows(c: Creature): void {
  const { sculpture: s, palette, expression } = c
  s.space('pane', 'turnX(turnY(hm-vec3(.4,.36,.77),-.46),-.36)')
  const lit: Material = {
    colour: mixed('#fff2a0', '#ffb01e', ramp(0.16, -0.2, 'pane.y')),
    rough: 0.25,
    softness: 0.4,
    coat: 0.8,
    emission: `mix(vec3(.9,.5,.1),vec3(.55,.22,.02),${ramp(0.2, -0.2, 'pane.y')})`,
  }
  const dark: Material = { colour: palette.dark, rough: 0.15, softness: 0, coat: 1 }
  const stroke = (from: [number, number], to: [number, number]) =>
    s.join(capsule('pane', [...from, 0.1], [...to, 0.1], 0.035), dark, 0.004)
  s.join('ellipsoid(pane,vec3(.28,.31,.09))', { colour: palette.shade, rough: 0.4, coat: 0.5 }, 0.02)
  if (expression !== 'blink') s.join('ellipsoid(pane-vec3(0.,0.,.03),vec3(.235,.265,.09))', lit, 0.006)
  const drawn: Record<Expression, () => void> = {
    calm: () => undefined,
    blink: () => stroke([-0.14, -0.02], [0.14, -0.02]),
    attack: () =>
      void s.join('max(ellipsoid(pane,vec3(.27,.3,.21)),-(pane.y-.05-.5*pane.x))', {
        colour: palette.shade,
        coat: 0.4,
      }),
    hurt: () => {
      stroke([-0.11, 0], [0.1, 0.1])
      stroke([-0.11, 0], [0.1, -0.1])
    },
  }
  if (expression === 'calm' || expression === 'attack') {
    s.join(ellipsoid('pane', [-0.03, -0.01, 0.1], [0.125, 0.155, 0.05]), dark, 0.004)
    s.join(sphere('pane', [-0.08, 0.07, 0.135], 0.042), { colour: '#ffffff', emission: 'vec3(1.2)' }, 0.002)
  }
  drawn[expression]()
}

export function igloo(c: Creature): void {
  headSpace(c, [0, -0.4, 0], c.options.tilt ?? 0.04)
  const wall = dome(c)
  snow(c)
  tunnel(c, wall)
  windows(c)
  Object.assign(c.anatomy, {
    headRadii: [0.98, 0.98, 0.94],
    skin: { ...wall, colour: colour(c.palette.body) },
  })
}
