/** Puts a face on the head space h, in the creature's present expression. */
import type { Creature } from '../creature.ts'
import type { Vec3 } from '../glsl/values.ts'
import { expressed, eyeState } from './expression.ts'
import { eyes } from './eyes.ts'
import { mouth } from './mouth.ts'
import type { FaceOptions } from './options.ts'

/** `defaults` are the archetype's; the spec line's own face wins. */
export function face(c: Creature, radii: Vec3, defaults: FaceOptions = {}): void {
  const options = expressed({ ...defaults, ...c.options.face }, c.expression)
  eyes(c, radii, options, eyeState(c.expression))
  mouth(c, radii, options)
}
