/** A lion on the quadruped's body; its mane is wind-blown sand, rippled like dunes. */
import type { Creature } from '../../creature.ts'
import { ellipsoid, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { quadruped } from '../quadruped.ts'

function mane(c: Creature): Material {
  const { sculpture: s, palette } = c
  s.scalar('dune', 'sin(length(h.xy)*34.+2.2*sin(atan(h.x,h.y)*4.)+3.*h.x)')
  const far = 'length(h.xy)'
  const sand: Material = {
    colour: mixed(
      mixed(
        mixed(palette.horn ?? '#c8641a', palette.accent, ramp(0.45, 0.75, far)),
        '#ffc860',
        ramp(0.8, 1.1, far),
      ),
      palette.horn ?? '#c8641a',
      '.5*smoothstep(.0,-.9,dune)',
    ),
    rough: 0.6,
    softness: 0.6,
    coat: 0.1,
  }
  s.join('(ellipsoid(h-vec3(0.,.04,-.16),vec3(.8,.76,.3))-.016*dune)*.8', sand, 0.03)
  s.space('crestRow', 'aroundZ(turnZ(h-vec3(0.,.04,-.16),.15),11.)')
  s.join(
    `${tube('crestRow', [0, 0.56, 0.08], [-0.02, 0.84, 0.08], [0.26, 0.98, 0], 0.2, 0.02)}-.012*dune`,
    sand,
    0.06,
  )
  s.space('innerRow', 'aroundZ(turnZ(h-vec3(0.,.02,0.),.42),10.)')
  s.join(
    `${tube('innerRow', [0, 0.42, 0.06], [-0.02, 0.62, 0.12], [0.2, 0.74, 0.02], 0.15, 0.02)}-.01*dune`,
    sand,
    0.05,
  )
  return sand
}

export function lion(c: Creature): void {
  quadruped(c)
  const { sculpture: s, palette } = c
  const [rx, ry] = c.anatomy.headRadii
  const sand = mane(c)
  const fur: Material = { ...c.anatomy.skin }
  s.join(ellipsoid('hm', [rx * 0.72, ry * 0.86, 0.08], [0.16, 0.16, 0.1]), fur, 0.04)
  s.join(
    ellipsoid('hm', [rx * 0.72, ry * 0.86, 0.15], [0.09, 0.09, 0.06]),
    { ...fur, colour: palette.blush ?? '#ff9a8a' },
    0.02,
  )
  const end: Vec3 = [-0.72, 0.12, -1.0]
  s.join(tube('p', [0, -0.3, -0.64], [-0.36, -0.6, -1.15], end, 0.1, 0.06), fur, 0.06)
  s.join(
    tube('p', end, [end[0] - 0.18, end[1] + 0.24, end[2]], [end[0] + 0.1, end[1] + 0.5, end[2]], 0.19, 0.02),
    { ...sand, colour: mixed(palette.horn ?? '#c8641a', '#ffd98a', ramp(0, 0.6, 'p.y')) },
    0.06,
  )
}
