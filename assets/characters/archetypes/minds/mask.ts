/** A floating theatre mask: one half laughs, the other weeps. Ribbons at the temples, plumes over the brow. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { expressed, eyeState } from '../../face/expression.ts'
import { eyes } from '../../face/eyes.ts'
import { mouth } from '../../face/mouth.ts'
import type { FaceOptions } from '../../face/options.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import type { Material } from '../../sculpture.ts'

const HEAD: Vec3 = [0.82, 0.92, 0.6]

/** In calm the mouth bends up on the left of the picture and down on the right. */
function twofoldMouth(c: Creature): void {
  const { sculpture: s, palette } = c
  const inside: Material = { colour: palette.dark, rough: 0.6, softness: 0.1, coat: 0 }
  s.carve(`max(arcFacing((h-vec3(0.,-.2,.46))*vec3(1.,-1.,.3),1.15,.3,.062),h.x)`, inside, 0.02)
  s.carve(`max(arcFacing((h-vec3(0.,-.8,.42))*vec3(1.,1.,.3),1.15,.3,.062),-h.x)`, inside, 0.02)
}

function ribbonsAndPlumes(c: Creature): void {
  const { sculpture: s, palette } = c
  const silk: Material = {
    colour: mixed(palette.accent, palette.shade, 'smoothstep(.2,.9,.5+.5*sin(p.y*7.))'),
    rough: 0.3,
    softness: 0.9,
    coat: 0.5,
  }
  const flat = 'm*vec3(1.,1.,.5)'
  s.join(
    `${tube(flat, [0.74, 0.16, -0.03], [1.3, 0.2, -0.1], [1.14, -0.42, -0.05], 0.1, 0.09)}*.7`,
    silk,
    0.02,
  )
  s.join(
    `${tube(flat, [1.14, -0.42, -0.05], [1.0, -0.86, 0], [1.34, -0.96, -0.05], 0.09, 0.015)}*.7`,
    silk,
    0.02,
  )
  s.join(sphere('m', [0.76, 0.17, 0.1], 0.14), gold, 0.02)
  for (const [x, y, tall, tone] of [
    [0, 0.84, 0.86, palette.accent],
    [0.26, 0.76, 0.68, palette.body],
    [-0.26, 0.76, 0.68, palette.belly],
  ] as const) {
    const plume = s.space(s.fresh('plume'), `turnZ(h-${vec([x, y, 0.02])},${num(-x * 1.9)})`)
    s.join(
      ellipsoid(plume, [0, tall * 0.42, 0], [0.17, tall * 0.58, 0.09]),
      { colour: mixed(tone, '#fff4e8', ramp(tall * 0.4, tall * 1.1, `${plume}.y`)), rough: 0.6, softness: 1 },
      0.02,
    )
  }
}

export function mask(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0, 0], o.tilt ?? 0.1)
  const half = 'smoothstep(-.012,.012,h.x+.03*sin(h.y*9.))'
  const cheeks = (side: number) => `smoothstep(.2,.05,length(h-${vec([side * 0.5, -0.2, 0.42])}))`
  const tone = mixed(
    mixed(palette.belly, '#ff7a9a', `.6*${cheeks(-1)}`),
    mixed(mixed(palette.shade, palette.body, ramp(-0.8, 0.4, 'h.y')), '#6ad0ff', `.5*${cheeks(1)}`),
    half,
  )
  const shell: Material = { colour: tone, rough: 0.22, softness: 0.6, coat: 1 }
  const shield = `smoothMax(${ellipsoid('h', [0, 0, 0], HEAD)},-(h.z+.02),.05)`
  s.join(`smoothMin(${shield},${ellipsoid('h', [0, -0.5, 0.1], [0.5, 0.56, 0.36])},.2)`, shell)
  s.join(
    `abs(smoothMax(${ellipsoid('h', [0, -0.02, 0], [0.86, 0.98, 0.6])},abs(h.z-.02)-.05,.03))-.02`,
    gold,
    0.02,
  )
  s.join(ellipsoid('h', [0, -0.06, 0.6], [0.09, 0.2, 0.13]), shell, 0.08)
  Object.assign(c.anatomy, { headRadii: HEAD, skin: shell })
  ribbonsAndPlumes(c)
  const looks: FaceOptions = expressed(
    {
      azimuth: 0.46,
      elevation: 0.16,
      size: 0.22,
      inset: 0.9,
      mouth: 'smile',
      mouthY: -0.46,
      mouthWidth: 0.26,
      ...o.face,
    },
    c.expression,
  )
  eyes(c, HEAD, looks, eyeState(c.expression))
  if (c.expression === 'calm' || c.expression === 'blink') twofoldMouth(c)
  else mouth(c, HEAD, looks)
  const drop = 'h-vec3(.46,-.28,.5)'
  s.join(
    `smoothMin(sphere(${drop},.085),capsule(${drop},vec3(0.),vec3(-.02,.2,0.),.06,.01),.05)`,
    { colour: '#6ad8ff', rough: 0.08, softness: 1, coat: 1, emission: `${colour('#3ab8ff')}*.35` },
    0.008,
  )
}
