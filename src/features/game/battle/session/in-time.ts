import type { Clock } from '@/lib/clock.ts'

/** Timeout after which the server counts as unreachable, in milliseconds. */
export const TICKET_PATIENCE = 5000

/** Resolves with null when the response takes longer than `TICKET_PATIENCE`. */
export function inTime<T>(clock: Clock, asking: Promise<T>): Promise<T | null> {
  return new Promise(resolve => {
    const stop = clock.after(TICKET_PATIENCE, () => resolve(null))
    void asking.then(answer => {
      stop()
      resolve(answer)
    })
  })
}
