/**
 * Renders every sound, voice and loop, encodes those that changed and prints how loud each group came out. Fails if a file
 * breaks the rules of its group. Needs ffmpeg on the path.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode, measureHead, measureLoudness, soundKinds } from './encode.ts'
import { decodedBytes, levelFaults, levelsTable } from './levels.ts'
import {
  hashOf,
  readSoundManifest,
  type SoundEntry,
  type SoundManifest,
  writeSoundManifest,
} from './manifest.ts'
import { RATE } from './synth.ts'
import { type Work, works } from './works.ts'

const WAV_HEADER = 44
export const soundFolders = ['sounds', 'voices', 'music', 'ambience']

export function sounds(publicAssets: string, only: string[]): void {
  const listed = join(publicAssets, 'sounds/manifest.json')
  for (const folder of soundFolders) mkdirSync(join(publicAssets, folder), { recursive: true })
  const before = readSoundManifest(listed)
  const after: SoundManifest = {}
  const folder = mkdtempSync(join(tmpdir(), 'sounds-'))
  for (const work of works) {
    const known = before[work.path]
    const name = work.path.split('/')[1]!
    if (only.length && !only.includes(name)) {
      if (known) after[work.path] = known
      continue
    }
    const wav = work.render()
    const isFresh = known?.hash === hashOf(wav) && hasFiles(publicAssets, work)
    after[work.path] = isFresh ? known : record(work, wav, publicAssets, join(folder, `${name}.wav`))
  }
  rmSync(folder, { recursive: true })
  removeStrangers(publicAssets, after)
  writeSoundManifest(listed, after)
  console.log(levelsTable(works, after))
  console.log(`stems of the battle music, decoded: ${(decodedBytes(after) / 1e6).toFixed(1)} MB`)
  const faults = levelFaults(works, after)
  if (faults.length) throw new Error(`sounds break the rules of their groups:\n${faults.join('\n')}`)
}

const hasFiles = (root: string, { path }: Work): boolean =>
  soundKinds.every(kind => existsSync(join(root, `${path}.${kind}`)))

function record(work: Work, wav: Buffer, publicAssets: string, wavFile: string): SoundEntry {
  const target = join(publicAssets, work.path)
  const bytes = encode(wav, target, work.budget, wavFile)
  const heard = measureLoudness(`${target}.webm`)
  const frame = 2 * wav.readUInt16LE(22)
  const seconds = Number(((wav.length - WAV_HEADER) / frame / RATE).toFixed(3))
  const { momentary, integrated, peak } = heard
  const head = Math.max(...soundKinds.map(kind => measureHead(`${target}.${kind}`)))
  console.log(
    `${work.path.padEnd(34)} ${seconds.toFixed(2)} s  M ${momentary} I ${integrated} LUFS  ${peak} dBTP  head ${head} ms  ${bytes.webm} + ${bytes.mp3} bytes`,
  )
  return { hash: hashOf(wav), seconds, head, momentary, integrated, peak, bytes }
}

/** Files of sounds that are no longer made. */
function removeStrangers(root: string, manifest: SoundManifest): void {
  for (const folder of soundFolders)
    for (const file of readdirSync(join(root, folder))) {
      const name = file.replace(/\.(webm|mp3)$/, '')
      if (name !== file && !(`${folder}/${name}` in manifest)) rmSync(join(root, folder, file))
    }
}
