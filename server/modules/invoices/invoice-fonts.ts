/**
 * The shop's own fonts for paper. Their files are split by script, so a text is cut into runs: western signs from the first file,
 * all others from the second.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type FontName = 'text' | 'strong' | 'sign'

const files: Record<FontName, readonly [string, string]> = {
  text: [
    '@fontsource/lexend/files/lexend-latin-400-normal.woff',
    '@fontsource/lexend/files/lexend-latin-ext-400-normal.woff',
  ],
  strong: [
    '@fontsource/lexend/files/lexend-latin-700-normal.woff',
    '@fontsource/lexend/files/lexend-latin-ext-700-normal.woff',
  ],
  sign: [
    '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
    '@fontsource/lilita-one/files/lilita-one-latin-ext-400-normal.woff',
  ],
}

/** What the first files hold, as their makers cut them. */
const western = /[ -ÿ\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/

export interface FontFile {
  name: string // as registered in the document: `text-1`
  data: Buffer
}

const require = createRequire(import.meta.url)
let opened: readonly FontFile[] | undefined

/** Read once per process. */
export function invoiceFonts(): readonly FontFile[] {
  opened ??= Object.entries(files).flatMap(([name, paths]) =>
    paths.map((path, at) => ({
      name: `${name}-${at}`,
      data: readFileSync(require.resolve(path)),
    })),
  )
  return opened
}

export interface Run {
  font: string
  text: string
}

/** The pieces in their order, each with the name of the registered font (`text-0`) that has its characters. */
export function runsOf(text: string, name: FontName): Run[] {
  const runs: Run[] = []
  for (const sign of text) {
    const font = `${name}-${western.test(sign) ? 0 : 1}`
    const last = runs.at(-1)
    if (last?.font === font) last.text += sign
    else runs.push({ font, text: sign })
  }
  return runs
}
