/** A genie rising from his golden lamp: smoke for legs, broad chest, turban with a stone and a plume, one arm raised. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

const HEAD: Vec3 = [0.64, 0.54, 0.52]

function lamp(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('lamp', 'p-vec3(.1,-.82,.06)')
  s.join('smoothMax(ellipsoid(lamp,vec3(.58,.24,.42)),lamp.y-.12,.03)', gold, 0.02)
  s.join(tube('lamp', [-0.4, 0, 0], [-0.78, -0.02, 0.02], [-0.96, 0.24, 0.04], 0.16, 0.06), gold, 0.05)
  s.join('ringFacing(lamp-vec3(.66,.03,0.),.17,.05)', gold, 0.03)
  s.join('cylinder(lamp-vec3(0.,-.15,0.),.04,.24,.02)', gold, 0.04)
  s.join(
    sphere('lamp', [0, 0.0, 0.35], 0.07),
    { colour: palette.glow, rough: 0.1, coat: 1, emission: `${colour(palette.glow)}*.7` },
    0.01,
  )
}

function turban(c: Creature): void {
  const { sculpture: s, palette } = c
  const folds = mixed(palette.shade, palette.accent, 'smoothstep(-.7,.6,sin((h.y+.45*abs(h.x))*34.))')
  const silk: Material = { colour: folds, rough: 0.4, softness: 0.8, coat: 0.4 }
  s.join(
    `${ellipsoid('h', [0, 0.5, -0.03], [0.74, 0.36, 0.62])}-.012*sin((h.y+.45*abs(h.x))*34.)`,
    silk,
    0.02,
  )
  s.join(ellipsoid('h', [0, 0.8, -0.03], [0.26, 0.15, 0.26]), silk, 0.05)
  s.join(
    'octahedron(h-vec3(0.,.5,.6),vec3(.12,.16,.09))-.02',
    { colour: '#ff3a6a', rough: 0.06, coat: 1, emission: `${colour('#ff2a6a')}*.4` },
    0.01,
  )
  s.join('ringFacing(turnX(h-vec3(0.,.5,.58),-.2),.17,.035)', gold, 0.01)
  s.join(
    tube('h*vec3(1.,1.,1.6)', [0, 0.62, 0.92], [0.04, 0.94, 1.0], [0.3, 0.98, 0.8], 0.06, 0.13),
    { colour: mixed('#ffffff', palette.glow, ramp(0.7, 1.2, 'h.y')), rough: 0.6, softness: 1, coat: 0.1 },
    0.03,
  )
}

function bodyAndArms(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const smoke: Material = {
    ...skin,
    colour: mixed(
      palette.glow,
      mixed(palette.shade, palette.body, ramp(-0.6, 0.1, 'p.y')),
      ramp(-0.95, -0.25, 'p.y'),
    ),
    emission: `${colour(palette.glow)}*.35*smoothstep(-.3,-.8,p.y)`,
  }
  s.join(tube('p', [0, -0.2, 0], [0.42, -0.48, 0], [0.02, -0.6, 0.02], 0.34, 0.2), smoke, 0.06)
  s.join(tube('p', [0.02, -0.6, 0.02], [-0.4, -0.62, 0.06], [-0.66, -0.62, 0.1], 0.2, 0.035), smoke, 0.06)
  s.join(ellipsoid('p', [0, 0.02, 0], [0.5, 0.34, 0.34]), skin, 0.12)
  s.join(sphere('m', [0.5, 0.1, 0], 0.2), skin, 0.08)
  const left = armSpace(c, 'p', [-0.54, 0.1, 0], [-0.98, 0.44, 0.2])
  const right = armSpace(c, 'p', [0.54, 0.08, 0], [0.7, -0.34, 0.3])
  s.join(tube(left, [-0.54, 0.1, 0], [-0.98, -0.02, 0.05], [-0.98, 0.44, 0.2], 0.16, 0.13), skin, 0.05)
  s.join(sphere(left, [-0.98, 0.56, 0.24], 0.17), skin, 0.04)
  s.join(tube(right, [0.54, 0.08, 0], [1.0, -0.18, 0], [0.5, -0.34, 0.3], 0.16, 0.13), skin, 0.05)
  s.join(sphere(right, [0.46, -0.34, 0.34], 0.15), skin, 0.04)
  s.join(`ringFlat(${left}-vec3(-.98,.4,.19),.13,.055)`, gold, 0.01)
  s.join(`ringFlat(turnZ(${right}-vec3(.66,-.3,.24),1.2),.13,.055)`, gold, 0.01)
  s.join(
    'ringFlat(turnX(p-vec3(.04,-.28,.01),-.05),.35,.085)',
    { colour: palette.accent, rough: 0.4, coat: 0.5 },
    0.04,
  )
  const vest: Material = { colour: palette.accent, rough: 0.45, softness: 0.7, coat: 0.4 }
  s.join(
    `smoothMax(${ellipsoid('p', [0, 0.03, 0], [0.53, 0.37, 0.37])},.17+.25*p.y-abs(p.x),.03)`,
    vest,
    0.01,
  )
}

export function genie(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.5, 0.1], o.tilt ?? 0.1)
  const skin: Material = {
    colour: skinColour(c, { from: -0.4, to: 0.7, blush: [0.38, -0.14, 0.36] }),
    rough: 0.4,
    softness: 0.8,
    coat: 0.5,
  }
  bodyAndArms(c, skin)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), skin, 0.04)
  s.join(capsule('hm*vec3(1.,1.,1.5)', [0.58, 0.0, 0], [0.86, 0.14, -0.05], 0.13, 0.02), skin, 0.05)
  s.join('ringFacing(hm-vec3(.68,-.16,.02),.085,.03)', gold, 0.005)
  s.join(ellipsoid('h', [0, -0.06, 0.52], [0.11, 0.1, 0.1]), skin, 0.05)
  s.join(
    tube('h', [0, -0.48, 0.36], [0, -0.66, 0.5], [0.06, -0.74, 0.66], 0.11, 0.015),
    { colour: palette.dark, rough: 0.4, coat: 0.5 },
    0.03,
  )
  Object.assign(c.anatomy, { headRadii: HEAD, skin })
  face(c, HEAD, {
    azimuth: 0.46,
    elevation: 0.1,
    size: 0.225,
    inset: 0.92,
    iris: 0.72,
    pupil: 0.36,
    mouth: 'open',
    mouthY: -0.3,
    mouthWidth: 0.14,
    lid: { tilt: -0.25, cover: 0.12 },
  })
  turban(c)
  lamp(c)
}
