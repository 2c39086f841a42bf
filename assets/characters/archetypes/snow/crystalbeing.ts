/** A floating being of cut ice: faceted head under a crown of shards, a lit core in the chest, loose hands of crystal. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { octahedron, sphere } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const FACETS = 'floor(atan(p.x,p.z)*1.27+.5)'

/** Ice that is dark inside and bright at the edges; each facet has its own tone. */
function ice(c: Creature, space: string, low: number, high: number): Material {
  const { palette } = c
  const tone = mixed(palette.shade, palette.body, ramp(low, high, `${space}.y`))
  return {
    colour: mixed(tone, palette.accent, `.6*hash2(vec2(${FACETS},floor(${space}.y*2.6)))`),
    rough: 0.08,
    softness: 1,
    coat: 1,
    emission: `${colour(palette.body)}*.1`,
  }
}

function shard(c: Creature, place: Vec3, roll: number, size: [number, number], space = 'h', pitch = 0): void {
  const { sculpture: s, palette } = c
  const [x, y, z] = place.map(num)
  const own = s.space(
    s.fresh('shard'),
    `turnX(turnZ(${space}-vec3(${x},${y},${z}),${num(roll)}),${num(pitch)})`,
  )
  s.join(
    `crystal(${own},5.,${num(size[0])},${num(size[1])},.7)`,
    {
      colour: mixed(palette.shade, palette.belly, ramp(-size[1] * 0.6, size[1], `${own}.y`)),
      rough: 0.06,
      softness: 1,
      coat: 1,
      emission: `${colour(palette.glow)}*.35*${ramp(0, size[1], `${own}.y`)}`,
    },
    0.012,
  )
}

function torso(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join(`${octahedron('turnY(p,.4)', [0, -0.5, 0], [0.62, 0.5, 0.5], 0.03)}`, ice(c, 'p', -1, 0), 0.02)
  s.join(octahedron('turnY(p,.4)', [0, -0.78, 0], [0.3, 0.5, 0.3], 0.02), ice(c, 'p', -1.2, -0.3), 0.02)
  s.join(
    octahedron('p', [0, -0.44, 0.46], [0.19, 0.25, 0.16], 0.015),
    { colour: palette.glow, rough: 0.1, softness: 1, coat: 1, emission: `${colour(palette.glow)}*1.3` },
    0.01,
  )
  shard(c, [0.62, -0.16, 0], -1.0, [0.15, 0.34], 'm')
  shard(c, [0.98, -0.4, 0.2], -2.5, [0.19, 0.34], 'm', 0.2)
  for (const [x, y, r] of [
    [0.8, -0.86, 0.07],
    [0.5, -1.1, 0.055],
  ] as const)
    s.join(octahedron('m', [x, y, 0.1], [r, r * 1.5, r]), {
      ...ice(c, 'p', -1.4, -0.4),
      emission: `${colour(palette.glow)}*.5`,
    })
}

export function crystalbeing(c: Creature): void {
  const { sculpture: s, options: o } = c
  const head: Vec3 = [0.64, 0.56, 0.54]
  headSpace(c, [0, 0.3, 0.06], o.tilt ?? 0.08)
  const skin = ice(c, 'h', -0.6, 0.5)
  const smooth: Material = { ...skin, colour: blushed(skin.colour, [0.44, -0.16, 0.38], '#b08aff') }
  const cut = `max(max(abs(hm.x)*.86+abs(h.y)*.5,abs(h.z)*.8+abs(h.y)*.6)-.56,max(abs(hm.x)*.74+abs(h.z)*.67-.63,abs(h.y)-.5))`
  s.join(`smoothMin(${cut},${sphere('h', [0, -0.02, 0.06], 0.5)},.04)*.9-.03`, smooth)
  shard(c, [0, 0.62, -0.06], 0, [0.17, 0.56])
  shard(c, [0.3, 0.52, -0.08], -0.42, [0.13, 0.44], 'hm')
  shard(c, [0.54, 0.3, -0.1], -0.86, [0.11, 0.38], 'hm')
  torso(c)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...smooth, emission: undefined } })
  face(c, [0.62, 0.56, 0.73], {
    azimuth: 0.42,
    elevation: 0.04,
    size: 0.19,
    inset: 0.94,
    mouth: 'smile',
    mouthY: -0.26,
    mouthZ: 0.68,
    mouthWidth: 0.12,
  })
}
