/** The pictures that the stage moves a creature with: three actions, the relief, and where the eyes are. */
import sharp from 'sharp'
import { type Studio, toSharp } from '../../browser/studio.ts'
import { type PoseName, poseRules } from '../budgets.ts'
import { fitCamera } from '../fit.ts'
import { reliefFragment } from '../fragment.ts'
import { posesHash } from '../hashes.ts'
import type { PictureEntry, PosesEntry } from '../manifest.ts'
import { savePicture } from '../save-picture.ts'
import type { ArtSpec } from '../specs/spec.ts'
import { drawAction } from './draw-action.ts'
import { drawRelief } from './draw-relief.ts'
import { actions } from './pose.ts'

export async function renderPoses(studio: Studio, spec: ArtSpec, root: string): Promise<PosesEntry> {
  const camera = await fitCamera(studio, spec, 0, reliefFragment)
  const files = {} as Record<PoseName, PictureEntry>
  const { picture, eyes } = await drawRelief(studio, spec, camera)
  files.relief = await savePicture(root, `${spec.slug}/relief.webp`, toSharp(picture), poseRules.relief)
  for (const action of actions) {
    const name = `pose-${action}` as const
    const drawing = await drawAction(studio, spec, camera, action)
    files[name] = await savePicture(root, `${spec.slug}/${name}.webp`, sharp(drawing), poseRules[name])
  }
  return { hash: posesHash(spec), eyes, files }
}
