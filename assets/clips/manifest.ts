/** What was filmed, for the check that nothing is stale and nothing flashes. CI reads it; only `npm run art` writes it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Container } from './encode-video.ts'

export interface ClipEntry {
  hash: string
  frames: number
  bytes: Record<Container, number>
  light: number[] // mean luminance of each frame, 0–1
}

export type ClipManifest = Record<string, ClipEntry>

export const readClipManifest = (file: string): ClipManifest =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ClipManifest) : {}

/** One line per clip, in the order given. */
export function writeClipManifest(file: string, manifest: ClipManifest): void {
  const lines = Object.entries(manifest).map(
    ([name, entry]) => ` ${JSON.stringify(name)}: ${JSON.stringify(entry)}`,
  )
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
