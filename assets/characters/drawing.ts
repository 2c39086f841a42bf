/**
 * Everything drawn of one creature at full quality, kept in the cache by the hash of its shaders: cards and encodings can be
 * made again without drawing again. The cache is never committed and may be deleted at any time.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rect, Studio } from '../browser/studio.ts'
import type { Expression } from './creature.ts'
import { fitCamera } from './fit.ts'
import { drawingHash } from './hashes.ts'
import { drawMaster, drawPatches } from './master.ts'
import type { ArtSpec } from './specs/spec.ts'

export type PatchName = Exclude<Expression, 'calm'>
const patchNames: readonly PatchName[] = ['blink', 'attack', 'hurt']

/** All pictures are PNG. */
export interface CreatureDrawing {
  creature: Buffer
  glow: Buffer
  patches: { name: PatchName; rect: Rect; picture: Buffer }[]
}

interface Stored {
  creature: string
  glow: string
  patches: { name: PatchName; rect: Rect; picture: string }[]
}

const bytes = (base64: string): Buffer => Buffer.from(base64, 'base64')

async function draw(studio: Studio, spec: ArtSpec): Promise<CreatureDrawing> {
  const camera = await fitCamera(studio, spec)
  const { creature, glow } = await drawMaster(studio, spec, camera)
  const drawn = await drawPatches(studio, spec, camera, patchNames)
  return { creature, glow, patches: patchNames.map(name => ({ name, ...drawn.get(name)! })) }
}

export async function drawingOf(studio: Studio, spec: ArtSpec, cache: string): Promise<CreatureDrawing> {
  const file = join(cache, `drawings/${spec.slug}-${drawingHash(spec)}.json`)
  if (existsSync(file)) {
    const { creature, glow, patches } = JSON.parse(readFileSync(file, 'utf8')) as Stored
    return {
      creature: bytes(creature),
      glow: bytes(glow),
      patches: patches.map(patch => ({ ...patch, picture: bytes(patch.picture) })),
    }
  }
  const drawn = await draw(studio, spec)
  const stored: Stored = {
    creature: drawn.creature.toString('base64'),
    glow: drawn.glow.toString('base64'),
    patches: drawn.patches.map(patch => ({ ...patch, picture: patch.picture.toString('base64') })),
  }
  mkdirSync(join(cache, 'drawings'), { recursive: true })
  writeFileSync(file, JSON.stringify(stored))
  return drawn
}
