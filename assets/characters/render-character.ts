/** All pictures of one character that are stale, written to its folder; answers its entry in the manifest. */
import type { Studio } from '../browser/studio.ts'
import { backgroundOf } from './backgrounds/views.ts'
import { drawingOf } from './drawing.ts'
import { cardHash, layersHash, posesHash } from './hashes.ts'
import type { CharacterEntry } from './manifest.ts'
import { renderPoses } from './pose/render-poses.ts'
import { renderCards } from './render-cards.ts'
import { renderLayers, stanceOf } from './render-layers.ts'
import type { ArtSpec } from './specs/spec.ts'

export const arePosesFresh = (spec: ArtSpec, known: CharacterEntry): boolean =>
  known.poses?.hash === posesHash(spec)

/** Of the layers and cards. */
export function isFresh(spec: ArtSpec, known: CharacterEntry | undefined): known is CharacterEntry {
  if (!known) return false
  const hash = layersHash(spec)
  return known.hash === hash && known.cardHash === cardHash(spec, hash)
}

export async function renderCharacter(
  studio: Studio,
  spec: ArtSpec,
  root: string,
  cache: string,
  known?: CharacterEntry,
): Promise<CharacterEntry> {
  const entry = isFresh(spec, known) ? known : await renderStills(studio, spec, root, cache, known)
  return arePosesFresh(spec, entry) ? entry : { ...entry, poses: await renderPoses(studio, spec, root) }
}

async function renderStills(
  studio: Studio,
  spec: ArtSpec,
  root: string,
  cache: string,
  known?: CharacterEntry,
): Promise<CharacterEntry> {
  const hash = layersHash(spec)
  const drawing = await drawingOf(studio, spec, cache)
  const stance = await stanceOf(drawing.creature)
  const layers = known?.hash === hash ? known.files : await renderLayers(drawing, spec.slug, root)
  const cards = await renderCards(studio, spec, drawing, root, cache)
  return {
    numero_carta: spec.numero_carta,
    hash,
    cardHash: cardHash(spec, hash),
    background: backgroundOf(spec).name,
    fy: stance.foot,
    fw: stance.footWidth,
    floats: spec.floats ?? false,
    files: { ...layers, ...cards },
    ...(known?.poses && { poses: known.poses }),
  }
}
