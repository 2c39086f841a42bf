/** All pictures of one character that are stale, written to its folder; answers its entry in the manifest. */
import { join } from 'node:path'
import sharp from 'sharp'
import type { Studio } from '../browser/studio.ts'
import { backgroundOf } from './backgrounds/views.ts'
import { SQUARE } from './budgets.ts'
import { drawingOf } from './drawing.ts'
import { cardHash, layersHash, posesHash } from './hashes.ts'
import type { CharacterEntry, Outline } from './manifest.ts'
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

const PROBE = 64 // side in pixels, enough to find the outline
const SOLID = 40 // minimum alpha, 0–255

/** Returns the opaque area of a square picture, as the stage measures it in `src/stage/art/character-art.ts`. */
export async function outlineOf(file: string): Promise<Outline> {
  const alpha = await sharp(file).extractChannel(3).resize(PROBE, PROBE).raw().toBuffer()
  const solid = [...alpha.keys()].filter(at => alpha[at]! > SOLID)
  const columns = solid.map(at => at % PROBE)
  const rows = solid.map(at => Math.floor(at / PROBE))
  const pixels = SQUARE / PROBE
  return {
    top: Math.min(...rows) * pixels,
    bottom: (Math.max(...rows) + 1) * pixels,
    left: Math.min(...columns) * pixels,
    right: (Math.max(...columns) + 1) * pixels,
  }
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
    outline: await outlineOf(join(root, layers.creature.file)),
    floats: spec.floats ?? false,
    files: { ...layers, ...cards },
    ...(known?.poses && { poses: known.poses }),
  }
}
