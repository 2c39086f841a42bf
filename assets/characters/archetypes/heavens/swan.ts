/** A swan on its mirror of water: boat of a body, arched neck, big head with a mask and bill; tail of plumes. Wings and crown are parts. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.46, 0.42, 0.44]

function bill(c: Creature): void {
  const { sculpture: s, palette } = c
  const horn: Material = {
    colour: mixed('#ff9a1a', '#ff6a2a', ramp(0.4, 0.9, 'h.z')),
    rough: 0.25,
    softness: 0.6,
    coat: 0.9,
  }
  const opens = c.expression === 'attack' || c.expression === 'hurt'
  s.join(
    ellipsoid('h', [0, -0.06, 0.42], [0.15, 0.12, 0.12]),
    { colour: palette.dark, rough: 0.3, coat: 0.8 },
    0.03,
  )
  s.join('capsule((h*vec3(.8,1.,1.)),vec3(0.,-.1,.42),vec3(0.,-.17,.8),.11,.07)', horn, 0.02)
  if (opens) s.join('capsule((h*vec3(.8,1.,1.)),vec3(0.,-.24,.38),vec3(0.,-.36,.66),.08,.05)', horn, 0.02)
}

function waterAndTail(c: Creature, down: Material): void {
  const { sculpture: s, palette } = c
  const ripple = '.5+.5*sin(length(p.xz)*18.)'
  s.join(
    `(max(length(p.xz*vec2(1.,1.15))-.92,abs(p.y+.95)-.025-.014*(${ripple})))*.8-.02`,
    {
      colour: mixed('#3a8af0', '#bff4ff', `smoothstep(.4,.9,${ripple})*.8`),
      rough: 0.06,
      softness: 0.7,
      coat: 1,
      emission: `${colour('#4ac8ff')}*.14`,
    },
    0.02,
  )
  for (const [x, tall] of [
    [0, 0.62],
    [0.26, 0.52],
  ] as const)
    s.join(
      tube(x ? 'm' : 'p', [x * 0.5, -0.5, -0.6], [x, -0.3, -1.1], [x * 1.7, -0.62 + tall, -1.1], 0.22, 0.02),
      { ...down, colour: mixed(palette.body, palette.accent, ramp(-0.5, 0.1, 'p.y')) },
      0.05,
    )
}

export function swan(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.56, 0.5], o.tilt ?? 0.08)
  const down: Material = {
    colour: blushed(mixed(palette.shade, palette.body, ramp(-1, 0, 'p.y')), [0.34, -0.14, 0.26], '#ff8aa8'),
    rough: 0.5,
    softness: 0.85,
    coat: 0.2,
  }
  waterAndTail(c, down)
  s.join(ellipsoid('p', [0, -0.58, -0.1], [0.58, 0.42, 0.76]), down, 0.02)
  s.join(tube('p', [0, -0.46, 0.44], [0, -0.3, 1.06], [0, 0.06, 0.62], 0.34, 0.22), down, 0.14)
  s.join(tube('p', [0, 0.06, 0.62], [0, 0.24, 0.34], [0, 0.5, 0.46], 0.22, 0.24), down, 0.06)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), down, 0.06)
  for (let i = 0; i < 2; i++)
    s.join(
      ellipsoid(
        `turnZ(turnX(m-vec3(${num(0.54 - i * 0.02)},${num(-0.5 + i * 0.1)},-.1),.2),-.3)`,
        [0, 0, 0],
        [0.12, 0.26 - i * 0.06, 0.6 - i * 0.1],
      ),
      { ...down, colour: mixed(palette.body, palette.accent, 'smoothstep(0.,-.7,p.z)*.8') },
      0.03,
    )
  s.join(capsule('h', [0, 0.3, -0.24], [0, 0.38, -0.5], 0.12, 0.02), down, 0.08)
  Object.assign(c.anatomy, { headRadii: HEAD, skin: down })
  face(c, HEAD, {
    azimuth: 0.56,
    elevation: 0.14,
    size: 0.185,
    inset: 0.9,
    iris: 0.74,
    pupil: 0.42,
    mouth: 'none',
    lid: { tilt: -0.1, cover: 0.16, colour: palette.accent },
  })
  bill(c)
}
