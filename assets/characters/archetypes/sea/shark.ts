/** A shark that stands on its tail, fins for arms and a grin of pointed teeth. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

const HEAD: Vec3 = [0.66, 0.66, 0.6]

/** A wide mouth with two rows of teeth set just under the skin; wider when it attacks, absent when it hurts. */
function grin(c: Creature): void {
  const { sculpture: s, expression } = c
  if (expression === 'hurt') return
  const tall = expression === 'attack' ? 0.23 : 0.15
  const y = expression === 'attack' ? -0.24 : -0.2
  s.space('grin', `h-vec3(0.,${num(y)},.5)`)
  s.scalar('zigzag', '.085*abs(fract(grin.x*5.5+.5)*2.-1.)')
  s.scalar('lip', `smoothMax(ellipsoid(grin,vec3(.46,${num(tall)},.4)),grin.y-.03-.5*grin.x*grin.x,.03)`)
  s.carve('lip', { colour: '#4a0a18', rough: 0.6, softness: 0.1, coat: 0 }, 0.03)
  const enamel: Material = { colour: '#ffffff', rough: 0.2, softness: 0.4, coat: 0.8 }
  const row = `max(ellipsoid(h,vec3(${HEAD.map(r => num(r * 0.965)).join(',')})),lip-.004)`
  s.join(`max(${row},-(grin.y+.07-.5*grin.x*grin.x-zigzag+.03))*.7`, enamel, 0.005)
  s.join(`max(${row},grin.y+${num(tall - 0.0)}-1.1*grin.x*grin.x-zigzag-.005)*.7`, enamel, 0.005)
}

function fins(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const fin: Material = { ...skin, colour: mixed(palette.body, palette.shade, ramp(0.2, 1, 'length(p.xz)')) }
  const crest: Material = { ...skin, colour: mixed(palette.body, palette.shade, ramp(0.45, 1.05, 'h.y')) }
  s.join(
    'tube(h*vec3(1.9,1.,1.),vec3(0.,.44,-.1),vec3(0.,.96,-.02),vec3(0.,1.3,-.6),.36,.03)*.75',
    crest,
    0.2,
  )
  s.join('ellipsoid(turnX(turnZ(m-vec3(.44,-.28,.12),-2.0),.35)-vec3(0.,.34,0.),vec3(.2,.42,.08))', fin, 0.07)
  s.join(
    'ellipsoid(turnX(turnZ(m-vec3(.05,-.88,.02),-1.3),.15)-vec3(0.,.32,0.),vec3(.15,.38,.12))',
    fin,
    0.08,
  )
}

export function shark(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  headSpace(c, [0, 0.3, 0.04], o.tilt ?? 0.08)
  const belly = { centre: [0, -0.32, 0.5] as Vec3, radii: [0.42, 0.62, 0.46] as Vec3 }
  const back = skinColour(c, { from: -0.9, to: 0.6, belly, blush: [0.5, -0.12, 0.4] })
  const gills =
    'smoothstep(.022,.01,abs(fract(h.z*9.+.3)-.5)*.11)*smoothstep(.02,.0,abs(h.y+.34)-.13)*smoothstep(.26,.2,h.z)*step(-.1,h.z)'
  const skin: Material = {
    colour: mixed(back, palette.dark, `.6*${gills}`),
    rough: 0.3,
    softness: 0.7,
    coat: 0.7,
  }
  s.join('capsule(p,vec3(0.,.1,0.),vec3(.02,-.82,-.06),.56,.2)', skin)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), skin, 0.15)
  s.join('capsule(h,vec3(0.,.3,0.),vec3(0.,.52,.02),.5,.3)', skin, 0.2)
  fins(c, skin)
  grin(c)
  Object.assign(c.anatomy, { headRadii: HEAD, skin })
  face(c, HEAD, {
    azimuth: 0.54,
    elevation: 0.26,
    size: 0.19,
    inset: 0.93,
    lid: { tilt: -0.35, cover: 0.2 },
    mouth: c.expression === 'hurt' ? 'smile' : 'none',
    mouthY: -0.24,
    mouthWidth: 0.2,
  })
}
