/** Films every clip whose show has changed, and lays strips of its frames beside one another for looking at. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Studio } from '../browser/studio.ts'
import { contactSheet } from '../characters/sheet.ts'
import { clips } from './clips.ts'
import { containers, encodeVideo } from './encode-video.ts'
import { type ClipEntry, type ClipManifest, readClipManifest, writeClipManifest } from './manifest.ts'
import { type Clip, clipFragment, clipHash, framesOf, SIDE } from './show.ts'

const STRIP = 8 // frames of a clip on the contact sheet
const CELL = 190 // pixels

export async function renderClips(
  studio: Studio,
  publicAssets: string,
  cache: string,
  { only, force }: { only: string[]; force: boolean },
): Promise<void> {
  const folder = join(publicAssets, 'clips')
  const listed = join(folder, 'manifest.json')
  mkdirSync(folder, { recursive: true })
  const before = readClipManifest(listed)
  const after: ClipManifest = {}
  for (const clip of clips) {
    const known = before[clip.name]
    const wanted = only.length === 0 || only.includes(clip.name)
    if (!wanted && !known) continue
    const isFresh = known?.hash === clipHash(clip) && hasFiles(folder, clip)
    after[clip.name] =
      known && (!wanted || (isFresh && !force)) ? known : await filmClip(studio, clip, folder, cache)
  }
  removeStrangers(folder, after)
  writeClipManifest(listed, after)
}

const hasFiles = (folder: string, clip: Clip): boolean =>
  containers.every(kind => existsSync(join(folder, `${clip.name}.${kind}`)))

async function filmClip(studio: Studio, clip: Clip, folder: string, cache: string): Promise<ClipEntry> {
  const count = framesOf(clip)
  const frames = Buffer.alloc(count * SIDE * SIDE * 3)
  const light: number[] = []
  for (let i = 0; i < count; i++) {
    const { picture } = await studio.draw(clipFragment(clip, i / (count - 1)), SIDE, SIDE)
    light.push(withoutAlpha(picture.data, frames, i * SIDE * SIDE * 3))
  }
  await strip(frames, count, join(cache, 'clips', `${clip.name}.png`))
  const bytes = { webm: 0, mp4: 0 }
  for (const kind of containers) bytes[kind] = encodeVideo(frames, join(folder, `${clip.name}.${kind}`), kind)
  console.log(
    `${clip.name}: ${count} frames, ${bytes.webm} + ${bytes.mp4} bytes, at most ${Math.max(...light)}`,
  )
  return { hash: clipHash(clip), frames: count, bytes, light }
}

/** Copies RGB and answers the mean luminance, to three places. */
function withoutAlpha(rgba: Buffer, rgb: Buffer, at: number): number {
  let sum = 0
  for (let from = 0, to = at; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from]!
    rgb[to + 1] = rgba[from + 1]!
    rgb[to + 2] = rgba[from + 2]!
    sum += linear(rgba[from]!) * 0.2126 + linear(rgba[from + 1]!) * 0.7152 + linear(rgba[from + 2]!) * 0.0722
  }
  return Number((sum / (SIDE * SIDE)).toFixed(3))
}

const linear = (value: number): number => (value / 255) ** 2.2

async function strip(frames: Buffer, count: number, file: string): Promise<void> {
  const size = SIDE * SIDE * 3
  const pictures = await Promise.all(
    Array.from({ length: STRIP }, (_, i) => {
      const at = Math.round(((i + 0.5) / STRIP) * (count - 1)) * size
      const raw = { width: SIDE, height: SIDE, channels: 3 as const }
      return sharp(frames.subarray(at, at + size), { raw })
        .png()
        .toBuffer()
    }),
  )
  await contactSheet(file, pictures, { w: CELL, h: CELL }, STRIP, '#000000')
}

/** Files of clips that are no longer made. */
function removeStrangers(folder: string, manifest: ClipManifest): void {
  for (const file of readdirSync(folder)) {
    const name = file.replace(/\.(webm|mp4)$/, '')
    if (name !== file && !(name in manifest)) rmSync(join(folder, file))
  }
}
