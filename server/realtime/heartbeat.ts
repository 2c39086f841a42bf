/**
 * Looks at every socket: a quiet one is pinged, one that stays quiet is closed with 4201; one whose bearer has run out is sent to
 * connect again, whereupon its client signs with a fresh one, or is refused. Of many that came together, and fell quiet together,
 * each look pings a part: what others have to say does not wait behind all of them.
 */
import { frames, protocolErrors } from './protocol.ts'
import type { Room } from './room.ts'

const looksForAll = 20
const fewest = 50 // are pinged at once

export function sweepSilence(room: Room): void {
  const now = room.clock.now()
  let pings = Math.max(fewest, Math.ceil(room.connections.size / looksForAll))
  const { activityTimeoutMillis, pongTimeoutMillis } = room.limits
  for (const connection of room.connections.values()) {
    if (!connection.isOpen) continue
    if (connection.expiresAt <= now) {
      connection.close(protocolErrors.expired)
      continue
    }
    const silence = now - connection.lastSeenAt
    if (silence >= activityTimeoutMillis + pongTimeoutMillis && connection.isPinged) {
      connection.close(protocolErrors.silent)
      room.clock.after(pongTimeoutMillis, () => connection.drop())
    } else if (silence >= activityTimeoutMillis && !connection.isPinged && pings > 0) {
      pings -= 1
      connection.isPinged = true
      connection.send(frames.ping)
    }
  }
}
