/** A sea serpent rising in arches out of the foam, with fins like sails along its back and at its cheeks. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

const HEAD: Vec3 = [0.54, 0.47, 0.5]

/** A pleated sail standing in the plane of its space's x and y, spread around +y. */
function sail(c: Creature, space: string, tall: number, wide: number): void {
  const { sculpture: s, palette } = c
  const own = s.space(s.fresh('sail'), space)
  const angle = `atan(${own}.x,${own}.y)`
  const edge = `length(${own}.xy/${`vec2(${num(wide)},${num(tall)})`})*(1.+.09*abs(sin(${angle}*4.5)))`
  s.join(
    `max((${edge}-1.)*${num(Math.min(tall, wide))},abs(${own}.z)-.02-.012*cos(${angle}*9.))*.7-.014`,
    {
      colour: mixed(
        palette.accent,
        palette.shade,
        `${ramp(0.25, 1, `length(${own}.xy)/${num(tall)}`)}*(.65+.35*cos(${angle}*9.))`,
      ),
      rough: 0.35,
      softness: 1,
      coat: 0.6,
    },
    0.02,
  )
}

function coils(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  sail(c, 'turnY(p-vec3(-.74,-.1,-.3),-.1)', 0.46, 0.4)
  s.join(tube('p', [-0.32, -1.02, -0.2], [-0.76, 0.86, -0.34], [-1.12, -1.02, -0.3], 0.26, 0.2), skin)
  s.join(tube('p', [0.42, -1.02, -0.25], [1.3, -0.9, -0.3], [1.06, 0.02, -0.25], 0.22, 0.07), skin)
  sail(c, 'turnZ(p-vec3(1.06,-.02,-.25),.62)', 0.44, 0.2)
  sail(c, 'turnZ(p-vec3(1.06,-.02,-.25),-.55)', 0.44, 0.2)
  s.carve('p.y+1.05', skin)
  const ripple =
    'sin(28.*min(min(length(p.xz),length(p.xz+vec2(.34,.2))),min(length(p.xz+vec2(1.08,.3)),length(p.xz-vec2(.5,-.25)))))'
  s.join(
    `ellipsoid(p-vec3(-.02,-1.03,-.16),vec3(1.42,.12,.66))-.012*${ripple}`,
    {
      colour: mixed(palette.shade, palette.glow, `.25+.75*smoothstep(.3,.9,${ripple})`),
      rough: 0.1,
      softness: 1,
      coat: 1,
      emission: `${colour(palette.glow)}*.12`,
    },
    0.05,
  )
}

function headParts(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const snout: Material = { ...skin, colour: mixed(palette.belly, palette.body, 'smoothstep(-.2,0.,h.y)') }
  s.join(ellipsoid('h', [0, 0, 0], HEAD), { ...skin, colour: palette.body }, 0.12)
  s.join(ellipsoid('h', [0, -0.15, 0.36], [0.36, 0.24, 0.32]), snout, 0.1)
  s.carve(sphere('hm', [0.12, -0.02, 0.68], 0.035), { colour: palette.dark }, 0.03)
  sail(c, 'turnY(turnZ(hm-vec3(.36,.04,-.08),-1.15),.35)', 0.6, 0.4)
  sail(c, 'turnY(turnX(h-vec3(0.,.28,-.1),-.3),1.57)', 0.5, 0.36)
  for (const [x, y] of [
    [0.16, -0.34],
    [0.3, -0.26],
  ] as const)
    s.join(tube('hm', [x, y, 0.34], [x + 0.06, y - 0.16, 0.42], [x + 0.16, y - 0.2, 0.36], 0.06, 0.012), {
      ...skin,
      colour: palette.accent,
    })
}

export function leviathan(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  headSpace(c, [0, 0.56, 0.26], o.tilt ?? 0.08)
  const scales = 'smoothstep(.3,.42,spots(p*7.))'
  const back = mixed(skinColour(c, { from: -1, to: 0.3 }), palette.shade, `.45*${scales}`)
  const hide: Material = { colour: back, rough: 0.28, softness: 0.7, coat: 0.8 }
  const plates = mixed(palette.belly, palette.accent, '.7*smoothstep(.55,.95,sin(p.y*34.))')
  const neck: Material = {
    ...hide,
    colour: `mix(${back},${plates},smoothstep(.19,.15,abs(p.x))*smoothstep(-.02,.1,p.z+.3*smoothstep(.0,.4,p.y)))`,
  }
  s.join(tube('p', [0, -1.04, -0.05], [0.06, -0.2, -0.42], [0, 0.5, 0.12], 0.37, 0.27), neck)
  coils(c, hide)
  headParts(c, hide)
  Object.assign(c.anatomy, { headRadii: HEAD, skin: { ...hide, colour: palette.body } })
  face(c, HEAD, {
    azimuth: 0.56,
    elevation: 0.24,
    size: 0.175,
    inset: 0.92,
    slit: true,
    pupil: 0.42,
    lid: { tilt: -0.4, cover: 0.22 },
    mouth: 'smile',
    mouthY: -0.2,
    mouthZ: 0.67,
    mouthWidth: 0.16,
    fangs: true,
  })
}
