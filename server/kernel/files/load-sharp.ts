/** Loads sharp with the fonts of the cards. Its fontconfig reads its settings once, before it draws the first text. */
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createWorkQueue } from '../work-queue.ts'

/**
 * Composes images on request: cards and their print, previews of links and of ordered products. A process composes one at a time,
 * because each uses a whole core and a page may request the previews of a whole order.
 */
export const drawings = createWorkQueue({ lanes: 1, waiting: 96, waitingEach: 24 })

export type Sharp = typeof import('sharp').default

/** Folder of composed images and of the library's fonts. */
export const shareFolder = (dataDir: string): string =>
  dataDir === 'memory:' ? join(tmpdir(), 'bottega-share') : join(dataDir, 'share')

/** Cards use Lilita One; Noto Sans covers the scripts that it lacks. fontconfig cannot read WOFF. */
const fontFiles = [
  '@expo-google-fonts/lilita-one/400Regular/LilitaOne_400Regular.ttf',
  '@expo-google-fonts/noto-sans/900Black/NotoSans_900Black.ttf',
]

let loaded: Promise<Sharp | null> | undefined

/** Null if the library is not installed. */
export function loadSharp(dataDir: string): Promise<Sharp | null> {
  loaded ??= load(shareFolder(dataDir))
  return loaded
}

async function load(folder: string): Promise<Sharp | null> {
  const fonts = join(folder, 'fonts')
  await mkdir(fonts, { recursive: true })
  try {
    const { resolve } = createRequire(import.meta.url)
    const dirs = fontFiles.map(font => `<dir>${dirname(resolve(font))}</dir>`).join('')
    const settings = join(fonts, 'fonts.conf')
    await writeFile(
      settings,
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${dirs}<cachedir>${join(fonts, 'cache')}</cachedir></fontconfig>`,
    )
    process.env.FONTCONFIG_FILE = settings
    return (await import('sharp')).default
  } catch {
    return null
  }
}
