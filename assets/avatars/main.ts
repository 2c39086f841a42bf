/** Portraits of 160 × 160 for players; the face keeps inside the circle that rounds them. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { dataUrl, type Studio } from '../browser/studio.ts'
import { drawingOf } from '../characters/drawing.ts'
import { opaqueBox } from '../characters/fit.ts'
import { contactSheet } from '../characters/sheet.ts'
import { cards } from '../characters/specs/cards.ts'
import type { ArtSpec } from '../characters/specs/spec.ts'
import { tones } from '../products/tones.ts'
import { type Avatar, avatars } from './avatars.ts'

const SIDE = 160

const specOf = ({ slug }: Avatar): ArtSpec => {
  const spec = cards.find(card => card.slug === slug)
  if (!spec) throw new Error(`no card "${slug}"`)
  return spec
}

/** The shop's niche without its shelf: a pale arch on a paler wall. */
function html(avatar: Avatar, creature: Buffer, middle: { x: number; y: number }): string {
  const [light, mid, deep] = tones[avatar.tone]
  const width = SIDE * avatar.zoom
  const left = SIDE / 2 - middle.x * width
  const top = SIDE * 0.5 - middle.y * width
  return `<style>*{margin:0;box-sizing:border-box}body{width:${SIDE}px;height:${SIDE}px;position:relative;overflow:hidden;background:linear-gradient(${mid},${deep})}div,img{position:absolute}</style>
<div style="left:12%;top:9%;width:76%;height:110%;border-radius:999px 999px 0 0;background:linear-gradient(${light},${mid} 85%);box-shadow:inset 0 0 0 2px #ffffff59,inset 0 8px 22px #ffffff40"></div>
<img src="${dataUrl(creature)}" style="width:${width}px;left:${left}px;top:${top}px;filter:drop-shadow(0 0 2px #0006) drop-shadow(0 5px 7px #0007)">
<div style="inset:0;background:radial-gradient(circle at 50% 42%,#0000 62%,#0004)"></div>`
}

async function middleOf(creature: Buffer, lift: number): Promise<{ x: number; y: number }> {
  const { data, info } = await sharp(creature).raw().toBuffer({ resolveWithObject: true })
  const box = opaqueBox({ data, width: info.width, height: info.height }, 128)
  const tall = box.bottom - box.top
  return { x: (box.left + box.right) / 2 / info.width, y: (box.bottom - tall * lift) / info.height }
}

export async function avatarPictures(
  studio: Studio,
  publicAssets: string,
  cache: string,
  only: string[],
): Promise<void> {
  const folder = join(publicAssets, 'avatars')
  mkdirSync(folder, { recursive: true })
  const seen: Buffer[] = []
  for (const [i, avatar] of avatars.entries()) {
    if (only.length && !only.includes(String(i))) continue
    const { creature } = await drawingOf(studio, specOf(avatar), cache)
    const shot = await studio.photograph(
      html(avatar, creature, await middleOf(creature, avatar.lift)),
      SIDE,
      SIDE,
      2,
    )
    const picture = await sharp(shot)
      .resize(SIDE, SIDE, { kernel: 'lanczos3' })
      .webp({ quality: 86, effort: 6 })
      .toBuffer()
    writeFileSync(join(folder, `${i}.webp`), picture)
    seen.push(picture)
  }
  await contactSheet(join(cache, 'avatars.png'), seen, { w: 166, h: 166 }, 7)
}
