/** What the art pipeline's manifest says about a creature's layers; a static file, read once. */
import { queryOptions } from '@tanstack/react-query'

export interface CreatureArt {
  background: string // address
  feet: number // y of the soles in the creature's square, 0–1
  floats: boolean
}

const folder = '/assets/characters'

interface ManifestEntry {
  fy?: unknown
  floats?: unknown
  background?: unknown // its name among the shared ones
  files?: { background?: { file?: unknown } }
}

interface Manifest {
  backgrounds?: Record<string, { file?: unknown }>
  characters?: Record<string, ManifestEntry>
}

/** Odd entries fall away: their cards show the baked picture. */
export function readCreatureArt(manifest: unknown): Record<string, CreatureArt> {
  const { characters = {}, backgrounds = {} } = (manifest ?? {}) as Manifest
  return Object.fromEntries(
    Object.entries(characters).flatMap(([slug, { fy, floats, background, files }]) => {
      const file = backgrounds[String(background)]?.file ?? files?.background?.file
      if (typeof file !== 'string' || typeof fy !== 'number') return []
      return [[slug, { background: `${folder}/${file}`, feet: fy, floats: floats === true }]]
    }),
  )
}

export const artQuery = () =>
  queryOptions({
    queryKey: ['art'],
    queryFn: async () => {
      const answer = await fetch(`${folder}/manifest.json`)
      return answer.ok ? readCreatureArt(await answer.json()) : {}
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
