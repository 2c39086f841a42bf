/** Mouths carved into the head or a muzzle, with tongue, teeth and fangs; nose and beak. */
import type { Creature } from '../creature.ts'
import { at, capsule, ellipsoid, roundBox } from '../glsl/solids.ts'
import { num, type Vec3, vec } from '../glsl/values.ts'
import type { Material } from '../sculpture.ts'
import type { FaceOptions } from './options.ts'

const inside: Material = { colour: '#3a0a16', rough: 0.6, softness: 0.1, coat: 0 }
const tooth: Material = { colour: '#fff6e6', rough: 0.25, softness: 0.3, coat: 0.6 }
const tongue: Material = { colour: '#e2566f', rough: 0.3, softness: 0.7, coat: 0.6 }

interface Place {
  y: number
  z: number
  width: number
}

const arc = (centre: Vec3, flip: string, spread: number, big: number, thin: number, space = 'h') =>
  `arcFacing((${space}-${vec(centre)})*vec3(1.,${flip},.55),${num(spread)},${num(big)},${num(thin)})`

function wideOpen(c: Creature, p: Place, teeth: boolean): void {
  const { sculpture: s } = c
  const w = p.width
  const hole = at('h', [0, p.y + w * 0.45, p.z])
  s.carve(
    `smoothMax(ellipsoid(${hole},${vec([w * 1.25, w * 1.15, 0.2])}),${hole}.y-.015-.35*${hole}.x*${hole}.x,.03)`,
    inside,
    0.025,
  )
  s.join(ellipsoid('h', [0, p.y - w * 0.42, p.z - 0.1], [w * 0.75, w * 0.45, 0.12]), tongue, 0.01)
  if (teeth)
    s.join(roundBox('h', [0, p.y + w * 0.42, p.z - 0.075], [w * 0.62, w * 0.2, 0.035], 0.03), tooth, 0.006)
}

const carvers: Record<string, (c: Creature, p: Place) => void> = {
  smile: (c, p) => c.sculpture.carve(arc([0, p.y + p.width, p.z], '-1.', 0.75, p.width, 0.022), inside, 0.02),
  frown: (c, p) => c.sculpture.carve(arc([0, p.y - p.width, p.z], '1.', 0.6, p.width, 0.022), inside, 0.02),
  cat: (c, p) => {
    const w = p.width * 0.55
    const twin = `vec3(abs(h.x)-${num(w)},h.y,h.z)`
    c.sculpture.carve(arc([0, p.y + p.width * 0.5, p.z], '-1.', 1.15, w, 0.018, twin), inside, 0.016)
  },
  o: (c, p) =>
    c.sculpture.carve(ellipsoid('h', [0, p.y, p.z], [p.width * 0.55, p.width * 0.7, 0.16]), inside, 0.03),
  open: (c, p) => wideOpen(c, p, true),
  fang: (c, p) => wideOpen(c, p, false),
}

function fangs(c: Creature, p: Place): void {
  const w = p.width
  c.sculpture.join(
    capsule('hm', [w * 0.55, p.y + w * 0.42, p.z - 0.03], [w * 0.5, p.y - w * 0.05, p.z], w * 0.2, 0.006),
    tooth,
    0.006,
  )
}

export function mouth(c: Creature, radii: Vec3, o: FaceOptions): void {
  const y = o.mouthY ?? -0.3
  const onHead = Math.sqrt(Math.max(0.02, 1 - (y / radii[1]) ** 2)) * radii[2]
  const place: Place = { y, z: o.mouthZ ?? onHead, width: o.mouthWidth ?? 0.16 }
  carvers[o.mouth ?? 'none']?.(c, place)
  if (o.mouth === 'fang' || o.fangs) fangs(c, place)
  if (o.nose) {
    const { y: noseY, z, radii: size = [0.07, 0.05, 0.05], colour = '#2a1418' } = o.nose
    c.sculpture.join(
      ellipsoid('h', [0, noseY, z], size),
      { colour, rough: 0.2, softness: 0.2, coat: 0.9 },
      0.012,
    )
  }
  if (o.beak) beak(c, radii, o.beak)
}

function beak(c: Creature, radii: Vec3, b: NonNullable<FaceOptions['beak']>): void {
  const root: Vec3 = [0, b.y, radii[2] * 0.85]
  const horn: Material = { colour: c.palette.accent, rough: 0.3, softness: 0.5, coat: 0.6 }
  const opens = c.expression === 'attack' || c.expression === 'hurt'
  c.sculpture.join(capsule('h', root, [0, b.y - b.hook, root[2] + b.length], b.width, 0.02), horn, 0.02)
  if (!opens) return
  const low: Vec3 = [0, b.y - b.width * 1.15, root[2] - 0.02]
  c.sculpture.join(
    capsule('h', low, [0, low[1] - b.hook * 0.9, low[2] + b.length * 0.55], b.width * 0.55, 0.02),
    horn,
    0.015,
  )
}
