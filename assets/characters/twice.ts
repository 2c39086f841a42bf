/** Proves on some characters that the pipeline gives the same bytes every time: draws each in two browsers with empty caches. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Studio } from '../browser/studio.ts'
import { renderCharacter } from './render-character.ts'
import { cards } from './specs/cards.ts'

async function drawInto(folder: string, slugs: readonly string[]): Promise<void> {
  const studio = await Studio.open()
  try {
    for (const spec of cards)
      if (slugs.includes(spec.slug))
        await renderCharacter(studio, spec, join(folder, 'out'), join(folder, 'cache'))
  } finally {
    await studio.close()
  }
}

/** Tells every file that differs; the process then ends with a failure. */
export async function drawTwice(slugs: readonly string[]): Promise<void> {
  const folders = [1, 2].map(n => mkdtempSync(join(tmpdir(), `art-${n}-`)))
  try {
    for (const folder of folders) await drawInto(folder, slugs)
    const [first, second] = folders.map(folder => join(folder, 'out'))
    const files = slugs.flatMap(slug => readdirSync(join(first!, slug)).map(file => join(slug, file)))
    const differing = files.filter(
      file => !readFileSync(join(first!, file)).equals(readFileSync(join(second!, file))),
    )
    console.log(`${files.length} files drawn twice, ${differing.length} differ`, ...differing)
    if (differing.length) process.exitCode = 1
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true })
  }
}
