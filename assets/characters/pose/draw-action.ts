/** Draws a creature in the pose of an action, reaching as far as its picture allows. */
import { type Pixels, type Studio, toSharp } from '../../browser/studio.ts'
import { SQUARE } from '../budgets.ts'
import { buildCreature } from '../build.ts'
import { opaqueBox } from '../fit.ts'
import { type Camera, cameraUniforms, creatureFragment } from '../fragment.ts'
import type { ArtSpec } from '../specs/spec.ts'
import { REACH } from './deform.ts'
import { type Action, expressionOf } from './pose.ts'

const PROBE = 96
const REACHES = [1, 0.84, 0.7, 0.56, 0.42, 0.28, 0.14]

export const actionFragment = (spec: ArtSpec, action: Action): string => {
  const { sculpture, light } = buildCreature(spec, expressionOf[action], action)
  return creatureFragment(sculpture, light)
}

/** Left, right and upper edge stay free; the feet may touch the lower one. */
function isCut(picture: Pixels): boolean {
  const { left, right, top } = opaqueBox(picture, 20)
  return left < 1 || top < 1 || right > picture.width - 2
}

export async function drawAction(
  studio: Studio,
  spec: ArtSpec,
  camera: Camera,
  action: Action,
  side = SQUARE,
): Promise<Buffer> {
  const fragment = actionFragment(spec, action)
  let view: Record<string, number> = {}
  for (const reach of REACHES) {
    view = { ...cameraUniforms(camera), [REACH]: reach }
    const { picture } = await studio.draw(fragment, PROBE, PROBE, view)
    if (!isCut(picture)) break
  }
  const { picture } = await studio.draw(fragment, side, side, view, undefined, true)
  return toSharp(picture).png().toBuffer()
}
