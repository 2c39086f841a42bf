/** An elephant gramophone: brass horn for a trunk, records for ears, a crank in its flank. The body is the mammoth's. */
import type { Creature } from '../../creature.ts'
import { capsule, cylinder, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed } from '../../glsl/values.ts'
import { brass, lacquer } from '../../parts/finishes.ts'
import { note } from '../../parts/note.ts'
import type { Material } from '../../sculpture.ts'
import { mammoth } from '../ground/mammoth.ts'

function horn(c: Creature): void {
  const { sculpture: s, palette } = c
  const metal: Material = { ...brass, rough: 0.16 }
  s.join(
    tube('h', [0, -0.16, 0.36], [0, -0.78, 0.66], [-0.5, -0.7, 0.86], 0.24, 0.13),
    { colour: palette.body, rough: 0.45, softness: 0.6, coat: 0.3 },
    0.1,
  )
  s.join('ringFacing(turnY(h-vec3(-.5,-.7,.86),1.1),.13,.05)', metal, 0.01)
  s.join(tube('h', [-0.5, -0.7, 0.86], [-1.24, -0.66, 0.8], [-1.16, 0.04, 0.5], 0.12, 0.1), metal, 0.03)
  s.space('bell', 'turnX(turnY(turnZ(h-vec3(-1.16,-.02,.5),.42),.2),.8)')
  s.scalar('lobes', '.05*cos(atan(bell.x,bell.z)*8.)')
  s.scalar('span', '.1+.05*bell.y+.6*bell.y*bell.y+lobes*bell.y*1.3')
  const inside = mixed(palette.accent, '#ffd27a', 'smoothstep(.16,.62,length(bell.xz))')
  s.join(
    '(smoothMax(abs(length(bell.xz)-span)-.02,abs(bell.y-.44)-.42,.02))*.5-.008',
    {
      ...metal,
      metal: 0.5,
      colour: `mix(${colour('#e8a83a')},${inside},step(length(bell.xz),span))`,
      emission: `${colour(palette.accent)}*.12*step(length(bell.xz),span)`,
    },
    0.02,
  )
}

function records(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('disc', 'turnY(hm-vec3(.82,.12,.0),.42)')
  const r = 'length(disc.xy)'
  const beam = 'pow(abs(cos(atan(disc.x,disc.y)-.7)),16.)'
  s.join(
    'cylinderFacing(disc,.05,.52,.03)',
    {
      colour: mixed('#16121e', '#3c3454', `.7*smoothstep(0.,.6,sin(${r}*110.))`),
      rough: 0.14,
      softness: 0,
      coat: 1,
      emission: `(.5+.5*cos(6.28*(${r}*2.+vec3(0.,.33,.67))))*${beam}*.3`,
    },
    0.02,
  )
  s.join('cylinderFacing(disc-vec3(0.,0.,.02),.05,.21,.02)', lacquer(palette.accent), 0.01)
  s.join('ringFacing(disc-vec3(0.,0.,.07),.15,.02)', brass, 0.01)
  s.join(sphere('disc', [0, 0, 0.07], 0.05), brass, 0.01)
}

export function elephone(c: Creature): void {
  const { sculpture: s } = c
  mammoth({ ...c, anatomy: c.anatomy, options: { ...c.options, wool: false, tusks: false, trunk: 'none' } })
  records(c)
  horn(c)
  s.join(cylinder('vec3(p.y+.2,p.x-.62,p.z+.3)', [0, 0, 0], 0.1, 0.12, 0.03), brass, 0.02)
  s.join(capsule('p', [0.7, -0.2, -0.3], [0.9, -0.2, -0.3], 0.045), brass, 0.01)
  s.join(capsule('p', [0.9, -0.2, -0.3], [0.92, 0.14, -0.3], 0.045), brass, 0.01)
  s.join(sphere('p', [0.96, 0.18, -0.3], 0.09), lacquer('#ff4a6a'), 0.01)
  note(c, [-0.5, 0.94, 0.6], 0.5, -0.1, '#ff8ad0')
  note(c, [1.0, 0.82, 0.3], 0.56, -0.2, '#ffd84a')
}
