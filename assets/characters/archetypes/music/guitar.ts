/** An electric guitar: red double-horned body with the face, maple neck with a spiky tuft at its head, rocker's fist, studded boots. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinderFacing, ellipsoid, roundBox, sphere } from '../../glsl/solids.ts'
import { mixed, num, ramp, vec } from '../../glsl/values.ts'
import { boots } from '../../parts/boots.ts'
import { chrome, lacquer, rubber, wood } from '../../parts/finishes.ts'
import { glovedArm } from '../../parts/gloves.ts'
import { note } from '../../parts/note.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function outline(grow: number): string {
  const disc = (x: number, y: number, rx: number, ry: number) =>
    `(length((h.xy-vec2(${num(x)},${num(y)}))/vec2(${num(rx)},${num(ry)}))-1.)*${num(Math.min(rx, ry))}`
  const bout = `smoothMin(${disc(0, -0.2, 0.92, 0.66)},${disc(0, 0.3, 0.66, 0.5)},.2)`
  const left = 'capsule(vec3(h.xy,0.),vec3(-.48,.4,0.),vec3(-.66,.92,0.),.22,.07)'
  const right = 'capsule(vec3(h.xy,0.),vec3(.46,.36,0.),vec3(.58,.76,0.),.22,.08)'
  return `(smoothMax(smoothMin(${bout},min(${left},${right}),.16),-capsule(vec3(h.xy,0.),vec3(0.,.86,0.),vec3(0.,1.3,0.),.26,.3),.1)-${num(grow)})`
}

function neck(c: Creature): void {
  const { sculpture: s, palette } = c
  const maple = wood('h', 'y', '#ffcf8a', '#c8843a')
  s.join(roundBox('h', [0, 0.98, 0.08], [0.13, 0.62, 0.09], 0.05), maple, 0.02)
  s.join(
    'max(roundBox(h-vec3(0.,.98,.17),vec3(.125,.6,.03),.02),.045-abs(fract(h.y*6.)-.5)*.166)',
    lacquer('#4a1a20'),
    0.005,
  )
  s.space('head2', 'turnZ(h-vec3(0.,1.66,.06),-.12)')
  s.join(
    'smoothMax(roundBox(head2,vec3(.25,.27,.08),.1),-sphere(head2-vec3(.34,.26,0.),.22),.04)',
    lacquer(palette.body),
    0.02,
  )
  s.join(sphere('vec3(abs(head2.x),abs(head2.y)-.1,head2.z)', [0.29, 0, 0], 0.07), chrome, 0.02)
  for (const [x, turn, tall] of [
    [-0.16, 0.5, 0.44],
    [-0.04, 0.12, 0.58],
    [0.1, -0.26, 0.52],
    [0.2, -0.7, 0.36],
  ] as const) {
    const spike = s.space(s.fresh('spike'), `turnZ(head2-${vec([x, 0.2, 0])},${num(turn)})`)
    s.join(
      `${capsule(spike, [0, 0, 0], [0.04, tall, 0], 0.13, 0.015)}`,
      {
        colour: mixed(palette.accent, palette.glow, ramp(0.1, tall, `${spike}.y`)),
        rough: 0.4,
        softness: 0.8,
        coat: 0.4,
      },
      0.03,
    )
  }
}

function limbs(c: Creature): void {
  const { sculpture: s, palette } = c
  const hose = rubber(palette.dark)
  boots(c, { x: 0.34, top: -0.6, leg: hose, boot: lacquer(palette.dark), sole: lacquer(palette.accent) })
  s.join(sphere('m', [0.38, -0.78, 0.14], 0.045), chrome, 0.005)
  glovedArm(c, {
    side: -1,
    from: [0.78, -0.2, 0.02],
    elbow: [1.22, -0.36, 0.14],
    hand: [1.16, 0.16, 0.34],
    turn: -0.16,
    fist: true,
    size: 1.1,
    sleeve: hose,
  })
  glovedArm(c, {
    side: 1,
    from: [0.8, -0.2, 0.02],
    elbow: [1.2, -0.5, 0.14],
    hand: [1.16, -0.12, 0.34],
    turn: -0.4,
    sleeve: hose,
  })
}

function strings(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join(roundBox('h', [0, 0.42, 0.22], [0.26, 0.07, 0.05], 0.04), lacquer(palette.dark), 0.01)
  for (const x of [-0.09, -0.03, 0.03, 0.09])
    s.join(capsule('h', [x, 0.4, 0.27], [x * 0.8, 1.6, 0.22], 0.011), { ...chrome, rough: 0.3 }, 0.002)
  for (const [x, y] of [
    [0.62, -0.4],
    [0.72, -0.16],
  ] as const)
    s.join(cylinderFacing('h', [x, y, 0.24], 0.06, 0.085, 0.03), { ...chrome, colour: '#ffd060' }, 0.01)
}

export function guitar(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, -0.02, 0], o.tilt ?? -0.12)
  const burst = mixed(
    palette.body,
    palette.shade,
    'smoothstep(.6,1.15,length((h.xy-vec2(0.,-.05))*vec2(.95,1.1)))',
  )
  const body = lacquer(blushed(burst, [0.5, -0.22, 0.22], palette.blush))
  s.join(`smoothMax(${outline(0)}*.8,abs(h.z)-.2,.1)`, body)
  s.join(`max(abs(${outline(-0.01)}*.8)-.016,abs(h.z-.18)-.02)-.008`, lacquer('#ffd46a'), 0.01)
  s.join(
    `smoothMax(max(${outline(-0.14)}*.8,.34+.25*h.y-h.x),abs(h.z-.2)-.02,.01)`,
    { ...lacquer(palette.belly), softness: 0.6 },
    0.005,
  )
  neck(c)
  strings(c)
  limbs(c)
  note(c, [-0.86, 0.98, 0.1], 0.66, 0.2)
  note(c, [0.9, 1.12, 0.1], 0.56, -0.15, palette.accent)
  s.join(ellipsoid('hm', [0.2, -0.72, 0.2], [0.16, 0.03, 0.03]), chrome, 0.02)
  const skin: Material = { ...body, colour: palette.body }
  Object.assign(c.anatomy, { headRadii: [0.9, 0.66, 0.2], skin })
  const { radii, eyes } = eyesAt([0.3, 0.04, 0.18], 0.16)
  face(c, radii, {
    ...eyes,
    size: 0.25,
    mouth: 'open',
    mouthY: -0.36,
    mouthZ: 0.22,
    mouthWidth: 0.21,
    lid: { tilt: -0.3, cover: 0.18, colour: palette.dark },
  })
}
