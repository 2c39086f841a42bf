/**
 * How the phone is held, as a lean of −1 to 1 around the way it was held a moment ago. One listener for all cards; on
 * iOS only after the reader allowed it with a tap.
 */
import { matchesMedia } from '@/lib/matches-media.ts'

type Hear = (x: number, y: number) => void

interface AskingEvent {
  requestPermission?: () => Promise<'granted' | 'denied' | 'default'>
}

const fullLean = 18 // degrees that lean a card all the way
const settling = 0.02 // share by which the held angle follows, per reading

const listeners = new Set<Hear>()
const held = { beta: Number.NaN, gamma: Number.NaN }
const within = (value: number) => Math.min(1, Math.max(-1, value))

function read({ beta, gamma }: DeviceOrientationEvent) {
  if (beta === null || gamma === null) return
  if (Number.isNaN(held.beta)) Object.assign(held, { beta, gamma })
  held.beta += (beta - held.beta) * settling
  held.gamma += (gamma - held.gamma) * settling
  const x = within((gamma - held.gamma) / fullLean)
  const y = within((beta - held.beta) / fullLean)
  for (const hear of listeners) hear(x, y)
}

const asking = (): AskingEvent | undefined =>
  typeof DeviceOrientationEvent === 'undefined' ? undefined : (DeviceOrientationEvent as AskingEvent)

/** Phones and tablets only: elsewhere the pointer leads. */
export const leansWithPhone = (): boolean =>
  typeof DeviceOrientationEvent !== 'undefined' && matchesMedia('(hover: none)')

export const mustAskForMotion = (): boolean => leansWithPhone() && Boolean(asking()?.requestPermission)

/** Inside a tap. Whether the phone's motion may be read now. */
export async function askForMotion(): Promise<boolean> {
  const answer = await asking()
    ?.requestPermission?.()
    .catch(() => 'denied' as const)
  if (answer !== undefined && answer !== 'granted') return false
  if (listeners.size > 0) {
    removeEventListener('deviceorientation', read)
    addEventListener('deviceorientation', read)
  }
  return true
}

/** Until the returned function is called. */
export function watchPhoneMotion(hear: Hear): () => void {
  if (listeners.size === 0) addEventListener('deviceorientation', read)
  listeners.add(hear)
  return () => {
    listeners.delete(hear)
    if (listeners.size > 0) return
    removeEventListener('deviceorientation', read)
    held.beta = Number.NaN
  }
}
