/** A small marble temple: four columns for legs, in shoes, a face in the pediment and light in its door. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, roundBox, sphere } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

/** Gable in the plane z: a broad triangle over a beam. */
function roof(c: Creature, marble: Material): void {
  const { sculpture: s, palette } = c
  const gable = s.polygon([
    [-1.06, -0.3],
    [1.06, -0.3],
    [0, 0.78],
  ])
  s.scalar('gable', `${gable}(h.xy)`)
  s.join('max(gable-.0,abs(h.z)-.4)*.9-.05', marble)
  const tiles: Material = {
    colour: mixed(palette.shade, palette.accent, 'smoothstep(-.3,.3,sin(h.z*26.))'),
    rough: 0.3,
    softness: 0.5,
    coat: 0.8,
  }
  s.join('max(max(abs(gable-.06)-.055,-.24-h.y),abs(h.z)-.5)*.9-.02', tiles, 0.01)
  s.join('max(max(abs(gable-.0)-.04,-.34-h.y),abs(abs(h.z)-.47)-.05)*.9-.015', gold, 0.01)
  s.join(
    roundBox('h', [0, -0.36, 0], [1.08, 0.1, 0.52], 0.03),
    {
      ...marble,
      colour: mixed(palette.belly, palette.accent, 'step(.4,abs(fract(h.x*4.)-.5))*step(.3,h.z)'),
    },
    0.01,
  )
  s.join('max(abs(h.y+.25)-.025,max(abs(h.x)-1.1,abs(h.z)-.54))-.015', gold, 0.005)
  s.join(sphere('h', [0, 0.98, 0], 0.15), gold, 0.03)
  s.join('octahedron(h-vec3(0.,1.2,0.),vec3(.09,.18,.09))-.015', gold, 0.03)
  s.join(sphere('hm', [1.08, -0.1, 0.3], 0.13), gold, 0.02)
}

function columnsAndSteps(c: Creature, marble: Material): void {
  const { sculpture: s, palette } = c
  const flutes = '.014*sin(atan(col.x,col.z)*12.)'
  s.space('col', 'vec3(abs(abs(p.x)-.5)-.32,p.y,abs(p.z)-.26)')
  s.join(
    `(cylinder(col-vec3(0.,-.5,0.),.36,.135,.03)+${flutes})*.9`,
    { ...marble, colour: mixed(palette.shade, palette.body, ramp(-0.9, -0.1, 'p.y')) },
    0.01,
  )
  s.join('ringFlat(col-vec3(0.,-.17,0.),.12,.055)', gold, 0.02)
  s.join('ringFlat(col-vec3(0.,-.82,0.),.12,.06)', gold, 0.02)
  s.space('shoe', 'vec3(abs(abs(p.x)-.5)-.32,p.yz)')
  for (const z of [0.36, -0.2])
    s.join(
      ellipsoid('shoe', [0, -0.92, z], [0.2, 0.11, 0.26]),
      { colour: palette.accent, rough: 0.25, softness: 0.5, coat: 0.9 },
      0.04,
    )
  s.join(
    roundBox('p', [0, -0.42, -0.12], [0.56, 0.36, 0.26], 0.04),
    { ...marble, colour: mixed(palette.shade, palette.belly, ramp(-0.8, -0.1, 'p.y')) },
    0.01,
  )
  const door = 'max(length(vec2(p.x,max(0.,p.y+.5)))-.24,-.74-p.y)'
  s.join(
    `max(${door},abs(p.z-.1)-.06)-.01`,
    { colour: '#ffb040', rough: 0.6, emission: `${colour('#ff9a2a')}*(.5+.6*smoothstep(-.2,-.8,p.y))` },
    0.01,
  )
}

export function temple(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.32, 0], o.tilt ?? 0)
  s.relief = 'layeredNoise(p*6.)'
  const vein = 'smoothstep(.04,.0,abs(layeredNoise(p*2.2)-.48))'
  const marble: Material = {
    colour: blushed(
      mixed(mixed(palette.belly, palette.body, ramp(-1, 0.3, 'p.y')), palette.shade, `.45*${vein}`),
      [0.52, -0.1, 0.5],
      '#ff8a8a',
    ),
    rough: 0.3,
    softness: 0.6,
    coat: 0.7,
  }
  columnsAndSteps(c, marble)
  roof(c, marble)
  const head: Vec3 = [0.72, 0.62, 0.5]
  Object.assign(c.anatomy, { headRadii: head, skin: { ...marble, colour: palette.body } })
  face(c, head, {
    azimuth: 0.44,
    elevation: 0.12,
    size: 0.25,
    inset: 0.98,
    stretch: [1, 1.1, 0.5],
    iris: 0.74,
    pupil: 0.4,
    mouth: 'smile',
    mouthY: -0.2,
    mouthZ: 0.45,
    mouthWidth: 0.12,
  })
}
