/** A floating drape with sleeves; hooded ones show only eyes in the dark. Options: hood, waves, armsUp. */
import type { Creature } from '../creature.ts'
import { headSpace } from '../creature.ts'
import { face } from '../face/face.ts'
import { ellipsoid, tube } from '../glsl/solids.ts'
import { num, type Vec3, vec } from '../glsl/values.ts'
import { placeArms } from '../pose/arms.ts'
import type { Material } from '../sculpture.ts'
import { skinColour } from '../skin.ts'

function hood(c: Creature, head: Vec3, cloth: Material): void {
  const { sculpture: s, palette } = c
  s.join(tube('h', [0, 0.45, -0.05], [0, 0.98, -0.25], [0.32, 0.9, -0.62], 0.36, 0.03), cloth, 0.2)
  s.carve(
    ellipsoid('h', [0, -0.03, head[2] * 0.92], [head[0] * 0.68, head[1] * 0.68, 0.4]),
    { colour: '#06030c', rough: 0.8, softness: 0, coat: 0 },
    0.06,
  )
  s.join(
    `smoothMax(ringFacing(vec3(h.x,(h.y+.03)/1.08,h.z-${num(head[2] * 0.6)}),.45,.065),-h.z,.02)`,
    { colour: palette.accent, rough: 0.45, coat: 0.3 },
    0.03,
  )
  s.join(
    'octahedron(h-vec3(0.,-.58,.50),vec3(.09,.12,.06))-.012',
    { colour: palette.glow, emission: `${vec([0.9, 0.25, 1])}*.8`, coat: 1, rough: 0.1 },
    0.01,
  )
}

export function ghost(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = o.headRadii ?? [0.64, 0.66, 0.58]
  headSpace(c, [0, 0.2, 0], o.tilt ?? 0.07)
  const cloth: Material = {
    colour: skinColour(c, {
      from: -1,
      to: 0.4,
      blush: o.hood ? undefined : [head[0] * 0.62, -0.18, head[2] * 0.7],
    }),
    rough: 0.45,
    softness: 1,
    coat: 0.3,
  }
  const waves = typeof o.waves === 'number' ? o.waves : 6
  const drape = `smoothMin(${ellipsoid('h', [0, 0, 0], head)},capsule(p,vec3(0.,0.,0.),vec3(.12,-.95,-.15),.56,.72)*.95,.12)+.02*sin(atan(p.x,p.z)*9.)*smoothstep(-.1,-.8,p.y)`
  s.join(`smoothMax(${drape},-(p.y+.70+.13*sin(atan(p.x,p.z)*${num(waves)}+.6)),.08)`, cloth)
  const hand: Vec3 = o.armsUp ? [1.0, 0.22, 0.34] : [0.92, -0.42, 0.42]
  for (const arm of placeArms(c, { from: [0.5, -0.12, 0.1], elbow: [0.92, -0.16, 0.2], hand })) {
    s.join(tube(arm.space, arm.from, arm.elbow, arm.hand, 0.16, 0.1), cloth, 0.12)
    s.join(`sphere(${arm.space}-${vec(arm.hand)},.115)`, { ...cloth, colour: palette.accent }, 0.06)
  }
  Object.assign(c.anatomy, { headRadii: head, skin: cloth })
  if (o.hood) hood(c, head, cloth)
  face(c, head, { azimuth: 0.4, elevation: 0.02, size: 0.18, mouth: 'o', mouthY: -0.26, mouthWidth: 0.16 })
}
