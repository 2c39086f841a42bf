/** An open umbrella that hovers: the canopy is its face, the handle a single leg with a rain boot, drops all round. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, vec } from '../../glsl/values.ts'
import { brass, lacquer, wood } from '../../parts/finishes.ts'
import { glovedArm } from '../../parts/gloves.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const RAIN = [
  [-1.12, 0.86, 0.2, 0.1],
  [-1.3, -0.36, 0.1, 0.08],
  [1.2, 0.9, 0, 0.08],
  [1.26, -0.5, 0.2, 0.11],
  [-0.62, -0.8, 0.4, 0.09],
] as const

function canopy(c: Creature): Material {
  const { sculpture: s, palette } = c
  s.scalar('gore', 'atan(h.x,h.z)*1.2732+.5')
  const lifted = 'abs(fract(gore)-.5)*2.'
  const cloth = mixed(palette.body, palette.belly, 'step(.5,fract(floor(gore)*.5))')
  const silk: Material = {
    colour: blushed(
      mixed(cloth, palette.shade, `.55*${ramp(0.05, -0.4, 'h.y')}`),
      [0.6, -0.04, 0.7],
      palette.blush,
    ),
    rough: 0.32,
    softness: 0.55,
    coat: 0.4,
  }
  s.join(
    `smoothMax(ellipsoid(h+vec3(0.,.3,0.),vec3(1.16,1.14,1.1))*.85,-h.y-.4+.2*(1.-${lifted}*${lifted}),.03)+.03*${lifted}*smoothstep(.7,-.3,h.y)`,
    silk,
  )
  s.carve(`ellipsoid(h+vec3(0.,.46,0.),vec3(1.08,1.04,1.02))*.85`, { ...silk, colour: palette.shade }, 0.03)
  return silk
}

function rain(c: Creature): void {
  for (const [x, y, z, r] of RAIN) {
    const drop = c.sculpture.space(c.sculpture.fresh('drop'), `p-${vec([x, y, z])}`)
    c.sculpture.join(
      `smoothMin(sphere(${drop},${num(r)}),capsule(${drop},vec3(0.),${vec([0.02, r * 2.3, 0])},${num(r * 0.7)},.01),.05)`,
      { colour: '#58c8ff', rough: 0.06, softness: 1, coat: 1, emission: `${colour('#3ab0ff')}*.3` },
      0.005,
    )
  }
}

export function umbrella(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.22, 0], o.tilt ?? 0.14, -0.12)
  const silk = canopy(c)
  s.join(capsule('h', [0, 0.78, 0], [0, 1.1, 0], 0.07, 0.03), brass, 0.02)
  s.join(sphere('h', [0, 0.86, 0], 0.11), brass, 0.02)
  const stick = wood('h', 'y', '#c8843a', '#7a4418')
  s.join(cylinder('h', [0, -0.42, 0.02], 0.62, 0.06, 0.02), stick, 0.02)
  s.join(
    tube('h', [0, -0.98, 0.02], [0.02, -1.5, 0.1], [0.38, -1.2, 0.1], 0.09, 0.1),
    { ...lacquer(palette.accent), rough: 0.2 },
    0.02,
  )
  s.join(sphere('h', [0.39, -1.16, 0.1], 0.12), brass, 0.02)
  glovedArm(c, {
    from: [0.62, -0.02, 0.3],
    elbow: [0.94, -0.42, 0.5],
    hand: [0.98, -0.26, 0.6],
    turn: -0.6,
    size: 0.85,
    thick: 0.06,
    sleeve: { ...silk, colour: palette.shade },
  })
  rain(c)
  Object.assign(c.anatomy, { headRadii: [1.1, 0.85, 1], skin: { ...silk, colour: palette.belly } })
  face(c, [1.02, 0.86, 1.02], {
    azimuth: 0.32,
    elevation: 0.2,
    size: 0.25,
    inset: 0.99,
    mouth: 'open',
    mouthY: -0.13,
    mouthZ: 1.05,
    mouthWidth: 0.17,
  })
}
