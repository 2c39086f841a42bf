/** What was rendered, for the stage (sizes, patch rectangles, foot anchor, background) and for the check that nothing is stale. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Rect } from '../browser/studio.ts'
import type { AtlasKind, PictureName, PoseName } from './budgets.ts'
import type { Eye } from './pose/eyes-in.ts'

export interface PictureEntry {
  file: string // below the folder of the manifest
  width: number
  height: number
  bytes: number
  rect?: Rect // of a face patch, in pixels of the creature's picture
}

/** Edges in pixels of the creature's picture. */
export interface Outline {
  top: number
  bottom: number
  left: number
  right: number
}

export interface BackgroundEntry extends PictureEntry {
  hash: string
}

export interface PosesEntry {
  hash: string
  eyes: Eye[]
  files: Record<PoseName, PictureEntry>
}

export interface CharacterEntry {
  numero_carta: number
  hash: string // of the layers
  cardHash: string // of the cards around them
  background: string // its name in the manifest
  fy: number // where the feet touch the ground, as part of the creature's height
  fw: number // width of the feet, as part of its width
  outline: Outline // opaque area of the creature's picture
  floats: boolean
  files: Record<PictureName, PictureEntry>
  poses?: PosesEntry // none until they are drawn
}

export interface AtlasPage {
  kind: AtlasKind
  hash: string // of its pictures and their places
  width: number
  height: number
  bytes: number
  slugs: string[]
}

export interface Manifest {
  atlases: Record<string, AtlasPage> // by name of the page, below public/assets/atlases
  backgrounds: Record<string, BackgroundEntry>
  characters: Record<string, CharacterEntry>
}

export const readManifest = (file: string): Manifest | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined

export const writeManifest = (file: string, manifest: Manifest): void =>
  writeFileSync(file, `${JSON.stringify(manifest, null, 1)}\n`)
