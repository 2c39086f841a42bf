/** Arms, legs and feet for bodies that are a thing or a plant rather than an animal; mirrored, so each call makes a pair. */
import type { Creature } from '../creature.ts'
import { capsule, ellipsoid, sphere, tube } from '../glsl/solids.ts'
import type { Vec3 } from '../glsl/values.ts'
import { placeArms } from '../pose/arms.ts'
import type { Material } from '../sculpture.ts'

/** A bent arm with a round hand; all points on the creature's left (positive x), mirrored to the right. */
export function arms(
  c: Creature,
  o: { from: Vec3; elbow: Vec3; hand: Vec3; thick?: number; palm?: number; skin: Material; glove?: Material },
): void {
  const { thick = 0.085, palm = 0.14, skin, glove = skin } = o
  for (const { space, from, elbow, hand } of placeArms(c, o)) {
    c.sculpture.join(tube(space, from, elbow, hand, thick, thick * 0.9), skin, 0.05)
    c.sculpture.join(sphere(space, hand, palm), glove, 0.03)
  }
}

/** Short straight legs that end in soft shoes on the ground (y = -1). */
export function legs(
  c: Creature,
  o: { x: number; top: number; z?: number; thick?: number; shoe?: Vec3; skin: Material; sole?: Material },
): void {
  const { x, top, z = 0, thick = 0.11, shoe = [0.19, 0.11, 0.25], skin, sole = skin } = o
  c.sculpture.join(capsule('m', [x, top, z], [x + 0.02, -0.88, z + 0.04], thick, thick * 0.9), skin, 0.05)
  c.sculpture.join(ellipsoid('m', [x + 0.02, -1 + shoe[1], z + 0.12], shoe), sole, 0.04)
}
