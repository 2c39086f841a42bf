/** Renders every character whose pictures are stale (all with `force`, or only the given slugs) and rewrites the manifest. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Studio } from '../browser/studio.ts'
import { renderAtlases } from './atlases.ts'
import { renderBackgrounds } from './backgrounds/render-backgrounds.ts'
import { byLikeness, featuresOf, isNearCopy } from './likeness.ts'
import { type CharacterEntry, type Manifest, readManifest, writeManifest } from './manifest.ts'
import { outlineChanges } from './pose/outlines.ts'
import { arePosesFresh, isFresh, renderCharacter } from './render-character.ts'
import { renderFrames, writeEmblems } from './render-frames.ts'
import { contactSheet } from './sheet.ts'
import { cards } from './specs/cards.ts'
import type { ArtSpec } from './specs/spec.ts'
import { writeStageArtwork } from './stage-artwork.ts'

export interface Choice {
  force: boolean
  only: string[] // slugs; empty means every stale one
}

const figuresFile = (publicAssets: string): string => join(publicAssets, 'characters/figures.json')
const manifestFile = (publicAssets: string): string => join(publicAssets, 'characters/manifest.json')

const isWholeFresh = (spec: ArtSpec, known?: CharacterEntry): boolean =>
  isFresh(spec, known) && arePosesFresh(spec, known)

/** Cards whose committed pictures are not those of their present spec. */
export function staleCards(publicAssets: string): ArtSpec[] {
  const known = readManifest(manifestFile(publicAssets))?.characters
  return cards.filter(spec => !isWholeFresh(spec, known?.[spec.slug]))
}

const AT_ONCE = 2 // while one draws, the other encodes

/** A character that cannot be drawn is told and skipped; the process then ends with a failure. */
export async function characters(
  studio: Studio,
  publicAssets: string,
  cache: string,
  choice: Choice,
): Promise<void> {
  const root = join(publicAssets, 'characters')
  mkdirSync(root, { recursive: true })
  const before = readManifest(manifestFile(publicAssets))
  const manifest: Manifest = {
    backgrounds: await renderBackgrounds(studio, root, cache, before?.backgrounds),
    atlases: before?.atlases ?? {},
    characters: {},
  }
  const done: Manifest['characters'] = { ...before?.characters }
  const save = () => {
    const known = cards.flatMap(({ slug }) => (done[slug] ? [[slug, done[slug]] as const] : []))
    const whole = { ...manifest, characters: Object.fromEntries(known) }
    writeManifest(manifestFile(publicAssets), whole)
    writeStageArtwork(figuresFile(publicAssets), whole)
  }
  const queue = [...cards]
  const work = async () => {
    for (let spec = queue.shift(); spec; spec = queue.shift()) {
      const entry = await upToDate(studio, spec, root, cache, choice, done[spec.slug])
      if (entry === done[spec.slug]) continue
      if (entry) done[spec.slug] = entry
      save()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  save()
}

async function upToDate(
  studio: Studio,
  spec: ArtSpec,
  root: string,
  cache: string,
  { force, only }: Choice,
  known?: CharacterEntry,
): Promise<CharacterEntry | undefined> {
  const chosen = only.length ? only.includes(spec.slug) : force || !isWholeFresh(spec, known)
  if (!chosen) return known
  try {
    const again = force ? undefined : known
    return await timed(spec.slug, () => renderCharacter(studio, spec, root, cache, again))
  } catch (error) {
    console.error(spec.slug, String(error).slice(0, 600))
    process.exitCode = 1
    return known
  }
}

/** Atlases of everything the manifest knows. */
export async function atlases(publicAssets: string): Promise<void> {
  const manifest = readManifest(manifestFile(publicAssets))
  if (!manifest) return
  const pages = await renderAtlases(publicAssets, manifest.characters, manifest.atlases)
  writeManifest(manifestFile(publicAssets), { ...manifest, atlases: pages })
}

const SUSPECTS = 25

/** The pairs most alike, for the eye. */
export async function duplicates(publicAssets: string): Promise<void> {
  const known = readManifest(manifestFile(publicAssets))?.characters ?? {}
  const pairs = byLikeness(await featuresOf(join(publicAssets, 'characters'), known))
  for (const one of pairs.slice(0, SUSPECTS)) {
    const { pair, overlap, colour } = one
    console.log(
      `${isNearCopy(one) ? 'COPY ' : ''}${pair.join(' ')} outline ${overlap.toFixed(2)} colour ${colour.toFixed(2)}`,
    )
  }
}

export async function frames(studio: Studio, publicAssets: string): Promise<void> {
  await renderFrames(studio, join(publicAssets, 'frames'))
  writeEmblems(join(publicAssets, 'types'))
}

const WEAKEST = 15

/** The actions whose outlines differ least from the creature at rest, for the eye. */
export async function weakestPoses(publicAssets: string): Promise<void> {
  const root = join(publicAssets, 'characters')
  const known = readManifest(manifestFile(publicAssets))?.characters ?? {}
  const changes = await Promise.all(
    Object.entries(known).map(([slug, entry]) => outlineChanges(root, slug, entry)),
  )
  const weakest = changes.flat().toSorted((a, b) => a.change - b.change)
  for (const { slug, action, change } of weakest.slice(0, WEAKEST))
    console.log(`${slug} ${action} outline changes by ${change.toFixed(2)}`)
}

/** Everything beside its kin, in the cache, for the eye. */
export async function characterSheets(publicAssets: string, cache: string): Promise<void> {
  const pictures = (name: string) =>
    cards
      .map(({ slug }) => join(publicAssets, 'characters', slug, `${name}.webp`))
      .filter(file => existsSync(file))
      .map(file => readFileSync(file))
  const posed = ['creature', 'pose-coil', 'pose-strike', 'pose-hurt'].map(pictures)
  const rows = posed[0]!.flatMap((_, i) => posed.flatMap(column => column[i] ?? []))
  await contactSheet(join(cache, 'poses.png'), rows, { w: 160, h: 160 }, 16)
  await contactSheet(join(cache, 'cards.png'), pictures('card'), { w: 240, h: 336 }, 12)
  await contactSheet(join(cache, 'small.png'), pictures('thumbnail'), { w: 126, h: 176 }, 15)
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now()
  const result = await work()
  console.log(`${name} ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return result
}
