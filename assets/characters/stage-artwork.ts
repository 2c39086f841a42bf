/** What a scene needs to know of each figure before it can be drawn: a seventh of the manifest, since a phone waits for it. */
import { writeFileSync } from 'node:fs'
import type { Stature } from '../../src/design/card/stature.ts'
import type { Rect } from '../browser/studio.ts'
import { roster } from '../catalogue/roster.ts'
import type { Manifest, Outline } from './manifest.ts'
import type { Eye } from './pose/eyes-in.ts'

const faceNames = ['blink', 'attack', 'hurt'] as const

/** By slug, as `src/stage/art/character-art.ts` reads it. */
export interface StageArtwork {
  stature: Stature
  outline: Outline // opaque area, in pixels of the creature's picture
  fy: number // where the feet touch the ground, as part of the creature's height
  background: string // name of its landscape
  faces: Partial<Record<(typeof faceNames)[number], Rect>> // where a patch lies, in pixels of the creature's picture
  eyes?: Eye[] // visible eyeballs, in the same pixels
}

const statureOf = new Map(roster.map(({ slug, stature }) => [slug, stature]))

export const stageArtworkOf = ({ characters }: Pick<Manifest, 'characters'>): Record<string, StageArtwork> =>
  Object.fromEntries(
    Object.entries(characters).map(([slug, { fy, outline, background, files, poses }]) => {
      const faces = faceNames.flatMap(name => (files[name].rect ? [[name, files[name].rect] as const] : []))
      const stature = statureOf.get(slug) ?? 'medium'
      const drawn = { faces: Object.fromEntries(faces), ...(poses && { eyes: poses.eyes }) }
      return [slug, { stature, fy, outline, background, ...drawn }]
    }),
  )

export const writeStageArtwork = (file: string, manifest: Manifest): void =>
  writeFileSync(file, `${JSON.stringify(stageArtworkOf(manifest))}\n`)
