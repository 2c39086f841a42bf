/** Renders every character whose spec changed (all with `force`, or only the given slugs) and rewrites the manifest. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compactLayout, fullLayout } from '../../src/contract/card/card-layout.ts'
import type { Studio } from '../browser/studio.ts'
import { type Manifest, readManifest, writeManifest } from './manifest.ts'
import { renderCharacter } from './render-character.ts'
import { renderFrames, writeEmblems } from './render-frames.ts'
import { contactSheet } from './sheet.ts'
import { cards } from './specs/cards.ts'
import { specHash } from './specs/spec.ts'

export interface Choice {
  force: boolean
  only: string[] // slugs; empty means every stale one
}

export async function characters(studio: Studio, publicAssets: string, choice: Choice): Promise<void> {
  const root = join(publicAssets, 'characters')
  const file = join(root, 'manifest.json')
  mkdirSync(root, { recursive: true })
  const before = readManifest(file)
  const manifest: Manifest = { layouts: { full: fullLayout, compact: compactLayout }, characters: {} }
  for (const spec of cards) {
    const known = before?.characters[spec.slug]
    const chosen = choice.only.includes(spec.slug) || (choice.force && !choice.only.length)
    const fresh = known?.hash === specHash(spec)
    manifest.characters[spec.slug] =
      fresh && !chosen ? known : await timed(spec.slug, () => renderCharacter(studio, spec, root))
    writeManifest(file, { ...manifest, characters: { ...before?.characters, ...manifest.characters } })
  }
  writeManifest(file, manifest)
}

export async function frames(studio: Studio, publicAssets: string): Promise<void> {
  await renderFrames(studio, join(publicAssets, 'frames'))
  writeEmblems(join(publicAssets, 'types'))
}

/** Everything beside its kin, in the cache, for the eye. */
export async function characterSheets(publicAssets: string, cache: string): Promise<void> {
  const pictures = (name: string) =>
    cards.map(({ slug }) => readFileSync(join(publicAssets, 'characters', slug, `${name}.webp`)))
  await contactSheet(join(cache, 'cards.png'), pictures('card'), { w: 320, h: 448 }, 6)
  await contactSheet(
    join(cache, 'small.png'),
    [...pictures('thumbnail'), ...pictures('mini')],
    { w: 166, h: 230 },
    12,
  )
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now()
  const result = await work()
  console.log(`${name} ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return result
}
