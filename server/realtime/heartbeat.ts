/**
 * Looks at every socket: a quiet one is pinged, one that stays quiet is closed with 4201; one whose bearer has run out is sent to
 * connect again, whereupon its client signs with a fresh one, or is refused.
 */
import { faults, frames } from './protocol.ts'
import type { Room } from './room.ts'

export function sweepSilence(room: Room): void {
  const now = room.clock.now()
  const { activityTimeoutMillis, pongTimeoutMillis } = room.limits
  for (const connection of room.connections.values()) {
    if (!connection.isOpen) continue
    if (connection.expiresAt <= now) {
      connection.close(faults.expired)
      continue
    }
    const silence = now - connection.lastSeenAt
    if (silence >= activityTimeoutMillis + pongTimeoutMillis && connection.isPinged) {
      connection.close(faults.silent)
      room.clock.after(pongTimeoutMillis, () => connection.drop())
    } else if (silence >= activityTimeoutMillis && !connection.isPinged) {
      connection.isPinged = true
      connection.send(frames.ping)
    }
  }
}
