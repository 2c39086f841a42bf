/** The workshop's band: each instrument plays one note onto a track. Seconds, hertz, levels from 0 to 1. */
import { type Envelope, levelAt, lowPass, NEXT_SEED, noiseSource, RATE, TAU, type Track } from './synth.ts'

export const marimba = (t: Track, at: number, f: number, level: number, ring = 0.55): Track =>
  t
    .tone(at, f, level, { attack: 0.002, decay: ring })
    .tone(at, f * 3.93, level * 0.26, { attack: 0.001, decay: ring * 0.24 })
    .tone(at, f * 9.2, level * 0.08, { attack: 0.001, decay: 0.04 })
    .noise(at, level * 0.12, { attack: 0.001, decay: 0.02 }, { from: 2600, to: 900, seed: 21 })

/** A plucked string (Karplus-Strong); `bright` from 0 to 1. */
export function pluck(t: Track, at: number, f: number, level: number, ring = 0.9, bright = 0.6): Track {
  const size = Math.max(2, Math.round(RATE / (f * t.take.pitch)))
  const white = noiseSource(Math.round(f * 7) + 3 + t.take.seed * NEXT_SEED)
  const line = new Float32Array(size)
  let before = 0
  for (let i = 0; i < size; i++) {
    before = before * (1 - bright) + white() * bright
    line[i] = before
  }
  const keep = 10 ** (-3 / (ring * f)) // a thousandth after `ring` seconds
  let i = 0
  return t.add(at, ring, s => {
    const next = (i + 1) % size
    const out = line[i]!
    line[i] = (line[i]! * (0.5 + 0.35 * bright) + line[next]! * (0.5 - 0.35 * bright)) * keep
    i = next
    return out * level * 1.6 * Math.min(1, (ring - s) / 0.04)
  })
}

/** Harpsichord: a bright string doubled at the octave. */
export const harpsichord = (t: Track, at: number, f: number, level: number, ring = 0.7): Track => {
  pluck(t, at, f, level, ring, 0.85)
  return pluck(t, at + 0.004, f * 2, level * 0.45, ring * 0.7, 0.9)
}

/** A section of bowed strings. `detune` tells two sections apart. */
export function strings(t: Track, at: number, f: number, level: number, env: Envelope, detune = 0): Track {
  const filter = lowPass()
  const ratios = [0.994, 0.998, 1.001, 1.006].map(ratio => ratio + detune * 0.0015)
  const phases = ratios.map((_, i) => (i * 0.37 + detune * 0.19) % 1)
  return t.add(at, env.attack + (env.hold ?? 0) + env.decay, s => {
    const vibrato = 1 + 0.0035 * Math.sin(TAU * 5.1 * s + detune) * Math.min(1, s * 2)
    let sum = 0
    for (let i = 0; i < phases.length; i++) {
      phases[i] = (phases[i]! + (f * ratios[i]! * vibrato) / RATE) % 1
      sum += 2 * phases[i]! - 1
    }
    return filter(sum / 4, Math.min(3600, f * 2.4 + 700)) * level * levelAt(s, env)
  })
}

/** An ocarina: nearly a sine, with breath. */
export function ocarina(t: Track, at: number, f: number, level: number, hold: number): Track {
  const white = noiseSource(Math.round(f))
  const filter = lowPass()
  const env = { attack: 0.035, hold, decay: 0.16 }
  let phase = 0
  return t.add(at, hold + 0.195, s => {
    phase += (f * (1 + 0.006 * Math.sin(TAU * 5.3 * s) * Math.min(1, s * 3))) / RATE
    const body = Math.sin(TAU * phase) + 0.16 * Math.sin(TAU * 2 * phase) + 0.05 * Math.sin(TAU * 3 * phase)
    return (body + filter(white(), f * 2.2) * 0.12) * level * levelAt(s, env)
  })
}

export const bass = (t: Track, at: number, f: number, level: number, hold = 0.16): Track =>
  t
    .tone(at, f, level, { attack: 0.006, hold, decay: 0.26 })
    .tone(at, f, level * 0.4, { attack: 0.004, hold: hold * 0.4, decay: 0.16 }, { wave: 'triangle' })
    .tone(at, f * 2, level * 0.2, { attack: 0.002, decay: 0.1 })

export const kick = (t: Track, at: number, level: number): Track =>
  t
    .tone(at, 128, level, { attack: 0.002, decay: 0.24 }, { to: 46 })
    .noise(at, level * 0.2, { attack: 0.001, decay: 0.02 }, { from: 2400, to: 400, seed: 31 })

/** Brushed snare; soft at low levels. */
export const brush = (t: Track, at: number, level: number, length = 0.14): Track =>
  t.noise(
    at,
    level,
    { attack: 0.004, decay: length },
    { from: 5200, to: 2400, seed: 17 + Math.round(at * 10) },
  )

export const snare = (t: Track, at: number, level: number): Track =>
  t
    .noise(
      at,
      level * 0.9,
      { attack: 0.001, decay: 0.16 },
      { from: 6800, to: 1500, seed: 41 + Math.round(at * 7) },
    )
    .tone(at, 230, level * 0.5, { attack: 0.001, decay: 0.09 }, { to: 160 })

export const hat = (t: Track, at: number, level: number, length = 0.045): Track =>
  t.noise(
    at,
    level,
    { attack: 0.001, decay: length },
    { from: 7600, to: 7000, high: true, seed: 51 + Math.round(at * 13) },
  )

export const tom = (t: Track, at: number, f: number, level: number): Track =>
  t
    .tone(at, f * 1.5, level, { attack: 0.002, decay: 0.34 }, { to: f })
    .noise(at, level * 0.25, { attack: 0.001, decay: 0.06 }, { from: 1800, to: 300, seed: 61 })

