/** The layers of a creature from the manifest of the art pipeline. A static file, read once. */

import { queryOptions } from '@tanstack/react-query'
import { boundedFetch } from '@/lib/bounded-fetch.ts'

export interface CreatureArt {
  background: string // URL
  feet: number // y of the soles in the creature's square, 0–1
  floats: boolean
  faces: Readonly<Record<string, FaceBox>> // additional images: blink, attack, hurt
}

/** Position of a face, in shares of the creature's square. */
export interface FaceBox {
  x: number
  y: number
  w: number
  h: number
}

const folder = '/assets/characters'

interface ManifestEntry {
  fy?: unknown
  floats?: unknown
  background?: unknown // name of a shared background
  files?: Record<string, { file?: unknown; rect?: Partial<Record<keyof FaceBox, unknown>> } | undefined>
}

interface Manifest {
  backgrounds?: Record<string, { file?: unknown }>
  characters?: Record<string, ManifestEntry>
}

const creatureSize = 512 // of the image that contains the faces

function facesOf(files: ManifestEntry['files'] = {}): Record<string, FaceBox> {
  return Object.fromEntries(
    ['blink', 'attack', 'hurt'].flatMap(name => {
      const rect = files[name]?.rect
      const [x, y, w, h] = [rect?.x, rect?.y, rect?.w, rect?.h].map(value => Number(value) / creatureSize)
      return [x, y, w, h].every(value => Number.isFinite(value)) ? [[name, { x, y, w, h } as FaceBox]] : []
    }),
  )
}

/** Ignores invalid entries. Their cards show the complete image. */
export function readCreatureArt(manifest: unknown): Record<string, CreatureArt> {
  const { characters = {}, backgrounds = {} } = (manifest ?? {}) as Manifest
  return Object.fromEntries(
    Object.entries(characters).flatMap(([slug, { fy, floats, background, files }]) => {
      const file = backgrounds[String(background)]?.file ?? files?.background?.file
      if (typeof file !== 'string' || typeof fy !== 'number') return []
      return [
        [slug, { background: `${folder}/${file}`, feet: fy, floats: floats === true, faces: facesOf(files) }],
      ]
    }),
  )
}

export const artQuery = () =>
  queryOptions({
    queryKey: ['art'],
    queryFn: async () => {
      const response = await boundedFetch(`${folder}/manifest.json`)
      return response.ok ? readCreatureArt(await response.json()) : {}
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
