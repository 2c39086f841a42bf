/**
 * A small synthesiser: voices are functions that add samples to a mono buffer; everything is seeded, so a cue is always
 * the same. Times are in seconds, pitches in hertz, levels from 0 to 1.
 */
export const RATE = 48_000

export type Wave = 'sine' | 'triangle' | 'saw' | 'square'

export interface Envelope {
  attack: number
  hold?: number
  decay: number // exponential, to a thousandth
}

export const TAU = Math.PI * 2

const waves: Record<Wave, (phase: number) => number> = {
  sine: p => Math.sin(p * TAU),
  triangle: p => 1 - 4 * Math.abs(p - 0.5),
  saw: p => 2 * p - 1,
  square: p => (p < 0.5 ? 1 : -1),
}

export const levelAt = (t: number, { attack, hold = 0, decay }: Envelope): number => {
  if (t < attack) return t / attack
  return t < attack + hold ? 1 : Math.exp((-6.9 * (t - attack - hold)) / decay)
}

export const lengthOf = ({ attack, hold = 0, decay }: Envelope): number => attack + hold + decay

/** White noise that repeats for a seed. */
export function noiseSource(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2147483648 - 1
  }
}

/** How one recording of a cue differs from the others: factors on what is played, so 1 changes nothing. */
export interface Take {
  seed: number // of all noise
  pitch: number
  pace: number // on the moments at which sounds begin
  bright: number // on the cut-off frequencies of noise
}

export const NEXT_SEED = 1009 // between the noise of two takes

const asWritten: Take = { seed: 0, pitch: 1, pace: 1, bright: 1 }

/** The recordings of a cue, the written one first. */
export const takes: readonly Take[] = [
  asWritten,
  { seed: 1, pitch: 0.962, pace: 1.05, bright: 0.84 },
  { seed: 2, pitch: 1.036, pace: 0.96, bright: 1.18 },
]

/** A take for melodies, which must stay in tune. */
export const inTune = (take: Take): Take => ({ ...take, pitch: 1 })

export class Track {
  readonly samples: Float32Array

  constructor(
    readonly seconds: number,
    readonly take: Take = asWritten,
  ) {
    this.samples = new Float32Array(Math.ceil(seconds * RATE))
  }

  /** Adds what `value` answers for each moment of a stretch, in seconds from its beginning. */
  add(at: number, seconds: number, value: (t: number) => number): this {
    const start = Math.round(at * this.take.pace * RATE)
    const end = Math.min(this.samples.length, start + Math.round(seconds * RATE))
    for (let i = start; i < end; i++) this.samples[i]! += value((i - start) / RATE)
    return this
  }

  /** A note gliding from one pitch to another over its length. */
  tone(
    at: number,
    from: number,
    level: number,
    env: Envelope,
    o: { to?: number; wave?: Wave; vibrato?: number } = {},
  ): this {
    const { to = from, wave = 'sine', vibrato = 0 } = o
    const length = lengthOf(env)
    let phase = 0
    return this.add(at, length, t => {
      const glide = this.take.pitch * from * (to / from) ** Math.min(1, t / length)
      phase += (glide * (1 + vibrato * Math.sin(t * TAU * 5.5))) / RATE
      return waves[wave](phase % 1) * level * levelAt(t, env)
    })
  }

  /** Struck metal: partials that are not harmonic, the higher ones shorter. */
  bell(at: number, pitch: number, level: number, decay: number): this {
    const partials = [
      [1, 1, 1],
      [2.01, 0.5, 0.7],
      [2.99, 0.28, 0.5],
      [4.17, 0.2, 0.35],
      [5.43, 0.12, 0.25],
    ] as const
    for (const [ratio, share, life] of partials)
      this.tone(at, pitch * ratio, level * share, { attack: 0.002, decay: decay * life })
    return this
  }

  /** Brass-like chord note: detuned saws through a filter that opens and closes. */
  brass(at: number, pitch: number, level: number, env: Envelope): this {
    const filter = lowPass()
    const phases = [0, 0.33, 0.71]
    const detune = [0.997, 1, 1.004]
    return this.add(at, lengthOf(env), t => {
      let sum = 0
      for (let i = 0; i < 3; i++) {
        phases[i]! += (this.take.pitch * pitch * detune[i]!) / RATE
        sum += waves.saw(phases[i]! % 1)
      }
      const loud = levelAt(t, env)
      return filter(sum / 3, Math.min(5200, pitch * 1.5 + pitch * 7 * loud)) * level * loud
    })
  }

  /** Filtered noise whose cut-off slides: winds, thuds, sparks. */
  noise(
    at: number,
    level: number,
    env: Envelope,
    o: { from: number; to: number; seed?: number; high?: boolean },
  ): this {
    const source = noiseSource((o.seed ?? 7) + this.take.seed * NEXT_SEED)
    const filter = lowPass()
    const length = lengthOf(env)
    return this.add(at, length, t => {
      const white = source()
      const low = filter(white, this.take.bright * o.from * (o.to / o.from) ** Math.min(1, t / length))
      return (o.high ? white - low : low) * level * levelAt(t, env)
    })
  }

  /** A small room: three combs and two all-passes. */
  room(amount: number, size = 1): this {
    const dry = this.samples.slice()
    const wet = new Float32Array(dry.length)
    for (const [delay, feedback] of [
      [0.0297, 0.78],
      [0.0371, 0.76],
      [0.0411, 0.74],
    ] as const) {
      const line = new Float32Array(Math.round(delay * size * RATE))
      for (let i = 0; i < dry.length; i++) {
        const j = i % line.length
        const out = line[j]!
        line[j] = dry[i]! + out * feedback
        wet[i]! += out / 3
      }
    }
    for (let i = 0; i < dry.length; i++) this.samples[i] = dry[i]! + wet[i]! * amount
    return this
  }

  /** Repeats of the whole, each `gap` seconds later and weaker by `share`. */
  echo(gap: number, share: number): this {
    const step = Math.round(gap * RATE)
    for (let i = step; i < this.samples.length; i++) this.samples[i]! += this.samples[i - step]! * share
    return this
  }

  /** Multiplies every sample by a function of its moment in seconds. */
  shape(level: (t: number) => number): this {
    for (let i = 0; i < this.samples.length; i++) this.samples[i]! *= level(i / RATE)
    return this
  }

  /** Another track laid over this one. */
  mix(other: Track, at = 0, level = 1): this {
    const start = Math.round(at * RATE)
    const end = Math.min(other.samples.length, this.samples.length - start)
    for (let i = 0; i < end; i++) this.samples[start + i]! += other.samples[i]! * level
    return this
  }
}

/** Two-pole state-variable low pass; the cut-off may change with every sample. */
export function lowPass(): (x: number, cutoff: number) => number {
  let low = 0
  let band = 0
  return (x, cutoff) => {
    const f = 2 * Math.sin((Math.PI * Math.min(cutoff, RATE / 6)) / RATE)
    low += f * band
    band += f * (x - low - 0.9 * band)
    return low
  }
}
