/** Asks sockets to reconnect one after the other, so that they do not all reconnect at once. */
import type { Connection } from './connection.ts'
import { protocolErrors } from './protocol.ts'
import type { Room } from './room.ts'

/** Resolves when the last message is sent. */
export function sendAway(room: Room, connections: readonly Connection[]): Promise<void> {
  const { closeStepMillis, closeSpreadMillis } = room.limits
  const step = Math.min(closeStepMillis, closeSpreadMillis / Math.max(1, connections.length))
  return new Promise(resolve => {
    connections.forEach((connection, index) => {
      const closeNext = () => connection.close(protocolErrors.closing)
      if (index === 0) closeNext()
      else room.clock.after(index * step, closeNext)
    })
    if (connections.length < 2) resolve()
    else room.clock.after((connections.length - 1) * step, resolve)
  })
}
