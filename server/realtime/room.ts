/** State shared by all parts of the realtime server. */
import type { Broker } from './broker.ts'
import type { ChannelRegistry } from './channel-registry.ts'
import type { RealtimeClock } from './clock.ts'
import type { Connection } from './connection.ts'
import type { Endings } from './endings.ts'
import type { RealtimeLimits } from './limits.ts'
import type { RealtimeApp } from './signature.ts'

/** The process's log; the data is the first argument, as in pino. */
export interface RealtimeLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

export interface Room {
  app: RealtimeApp
  broker: Broker
  clock: RealtimeClock
  log: RealtimeLog
  limits: RealtimeLimits
  connections: Map<string, Connection> // by socket id
  addresses: Map<string, number> // address → its open sockets
  channels: ChannelRegistry
  endings: Endings
  emptied(): void // called when the last connection is closed
  allowsClientEvents(channel: string): boolean // called for private and presence channels only
}
