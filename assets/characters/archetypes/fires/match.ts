/** A boy of wood with a burning sulphur head. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, roundBox, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { flame } from '../../parts/flames.ts'
import { arms, legs } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function fire(c: Creature): void {
  const blaze = flame('h', 0.35, 1.05, 0.75)
  const tongues: [number, number, number, number][] = [
    [0, 1.12, 0.12, 0.36],
    [0.3, 0.8, 0.1, 0.24],
    [-0.32, 0.86, -0.1, 0.26],
    [0.5, 0.5, 0.14, 0.16],
    [-0.52, 0.52, -0.12, 0.16],
  ]
  for (const [x, top, lean, thick] of tongues)
    c.sculpture.join(
      tube(
        'h',
        [x * 0.8, 0.34, -0.08],
        [x * 1.3 + lean, 0.34 + (top - 0.34) * 0.6, -0.06],
        [x * 0.9 - lean, top, -0.04],
        thick,
        0.012,
      ),
      blaze,
      0.1,
    )
}

function stick(c: Creature): Material {
  const { sculpture: s, palette } = c
  const grain = 'smoothstep(.1,.5,sin(p.x*34.+2.*sin(p.y*5.)+p.z*20.))*.35'
  const wood: Material = {
    colour: mixed(mixed('#c08040', palette.belly, ramp(-0.9, -0.2, 'p.y')), '#a8672e', grain),
    rough: 0.6,
    softness: 0.6,
    coat: 0.15,
  }
  const char = mixed(palette.dark, wood.colour, ramp(0.02, -0.22, 'p.y+.05*sin(p.x*18.)'))
  s.join(roundBox('turnY(p,.35)', [0, -0.42, 0], [0.24, 0.46, 0.24], 0.06), { ...wood, colour: char }, 0.02)
  return wood
}

function sulphur(c: Creature): Material {
  const { palette } = c
  const red = mixed(palette.shade, palette.body, ramp(-0.4, 0.3, 'h.y'))
  return {
    colour: blushed(
      mixed(red, palette.accent, '.5*smoothstep(.2,.1,spots(h*7.))*smoothstep(.3,.0,h.z)'),
      [0.44, -0.16, 0.38],
      '#ffb060',
    ),
    rough: 0.5,
    softness: 0.6,
    coat: 0.3,
  }
}

export function match(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.62, 0.56, 0.56]
  headSpace(c, [0, 0.3, 0.02], c.options.tilt ?? 0.09)
  const wood = stick(c)
  const skin = sulphur(c)
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.04)
  fire(c)
  arms(c, {
    from: [0.2, -0.3, 0.02],
    elbow: [0.6, -0.5, 0.1],
    hand: [0.72, -0.16, 0.3],
    thick: 0.085,
    palm: 0.13,
    skin: wood,
  })
  legs(c, {
    x: 0.15,
    top: -0.7,
    thick: 0.1,
    shoe: [0.19, 0.12, 0.26],
    skin: wood,
    sole: { colour: palette.body, rough: 0.3, coat: 0.7 },
  })
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.body } })
  face(c, head, {
    azimuth: 0.42,
    elevation: 0.04,
    size: 0.2,
    inset: 0.9,
    mouth: 'open',
    mouthY: -0.25,
    mouthWidth: 0.16,
  })
}
