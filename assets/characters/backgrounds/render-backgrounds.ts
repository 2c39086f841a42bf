/** The backgrounds that cards share, drawn blurred as behind a creature in focus. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { elements } from '../../../src/contract/endpoints/game/characters.ts'
import { type Studio, toSharp } from '../../browser/studio.ts'
import { backgroundRule } from '../budgets.ts'
import { backgroundHash, particlesHash } from '../hashes.ts'
import type { BackgroundEntry } from '../manifest.ts'
import { savePicture } from '../save-picture.ts'
import { landscapeFragment } from './landscape.ts'
import { particlesFragment } from './particles.ts'
import { type Background, backgroundsOf } from './views.ts'

const BLUR = 2.6
const { width = 0, height = 0 } = backgroundRule

async function kept(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file)
  const drawn = await draw()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, drawn)
  return drawn
}

/** PNG, kept in the cache by hash. */
export const drawBackground = (studio: Studio, background: Background, cache: string): Promise<Buffer> =>
  kept(join(cache, `backgrounds/${background.name}-${backgroundHash(background)}.png`), async () => {
    const fragment = landscapeFragment(background.tipo, background.view)
    const { picture } = await studio.draw(fragment, width, height)
    return toSharp(picture).removeAlpha().blur(BLUR).png().toBuffer()
  })

/** What drifts before the creature in that place; PNG, kept in the cache by hash. */
export const drawParticles = (studio: Studio, background: Background, cache: string): Promise<Buffer> =>
  kept(join(cache, `particles/${background.name}-${particlesHash(background)}.png`), async () => {
    const fragment = particlesFragment(background.tipo, background.view.seed)
    const { picture } = await studio.draw(fragment, width, height)
    return toSharp(picture).png().toBuffer()
  })

/** Renders what is stale below `root` and answers the entries of all. */
export async function renderBackgrounds(
  studio: Studio,
  root: string,
  cache: string,
  before: Record<string, BackgroundEntry> = {},
): Promise<Record<string, BackgroundEntry>> {
  const entries: Record<string, BackgroundEntry> = {}
  for (const background of elements.flatMap(backgroundsOf)) {
    const { name } = background
    const hash = backgroundHash(background)
    const known = before[name]
    if (known?.hash === hash) entries[name] = known
    else {
      const drawn = sharp(await drawBackground(studio, background, cache))
      entries[name] = {
        hash,
        ...(await savePicture(root, `backgrounds/${name}.webp`, drawn, backgroundRule)),
      }
    }
  }
  return entries
}
