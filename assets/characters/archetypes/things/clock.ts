/** A twin-bell alarm clock: the dial is its face, the hands its moustache, hammer and bells on top, a key behind. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, cylinderFacing, sphere } from '../../glsl/solids.ts'
import { mixed, ramp } from '../../glsl/values.ts'
import { boots } from '../../parts/boots.ts'
import { brass, lacquer, rubber } from '../../parts/finishes.ts'
import { glovedArm } from '../../parts/gloves.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function alarm(c: Creature): void {
  const { sculpture: s } = c
  s.join(capsule('hm', [0.42, 0.6, 0], [0.54, 0.84, 0], 0.06), brass, 0.02)
  s.space('bell', 'turnZ(hm-vec3(.56,.84,0.),-.56)')
  s.join('smoothMax(ellipsoid(bell,vec3(.37,.38,.37)),-bell.y,.05)', brass, 0.01)
  s.join('ringFlat(bell,.35,.04)', brass, 0.01)
  s.join(sphere('bell', [0, 0.4, 0], 0.07), brass, 0.02)
  s.join(capsule('h', [0, 0.7, 0], [0.06, 1.06, 0], 0.045), brass, 0.01)
  s.join('cylinder(turnZ(h-vec3(.07,1.12,0.),1.5),.13,.1,.04)', lacquer(c.palette.dark), 0.01)
}

function dial(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('mark', 'aroundZ(h,12.)')
  const paper = mixed(
    palette.belly,
    palette.dark,
    `smoothstep(.06,.045,abs(length(mark-vec3(0.,.58,mark.z))*.9+abs(mark.x)*.6))`,
  )
  s.join(cylinderFacing('h', [0, 0, 0.28], 0.09, 0.68, 0.02), {
    colour: blushed(paper, [0.46, -0.14, 0.37]),
    rough: 0.3,
    softness: 0.6,
    coat: 0.7,
  })
  s.join('ringFacing(h-vec3(0.,0.,.36),.7,.075)', brass, 0.01)
  const up = c.expression === 'attack' ? 0.34 : c.expression === 'hurt' ? -0.24 : 0.12
  s.join(
    `max(${capsule('hm*vec3(1.,1.,.6)', [0.04, -0.16, 0.27], [0.46, -0.18 + up, 0.25], 0.075, 0.02)},-9.)*.8`,
    lacquer(palette.dark),
    0.01,
  )
  s.join(sphere('h', [0, -0.15, 0.46], 0.085), brass, 0.01)
}

function limbs(c: Creature, shell: Material): void {
  const { sculpture: s, palette } = c
  const hose: Material = rubber(palette.dark)
  boots(c, { x: 0.36, top: -0.62, leg: brass, boot: shell })
  s.join(cylinder('m', [0.39, -0.68, 0], 0.05, 0.12, 0.03), brass, 0.01)
  glovedArm(c, {
    side: -1,
    from: [0.74, -0.1, 0.05],
    elbow: [1.16, -0.3, 0.1],
    hand: [1.12, 0.16, 0.3],
    turn: -0.4,
    sleeve: hose,
  })
  glovedArm(c, {
    side: 1,
    from: [0.74, -0.1, 0.05],
    elbow: [1.12, -0.2, 0.1],
    hand: [1.02, -0.5, 0.3],
    turn: 2.6,
    fist: true,
    sleeve: hose,
  })
}

export function clock(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, -0.02, 0], o.tilt ?? -0.07)
  const shell = lacquer(mixed(palette.shade, palette.body, ramp(-0.8, 0.4, 'h.y')))
  s.join(cylinderFacing('h', [0, 0, 0], 0.34, 0.8, 0.14), shell)
  alarm(c)
  dial(c)
  s.join(cylinderFacing('h', [0.1, 0, -0.46], 0.12, 0.08, 0.03), brass, 0.01)
  limbs(c, shell)
  const skin: Material = { colour: palette.belly, rough: 0.3, softness: 0.6, coat: 0.7 }
  Object.assign(c.anatomy, { headRadii: [0.8, 0.8, 0.4], skin })
  const { radii, eyes } = eyesAt([0.26, 0.16, 0.35], 0.16)
  face(c, radii, {
    ...eyes,
    size: 0.23,
    mouth: 'open',
    mouthY: -0.42,
    mouthZ: 0.37,
    mouthWidth: 0.14,
    lid: { tilt: 0.1, cover: 0.12, colour: palette.body },
  })
}
