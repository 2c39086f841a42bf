/** A diamond kite with an eagle's stare: four coloured panels on a wooden cross, tassels, a tail of bows. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const diamond = [
  [0, 1.16],
  [1, 0.2],
  [0, -0.94],
  [-1, 0.2],
] as const

function sheet(c: Creature): Material {
  const { sculpture: s, palette } = c
  const outline = s.polygon(diamond)
  s.scalar('rim', `${outline}(h.xy)`)
  s.scalar('bulge', '.16*smoothstep(0.,-.5,rim)')
  const panels = mixed(palette.body, palette.accent, 'step(0.,h.x*(h.y-.18))')
  const zag = 'abs(fract((h.x+h.y)*3.)-.5)*.06'
  const hem = `smoothstep(-.12,-.1,rim+${zag})`
  const tone = mixed(mixed(panels, palette.shade, ramp(0.2, -0.9, 'h.y+.4*h.x')), palette.belly, hem)
  const skin: Material = {
    colour: blushed(tone, [0.44, -0.02, 0.2], palette.blush),
    rough: 0.4,
    softness: 1,
    coat: 0.4,
  }
  s.join(
    `(length(max(vec2(rim+.06,abs(h.z-bulge*.5)-.02-bulge),0.))-.045+min(max(rim+.06,abs(h.z-bulge*.5)-.02-bulge),0.))*.75`,
    skin,
  )
  const wood: Material = { colour: '#a8682e', rough: 0.5, softness: 0.3, coat: 0.4 }
  for (const [x, y] of diamond) {
    const k = 1.1
    s.join(
      capsule(
        'h',
        [x * 0.9, 0.18 + (y - 0.18) * 0.9, 0.02],
        [x * k, 0.18 + (y - 0.18) * k, 0.02],
        0.05,
        0.045,
      ),
      wood,
      0.01,
    )
  }
  return skin
}

/** A gold bead and a tassel hanging from each side corner. */
function tassels(c: Creature): void {
  const { sculpture: s, palette } = c
  const silk: Material = {
    colour: mixed(palette.accent, palette.foot ?? palette.belly, ramp(-0.34, 0, 'hm.y')),
    rough: 0.45,
    softness: 1,
    coat: 0.3,
  }
  for (const [x, y] of [
    [0.96, -0.3],
    [1.1, -0.38],
    [1.24, -0.28],
  ] as const)
    s.join(tube('hm', [1.1, 0.12, 0], [x, -0.06, 0.06], [x, y, 0], 0.075, 0.02), silk, 0.02)
  s.join(sphere('hm', [1.1, 0.18, 0], 0.11), { colour: '#ffc53a', rough: 0.22, metal: 0.6, coat: 0.6 }, 0.01)
}

function bowTail(c: Creature): void {
  const { sculpture: s, palette } = c
  const cord: Material = { colour: palette.belly, rough: 0.5, softness: 0.8, coat: 0.3 }
  const stops: [number, number, string][] = [
    [0.4, -0.98, palette.body],
    [0.78, -0.78, palette.accent],
    [1.02, -0.42, palette.body],
  ]
  s.join(tube('p', [0.06, -0.82, 0], [0.2, -1.2, 0.05], [0.78, -0.8, 0.1], 0.035, 0.03), cord, 0.01)
  s.join(tube('p', [0.78, -0.8, 0.1], [1.12, -0.55, 0.1], [1.0, -0.24, 0.05], 0.03, 0.025), cord, 0.01)
  for (const [x, y, tone] of stops) {
    const own = s.space(s.fresh('bow'), `turnZ(p-vec3(${num(x)},${num(y)},.1),${num(-0.5 + x)})`)
    const twin = s.space(s.fresh('bows'), `vec3(abs(${own}.x),${own}.yz)`)
    s.join(
      `${capsule(`${twin}*vec3(1.,1.,1.6)`, [0.03, 0, 0], [0.2, 0, 0], 0.04, 0.13)}*.8`,
      { colour: tone, rough: 0.4, softness: 0.9, coat: 0.5 },
      0.02,
    )
    s.join(sphere(own, [0, 0, 0.02], 0.055), { colour: palette.belly, rough: 0.4, coat: 0.5 }, 0.01)
  }
}

export function kite(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  headSpace(c, [0, 0.1, 0], o.tilt ?? 0.16)
  const skin = sheet(c)
  tassels(c)
  bowTail(c)
  const head: Vec3 = [0.6, 0.6, 0.34]
  s.join(ellipsoid('hm', [0.22, 0.2, 0.18], [0.3, 0.3, 0.12]), { ...skin, colour: palette.belly }, 0.05)
  Object.assign(c.anatomy, { headRadii: [0.6, 0.9, 0.34], skin: { ...skin, colour: palette.belly } })
  face({ ...c, palette: { ...palette, accent: palette.foot ?? '#ffb01e' } }, head, {
    azimuth: 0.4,
    elevation: 0.34,
    size: 0.25,
    inset: 0.97,
    lid: { tilt: -0.45, cover: 0.24 },
    mouth: 'none',
    beak: { y: -0.1, length: 0.32, width: 0.16, hook: 0.16 },
  })
}
