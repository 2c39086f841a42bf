/** A singing mermaid: shell crown, flowing hair, scaled tail that curls up into a fan, rings of sound from her open hands. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import { note } from '../../parts/note.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.6, 0.56, 0.54]

function tail(c: Creature): void {
  const { sculpture: s, palette } = c
  const scales = 'smoothstep(.1,.55,spots(p*vec3(7.,7.,7.)))'
  const hide: Material = {
    colour: mixed(mixed(palette.body, palette.shade, scales), palette.glow, `.55*${ramp(0.5, 1.3, 'p.x')}`),
    rough: 0.2,
    softness: 0.6,
    coat: 1,
    emission: `${colour(palette.body)}*.1`,
  }
  s.join(tube('p', [0, -0.3, 0], [-0.2, -1.06, 0.1], [0.5, -0.84, 0.16], 0.33, 0.25), hide, 0.05)
  s.join(tube('p', [0.5, -0.84, 0.16], [1.1, -0.76, 0.16], [1.12, -0.14, 0.02], 0.25, 0.1), hide, 0.04)
  s.space('fan', 'turnZ(p-vec3(1.12,-.1,0.),-.1)')
  s.space('lobe', 'vec3(abs(fan.x),fan.yz)')
  const fin: Material = {
    colour: mixed(
      palette.body,
      palette.glow,
      `${ramp(0.05, 0.6, 'length(fan.xy)')}*(.7+.3*sin(atan(fan.x,fan.y)*34.))`,
    ),
    rough: 0.25,
    softness: 1,
    coat: 0.7,
    emission: `${colour(palette.glow)}*.16*${ramp(0.2, 0.6, 'length(fan.xy)')}`,
  }
  s.join(`${ellipsoid('turnZ(lobe-vec3(.2,.24,0.),-.62)', [0, 0, 0], [0.19, 0.42, 0.05])}*.8`, fin, 0.05)
  s.join(`${ellipsoid('turnZ(lobe-vec3(.3,.06,0.),-1.3)', [0, 0, 0], [0.13, 0.3, 0.045])}*.8`, fin, 0.05)
  s.join(
    'max(abs(ellipsoid(p-vec3(0.,-.34,0.),vec3(.36,.3,.34)))-.03,abs(p.y+.36-.06*cos(atan(p.x,p.z)*8.))-.04)',
    gold,
    0.02,
  )
}

function bust(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  s.join(ellipsoid('p', [0, -0.2, 0], [0.31, 0.34, 0.27]), skin, 0.06)
  const arm = armSpace(c, 'm', [0.26, -0.06, 0.02], [0.88, 0, 0.34])
  s.join(tube(arm, [0.26, -0.06, 0.02], [0.62, -0.42, 0.16], [0.88, -0.02, 0.34], 0.1, 0.09), skin, 0.05)
  s.join(sphere(arm, [0.9, 0.03, 0.36], 0.125), skin, 0.03)
  for (const x of [-0.06, 0.02, 0.1])
    s.join(
      `capsule(${arm},${vec([0.9 + x, 0.08, 0.38])},${vec([0.92 + x * 1.5, 0.22, 0.4])},.045,.04)`,
      skin,
      0.02,
    )
  s.join('ringFlat(turnZ(m-vec3(.84,-.08,.31),-.6),.1,.035)', gold, 0.01)
  s.space('shell', 'm-vec3(.14,-.14,.2)')
  s.join(
    '(ellipsoid(shell,vec3(.17,.15,.12))+.012*cos(atan(shell.x,shell.y+.14)*16.))*.8',
    { colour: palette.accent, rough: 0.25, softness: 0.8, coat: 0.9 },
    0.01,
  )
  s.join(
    sphere('p', [0, 0.0, 0.27], 0.06),
    { colour: palette.glow, rough: 0.1, coat: 1, emission: `${colour(palette.glow)}*.5` },
    0.01,
  )
}

function hair(c: Creature): void {
  const { sculpture: s, palette } = c
  const sheen = `.2*smoothstep(.2,1.,sin(atan(h.x,h.y+.3)*22.))`
  const lock: Material = {
    colour: mixed(mixed(palette.horn ?? '#18c8c0', '#7a5af0', ramp(0, -0.9, 'p.y')), '#c0fff0', sheen),
    rough: 0.25,
    softness: 0.8,
    coat: 0.8,
  }
  s.join(
    'smoothMax(ellipsoid(h-vec3(0.,.08,-.08),vec3(.7,.66,.62)),-ellipsoid(h-vec3(0.,-.16,.5),vec3(.54,.5,.56)),.06)',
    lock,
    0.01,
  )
  s.join(tube('hm', [0.5, 0.1, -0.1], [0.96, -0.2, -0.16], [0.66, -0.8, -0.06], 0.25, 0.14), lock, 0.06)
  s.join(tube('hm', [0.66, -0.8, -0.06], [0.56, -1.16, 0], [0.92, -1.12, 0.08], 0.14, 0.02), lock, 0.04)
  s.join(tube('hm', [0.2, 0.0, -0.4], [0.5, -0.6, -0.5], [0.3, -1.0, -0.4], 0.3, 0.12), lock, 0.06)
  s.join(tube('h', [0.1, 0.56, 0.26], [-0.3, 0.56, 0.54], [-0.54, 0.08, 0.38], 0.17, 0.05), lock, 0.05)
  s.join(tube('h', [0.1, 0.56, 0.26], [0.36, 0.5, 0.5], [0.56, 0.16, 0.36], 0.15, 0.05), lock, 0.05)
}

function crown(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('tiara', 'turnX(h-vec3(.02,.66,.12),-.2)')
  s.join('max(ringFlat(tiara,.4,.06),-9.)', gold, 0.01)
  for (const [angle, size] of [
    [0, 1],
    [0.72, 0.78],
    [-0.72, 0.78],
    [1.4, 0.6],
    [-1.4, 0.6],
  ] as const) {
    const scallop = s.space(s.fresh('scallop'), `turnY(tiara,${num(angle * -1)})-vec3(0.,.05,.38)`)
    const k = num(size)
    s.join(
      `(max(ellipsoid(${scallop}/${k}-vec3(0.,.16,0.),vec3(.24,.26,.1)),-${scallop}.y/${k}-.06)+.02*cos(atan(${scallop}.x,${scallop}.y+.06)*15.))*${k}*.7`,
      {
        colour: mixed(
          palette.accent,
          '#ffd24a',
          `smoothstep(.1,.9,cos(atan(${scallop}.x,${scallop}.y+.06)*15.))`,
        ),
        rough: 0.2,
        softness: 0.7,
        coat: 1,
        emission: 'vec3(.06,.03,.04)',
      },
      0.01,
    )
  }
  s.join(
    sphere('tiara', [0, 0.04, 0.48], 0.085),
    { colour: '#fffaf4', rough: 0.08, softness: 1, coat: 1, emission: 'vec3(.2)' },
    0.01,
  )
}

/** Rings of sound on both sides, thicker in an attack. */
function song(c: Creature): void {
  const { sculpture: s, palette } = c
  const loud = c.expression === 'attack' ? 1.8 : 1
  for (const [size, tone] of [
    [0.92, palette.glow],
    [1.16, palette.accent],
    [1.4, palette.glow],
  ] as const)
    s.join(
      `max(ringFacing(p-vec3(0.,.3,-.36),${num(size)},${num(0.036 * loud)}),.2-abs(atan(p.x,p.y-.3))*.22)*.9`,
      { colour: tone, rough: 0.3, softness: 0.8, coat: 0.4, emission: `${colour(tone)}*.75` },
      0.005,
    )
  note(c, [-1.16, 0.5, 0.4], 0.62, 0.25, '#ffe04a')
  note(c, [0.96, 0.62, 0.5], 0.56, -0.15, '#ffe04a')
}

