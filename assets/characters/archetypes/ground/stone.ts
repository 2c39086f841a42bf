/** A polished river stone with a cap of moss and four pebbles for limbs. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { blossom, leaf } from '../../parts/leaf.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function moss(c: Creature): void {
  const { sculpture: s, palette } = c
  const green: Material = {
    colour: mixed('#2f7a35', palette.accent, 'smoothstep(.25,.65,layeredNoise(p*7.))'),
    rough: 0.9,
    softness: 0.7,
    coat: 0,
  }
  s.join(
    '(smoothMax(ellipsoid(h-vec3(0.,.1,-.02),vec3(.87,.68,.73)),-(h.y-.3+.1*sin(atan(h.x,h.z)*5.)+.12*h.z),.08)-.02*sin(h.x*13.)*sin(h.z*12.))*.85',
    green,
    0.03,
  )
  for (const roll of [0.7, -0.75])
    leaf(c, s.space(s.fresh('clover'), `turnZ(h-vec3(-.2,.72,.1),${roll.toFixed(2)})`), {
      long: 0.34,
      wide: 0.42,
    })
  blossom(c, s.space('daisy', `turnX(h-${vec([0.3, 0.68, 0.36])},-.6)`), {
    size: 0.19,
    petal: '#fff0f4',
    edge: '#ffd6e4',
    petals: 7,
  })
}

export function stone(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.9, 0.72, 0.72]
  headSpace(c, [0, -0.14, 0], c.options.tilt ?? 0.1)
  const speckle = 'smoothstep(.2,.13,spots(h*6.))'
  const vein =
    'smoothstep(.05,.025,abs(h.y+.42-.3*h.x+.05*sin(h.x*7.)))+smoothstep(.03,.012,abs(h.y+.54-.3*h.x+.04*sin(h.x*6.)))'
  const body = mixed(
    mixed(palette.shade, palette.body, ramp(-0.6, 0.4, 'h.y')),
    palette.dark,
    `.4*${speckle}`,
  )
  const skin: Material = {
    colour: blushed(mixed(body, palette.belly, `clamp(${vein},0.,1.)*.9`), [0.58, -0.14, 0.48]),
    rough: 0.2,
    softness: 0.35,
    coat: 0.9,
  }
  s.join('ellipsoid(h,vec3(.9,.72,.72))-.03*sin(h.x*3.+1.)*sin(h.y*4.)', skin)
  moss(c)
  const pebble = (tone: string): Material => ({
    colour: mixed(tone, palette.belly, `.4*smoothstep(.2,.1,spots(p*8.))`),
    rough: 0.25,
    softness: 0.3,
    coat: 0.9,
  })
  s.join(ellipsoid('m', [0.36, -0.89, 0.3], [0.26, 0.15, 0.3]), pebble('#b0704a'), 0.02)
  s.join('ellipsoid(turnZ(p-vec3(1.04,-.14,.26),.7),vec3(.2,.15,.17))', pebble('#c98a5a'), 0.02)
  s.join('ellipsoid(turnZ(p-vec3(-1.02,-.42,.34),-.5),vec3(.2,.15,.17))', pebble('#c98a5a'), 0.02)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.body } })
  face(c, head, {
    azimuth: 0.38,
    elevation: 0.04,
    size: 0.2,
    inset: 0.92,
    mouth: 'smile',
    mouthY: -0.24,
    mouthWidth: 0.18,
  })
}
