/** A creature for paper, which knows no WebP. Where the picture library or the picture is missing there is none. */
import { join } from 'node:path'
import { assetsFolder } from '../../kernel/assets-folder.ts'

const cache = new Map<string, Promise<Buffer | null>>()

async function make(slug: string): Promise<Buffer | null> {
  try {
    const { default: sharp } = await import('sharp')
    const file = join(assetsFolder(), 'assets/characters', slug, 'creature.webp')
    return await sharp(file).resize(210, 210, { fit: 'inside' }).png({ palette: true }).toBuffer()
  } catch {
    return null
  }
}

/** At most 210 pixels a side; null where there is none. Cached for the life of the process. */
export function creaturePng(slug: string): Promise<Buffer | null> {
  const known = cache.get(slug) ?? make(slug)
  cache.set(slug, known)
  return known
}
