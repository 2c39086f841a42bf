/**
 * `npm run art [section …] [name …] [force]`: makes the pictures and sounds that are stale again, under public/assets.
 * Names pick single characters, products, surfaces, avatars or cues of the chosen sections. `npm run art stale` only names the
 * characters that would be drawn, `npm run art duplicates` the pairs most alike, `npm run art poses` the actions whose outlines change
 * least, `npm run art twice <slug …>`
 * proves on some that two runs give the same bytes.
 */
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { avatarPictures } from './avatars/main.ts'
import { brand } from './brand/main.ts'
import { Studio } from './browser/studio.ts'
import {
  atlases,
  characterSheets,
  characters,
  duplicates,
  frames,
  staleCards,
  weakestPoses,
} from './characters/main.ts'
import { drawTwice } from './characters/twice.ts'
import { renderClips } from './clips/main.ts'
import { licencesText } from './licences/licences.ts'
import { printPictures } from './prints/print-pictures.ts'
import { packsOfTheStage, productPictures } from './products/main.ts'
import { sounds } from './sounds/main.ts'
import { stageSurfaces } from './stage/main.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const publicAssets = join(root, 'public/assets')
const cache = join(root, '.cache/art')

type Work = (studio: Studio, only: string[], force: boolean) => Promise<void>

/** In the order they need one another. */
const sections: Record<string, Work> = {
  characters: async (studio, only, force) => {
    await characters(studio, publicAssets, cache, { only, force })
    await characterSheets(publicAssets, cache)
  },
  atlases: () => atlases(publicAssets),
  clips: (studio, only, force) => renderClips(studio, publicAssets, cache, { only, force }),
  frames: studio => frames(studio, publicAssets),
  stage: (studio, only) => stageSurfaces(studio, publicAssets, cache, only),
  packs: studio => packsOfTheStage(studio, publicAssets, cache),
  products: (studio, only) => productPictures(studio, publicAssets, cache, only),
  prints: (studio, only, force) => printPictures(studio, join(root, 'assets/prints'), only, force),
  avatars: (studio, only) => avatarPictures(studio, publicAssets, cache, only),
  licences: async () => writeFileSync(join(root, 'public/licenses.txt'), licencesText(root)),
  brand: studio => brand(studio, publicAssets, cache),
  sounds: async (_, only) => sounds(publicAssets, only),
}

const words = process.argv.slice(2)
const named = words.filter(word => word in sections)
const force = words.includes('force')
const only = words.filter(word => !(word in sections) && word !== 'force')

async function make(): Promise<void> {
  const studio = await Studio.open()
  try {
    for (const section of named.length ? named : Object.keys(sections))
      await sections[section]!(studio, only, force)
  } finally {
    await studio.close()
  }
}

if (words[0] === 'twice') await drawTwice(words.slice(1))
else if (words[0] === 'duplicates') await duplicates(publicAssets)
else if (words[0] === 'poses') await weakestPoses(publicAssets)
else if (words[0] === 'stale') for (const { slug } of staleCards(publicAssets)) console.log(slug)
else await make()
