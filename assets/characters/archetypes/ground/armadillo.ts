/** An armadillo under a banded shell, with a long nose and leafy ears. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

function shell(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('vault', 'p-vec3(0.,-.26,-.24)')
  s.scalar('arc', 'atan(vault.z,vault.y+.35)')
  s.scalar('seam', 'smoothstep(.35,.95,sin(arc*12.))')
  const facet = `smoothstep(.08,.02,gap(vec3(vault.x,arc*.8,vault.y)*5.))`
  const tint = mixed(
    mixed(palette.foot ?? '#c8803a', palette.accent, ramp(-0.3, 0.4, 'vault.y')),
    palette.dark,
    '.75*seam',
  )
  s.join(
    '(smoothMax(ellipsoid(vault,vec3(.68,.66,.82))+.05*seam,-(vault.y+.34),.06))*.85',
    {
      colour: mixed(
        tint,
        palette.horn ?? '#ffe2a8',
        `max(.3*${facet}*(1.-seam),smoothstep(-.2,-.24,vault.y))`,
      ),
      rough: 0.28,
      softness: 0.35,
      coat: 0.8,
    },
    0.01,
  )
}

function feet(c: Creature, skin: Material): void {
  const { sculpture: s } = c
  for (const z of [0.28, -0.6]) {
    s.join(capsule('m', [0.36, -0.66, z], [0.4, -0.88, z + 0.06], 0.18, 0.14), skin, 0.05)
    for (const x of [-0.1, 0, 0.1])
      s.join(
        capsule('m', [0.4 + x, -0.92, z + 0.16], [0.41 + x * 1.2, -0.97, z + 0.3], 0.06, 0.015),
        { colour: '#fff0d8', rough: 0.25, coat: 0.7 },
        0.02,
      )
  }
}

function noseAndEars(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  s.join(
    tube('h', [0, -0.1, 0.3], [0, -0.16, 0.6], [0, -0.06, 0.86], 0.24, 0.1),
    { ...skin, colour: mixed(palette.body, palette.belly, ramp(0.4, 0.8, 'h.z')) },
    0.1,
  )
  const plate = mixed(palette.accent, palette.dark, `.6*smoothstep(.06,.0,gap(h*6.))`)
  s.join(
    `smoothMax(ellipsoid(h-vec3(0.,.04,-.02),vec3(.5,.46,.46)),-(h.y-.24+.5*h.x*h.x),.04)`,
    { ...skin, colour: plate, coat: 0.8, rough: 0.28 },
    0.02,
  )
  s.join(`ellipsoid(turnZ(hm-vec3(.4,.44,-.06),${num(-0.45)}),vec3(.15,.3,.08))`, skin, 0.04)
  s.join(
    `ellipsoid(turnZ(hm-vec3(.4,.45,.0),${num(-0.45)}),vec3(.09,.21,.05))`,
    { ...skin, colour: palette.blush ?? '#ff9a9a' },
    0.02,
  )
}

export function armadillo(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.48, 0.45, 0.44]
  headSpace(c, [0, -0.16, 0.56], c.options.tilt ?? 0.08)
  const skin: Material = {
    colour: skinColour(c, { from: -1, to: 0.2, blush: [0.36, -0.1, 0.3] }),
    rough: 0.5,
    softness: 0.8,
    coat: 0.2,
  }
  s.join(ellipsoid('p', [0, -0.56, -0.2], [0.52, 0.34, 0.68]), { ...skin, colour: palette.belly })
  shell(c)
  feet(c, skin)
  const rings = `${colour(palette.accent)}*(.72+.28*smoothstep(-.5,.2,sin(p.x*36.+p.y*14.)))`
  s.join(
    tube('p', [0, -0.6, -0.9], [-0.4, -0.95, -1.25], [-0.86, -0.5, -1.0], 0.18, 0.03),
    { ...skin, colour: rings, coat: 0.6 },
    0.05,
  )
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.06)
  noseAndEars(c, skin)
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, head, {
    azimuth: 0.56,
    elevation: 0.06,
    size: 0.175,
    inset: 0.93,
    mouth: 'smile',
    mouthY: -0.28,
    mouthZ: 0.53,
    mouthWidth: 0.13,
    nose: { y: -0.04, z: 0.94, radii: [0.085, 0.07, 0.06], colour: '#5a2430' },
  })
}
