/** A toy pinwheel: folded vanes about the face, a striped stick with mittens, shoes and a bow. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import { arms, legs } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const VANES = 4
const paper = [
  [-0.04, 0.1],
  [-0.06, 1.22],
  [0.24, 1.08],
  [0.46, 0.88],
  [0.54, 0.66],
  [0.4, 0.44],
  [0.14, 0.2],
] as const
const colours = ['#e8183a', '#ffb81e', '#1f7af0', '#3ab84a'] as const

/** Vanes of paper in four colours, each folded over along its round edge, where the paler back of the sheet shows. */
function wheel(c: Creature): void {
  const { sculpture: s } = c
  const outline = s.polygon(paper)
  s.space('spin', 'turnZ(h-vec3(0.,0.,-.04),.5)')
  s.scalar('number', `mod(floor(atan(spin.x,spin.y)*${num(VANES / (2 * Math.PI))}+.5)+4.,4.)`)
  s.space('vane', `aroundZ(spin,${num(VANES)})`)
  const tone = mixed(
    mixed(mixed(colours[0], colours[1], 'step(.5,number)'), colours[2], 'step(1.5,number)'),
    colours[3],
    'step(2.5,number)',
  )
  const sheet: Material = {
    colour: `${tone}*(.62+.38*${ramp(-0.06, 0.34, 'vane.x')})`,
    rough: 0.3,
    softness: 0.12,
    coat: 0.6,
  }
  s.join(`max(${outline}(vane.xy)-.03,abs(vane.z+.5*vane.x-.12)-.02)*.7-.02`, sheet, 0.01)
  s.join(
    `${ellipsoid('turnZ(vane-vec3(.25,.46,.05),-.52)', [0, 0, 0], [0.13, 0.36, 0.12])}*.85`,
    { ...sheet, colour: mixed(tone, '#ffffff', '.3') },
    0.02,
  )
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
  const head: Vec3 = [0.46, 0.46, 0.36]
  headSpace(c, [0, 0.36, 0.12], o.tilt ?? 0.1)
  stick(c)
  wheel(c)
  const skin: Material = {
    colour: blushed(mixed(palette.shade, palette.body, ramp(-0.7, 0.2, 'h.y')), [0.36, -0.14, 0.28]),
    rough: 0.3,
    softness: 0.8,
    coat: 0.8,
  }
  s.join(ellipsoid('h', [0, 0, 0.06], [0.46, 0.46, 0.32]), skin, 0.02)
  s.join(
    'ringFacing(h-vec3(0.,0.,.06),.45,.06)',
    { colour: '#ffc53a', rough: 0.22, metal: 0.6, coat: 0.6 },
    0.01,
  )
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, [0.46, 0.46, 0.4], {
    azimuth: 0.46,
    elevation: 0.12,
    size: 0.175,
    inset: 0.92,
    mouth: 'open',
    mouthY: -0.2,
    mouthWidth: 0.14,
  })
}
