/** The library that draws pictures, with the card's lettering where it finds it: it looks for fonts only once, at its first words. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { woffToTtf } from './woff-to-ttf.ts'

export type Sharp = typeof import('sharp').default

/** Where finished pictures and the library's fonts are kept. */
export const shareFolder = (dataDir: string): string =>
  dataDir === 'memory:' ? join(tmpdir(), 'bottega-share') : join(dataDir, 'share')

let loaded: Promise<Sharp | null> | undefined

/** Null where the library is missing. */
export function pictureLibrary(dataDir: string): Promise<Sharp | null> {
  loaded ??= load(shareFolder(dataDir))
  return loaded
}

async function load(folder: string): Promise<Sharp | null> {
  const fonts = join(folder, 'fonts')
  await mkdir(fonts, { recursive: true })
  try {
    const woff = createRequire(import.meta.url).resolve(
      '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
    )
    await writeFile(join(fonts, 'lilita-one.ttf'), woffToTtf(await readFile(woff)))
    const settings = join(fonts, 'fonts.conf')
    await writeFile(
      settings,
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${join(fonts, 'cache')}</cachedir></fontconfig>`,
    )
    process.env.FONTCONFIG_FILE = settings
    return (await import('sharp')).default
  } catch {
    return null
  }
}
