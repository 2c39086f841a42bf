/** A sitting fox spirit whose nine tails fan out behind it, with painted marks and fires that float beside it. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.62, 0.52, 0.52]

/** Brushes: thin at the root, fat after the middle, pointed at the end. */
function tails(c: Creature): void {
  const { sculpture: s, palette } = c
  for (let i = 0; i < 5; i++) {
    const angle = i * 0.43
    const reach = 2.02 - i * 0.12
    const z = -0.5 - 0.12 * (i % 2)
    const to: Vec3 = [Math.sin(angle) * reach, -0.5 + Math.cos(angle) * reach, z + 0.1]
    const bend: Vec3 = [
      Math.sin(angle + 0.24) * reach * 0.6 + 0.02,
      -0.5 + Math.cos(angle + 0.24) * reach * 0.55,
      z - 0.2,
    ]
    const near = s.space(
      s.fresh('brush'),
      `vec3(curve(${i ? 'm' : 'p'},${vec([0, -0.6, -0.4])},${vec(i ? bend : [-0.2, 0.5, z - 0.2])},${vec(to)}),0.)`,
    )
    const fat = `${near}.y*(1.-${near}.y*${near}.y*${near}.y)`
    s.join(
      `(${near}.x-.05-.4*${fat})*.85`,
      {
        colour: mixed(
          mixed(palette.shade, palette.body, ramp(0.1, 0.5, `${near}.y`)),
          palette.accent,
          ramp(0.68, 0.8, `${near}.y`),
        ),
        rough: 0.6,
        softness: 1,
        coat: 0.1,
        emission: `${colour(palette.glow)}*.5*${ramp(0.75, 1, `${near}.y`)}`,
      },
      0.02,
    )
  }
}

function spiritFires(c: Creature): void {
  const { sculpture: s, palette } = c
  for (const [x, y, z, r] of [
    [-0.98, -0.62, 0.5, 0.15],
    [1.0, -0.68, 0.46, 0.13],
  ] as const) {
    const own = s.space(s.fresh('fire'), `(p-${vec([x, y, z])})/${num(r)}`)
    const hot = `smoothstep(-1.2,.9,${own}.y)`
    s.join(
      `smoothMin(sphere(${own},1.),tube(${own},vec3(0.,.3,0.),vec3(-.5,1.4,0.),vec3(.3,2.3,0.),.72,.03),.4)*${num(r)}`,
      {
        colour: mixed('#ffffff', palette.glow, hot),
        rough: 0.4,
        softness: 1,
        coat: 0,
        emission: `${mixed('#ffffff', palette.glow, hot)}*1.1`,
      },
      0.01,
    )
  }
}

function bodyOf(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const sock: Material = { ...skin, colour: mixed(palette.accent, palette.body, ramp(-0.8, -0.5, 'p.y')) }
  s.join(ellipsoid('p', [0, -0.5, -0.04], [0.42, 0.5, 0.4]), skin)
  s.join(ellipsoid('p', [0, -0.16, 0.24], [0.36, 0.3, 0.26]), { ...skin, colour: palette.belly }, 0.08)
  s.join(capsule('m', [0.17, -0.4, 0.26], [0.18, -0.86, 0.36], 0.14, 0.115), sock, 0.05)
  s.join(ellipsoid('m', [0.18, -0.92, 0.42], [0.16, 0.1, 0.2]), sock, 0.04)
  s.join(ellipsoid('m', [0.38, -0.7, 0.02], [0.24, 0.3, 0.34]), skin, 0.08)
  s.join(ellipsoid('m', [0.44, -0.93, 0.28], [0.15, 0.09, 0.2]), sock, 0.05)
}

export function kitsune(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.3, 0.14], o.tilt ?? 0.1)
  const brow = 'smoothstep(.045,.02,abs(length((hm.xy-vec2(.2,.26))*vec2(1.,2.2))-.09))*step(.2,h.z)'
  const cheek =
    'smoothstep(.03,.012,abs(hm.y+.16+.3*(hm.x-.42)))*smoothstep(.36,.42,hm.x)*smoothstep(.66,.56,hm.x)*step(.1,h.z)'
  const coat = mixed(
    mixed(palette.shade, palette.body, ramp(-1, 0, 'p.y')),
    palette.accent,
    `max(${brow},${cheek})`,
  )
  const skin: Material = { colour: blushed(coat, [0.42, -0.2, 0.36]), rough: 0.55, softness: 0.85, coat: 0.2 }
  tails(c)
  bodyOf(c, skin)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), skin, 0.12)
  s.join(
    capsule('hm', [0.42, -0.14, 0.14], [0.76, -0.2, 0.1], 0.19, 0.02),
    { ...skin, colour: palette.belly },
    0.12,
  )
  s.join(capsule('h', [0, -0.16, 0.4], [0, -0.2, 0.62], 0.2, 0.1), { ...skin, colour: palette.belly }, 0.08)
  s.join(
    'ringFlat(turnX(p-vec3(0.,-.12,.12),.3),.34,.05)',
    { colour: '#e0203a', rough: 0.4, coat: 0.6 },
    0.01,
  )
  s.join('sphere(p-vec3(0.,-.28,.5),.11)', gold, 0.01)
  spiritFires(c)
  Object.assign(c.anatomy, { headRadii: HEAD, skin: { ...skin, colour: palette.body } })
  face(c, HEAD, {
    azimuth: 0.48,
    elevation: 0.06,
    size: 0.19,
    inset: 0.9,
    iris: 0.74,
    pupil: 0.4,
    mouth: 'cat',
    mouthY: -0.28,
    mouthZ: 0.66,
    mouthWidth: 0.1,
    nose: { y: -0.17, z: 0.72, radii: [0.06, 0.045, 0.04], colour: '#3a0a2a' },
    lid: { tilt: -0.22, cover: 0.22, colour: palette.accent },
  })
}
