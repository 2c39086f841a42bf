/**
 * Characters as the workshop prints them, larger than any screen needs: 1100 px are 165 dots per inch at the usual 169 mm on a shirt.
 * They stay on the server, which prints from the picture of the screen where one is missing.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Studio } from '../browser/studio.ts'
import { toSharp } from '../browser/studio.ts'
import { buildCreature } from '../characters/build.ts'
import { fitCamera } from '../characters/fit.ts'
import { cameraUniforms, creatureFragment } from '../characters/fragment.ts'
import { drawingHash } from '../characters/hashes.ts'
import { cards } from '../characters/specs/cards.ts'
import type { ArtSpec } from '../characters/specs/spec.ts'
import { webpWithin } from '../encode.ts'

export const PRINT_SIDE = 1100
const OVERSAMPLE = 1.2
const encoding = { budget: 160_000, quality: 84, alphaQuality: 90 }

/** The hash of the drawing by slug, so that a changed character is drawn anew. */
export type PrintManifest = Record<string, string>

const manifestFile = (folder: string): string => join(folder, 'manifest.json')

export const readPrints = (folder: string): PrintManifest =>
  existsSync(manifestFile(folder))
    ? (JSON.parse(readFileSync(manifestFile(folder), 'utf8')) as PrintManifest)
    : {}

async function drawn(studio: Studio, spec: ArtSpec): Promise<Buffer> {
  const { sculpture, light } = buildCreature(spec)
  const side = Math.round(PRINT_SIDE * OVERSAMPLE)
  const camera = cameraUniforms(await fitCamera(studio, spec))
  const { picture } = await studio.draw(
    creatureFragment(sculpture, light),
    side,
    side,
    camera,
    undefined,
    true,
  )
  return webpWithin(toSharp(picture).resize(PRINT_SIDE, PRINT_SIDE, { kernel: 'lanczos3' }), encoding)
}

/** Draws those that are missing or stale, or only the given slugs. */
export async function printPictures(
  studio: Studio,
  folder: string,
  only: string[],
  force: boolean,
): Promise<void> {
  const done = readPrints(folder)
  for (const spec of cards) {
    if (only.length && !only.includes(spec.slug)) continue
    const hash = drawingHash(spec)
    const file = join(folder, `${spec.slug}.webp`)
    if (!force && done[spec.slug] === hash && existsSync(file)) continue
    writeFileSync(file, await drawn(studio, spec))
    done[spec.slug] = hash
    const sorted = Object.fromEntries(Object.entries(done).sort(([a], [b]) => a.localeCompare(b)))
    writeFileSync(manifestFile(folder), `${JSON.stringify(sorted, null, 2)}\n`)
  }
}
