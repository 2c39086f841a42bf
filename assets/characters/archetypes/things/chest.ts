/** A mimic: a treasure chest whose lid is a toothy jaw, with gold and jewels for a tongue's bed and eyes on the lid. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { expressed, eyeState } from '../../face/expression.ts'
import { eyes } from '../../face/eyes.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { capsule, cylinderFacing, ellipsoid, octahedron, roundBox, sphere } from '../../glsl/solids.ts'
import { colour } from '../../glsl/values.ts'
import { brass, wood } from '../../parts/finishes.ts'
import { gold } from '../../parts/gold.ts'
import type { Material } from '../../sculpture.ts'

const GAPE = { calm: -0.52, blink: -0.5, attack: -0.6, hurt: -0.3 }

function treasure(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('heap', 'p-vec3(0.,-.2,.02)')
  s.scalar('coin', 'spots(heap*5.)')
  s.join(
    '(ellipsoid(heap,vec3(.78,.24,.5))+.07*coin-.03)*.7',
    { ...gold, emission: 'vec3(.34,.17,.01)' },
    0.01,
  )
  const gem = (tone: string): Material => ({
    colour: tone,
    rough: 0.06,
    softness: 0.8,
    coat: 1,
    emission: `${colour(tone)}*.5`,
  })
  s.join(octahedron('p', [-0.5, 0.02, 0.36], [0.15, 0.18, 0.13], 0.02), gem(palette.glow), 0.005)
  s.join(octahedron('p', [0.56, 0.0, 0.34], [0.13, 0.16, 0.12], 0.02), gem(palette.blush ?? '#ff3a6a'), 0.005)
  const tongue: Material = { colour: '#e84a8a', rough: 0.25, softness: 0.8, coat: 0.8 }
  s.join('tube(p*vec3(.72,1.,1.),vec3(0.,-.12,.1),vec3(.04,.12,.7),vec3(.1,-.46,.82),.15,.13)', tongue, 0.02)
}

function teeth(c: Creature): void {
  const { sculpture: s } = c
  const ivory: Material = { colour: '#fff6e0', rough: 0.2, softness: 0.5, coat: 0.8 }
  for (const x of [0.16, 0.42, 0.68])
    s.join(capsule('m', [x, -0.24, 0.54], [x, 0.0 - (x > 0.6 ? 0 : 0.06), 0.57], 0.095, 0.012), ivory, 0.01)
  for (const x of [0.0, 0.28, 0.56])
    s.join(capsule('hm', [x, 0.02, 1.04], [x, -0.24, 1.09], 0.1, 0.012), ivory, 0.01)
}

function shell(c: Creature): Material {
  const { sculpture: s, palette } = c
  const planks = (space: string): Material => {
    const m = wood(space, 'x', palette.body, palette.shade)
    return {
      ...m,
      colour: `mix(${m.colour},${colour(palette.dark)},smoothstep(.4,.48,abs(fract(${space}.y*4.4)-.5)))`,
    }
  }
  s.join(roundBox('p', [0, -0.56, 0], [0.9, 0.34, 0.58], 0.06), planks('p'))
  s.carve(
    roundBox('p', [0, -0.2, 0], [0.8, 0.28, 0.48], 0.04),
    { colour: palette.dark, rough: 0.8, softness: 0 },
    0.02,
  )
  const jaw = planks('h')
  s.join('max(max(length(h.yz-vec2(0.,.52))-.6,abs(h.x)-.9),-h.y)-.03', jaw, 0.01)
  s.carve(
    'max(length(h.yz-vec2(0.,.52))-.5,abs(h.x)-.8)',
    { colour: '#5a1030', rough: 0.6, softness: 0.2 },
    0.02,
  )
  const strap = { ...brass, colour: palette.accent }
  s.join('max(max(abs(length(h.yz-vec2(0.,.52))-.62)-.05,abs(abs(h.x)-.74)-.1),-h.y)-.01', strap, 0.01)
  s.join(roundBox('m', [0.74, -0.56, 0], [0.1, 0.37, 0.63], 0.03), strap, 0.01)
  s.join('roundBox(h-vec3(0.,.02,1.1),vec3(.92,.06,.05),.03)', strap, 0.01)
  s.join(roundBox('p', [0, -0.28, 0.59], [0.92, 0.06, 0.04], 0.03), strap, 0.01)
  s.join(sphere('vec3(m.x,abs(p.y+.56)-.2,p.z)', [0.74, 0, 0.63], 0.045), gold, 0.005)
  return jaw
}

export function chest(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  const gape = GAPE[c.expression]
  headSpace(c, [0, -0.16, -0.54], o.tilt ?? 0.05, gape)
  const jaw = shell(c)
  treasure(c)
  teeth(c)
  s.join(roundBox('p', [0, -0.56, 0.64], [0.17, 0.19, 0.05], 0.05), gold, 0.01)
  s.carve(cylinderFacing('p', [0, -0.52, 0.7], 0.05, 0.055, 0.01), { colour: palette.dark }, 0.005)
  s.carve(capsule('p', [0, -0.54, 0.7], [0, -0.64, 0.7], 0.03), { colour: palette.dark }, 0.005)
  const claw = { ...brass, colour: palette.accent }
  s.join(ellipsoid('m', [0.66, -0.93, 0.42], [0.24, 0.12, 0.26]), claw, 0.03)
  for (const x of [-0.13, 0, 0.13])
    s.join(
      capsule('m', [0.66 + x, -0.94, 0.6], [0.66 + x * 1.3, -0.97, 0.74], 0.06, 0.015),
      { colour: '#fff3dc', rough: 0.2, coat: 0.7 },
      0.01,
    )
  Object.assign(c.anatomy, { headRadii: [0.9, 0.6, 0.6], skin: jaw })
  const { radii, eyes: place } = eyesAt([0.36, 0.42, 1.02], 0.2)
  s.join(sphere('hm', [0.36, 0.42, 0.93], 0.24), { ...jaw, colour: palette.shade }, 0.06)
  const look = expressed(
    {
      ...place,
      size: 0.25,
      slit: true,
      pupil: 0.4,
      lid: { tilt: -0.35, cover: 0.16, colour: palette.accent },
      ...o.face,
    },
    c.expression,
  )
  eyes(c, radii, look, eyeState(c.expression))
}
