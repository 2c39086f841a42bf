/** Eyes: liner, ball and upper lid, looking at the camera whatever the creature's turn; or a closed lid with a lash or a squeeze mark. */
import type { Creature } from '../creature.ts'
import { capsule, turnY } from '../glsl/solids.ts'
import { colour, num, type Vec3, vec } from '../glsl/values.ts'
import type { EyeState } from './expression.ts'
import type { FaceOptions } from './options.ts'

const STRETCH: Vec3 = [1, 1.12, 0.72]
const scaled = (v: Vec3, by: Vec3 | number): Vec3 =>
  typeof by === 'number' ? [v[0] * by, v[1] * by, v[2] * by] : [v[0] * by[0], v[1] * by[1], v[2] * by[2]]

interface EyePlace {
  centre: Vec3 // on the mirrored head
  local: string // space with the eye at its origin
  size: number
  stretch: Vec3
  azimuth: number
  half?: 'left' | 'right' // drawn on one side only
}

function placeEye(c: Creature, radii: Vec3, o: FaceOptions): EyePlace {
  const { azimuth = 0.42, elevation = 0.05, inset = 0.86, size = 0.2, stretch = STRETCH } = o
  const centre: Vec3 = [
    Math.sin(azimuth) * Math.cos(elevation) * radii[0] * inset,
    Math.sin(elevation) * radii[1] * inset,
    Math.cos(azimuth) * Math.cos(elevation) * radii[2] * inset,
  ]
  const name = c.sculpture.fresh('eye')
  const local = c.sculpture.space(
    name,
    `vec3(h.x-headSide*${num(centre[0])},h.y-${num(centre[1])},h.z-${num(centre[2])})`,
  )
  return { centre, local, size, stretch, azimuth }
}

const kept = (eye: EyePlace, distance: string): string =>
  eye.half ? `max(${distance},${eye.half === 'left' ? 'h.x' : '-h.x'})` : distance

/** Where the pupil points in head space: at the camera, with a slight squint outwards. */
function lookDirection(c: Creature): string {
  const look: Vec3 = [Math.sin(c.yaw) * 0.62, 0.03, 1]
  const length = Math.hypot(...look)
  return `normalize(vec3(headSide*.06,0.,0.)+${vec(scaled(look, 1 / length))})`
}

function openEye(c: Creature, eye: EyePlace, o: FaceOptions): void {
  const { sculpture: s, palette } = c
  const radii = scaled(eye.stretch, eye.size)
  const ball = kept(eye, `ellipsoid(${eye.local},${vec(radii)})`)
  const onSphere = `(${eye.local}/${vec(eye.stretch)})`
  if (o.liner !== false) {
    const outward = `normalize(${vec(eye.centre)}*vec3(headSide,1.,1.))*${num(eye.size * 0.05)}`
    const back = vec(scaled(radii, [1.12, 1.11, 0.72]))
    s.join(
      kept(eye, `ellipsoid(${eye.local}+${outward},${back})`),
      { colour: o.linerColour ?? palette.dark, softness: 0, coat: 0.1 },
      0.01,
    )
  }
  if (o.eyes === 'bead') {
    const shine = `vec3(1.7)*eyeColour(${onSphere},${lookDirection(c)},.8,.2,vec3(0),0.).w`
    s.join(ball, { colour: '#0b0810', rough: 0.12, softness: 0, coat: 1, emission: shine }, 0.004)
  } else if (o.eyes === 'glow') {
    s.join(ball, { colour: palette.glow, rough: 0.4, emission: `${colour(palette.glow)}*2.2` }, 0.004)
  } else {
    const seen = `eyeColour(${onSphere},${lookDirection(c)},${num(o.iris ?? 0.68)},${num(o.pupil ?? 0.36)},${colour(palette.iris)},${o.slit ? '1.' : '0.'})`
    s.joinRaw(ball, `Material(${seen}.xyz,.1,0.,0.,-1.,0.,vec3(1.25)*${seen}.w)`, 0.004)
  }
}

function upperLid(c: Creature, eye: EyePlace, o: FaceOptions): void {
  if (!o.lid) return
  const { tilt = 0, cover = 0.35, colour: tone } = o.lid
  const shell = vec(eye.stretch.map(x => x * eye.size * 1.09 + 0.008) as unknown as Vec3)
  const cut = num(eye.size * eye.stretch[1] * (1 - 2 * cover))
  c.sculpture.join(
    kept(
      eye,
      `max(ellipsoid(${eye.local},${shell}),${cut}-dot(${eye.local},normalize(vec3(headSide*${num(tilt)},1.,-.12))))-.006`,
    ),
    { colour: tone ?? c.palette.shade, rough: 0.5, softness: 0.5, coat: 0.2 },
    0.012,
  )
}

/** Closed: skin over the ball and a lash line; squeezed: skin and a chevron pointing at the nose. */
function shutEye(c: Creature, eye: EyePlace, state: EyeState, o: FaceOptions): void {
  const { sculpture: s, palette, anatomy } = c
  const glowing = o.eyes === 'glow'
  const wide = eye.size * eye.stretch[0]
  const front = eye.size * eye.stretch[2] * 0.9
  const flat = s.space(s.fresh('lash'), turnY(`(hm-${vec(eye.centre)})`, -eye.azimuth * 0.9))
  if (!glowing)
    s.join(
      kept(eye, `ellipsoid(${eye.local},${vec(scaled(eye.stretch, eye.size * 0.99))})`),
      { ...anatomy.skin, bump: 0 },
      0.03,
    )
  const ink = glowing
    ? { colour: palette.glow, emission: `${colour(palette.glow)}*2.`, rough: 0.4 }
    : { colour: palette.dark, rough: 0.5, softness: 0, coat: 0.2 }
  const thick = Math.max(0.02, eye.size * 0.13)
  if (state === 'closed') {
    const lash = `arcFacing((${flat}-${vec([0, wide * 0.28, front])})*vec3(1.,-1.,.4),1.05,${num(wide * 0.72)},${num(thick)})`
    s.join(kept(eye, `${lash}*.8`), ink, 0.006)
    return
  }
  const apex: Vec3 = [-wide * 0.62, 0, front]
  const deep = `${flat}*vec3(1.,1.,.5)`
  for (const y of [1, -1]) {
    const tip: Vec3 = [wide * 0.55, y * wide * 0.55, front * 0.85]
    s.join(
      `${capsule(deep, [apex[0], 0, apex[2] * 0.5], [tip[0], tip[1], tip[2] * 0.5], thick, thick * 0.8)}*.8`,
      ink,
      0.006,
    )
  }
}

export function eyes(c: Creature, radii: Vec3, o: FaceOptions, state: EyeState): void {
  const eye = placeEye(c, radii, o)
  if (state === 'open') {
    const winks = o.wink && c.expression === 'calm'
    const seen: EyePlace = winks ? { ...eye, half: 'right' } : eye
    openEye(c, seen, o)
    upperLid(c, seen, o)
    if (winks) shutEye(c, { ...eye, half: 'left' }, 'closed', o)
  } else shutEye(c, eye, state, o)
}
