/** A seal pup lying down, tail flippers in the air, a ball of ice balanced on its brow. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

function iceBall(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('ball', 'turnZ(h-vec3(.06,.8,.1),.3)')
  const flake =
    'smoothstep(.034,.012,min(abs(aroundZ(ball,6.).x),abs(abs(aroundZ(ball,6.).x)-.55*max(0.,aroundZ(ball,6.).y-.09))))*step(length(ball.xy),.23)'
  s.join(
    'sphere(ball,.27)',
    {
      colour: mixed(mixed(palette.accent, palette.shade, ramp(0.3, -0.3, 'ball.y')), '#ffffff', flake),
      rough: 0.06,
      softness: 1,
      coat: 1,
      emission: `${colour(palette.glow)}*(.12+.35*${flake})`,
    },
    0.005,
  )
}

function snout(c: Creature, fur: Material): void {
  const { sculpture: s, palette } = c
  const pad: Material = { ...fur, colour: palette.belly }
  s.join(ellipsoid('hm', [0.11, -0.2, 0.5], [0.17, 0.13, 0.13]), pad, 0.05)
  const whisker: Material = { colour: palette.dark, rough: 0.5, softness: 0 }
  for (const [y, up] of [
    [-0.18, 0.04],
    [-0.24, -0.06],
  ] as const)
    s.join(
      tube('hm', [0.2, y, 0.58], [0.36, y + up, 0.62], [0.52, y + up * 0.4, 0.52], 0.014, 0.008),
      whisker,
      0.006,
    )
}

export function seal(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.6, 0.54, 0.54]
  headSpace(c, [0, 0.02, 0.34], o.tilt ?? 0.08)
  const flecks = 'smoothstep(.2,.12,spots(p*4.6+.6))*smoothstep(.25,-.2,p.z)'
  const fur: Material = {
    colour: mixed(
      skinColour(c, { from: -1, to: 0.3, blush: [0.44, -0.14, 0.36] }),
      palette.shade,
      `.8*${flecks}`,
    ),
    rough: 0.6,
    softness: 0.85,
    coat: 0.15,
  }
  s.join(ellipsoid('p', [0, -0.52, -0.1], [0.58, 0.46, 0.66]), fur)
  s.join(ellipsoid('h', [0, 0, 0], head), fur, 0.18)
  s.join(tube('p', [-0.1, -0.58, -0.5], [-0.5, -0.94, -1.1], [-0.78, -0.3, -0.95], 0.42, 0.14), fur, 0.14)
  const paw: Material = { ...fur, colour: mixed(palette.body, palette.shade, ramp(0.5, 1, 'length(p)')) }
  s.space('rear', 'turnY(p-vec3(-.8,-.26,-.95),-.4)')
  s.join('ellipsoid(turnZ(vec3(abs(rear.x),rear.yz),-.75)-vec3(0.,.24,0.),vec3(.13,.3,.09))', paw, 0.08)
  s.join('ellipsoid(turnY(turnZ(m-vec3(.5,-.72,.24),-1.85),.3)-vec3(0.,.26,0.),vec3(.16,.34,.1))', paw, 0.07)
  snout(c, fur)
  iceBall(c)
  Object.assign(c.anatomy, { headRadii: head, skin: fur })
  face(c, head, {
    eyes: 'bead',
    azimuth: 0.48,
    elevation: 0.08,
    size: 0.2,
    inset: 0.9,
    mouth: 'smile',
    mouthY: -0.31,
    mouthZ: 0.57,
    mouthWidth: 0.09,
    nose: { y: -0.11, z: 0.6, radii: [0.085, 0.06, 0.05], colour: '#2a2438' },
  })
  s.join(sphere('hm', [0.05, -0.13, 0.64], 0.012), { colour: '#10101a' }, 0.004)
}
