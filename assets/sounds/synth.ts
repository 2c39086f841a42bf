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

const TAU = Math.PI * 2

const waves: Record<Wave, (phase: number) => number> = {
  sine: p => Math.sin(p * TAU),
  triangle: p => 1 - 4 * Math.abs(p - 0.5),
  saw: p => 2 * p - 1,
  square: p => (p < 0.5 ? 1 : -1),
}

const levelAt = (t: number, { attack, hold = 0, decay }: Envelope): number => {
  if (t < attack) return t / attack
  return t < attack + hold ? 1 : Math.exp((-6.9 * (t - attack - hold)) / decay)
}

const lengthOf = ({ attack, hold = 0, decay }: Envelope): number => attack + hold + decay

/** White noise that repeats for a seed. */
function noiseSource(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2147483648 - 1
  }
}

export class Track {
  readonly samples: Float32Array

  constructor(readonly seconds: number) {
    this.samples = new Float32Array(Math.ceil(seconds * RATE))
  }

  private add(at: number, seconds: number, value: (t: number) => number): this {
    const start = Math.round(at * RATE)
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
      const glide = from * (to / from) ** Math.min(1, t / length)
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
        phases[i]! += (pitch * detune[i]!) / RATE
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
    const source = noiseSource(o.seed ?? 7)
    const filter = lowPass()
    const length = lengthOf(env)
    return this.add(at, length, t => {
      const white = source()
      const low = filter(white, o.from * (o.to / o.from) ** Math.min(1, t / length))
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

  /** At the house's loudness, gently limited, end faded, as 16-bit WAV. */
  toWav(): Buffer {
    const fade = Math.round(0.02 * RATE)
    const gain = LOUDEST_MOMENT / loudestMoment(this.samples)
    const body = Buffer.alloc(this.samples.length * 2)
    this.samples.forEach((x, i) => {
      const ending = Math.min(1, (this.samples.length - i) / fade)
      body.writeInt16LE(Math.round(Math.tanh((x * gain) / CEILING) * CEILING * ending * 32_767), i * 2)
    })
    return Buffer.concat([wavHeader(body.length), body])
  }
}

/** Level of the loudest 100 ms of every cue: programme loudness means nothing for a knock of a tenth of a second. */
const LOUDEST_MOMENT = 0.24
const CEILING = 0.82

function loudestMoment(samples: Float32Array): number {
  const window = Math.round(0.1 * RATE)
  let energy = 0
  let most = 1e-9
  for (let i = 0; i < samples.length; i++) {
    energy += samples[i]! ** 2
    if (i >= window) energy -= samples[i - window]! ** 2
    most = Math.max(most, energy)
  }
  return Math.sqrt(most / window)
}

/** Two-pole state-variable low pass; the cut-off may change with every sample. */
function lowPass(): (x: number, cutoff: number) => number {
  let low = 0
  let band = 0
  return (x, cutoff) => {
    const f = 2 * Math.sin((Math.PI * Math.min(cutoff, RATE / 6)) / RATE)
    low += f * band
    band += f * (x - low - 0.9 * band)
    return low
  }
}

function wavHeader(bytes: number): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return head
}
