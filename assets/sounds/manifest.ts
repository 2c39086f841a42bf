/** What was rendered and how loud it came out. CI reads it; only `npm run art` writes it. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Loudness, SoundKind } from './encode.ts'

export interface SoundEntry extends Loudness {
  hash: string // of the finished samples
  seconds: number
  head: number // ms of silence at the beginning, the longer one of both formats
  bytes: Record<SoundKind, number>
}

/** By path below public/assets, without the ending. */
export type SoundManifest = Record<string, SoundEntry>

export const hashOf = (wav: Buffer): string => createHash('sha256').update(wav).digest('hex').slice(0, 16)

export const readSoundManifest = (file: string): SoundManifest =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SoundManifest) : {}

export function writeSoundManifest(file: string, manifest: SoundManifest): void {
  const lines = Object.keys(manifest)
    .sort()
    .map(name => ` ${JSON.stringify(name)}: ${JSON.stringify(manifest[name])}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
