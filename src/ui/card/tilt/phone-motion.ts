/**
 * The tilt of the phone, as −1 to 1 relative to how it was held shortly before. One listener for all cards. On iOS only
 * after the user allowed it with a tap.
 */
import { clamp } from '@/lib/clamp.ts'
import { matchesMedia } from '@/lib/matches-media.ts'

type Hear = (x: number, y: number) => void

interface AskingEvent {
  requestPermission?: () => Promise<'granted' | 'denied' | 'default'>
}

const fullLean = 18 // degrees of tilt for the full lean
const settling = 0.02 // fraction by which the reference angle follows each reading

const listeners = new Set<Hear>()
const reference = { beta: Number.NaN, gamma: Number.NaN }
const within = (value: number) => clamp(value, -1, 1)

function read({ beta, gamma }: DeviceOrientationEvent) {
  if (beta === null || gamma === null) return
  if (Number.isNaN(reference.beta)) Object.assign(reference, { beta, gamma })
  reference.beta += (beta - reference.beta) * settling
  reference.gamma += (gamma - reference.gamma) * settling
  const x = within((gamma - reference.gamma) / fullLean)
  const y = within((beta - reference.beta) / fullLean)
  for (const listener of listeners) listener(x, y)
}

const asking = (): AskingEvent | undefined =>
  typeof DeviceOrientationEvent === 'undefined' ? undefined : (DeviceOrientationEvent as AskingEvent)

/** Only phones and tablets. On other devices the cards follow the pointer. */
export const leansWithPhone = (): boolean =>
  typeof DeviceOrientationEvent !== 'undefined' && matchesMedia('(hover: none)')

export const mustAskForMotion = (): boolean => leansWithPhone() && Boolean(asking()?.requestPermission)

/** Call inside a tap handler. Resolves to whether the phone's motion may be read now. */
export async function askForMotion(): Promise<boolean> {
  const response = await asking()
    ?.requestPermission?.()
    .catch(() => 'denied' as const)
  if (response !== undefined && response !== 'granted') return false
  if (listeners.size > 0) {
    removeEventListener('deviceorientation', read)
    addEventListener('deviceorientation', read)
  }
  return true
}

/** Reports the tilt until the returned function is called. */
export function watchPhoneMotion(listener: Hear): () => void {
  if (listeners.size === 0) addEventListener('deviceorientation', read)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('deviceorientation', read)
    reference.beta = Number.NaN
  }
}
