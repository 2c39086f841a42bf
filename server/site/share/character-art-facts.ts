/** Data that the art pipeline recorded for each creature: its position, and the files of its other expressions. Read once. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Box } from '@/domain/card-layout.ts'

export interface CharacterArtFacts {
  feet: number // y position of the feet in the creature's square, 0–1
  floats: boolean
  faces: Readonly<Record<string, Box>> // pixels of the creature's image
}

interface Entry {
  fy: number
  floats: boolean
  files: Record<string, { rect?: Box }>
}

const factsByFolder = new Map<string, Promise<Map<string, CharacterArtFacts>>>()

async function read(assets: string): Promise<Map<string, CharacterArtFacts>> {
  const file = join(assets, 'assets/characters/manifest.json')
  const { characters } = JSON.parse(await readFile(file, 'utf8')) as { characters: Record<string, Entry> }
  return new Map(
    Object.entries(characters).map(([slug, { fy, floats, files }]) => {
      const faces = Object.entries(files).flatMap(([name, { rect }]) => (rect ? [[name, rect] as const] : []))
      return [slug, { feet: fy, floats, faces: Object.fromEntries(faces) }]
    }),
  )
}

/** @param assets folder that holds `assets/characters/…` */
export async function characterArtFacts(
  assets: string,
  slug: string,
): Promise<CharacterArtFacts | undefined> {
  const all = factsByFolder.get(assets) ?? read(assets)
  factsByFolder.set(assets, all)
  return (await all).get(slug)
}
