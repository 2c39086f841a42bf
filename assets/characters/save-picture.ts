/** Writes a picture below the characters' folder within its rule and says what the manifest must know of it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Rect } from '../browser/studio.ts'
import { webpWithin } from '../encode.ts'
import type { PictureRule } from './budgets.ts'
import type { PictureEntry } from './manifest.ts'

export async function savePicture(
  root: string,
  file: string,
  picture: Sharp,
  rule: PictureRule,
  rect?: Rect,
): Promise<PictureEntry> {
  const bytes = await webpWithin(picture, rule)
  const { width, height } = await sharp(bytes).metadata()
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), bytes)
  return { file, width, height, bytes: bytes.length, ...(rect && { rect }) }
}
