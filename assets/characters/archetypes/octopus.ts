/** A big head on eight curling arms. Options: arms (how many), suckers are painted under them. */
import type { Creature } from '../creature.ts'
import { headSpace } from '../creature.ts'
import { face } from '../face/face.ts'
import { ellipsoid } from '../glsl/solids.ts'
import { mixed, num, type Vec3 } from '../glsl/values.ts'
import type { Material } from '../sculpture.ts'
import { skinColour } from '../skin.ts'

export function octopus(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = o.headRadii ?? [0.72, 0.7, 0.66]
  headSpace(c, [0, 0.18, 0], o.tilt ?? 0.06)
  const arms = typeof o.arms === 'number' ? o.arms : 8
  const skin: Material = {
    colour: skinColour(c, { from: -1, to: 0.5, blush: [head[0] * 0.66, -0.22, head[2] * 0.66] }),
    rough: 0.3,
    softness: 0.9,
    coat: 0.7,
  }
  s.join(ellipsoid('h', [0, 0, 0], head), skin)
  // one arm repeated around y: turn is which arm, own is its angle within the slice
  const slice = num(6.2832 / arms)
  s.scalar('around', `(atan(p.x,p.z)+${num(Math.PI / arms)})/${slice}`)
  s.scalar('own', `(fract(around)-.5)*${slice}`)
  s.space('arm', 'vec3(sin(own)*length(p.xz),p.y,cos(own)*length(p.xz))')
  s.scalar('sway', 'sin(floor(around)*2.3+1.)')
  s.join(
    'tube(arm,vec3(0.,-.25,.28),vec3(0.,-1.05,.42+.05*sway),vec3(.05*sway,-.84+.16*sway,1.02),.23,.06)',
    { ...skin, colour: mixed(skin.colour, palette.belly, 'smoothstep(-.84,-.98,p.y)*.85') },
    0.12,
  )
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, head, {
    azimuth: 0.42,
    elevation: -0.12,
    size: 0.2,
    mouth: 'smile',
    mouthY: -0.36,
    mouthWidth: 0.13,
  })
}
