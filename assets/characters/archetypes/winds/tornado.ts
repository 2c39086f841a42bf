/** A small tornado: leaning funnel of coils with the face near its wide top, arms of wind, leaves and sparks going round. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function funnel(c: Creature): Material {
  const { sculpture: s, palette } = c
  s.space('lean', 'vec3(p.x+.1*sin(p.y*3.4+.5)*smoothstep(.3,-.7,p.y),p.y,p.z)')
  s.scalar('turns', 'lean.y*15.+atan(lean.x,lean.z)')
  // coils fade where the face sits
  s.scalar('calm', 'smoothstep(.5,.34,length(h.xy*vec2(.9,1.2)-vec2(0.,.02)))*step(0.,h.z)')
  s.scalar('width', '.1+.78*smoothstep(-1.15,.62,lean.y)+.075*sin(turns)*(1.-calm)')
  const groove = 'smoothstep(.3,-.9,sin(turns))*(1.-calm)'
  const air: Material = {
    colour: blushed(
      mixed(mixed(palette.shade, palette.body, ramp(-1, 0.5, 'p.y')), palette.accent, `.9*${groove}`),
      [0.46, -0.16, 0.56],
    ),
    rough: 0.45,
    softness: 1,
    coat: 0.3,
    emission: `${colour(palette.glow)}*.06`,
  }
  s.join('smoothMax((length(lean.xz)-width)*.68,abs(lean.y+.18)-.84,.12)', air)
  return air
}

function windArms(c: Creature, air: Material): void {
  const { sculpture: s, palette } = c
  const pale: Material = { ...air, colour: mixed(palette.body, palette.belly, ramp(0.8, 1.2, 'abs(p.x)')) }
  s.join(tube('m', [0.64, 0.06, 0.1], [1.02, -0.16, 0.2], [1.14, 0.3, 0.26], 0.15, 0.1), pale, 0.12)
  s.join(tube('m', [1.14, 0.3, 0.26], [1.16, 0.52, 0.26], [0.96, 0.46, 0.28], 0.1, 0.05), pale, 0.04)
  s.join(tube('h', [-0.5, 0.52, -0.1], [0, 0.98, -0.1], [0.42, 0.62, 0], 0.2, 0.14), pale, 0.12)
  s.join(tube('h', [0.1, 0.72, -0.05], [0.36, 1.12, 0], [0.52, 0.78, 0.06], 0.13, 0.05), pale, 0.08)
  s.space('rim', 'turnZ(p-vec3(0.,.58,0.),-.08)')
  s.join('ringFlat(rim,.62,.2)+.03*sin(atan(rim.x,rim.z)*5.+1.)', pale, 0.14)
}

function debris(c: Creature): void {
  const { sculpture: s } = c
  const leaves: [Vec3, number, string][] = [
    [[0.78, -0.42, 0.42], 0.9, '#ff8a2a'],
    [[-0.72, -0.28, 0.4], -0.5, '#7ac83a'],
    [[0.46, -0.86, 0.36], 2, '#ffc02a'],
    [[-0.5, -0.78, 0.3], 0.4, '#f0502a'],
    [[1.16, -0.14, -0.2], -0.6, '#7ac83a'],
  ]
  for (const [[x, y, z], roll, tone] of leaves) {
    const own = s.space(
      s.fresh('leaf'),
      `turnZ(turnY(p-vec3(${num(x)},${num(y)},${num(z)}),.4),${num(roll)})`,
    )
    s.join(
      `max(length(vec2(abs(${own}.x)+.11,${own}.y))-.21,abs(${own}.z-1.6*${own}.x*${own}.x)-.016)*.8-.012`,
      {
        colour: mixed(tone, '#5a2a10', `smoothstep(.016,.006,abs(${own}.x))*.6`),
        rough: 0.4,
        softness: 1,
        coat: 0.4,
      },
      0.01,
    )
  }
}

export function tornado(c: Creature): void {
  const head: Vec3 = [0.74, 0.6, 0.72]
  headSpace(c, [0, 0.12, 0], c.options.tilt ?? 0.1)
  const air = funnel(c)
  windArms(c, air)
  debris(c)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...air, emission: undefined } })
  face(c, head, {
    azimuth: 0.42,
    elevation: 0.1,
    size: 0.21,
    inset: 0.94,
    mouth: 'open',
    mouthY: -0.24,
    mouthZ: 0.62,
    mouthWidth: 0.16,
  })
}
