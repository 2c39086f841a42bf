/** Every picture the manifest names is there, has its size in pixels and keeps within its budget and those of all together. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import {
  backgroundRule,
  type LayerName,
  layerRules,
  type PictureName,
  type PictureRule,
  type PoseName,
  pictureRules,
  poseRules,
  SQUARE,
  totals,
} from './budgets.ts'
import type { PictureEntry } from './manifest.ts'
import { outlineOf } from './render-character.ts'
import { charactersRoot, manifest } from './testing/committed.ts'

const names = Object.keys(pictureRules) as PictureName[]
const entries = Object.entries(manifest.characters)

async function expectPicture(picture: PictureEntry, rule: PictureRule): Promise<void> {
  const file = join(charactersRoot, picture.file)
  const { width, height } = await sharp(file).metadata()
  expect({ width, height }, picture.file).toEqual({ width: picture.width, height: picture.height })
  expect(statSync(file).size, picture.file).toBe(picture.bytes)
  expect(picture.bytes, picture.file).toBeLessThanOrEqual(rule.budget)
  if (rule.width) return expect({ width, height }).toEqual({ width: rule.width, height: rule.height })
  const { x, y, w, h } = picture.rect!
  expect({ width, height }).toEqual({ width: w, height: h })
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(SQUARE)
}

it.each(entries)('lists the outline of %s as it is in the picture', async (_, { files, outline }) => {
  expect(await outlineOf(join(charactersRoot, files.creature.file))).toEqual(outline)
})

it.each(entries)('pictures of %s', async (_, { files }) => {
  expect(Object.keys(files).toSorted()).toEqual(names.toSorted())
  for (const name of names) await expectPicture(files[name], pictureRules[name])
})

it.each(Object.entries(manifest.backgrounds))('background %s', (_, entry) =>
  expectPicture(entry, backgroundRule),
)

const posed = entries.flatMap(([slug, { poses }]) => (poses ? [[slug, poses] as const] : []))
const poseNames = Object.keys(poseRules) as PoseName[]

it.each(posed)('stores the poses of %s within their size and budget', async (_, { files }) => {
  for (const name of poseNames) await expectPicture(files[name], poseRules[name])
})

it('stores all poses within their total budget', () => {
  const bytes = posed.flatMap(([, { files }]) => poseNames.map(name => files[name].bytes))
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(totals.poses)
})

const bytesOf = (chosen: readonly PictureName[]): number =>
  entries.reduce((sum, [, { files }]) => sum + chosen.reduce((one, name) => one + files[name].bytes, 0), 0)

it('keeps all thumbnails within their budget', () => {
  expect(bytesOf(['thumbnail'])).toBeLessThanOrEqual(totals.thumbnails)
})

it('keeps all layers and backgrounds within their budget', () => {
  const backgrounds = Object.values(manifest.backgrounds).reduce((sum, { bytes }) => sum + bytes, 0)
  expect(bytesOf(Object.keys(layerRules) as LayerName[]) + backgrounds).toBeLessThanOrEqual(totals.layers)
})
