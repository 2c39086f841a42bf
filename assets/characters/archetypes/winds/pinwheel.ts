/** A toy pinwheel: folded vanes about the face, a striped stick with mittens, shoes and a bow. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import { arms, legs } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const colours = ['#f01e3c', '#ff8a14', '#ffd01e', '#3ac04a', '#1f8af0', '#8a3ae0'] as const

const paper = [
  [-0.05, 0.3],
  [-0.2, 0.72],
  [-0.14, 1.06],
  [0.16, 1.3],
  [0.2, 1.06],
  [0.4, 0.86],
  [0.46, 0.6],
  [0.36, 0.34],
] as const

/** Six tilted vanes, each of its colour, lying over the next like the toy's paper; the folded half shows the paler back. */
function wheel(c: Creature): void {
  const { sculpture: s } = c
  const outline = s.polygon(paper)
  colours.forEach((tone, i) => {
    const vane = s.space(s.fresh('vane'), `turnZ(h-vec3(0.,0.,-.12),${num(0.52 - (i * Math.PI) / 3)})`)
    const folded = `smoothstep(.0,.03,${vane}.x-.32*${vane}.y+.12)`
    s.join(
      `max(${outline}(${vane}.xy)-.035,abs(${vane}.z+.42*${vane}.x-.14*abs(${vane}.x-.32*${vane}.y+.12))-.02)*.75-.025`,
      {
        colour: mixed(tone, '#fff0e0', `${folded}*(.26+.06*sin(${vane}.y*30.))`),
        rough: 0.55,
        softness: 0.3,
        coat: 0.12,
      },
      0.01,
    )
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
