/**
 * State shared by the processes of one application: deliveries to every socket, and presence. A single process uses memory; several
 * use Redis.
 */
import type { Member } from './protocol.ts'

/** Reaches every process with a socket on the channel, including the sender, in the same order. Ends reach every process. */
export type Delivery =
  | {
      kind: 'event'
      channel: string
      frame: string
      except?: string // socket id that does not receive it
      seq?: number // presence changes only: subscribers that joined at or after this number have it already
    }
  | {
      kind: 'end'
      identity: string // `user:7`, `session:…`
      until: number // epoch milliseconds; signatures issued later are valid
    }

export type Joined = { full: false; members: Member[]; seq: number } | { full: true }

export interface BrokerEvents {
  deliver(delivery: Delivery): void
  missed(): void // deliveries were lost; all subscribers must resynchronise
}

export interface Broker {
  open(events: BrokerEvents): Promise<void>
  publish(delivery: Delivery): Promise<void>
  /** Adds a connection. The first connection of a user announces the user to the channel, atomically. */
  join(channel: string, socketId: string, member: Member, limit: number): Promise<Joined>
  /**
   * Removes a connection. The last connection of a user announces that the user left, atomically. An unknown connection changes
   * nothing.
   */
  leave(channel: string, socketId: string): Promise<void>
  members(channel: string): Promise<Member[]>
  /**
   * Sets how many sockets of this process are subscribed to the channel. Resolves when events of the channel reach this process, or
   * cannot until the shared store is available again.
   */
  occupy(channel: string, sockets: number): Promise<void>
  /** Returns channel → sockets of all processes, for channels with at least one socket. */
  occupancy(): Promise<Map<string, number>>
  /** Returns the number of sockets of all processes on each of these channels, in the same order. */
  socketsOn(channels: readonly string[]): Promise<number[]>
  close(): Promise<void>
}
