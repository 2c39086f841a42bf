/** Brings a finished mix to the loudness of its group under the ceiling, and writes it as 16-bit WAV. */
import { type Channels, integrated, momentary } from './loudness.ts'
import { RATE } from './synth.ts'

const CEILING = 10 ** (-4 / 20) // sample peak; codecs and true peaks need the room below −1 dB
const MOST_REDUCTION = 3.2 // how far the limiter may press a short sound to make it loud enough, as a factor
const FADE = 0.012 // seconds at the end
const AUDIBLE = 0.02 // share of the peak: what is softer at the beginning counts as silence
const LEAD_IN = 0.002 // seconds kept before the first audible sample

/** A limiter that looks 3 ms ahead and lets go in 60 ms. */
function limited(channels: Channels, gain: number): Float32Array[] {
  const length = channels[0]!.length
  const hold = new Float32Array(length).fill(1)
  for (const channel of channels)
    for (let i = 0; i < length; i++) {
      const peak = Math.abs(channel[i]! * gain)
      if (peak > CEILING) hold[i] = Math.min(hold[i]!, CEILING / peak)
    }
  const attack = 1 / (0.003 * RATE)
  for (let i = length - 2; i >= 0; i--) hold[i] = Math.min(hold[i]!, hold[i + 1]! + attack)
  const release = 1 / (0.06 * RATE)
  for (let i = 1; i < length; i++) hold[i] = Math.min(hold[i]!, hold[i - 1]! + release)
  return channels.map(channel => channel.map((x, i) => x * gain * hold[i]!))
}

/** @param target LUFS, of the loudest 400 ms of a short sound, of the whole of a loop */
export function master(mix: Channels, target: number, isLoop: boolean): Float32Array[] {
  const measure = isLoop ? integrated : momentary
  const channels = isLoop ? mix : withoutHead(mix)
  const most = (CEILING / Math.max(peakOf(channels), 1e-9)) * MOST_REDUCTION
  let gain = Math.min(most, 10 ** ((target - measure(channels)) / 20))
  let out = limited(channels, gain)
  for (let i = 0; i < 3; i++) {
    gain = Math.min(most, gain * 10 ** ((target - measure(out)) / 20))
    out = limited(channels, gain)
  }
  return isLoop ? out : out.map(faded)
}

/** A cue must be audible when it is played, so the silence before its first sound is removed. */
function withoutHead(channels: Channels): Channels {
  const peak = peakOf(channels)
  const first = Math.min(...channels.map(channel => channel.findIndex(x => Math.abs(x) > peak * AUDIBLE)))
  const start = Math.max(0, first - Math.round(LEAD_IN * RATE))
  return channels.map(channel => channel.slice(start))
}

const peakOf = (channels: Channels): number =>
  Math.max(...channels.map(channel => channel.reduce((most, x) => Math.max(most, Math.abs(x)), 0)))

const faded = (channel: Float32Array): Float32Array =>
  channel.map((x, i) => x * Math.min(1, (channel.length - i) / (FADE * RATE)))

export function wav(channels: Channels): Buffer {
  const count = channels.length
  const length = channels[0]!.length
  const body = Buffer.alloc(length * count * 2)
  for (let i = 0; i < length; i++)
    for (let c = 0; c < count; c++)
      body.writeInt16LE(Math.round(Math.max(-1, Math.min(1, channels[c]![i]!)) * 32_767), (i * count + c) * 2)
  return Buffer.concat([header(body.length, count), body])
}

function header(bytes: number, channels: number): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE * 2 * channels, 28)
  head.writeUInt16LE(2 * channels, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return head
}
