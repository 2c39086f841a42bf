/**
 * What the processes of one application share: deliveries to every socket, and who is present where. One process
 * alone shares nothing (memory); several meet in Redis.
 */
import type { Member } from './protocol.ts'

/** Travels to every process, the sender included, in one order for all. */
export type Delivery =
  | {
      kind: 'event'
      channel: string
      frame: string
      except?: string // socket id that does not receive it
      seq?: number // presence changes only: subscribers that joined at or after this number know it already
    }
  | {
      kind: 'end'
      identity: string // `user:7`, `session:…`
      until: number // epoch milliseconds; signatures issued later are good
    }

export type Joined = { full: false; members: Member[]; seq: number } | { full: true }

export interface BrokerEvents {
  deliver(delivery: Delivery): void
  missed(): void // deliveries were lost on the way here; whoever listens has to start again
}

export interface Broker {
  open(events: BrokerEvents): Promise<void>
  publish(delivery: Delivery): Promise<void>
  /** Adds a connection; the first one of its user announces them to the channel, atomically. */
  join(channel: string, socketId: string, member: Member, limit: number): Promise<Joined>
  /** Removes a connection; the last one of its user announces the leaving to the channel, atomically. Unknown ones change nothing. */
  leave(channel: string, socketId: string): Promise<void>
  members(channel: string): Promise<Member[]>
  /** How many sockets of this process listen to the channel now. */
  occupy(channel: string, sockets: number): void
  /** Channel → sockets of all processes; only channels that somebody listens to. */
  occupancy(): Promise<Map<string, number>>
  close(): Promise<void>
}
