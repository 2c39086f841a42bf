/**
 * Checks every socket. An idle one is pinged; one that does not reply is closed with 4201. One with an expired bearer is asked to
 * reconnect: its client then signs with a fresh bearer, or is refused. If many sockets become idle together, each check pings only
 * a part of them, so that other messages are not delayed.
 */
import { frames, protocolErrors } from './protocol.ts'
import type { Room } from './room.ts'

const looksForAll = 20
const fewest = 50 // so many are always pinged at once

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
