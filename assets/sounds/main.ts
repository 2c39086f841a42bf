/** Writes every cue as Opus and MP3 at one loudness. Needs ffmpeg on the path; the output carries no clock and no encoder id. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CueName, cueNames } from '../../src/contract/cues.ts'
import { cues } from './cues.ts'

const encodings = {
  webm: ['-c:a', 'libopus', '-b:a', '64k', '-vbr', 'on'],
  mp3: ['-c:a', 'libmp3lame', '-b:a', '96k'],
}

function encode(wav: string, file: string, codec: string[]): void {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-y']
  const plain = [
    '-ac',
    '1',
    '-ar',
    '48000',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:a',
    '+bitexact',
  ]
  execFileSync('ffmpeg', [...quiet, '-i', wav, ...plain, ...codec, file])
}

export function sounds(publicAssets: string, only: string[]): void {
  const folder = join(publicAssets, 'sounds')
  mkdirSync(folder, { recursive: true })
  const desk = mkdtempSync(join(tmpdir(), 'cues-'))
  const wanted = only.length ? cueNames.filter((cue: CueName) => only.includes(cue)) : cueNames
  for (const cue of wanted) {
    const wav = join(desk, `${cue}.wav`)
    writeFileSync(wav, cues[cue]().toWav())
    const sizes = Object.entries(encodings).map(([kind, codec]) => {
      const file = join(folder, `${cue}.${kind}`)
      encode(wav, file, codec)
      return `${kind} ${(statSync(file).size / 1024).toFixed(1)} KB`
    })
    console.log(`${cue}: ${sizes.join(', ')}`)
  }
  rmSync(desk, { recursive: true })
}
