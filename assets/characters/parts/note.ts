/** A glowing quaver in the air; `at` is the middle of its head. */
import type { Creature } from '../creature.ts'
import { colour, num, type Vec3, vec } from '../glsl/values.ts'

export function note(c: Creature, at: Vec3, size = 0.8, turn = 0.15, tone = c.palette.glow): void {
  const { sculpture: s } = c
  const k = num(size)
  const q = s.space(s.fresh('note'), `turnZ(p-${vec(at)},${num(turn)})/${k}`)
  const head = `ellipsoid(turnZ(${q},.3),vec3(.16,.12,.09))`
  const stem = `capsule(${q},vec3(.125,.02,0.),vec3(.125,.54,0.),.034,.034)`
  const flag = `tube(${q},vec3(.125,.54,0.),vec3(.2,.4,0.),vec3(.34,.26,0.),.06,.022)`
  s.join(
    `min(${head},min(${stem},${flag}))*${k}`,
    { colour: tone, emission: `${colour(tone)}*.4`, rough: 0.2, softness: 0.6, coat: 1 },
    0.005,
  )
}
