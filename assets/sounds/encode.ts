/**
 * Finished sound to Opus in WebM and MP3 for Safari, each within its budget: the bit rate steps down until it fits.
 * The files carry no clock and no encoder's name.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'

export const soundKinds = ['webm', 'mp3'] as const
export type SoundKind = (typeof soundKinds)[number]

export interface Budget {
  bytes: number // of one file
  opus: readonly number[] // kbit/s to try, best first
  mp3: readonly { kbits: number; rate: number }[]
}

export const effectBudget: Budget = {
  bytes: 20_000,
  opus: [64, 56, 48, 40],
  mp3: [
    { kbits: 64, rate: 48_000 },
    { kbits: 48, rate: 32_000 },
  ],
}
export const voiceBudget: Budget = {
  bytes: 6_000,
  opus: [44, 36, 28],
  mp3: [
    { kbits: 48, rate: 32_000 },
    { kbits: 40, rate: 24_000 },
    { kbits: 32, rate: 24_000 },
  ],
}
export const musicBudget: Budget = {
  bytes: 500_000,
  opus: [72, 64],
  mp3: [
    { kbits: 80, rate: 44_100 },
    { kbits: 64, rate: 44_100 },
  ],
}
export const stemBudget: Budget = {
  bytes: 175_000,
  opus: [72, 64],
  mp3: [
    { kbits: 80, rate: 44_100 },
    { kbits: 64, rate: 44_100 },
  ],
}
export const ambienceBudget: Budget = {
  bytes: 100_000,
  opus: [56, 48],
  mp3: [
    { kbits: 64, rate: 44_100 },
    { kbits: 56, rate: 32_000 },
  ],
}

const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']

const tries: Record<SoundKind, (budget: Budget) => string[][]> = {
  webm: ({ opus }) =>
    opus.map(kbits => ['-c:a', 'libopus', '-b:a', `${kbits}k`, '-vbr', 'on', '-ar', '48000']),
  mp3: ({ mp3 }) =>
    mp3.map(({ kbits, rate }) => ['-c:a', 'libmp3lame', '-b:a', `${kbits}k`, '-ar', String(rate)]),
}

/** Writes `<path>.webm` and `<path>.mp3`; `wavFile` is a file to leave the WAV in. */
export function encode(
  wav: Buffer,
  path: string,
  budget: Budget,
  wavFile: string,
): Record<SoundKind, number> {
  writeFileSync(wavFile, wav)
  const sizes = { webm: 0, mp3: 0 }
  for (const kind of soundKinds) {
    const file = `${path}.${kind}`
    for (const codec of tries[kind](budget)) {
      execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', wavFile, ...plain, ...codec, file])
      sizes[kind] = statSync(file).size
      if (sizes[kind] <= budget.bytes) break
    }
    if (sizes[kind] > budget.bytes) throw new Error(`${file} does not fit in ${budget.bytes} bytes`)
  }
  return sizes
}

export interface Loudness {
  momentary: number // LUFS of the loudest 400 ms
  integrated: number // LUFS
  peak: number // dBTP
}

/** What ffmpeg's meter says of an encoded file; silence is added so that the shortest sounds have 400 ms. */
export function measureLoudness(file: string): Loudness {
  const filter = 'apad=pad_dur=0.6,ebur128=peak=true:framelog=verbose'
  const { stderr } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-v', 'verbose', '-i', file, '-af', filter, '-f', 'null', '-'],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  )
  const moments = [...stderr.matchAll(/ M:\s*(-?[\d.]+)/g)].map(match => Number(match[1]))
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  const figure = (pattern: RegExp) => Number(pattern.exec(summary)?.[1] ?? Number.NaN)
  return {
    momentary: Math.max(...moments),
    integrated: figure(/I:\s+(-?[\d.]+) LUFS/),
    peak: figure(/Peak:\s+(-?[\d.]+) dBFS/),
  }
}

const DECODED_RATE = 48_000
const AUDIBLE = 0.01 // share of the peak

/** Milliseconds before a file is first audible. */
export function measureHead(file: string): number {
  const raw = execFileSync(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-f', 'f32le', '-ac', '1', '-ar', String(DECODED_RATE), '-'],
    { maxBuffer: 1 << 28 },
  )
  const samples = new Float32Array(raw.buffer, raw.byteOffset, Math.floor(raw.length / 4))
  const peak = samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
  const first = samples.findIndex(x => Math.abs(x) > peak * AUDIBLE)
  return Number(((1000 * first) / DECODED_RATE).toFixed(1))
}