/** Wood on wood: the workbench itself. */
export const knock = (t: Track, at: number, level: number, body = 190): Track =>
  t
    .tone(at, body * 1.6, level, { attack: 0.001, decay: 0.09 }, { to: body })
    .noise(at, level * 0.7, { attack: 0.001, decay: 0.035 }, { from: 3200, to: 900, seed: 3 })

export const drum = (t: Track, at: number, level: number): Track =>
  t
    .tone(at, 150, level, { attack: 0.002, decay: 0.42 }, { to: 46 })
    .noise(at, level * 0.5, { attack: 0.001, decay: 0.12 }, { from: 1800, to: 200, seed: 11 })

/** Paper sliding or torn: noise with a grain. */
export function paper(
  t: Track,
  at: number,
  level: number,
  length: number,
  from: number,
  to: number,
  grain = 70,
): Track {
  const white = noiseSource(Math.round(from + length * 1000) + t.take.seed * NEXT_SEED)
  const filter = lowPass()
  return t.add(at, length, s => {
    const x = s / length
    const rough = 0.45 + 0.55 * Math.abs(Math.sin(TAU * grain * s * (1 + 0.4 * Math.sin(31 * s))))
    const raw = white()
    const cut = t.take.bright * from * (to / from) ** x
    return (raw - filter(raw, cut)) * level * rough * Math.sin(Math.PI * Math.min(1, x) ** 0.7)
  })
}

/** A bubble: a sine that jumps up. */
export const bubble = (t: Track, at: number, f: number, level: number, length = 0.07): Track =>
  t.tone(at, f, level, { attack: 0.004, decay: length }, { to: f * 2.1 })

export const whoosh = (
  t: Track,
  at: number,
  level: number,
  length: number,
  from: number,
  to: number,
): Track =>
  t.noise(
    at,
    level,
    { attack: length * 0.45, decay: length * 0.75 },
    { from, to, seed: Math.round(from) + 5 },
  )

/** The first instant of a blow: a click of a few milliseconds that the ear locates. */
export const snap = (t: Track, at: number, level: number, body = 1400): Track =>
  t
    .noise(at, level, { attack: 0.0005, decay: 0.018 }, { from: 9000, to: 4000, high: true, seed: 71 })
    .tone(at, body * 1.7, level * 0.6, { attack: 0.0005, decay: 0.03 }, { to: body })

/**
 * Air and table pushed by something heavy. Most of it lies between 150 and 600 Hz, because the loudspeaker of a phone plays
 * nothing below; the sub-bass is for headphones.
 */
export const boom = (t: Track, at: number, f: number, level: number, length = 0.6): Track =>
  t
    .tone(at, f * 2.6, level * 0.4, { attack: 0.003, hold: 0.03, decay: length * 0.8 }, { to: f })
    .tone(at, f * 9, level * 0.55, { attack: 0.002, decay: length * 0.7 }, { to: f * 3.4, wave: 'triangle' })
    .tone(at, f * 14, level * 0.22, { attack: 0.002, decay: length * 0.4 }, { to: f * 6, wave: 'saw' })
    .noise(at, level * 0.9, { attack: 0.002, decay: length * 0.55 }, { from: 2600, to: 240, seed: 73 })

/** Hard plastic that breaks: a dry burst, then splinters at irregular moments. */
export function crack(t: Track, at: number, level: number): Track {
  const chance = noiseSource(83 + t.take.seed * NEXT_SEED)
  snap(t, at, level, 2100)
  t.noise(at, level * 0.9, { attack: 0.0005, decay: 0.09 }, { from: 7800, to: 1800, high: true, seed: 84 })
  t.tone(at, 980, level * 0.5, { attack: 0.0005, decay: 0.07 }, { to: 310, wave: 'square' })
  for (let i = 0, when = at + 0.025; i < 7; i++) {
    snap(t, when, level * (0.5 - 0.05 * i), 1700 + 900 * chance())
    when += 0.016 + 0.02 * (1 + chance())
  }
  return t
}

/** Hollow plastic pieces that bounce on wood, each bounce sooner and softer than the one before. */
export function rattle(t: Track, at: number, level: number, pieces = 3): Track {
  const chance = noiseSource(97 + t.take.seed * NEXT_SEED)
  for (let piece = 0; piece < pieces; piece++) {
    const body = 620 + 260 * piece + 90 * chance()
    let gap = 0.13 + 0.03 * chance()
    let when = at + piece * 0.037
    let loud = level * (1 - 0.14 * piece)
    while (gap > 0.016) {
      t.tone(when, body * 1.25, loud * 0.7, { attack: 0.0005, decay: 0.035 }, { to: body, wave: 'triangle' })
      t.tone(when, body * 2.76, loud * 0.3, { attack: 0.0005, decay: 0.018 })
      t.noise(when, loud * 0.4, { attack: 0.0005, decay: 0.012 }, { from: 5200, to: 2400, seed: 98 + piece })
      when += gap
      gap *= 0.74
      loud *= 0.8
    }
  }
  return t
}

/** A card or a flat hand on the table. */
export const slap = (t: Track, at: number, level: number): Track =>
  snap(t, at, level * 0.7, 900)
    .noise(at, level, { attack: 0.001, decay: 0.07 }, { from: 5200, to: 900, seed: 103 })
    .tone(at, 260, level * 0.8, { attack: 0.001, decay: 0.11 }, { to: 105 })

/** A foot or a card that slides over felt. */
export const scuff = (t: Track, at: number, level: number, length = 0.18): Track =>
  paper(t, at, level * 0.8, length, 700, 2100, 54).noise(
    at,
    level * 0.5,
    { attack: 0.004, decay: length },
    { from: 1900, to: 500, seed: 107 },
  )
