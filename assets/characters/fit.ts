/** Frames a creature: a small probe finds its outline, the camera is moved and zoomed so that it fills its square. */
import type { Pixels, Studio } from '../browser/studio.ts'
import { buildCreature } from './build.ts'
import type { Creature } from './creature.ts'
import { type Camera, cameraUniforms, creatureFragment, HALF_VIEW } from './fragment.ts'
import type { ArtSpec } from './specs/spec.ts'

const PROBE = 160
const PROBE_ZOOM = 0.62
const PROBE_Y = 0.1
const FILL = 0.955 // part of the square the creature may take
const MAX_ZOOM = 1.3

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export function opaqueBox({ data, width, height }: Pixels, threshold = 90): Box {
  const box: Box = { left: width, right: -1, top: height, bottom: -1 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! <= threshold) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  return box
}

/**
 * @param turn radians that the creature is turned from where its own picture is taken
 * @param fragmentOf any shader that draws the creature's outline; one that is needed again saves compiling another
 */
export async function fitCamera(
  studio: Studio,
  spec: ArtSpec,
  turn = 0,
  fragmentOf = (creature: Creature) => creatureFragment(creature.sculpture, creature.light),
): Promise<Camera> {
  const creature = buildCreature(spec)
  const base: Camera = { x: 0, y: PROBE_Y, zoom: PROBE_ZOOM, yaw: creature.yaw + turn, height: 0.35 }
  const probe = await studio.draw(fragmentOf(creature), PROBE, PROBE, cameraUniforms(base))
  const box = opaqueBox(probe.picture)
  const unit = (pixel: number) => (((pixel / PROBE) * 2 - 1) * HALF_VIEW) / PROBE_ZOOM
  const left = unit(box.left)
  const right = unit(box.right + 1)
  const top = PROBE_Y - unit(box.top)
  const bottom = PROBE_Y - unit(box.bottom + 1)
  const zoom = Math.min((FILL * 2 * HALF_VIEW) / Math.max(right - left, top - bottom), MAX_ZOOM)
  // feet keep the same margin below in every picture: the creature stands near the lower edge
  const margin = ((1 - FILL) * HALF_VIEW) / zoom
  return { ...base, x: (left + right) / 2, y: bottom - margin + HALF_VIEW / zoom, zoom }
}
