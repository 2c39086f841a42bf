/**
 * A creature for paper as PNG, because PDF does not support WebP. Returns none when the image library or the picture is
 * missing.
 */
import { join } from 'node:path'
import { assetsFolder } from '../../kernel/files/folders.ts'

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

/** At most 210 pixels per side, or null. Cached for the life of the process. */
export function creaturePng(slug: string): Promise<Buffer | null> {
  const cached = cache.get(slug) ?? make(slug)
  cache.set(slug, cached)
  return cached
}
