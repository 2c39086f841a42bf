/** A chrome toaster: enamelled face, two slices leaping out, a lever and a plug for arms. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, roundBox, sphere, tube } from '../../glsl/solids.ts'
import { mixed, num, ramp } from '../../glsl/values.ts'
import { boots } from '../../parts/boots.ts'
import { chrome, lacquer, rubber } from '../../parts/finishes.ts'
import { glovedArm } from '../../parts/gloves.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function slices(c: Creature): void {
  const { sculpture: s } = c
  const leap = c.expression === 'attack' ? 0.05 : 0
  for (const [x, y, z, turn] of [
    [-0.12, 0.9, -0.2, 0.16],
    [0.16, 1.02, 0.16, -0.14],
  ] as const) {
    const slice = s.space(
      s.fresh('slice'),
      `turnZ(h-vec3(${num(x)},${num(y + leap)},${num(z)}),${num(turn)})`,
    )
    const shape = `smoothMin(roundBox(${slice}+vec3(0.,.08,0.),vec3(.4,.34,.085),.07),roundBox(${slice}-vec3(0.,.2,0.),vec3(.47,.17,.085),.08),.06)`
    const crumb = mixed('#ffd892', '#e09a44', `smoothstep(.3,.7,layeredNoise(${slice}*6.))`)
    s.join(
      shape,
      {
        colour: mixed(
          crumb,
          '#9a4e18',
          `smoothstep(.33,.42,max(abs(${slice}.x)-.02,abs(${slice}.y-.02)-.02))`,
        ),
        rough: 0.75,
        softness: 0.7,
        coat: 0,
      },
      0.01,
    )
  }
  s.space('butter', 'turnZ(h-vec3(.1,1.12,.27),-.2)')
  s.join(
    roundBox('butter', [0, leap, 0], [0.15, 0.12, 0.05], 0.04),
    { colour: '#ffe24a', rough: 0.2, softness: 1, coat: 0.9 },
    0.01,
  )
  s.join(
    capsule('butter', [0.06, leap - 0.1, 0], [0.06, leap - 0.26, 0], 0.05),
    { colour: '#ffe24a', rough: 0.2, softness: 1, coat: 0.9 },
    0.03,
  )
}

function limbs(c: Creature): void {
  const { palette } = c
  const hose = rubber(palette.dark)
  boots(c, { x: 0.44, top: -0.7, leg: hose, boot: lacquer(palette.accent) })
  glovedArm(c, {
    side: -1,
    from: [0.84, -0.2, 0.1],
    elbow: [1.26, -0.36, 0.2],
    hand: [1.16, 0.12, 0.36],
    turn: -0.2,
    sleeve: hose,
  })
}

export function toaster(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, -0.12, 0], o.tilt ?? 0.05)
  const shell: Material = { ...chrome, rough: 0.1 }
  s.join('smoothMax(roundBox(h-vec3(0.,-.04,0.),vec3(.92,.6,.58),.3),-h.y-.56,.04)', shell)
  for (const z of [-0.2, 0.16])
    s.carve(
      roundBox('h', [0, 0.6, z], [0.58, 0.3, 0.12], 0.05),
      { colour: '#3a1420', rough: 0.7, softness: 0 },
      0.02,
    )
  slices(c)
  s.join(roundBox('h', [0, -0.62, 0], [0.9, 0.12, 0.56], 0.1), lacquer(palette.accent), 0.01)
  const enamel: Material = {
    ...lacquer(
      blushed(mixed(palette.shade, palette.body, ramp(-0.6, 0.3, 'h.y')), [0.5, -0.2, 0.6], palette.blush),
    ),
  }
  s.join(roundBox('h', [0, -0.08, 0.5], [0.72, 0.42, 0.12], 0.1), enamel, 0.01)
  s.join('max(abs(roundBox(h-vec3(0.,-.08,.5),vec3(.74,.44,.2),.12))-.03,abs(h.z-.57)-.04)-.01', chrome, 0.01)
  s.join(cylinder('h.xzy', [0.54, 0.63, -0.4], 0.05, 0.09, 0.03), lacquer(palette.accent), 0.01)
  s.join(roundBox('h', [-0.94, 0.16, 0], [0.13, 0.07, 0.16], 0.06), lacquer(palette.accent), 0.01)
  limbs(c)
  s.join(
    tube('p', [0.86, -0.36, 0], [1.34, -0.66, 0.1], [1.16, -0.02, 0.26], 0.06, 0.06),
    rubber(palette.dark),
    0.02,
  )
  s.space('plug', 'turnZ(p-vec3(1.15,.1,.28),.1)')
  s.join(cylinder('plug', [0, 0.06, 0], 0.13, 0.15, 0.06), lacquer(palette.accent), 0.02)
  s.join(capsule('vec3(abs(plug.x),plug.yz)', [0.07, 0.18, 0], [0.07, 0.36, 0], 0.035), chrome, 0.005)
  s.join(sphere('plug', [0, -0.1, 0], 0.09), lacquer(palette.accent), 0.03)
  Object.assign(c.anatomy, { headRadii: [0.9, 0.6, 0.58], skin: { ...enamel, colour: palette.body } })
  const { radii, eyes } = eyesAt([0.29, 0.02, 0.59], 0.16)
  face(c, radii, { ...eyes, size: 0.24, mouth: 'open', mouthY: -0.3, mouthZ: 0.62, mouthWidth: 0.18 })
}
