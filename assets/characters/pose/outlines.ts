/** How much the outline of an action differs from that of the creature at rest, seen in the same place. */
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { CharacterEntry } from '../manifest.ts'
import { ACTION_FRAME } from './frame.ts'
import { type Action, actions } from './pose.ts'

const SIDE = 160 // pixels of an action's picture: a creature of 140 pixels fills it
const SOLID = 110 // alpha, 0–255

export interface OutlineChange {
  slug: string
  action: Action
  change: number // part of both outlines together that only one covers, 0–1
}

const maskOf = async (picture: Sharp): Promise<Uint8Array> =>
  Uint8Array.from(await picture.extractChannel(3).raw().toBuffer(), alpha => (alpha > SOLID ? 1 : 0))

async function maskAtRest(file: string): Promise<Uint8Array> {
  const own = Math.round(SIDE / ACTION_FRAME.w)
  const left = Math.floor((SIDE - own) / 2)
  const small = await sharp(file)
    .resize(own, own)
    .extend({ top: SIDE - own, left, right: SIDE - own - left, background: '#0000' })
    .png()
    .toBuffer()
  return maskOf(sharp(small))
}

function changeOf(a: Uint8Array, b: Uint8Array): number {
  let both = 0
  let either = 0
  for (let i = 0; i < a.length; i++) {
    both += a[i]! & b[i]!
    either += a[i]! | b[i]!
  }
  return 1 - both / Math.max(1, either)
}

/** @param root folder of the manifest */
export async function outlineChanges(
  root: string,
  slug: string,
  { files, poses }: CharacterEntry,
): Promise<OutlineChange[]> {
  if (!poses) return []
  const rest = await maskAtRest(join(root, files.creature.file))
  return Promise.all(
    actions.map(async action => {
      const picture = sharp(join(root, poses.files[`pose-${action}`].file)).resize(SIDE, SIDE)
      return { slug, action, change: changeOf(rest, await maskOf(picture)) }
    }),
  )
}
