/**
 * The shop's fonts for paper. Their files are split by script, so a text is split into runs: western characters use the
 * first file, further Latin letters the second, everything else (Greek, Cyrillic, Vietnamese) Noto Sans. Characters in
 * no file are transcribed first.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { drawableText } from '../../kernel/drawable-text.ts'

export type FontName = 'text' | 'strong' | 'sign'

const files: Record<FontName, readonly [string, string, string]> = {
  text: [
    '@fontsource/lexend/files/lexend-latin-400-normal.woff',
    '@fontsource/lexend/files/lexend-latin-ext-400-normal.woff',
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  ],
  strong: [
    '@fontsource/lexend/files/lexend-latin-700-normal.woff',
    '@fontsource/lexend/files/lexend-latin-ext-700-normal.woff',
    '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  ],
  sign: [
    '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
    '@expo-google-fonts/noto-sans/900Black/NotoSans_900Black.ttf', // Lilita One lacks most letters of other scripts
    '@expo-google-fonts/noto-sans/900Black/NotoSans_900Black.ttf',
  ],
}

/** Characters of the first and the second file, as split by the publisher. */
const western = /^[ -ÿ\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]$/
const furtherLatin = /^[\u0100-\u024f\u1e02-\u1e9f]$/

const require = createRequire(import.meta.url)
const opened = new Map<string, Buffer>()

/**
 * Returns the file of a font by its name in a document, `text-1`. Read once per process, when a text first needs it.
 */
export function fontFile(name: string): Buffer {
  const cached = opened.get(name)
  if (cached) return cached
  const [font, at] = name.split('-') as [FontName, string]
  const data = readFileSync(require.resolve(files[font][Number(at)] as string))
  opened.set(name, data)
  return data
}

export interface Run {
  font: string
  text: string
}

const fileOf = (cluster: string): number => {
  if (western.test(cluster)) return 0
  return furtherLatin.test(cluster) ? 1 : 2
}

/** Returns the runs in order, each with the name of the font (`text-0`) that contains its characters. */
export function runsOf(text: string, name: FontName): Run[] {
  const runs: Run[] = []
  for (const [cluster] of drawableText(text).matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const font = `${name}-${fileOf(cluster)}`
    const last = runs.at(-1)
    if (last?.font === font) last.text += cluster
    else runs.push({ font, text: cluster })
  }
  return runs
}
