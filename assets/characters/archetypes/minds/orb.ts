/** A crystal ball on a golden stand with claw feet; stars drift in its mist and a face looks out. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function stand(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join(cylinder('p', [0, -0.72, 0], 0.06, 0.42, 0.05), gold, 0.02)
  s.join('ringFlat(p-vec3(0.,-.5,0.),.5,.075)', gold, 0.05)
  s.join(cylinder('p', [0, -0.84, 0], 0.1, 0.3, 0.05), { ...gold, colour: '#e09a28' }, 0.04)
  s.space('claw', 'aroundY(turnY(p,.4),3.)')
  s.join(tube('claw', [0, -0.62, 0.36], [0, -0.72, 0.66], [0, -0.92, 0.58], 0.1, 0.1), gold, 0.03)
  s.join('ellipsoid(claw-vec3(0.,-.93,.64),vec3(.13,.075,.17))', gold, 0.03)
  s.space('prong', 'aroundY(turnY(p,.4),3.)')
  s.join(capsule('prong', [0, -0.5, 0.52], [0, -0.2, 0.76], 0.075, 0.05), gold, 0.03)
  s.join(
    sphere('prong', [0, -0.17, 0.78], 0.085),
    { colour: palette.accent, rough: 0.1, coat: 1, emission: `${colour(palette.accent)}*.35` },
    0.01,
  )
}

export function orb(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.22, 0], o.tilt ?? 0.06)
  s.scalar('mist', 'layeredNoise(h*2.2+vec3(0.,1.7*sin(h.x*2.+h.z),4.))')
  const swirl = mixed(
    mixed(palette.shade, palette.body, ramp(-0.8, 0.5, 'h.y')),
    palette.belly,
    'smoothstep(.42,.66,mist)',
  )
  const star = 'smoothstep(.16,.05,spots(h*4.6+2.))*smoothstep(.1,.5,length(h.xy)-.2)'
  const glass: Material = {
    colour: blushed(swirl, [0.5, -0.16, 0.6], '#ff7ac8'),
    rough: 0.06,
    softness: 0.35,
    coat: 1,
    emission: `${swirl}*.1+vec3(1.,.95,.8)*.9*${star}`,
  }
  s.join('sphere(h,.86)', glass)
  stand(c)
  Object.assign(c.anatomy, {
    headRadii: [0.86, 0.86, 0.86],
    skin: { ...glass, colour: palette.body, emission: undefined },
  })
  face(c, [0.86, 0.86, 0.86], {
    azimuth: 0.37,
    elevation: 0.1,
    size: 0.235,
    inset: 0.92,
    iris: 0.74,
    pupil: 0.38,
    mouth: 'open',
    mouthY: -0.26,
    mouthWidth: 0.13,
  })
}
