/** A toy pinwheel: curled vanes about the face, a striped stick with mittens, shoes and a bow. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import { arms, legs } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const colours = ['#f01e3c', '#ff8a14', '#ffd01e', '#3ac04a', '#1f8af0', '#8a3ae0'] as const

/** Six vanes curled the same way like the toy's paper, each of its colour and paler towards its curl. */
function wheel(c: Creature): void {
  const { sculpture: s } = c
  colours.forEach((tone, i) => {
    const vane = s.space(
      s.fresh('vane'),
      `turnZ(h-vec3(0.,0.,-.08),${num(0.52 - (i * Math.PI) / 3)})*vec3(1.,1.,1.7)`,
    )
    const sheet: Material = {
      colour: mixed(tone, '#ffffff', `.55*${ramp(0.3, 0.75, `${vane}.x`)}`),
      rough: 0.35,
      softness: 0.5,
      coat: 0.5,
    }
    s.join(`${tube(vane, [-0.08, 0.36, 0], [-0.34, 1.24, 0], [0.5, 1, 0.1], 0.24, 0.12)}*.75`, sheet, 0.01)
  })
}

function stick(c: Creature): void {
  const { sculpture: s, palette } = c
  const candy: Material = {
    colour: mixed(palette.belly, palette.accent, 'smoothstep(-.15,.15,sin(p.y*26.+atan(p.x,p.z)))'),
    rough: 0.2,
    softness: 0.6,
    coat: 1,
  }
  s.join(capsule('p', [0, 0.2, -0.16], [0, -0.84, -0.02], 0.12, 0.14), candy)
  const glove: Material = { colour: '#ffffff', rough: 0.5, softness: 0.8, coat: 0.3 }
  const shoe: Material = { colour: palette.body, rough: 0.3, softness: 0.6, coat: 0.8 }
  arms(c, {
    from: [0.1, -0.5, -0.02],
    elbow: [0.5, -0.7, 0.1],
    hand: [0.66, -0.42, 0.3],
    thick: 0.06,
    palm: 0.13,
    skin: candy,
    glove,
  })
  legs(c, { x: 0.1, top: -0.76, thick: 0.08, shoe: [0.2, 0.12, 0.27], skin: candy, sole: shoe })
  s.space('bow', 'm-vec3(0.,-.56,.14)')
  s.join(`${capsule('bow*vec3(1.,1.,1.5)', [0.03, 0, 0], [0.18, 0.02, 0], 0.03, 0.11)}*.8`, shoe, 0.02)
  s.join(sphere('bow', [0, 0, 0.03], 0.065), shoe, 0.01)
}

export function pinwheel(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.54, 0.53, 0.4]
  headSpace(c, [0, 0.36, 0.12], o.tilt ?? 0.1)
  stick(c)
  wheel(c)
  const skin: Material = {
    colour: blushed(mixed(palette.shade, palette.body, ramp(-0.7, 0.2, 'h.y')), [0.36, -0.14, 0.28]),
    rough: 0.3,
    softness: 0.8,
    coat: 0.8,
  }
  s.join(ellipsoid('h', [0, 0, 0.06], [0.54, 0.53, 0.36]), skin, 0.02)
  s.join(
    'ringFacing(h-vec3(0.,0.,.04),.53,.06)',
    { colour: '#ffc53a', rough: 0.22, metal: 0.6, coat: 0.6 },
    0.01,
  )
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, [0.54, 0.53, 0.44], {
    azimuth: 0.46,
    elevation: 0.12,
    size: 0.195,
    inset: 0.92,
    mouth: 'open',
    mouthY: -0.2,
    mouthWidth: 0.14,
  })
}