function fins(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('gill', 'turnZ(hm-vec3(.62,-.02,.04),-1.1)')
  s.join(
    `(${ellipsoid('gill', [0, 0.14, 0], [0.16, 0.26, 0.05])}+.012*cos(atan(gill.x,gill.y+.1)*22.))*.75`,
    {
      colour: mixed(palette.body, palette.glow, ramp(0, 0.36, 'gill.y')),
      rough: 0.3,
      softness: 1,
      coat: 0.6,
    },
    0.03,
  )
}

export function mermaid(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.44, 0.06], o.tilt ?? 0.12)
  const skin: Material = {
    colour: blushed(
      mixed('#d88868', palette.belly, ramp(-0.7, 0.2, 'p.y')),
      [0.42, -0.16, 0.4],
      palette.blush,
    ),
    rough: 0.45,
    softness: 0.9,
    coat: 0.3,
  }
  tail(c)
  bust(c, skin)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), skin, 0.05)
  fins(c)
  hair(c)
  crown(c)
  song(c)
  Object.assign(c.anatomy, { headRadii: HEAD, skin })
  face(c, HEAD, {
    azimuth: 0.46,
    elevation: -0.02,
    size: 0.2,
    inset: 0.86,
    linerColour: '#8a1a6a',
    mouth: 'open',
    mouthY: -0.3,
    mouthWidth: 0.16,
    lid: { tilt: 0.16, cover: 0.1, colour: palette.body },
  })
}
