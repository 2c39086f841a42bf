/** An angel of the last day: long robe, long hair, a golden trumpet held high and six blades of light for wings. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.52, 0.48, 0.48]

function feathersOfLight(c: Creature): void {
  const { sculpture: s, palette } = c
  for (let i = 0; i < 3; i++) {
    const own = s.space(
      s.fresh('blade'),
      `turnZ(m-${vec([0.3, 0.05 - i * 0.12, -0.34 - i * 0.04])},${num(-0.62 - i * 0.56)})`,
    )
    const long = 1.5 - i * 0.2
    const hot = `smoothstep(${num(long * 0.2)},${num(long)},${own}.y)`
    const tone = mixed(
      mixed('#ffe9a0', '#ffb01a', hot),
      palette.accent,
      `smoothstep(${num(long * 0.6)},${num(long * 1.02)},${own}.y)`,
    )
    s.join(
      `(${ellipsoid(own, [0, long * 0.52, 0], [0.2 - i * 0.015, long * 0.54, 0.06])})*.75`,
      {
        colour: `${tone}*(.8+.2*smoothstep(0.,.03,abs(${own}.x)))`,
        rough: 0.3,
        softness: 1,
        coat: 0.5,
        emission: `${tone}*.2`,
      },
      0.02,
    )
  }
}

function hair(c: Creature): void {
  const { sculpture: s, palette } = c
  const locks: Material = {
    colour: mixed(
      '#c86a1a',
      palette.horn ?? '#ffd04a',
      'smoothstep(-.5,.7,sin(hm.x*24.+6.*h.y))*.6+.4*smoothstep(-.5,.5,h.y)',
    ),
    rough: 0.35,
    softness: 0.7,
    coat: 0.6,
  }
  s.join(ellipsoid('h', [0, 0.1, -0.12], [0.56, 0.5, 0.48]), locks, 0.02)
  s.join(tube('hm', [0.04, 0.44, 0.26], [0.4, 0.5, 0.44], [0.52, 0.06, 0.26], 0.16, 0.1), locks, 0.04)
  s.join(tube('hm', [0.48, 0.06, 0], [0.7, -0.4, 0.02], [0.5, -0.78, 0.1], 0.18, 0.05), locks, 0.06)
}

function robe(c: Creature): void {
  const { sculpture: s, palette } = c
  const folds = 'sin(atan(p.x,p.z)*9.)'
  const cloth: Material = {
    colour: mixed(
      mixed(palette.shade, palette.body, ramp(-1, 0, 'p.y')),
      palette.shade,
      `.4*smoothstep(.2,-.9,${folds})*smoothstep(-.1,-.6,p.y)`,
    ),
    rough: 0.5,
    softness: 0.8,
    coat: 0.2,
  }
  s.join(
    `smoothMax((capsule(p,vec3(0.,.06,0.),vec3(0.,-.98,0.),.28,.6)-.03*${folds}*smoothstep(-.1,-.9,p.y))*.85,-(p.y+.98),.05)`,
    cloth,
  )
  s.join('ringFlat(p-vec3(0.,-.9,0.),.6+.03*sin(atan(p.x,p.z)*9.),.05)', gold, 0.03)
  s.join('ringFlat(p-vec3(0.,-.26,0.),.37,.06)', { colour: palette.accent, rough: 0.4, coat: 0.6 }, 0.02)
  s.join(
    capsule('p', [0.06, -0.26, 0.38], [0.1, -0.82, 0.6], 0.06, 0.09),
    { colour: palette.accent, rough: 0.4, coat: 0.6 },
    0.02,
  )
  s.join(sphere('p', [0.05, -0.26, 0.41], 0.1), gold, 0.01)
  s.join(tube('p', [-0.26, -0.04, 0.06], [-0.66, -0.2, 0.16], [-0.72, 0.02, 0.44], 0.16, 0.19), cloth, 0.06)
  s.join(tube('p', [0.26, -0.04, 0.06], [0.66, -0.36, 0.1], [0.4, -0.36, 0.44], 0.16, 0.19), cloth, 0.06)
}

/** From the raised hand, its bell high at the left of the picture. */
function trumpet(c: Creature): void {
  const { sculpture: s } = c
  s.space('horn', 'turnX(turnZ(p-vec3(-.62,.16,.62),.72),.16)')
  s.join(capsule('horn', [0, -0.5, 0], [0, 0.62, 0], 0.045, 0.06), gold, 0.01)
  s.join(
    '(abs(length(horn.xz)-.05-.32*pow(clamp((horn.y-.3)/.62,0.,1.),2.4))-.02+10.*max(0.,abs(horn.y-.6)-.32))*.5',
    gold,
    0.02,
  )
  s.join('ringFlat(horn-vec3(0.,.92,0.),.36,.035)', gold, 0.02)
  s.join('ringFacing((horn-vec3(.0,-.04,.08)).yxz*vec3(.6,1.,1.),.13,.032)', gold, 0.01)
}

export function angel(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.42, 0.06], o.tilt ?? 0.1)
  const skin: Material = {
    colour: blushed(palette.belly, [0.36, -0.16, 0.34], '#ff6a6a'),
    rough: 0.45,
    softness: 0.9,
    coat: 0.3,
  }
  feathersOfLight(c)
  robe(c)
  s.join(sphere('p', [-0.68, 0.08, 0.56], 0.13), skin, 0.02)
  s.join(sphere('p', [0.36, -0.34, 0.56], 0.12), skin, 0.02)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), skin, 0.04)
  hair(c)
  trumpet(c)
  Object.assign(c.anatomy, { headRadii: HEAD, skin: { ...skin, colour: palette.belly } })
  s.join(
    `ringFacing(h-vec3(0.,.04,-.5),.86,.04)`,
    { colour: '#ffd84a', rough: 0.3, coat: 0.6, emission: `${colour('#ffb820')}*.8` },
    0.01,
  )
  s.join(
    'capsule(aroundZ(h-vec3(0.,.04,-.5),16.),vec3(0.,.9,0.),vec3(0.,1.06,0.),.05,.01)',
    { colour: '#ffe98a', rough: 0.3, emission: `${colour('#ffc83a')}*.8` },
    0.02,
  )
  face(c, HEAD, {
    azimuth: 0.44,
    elevation: 0.02,
    size: 0.18,
    inset: 0.94,
    iris: 0.74,
    pupil: 0.4,
    mouth: 'smile',
    mouthY: -0.25,
    mouthWidth: 0.11,
  })
}
