/** The broker of a single process. */
import type { Broker, BrokerEvents, Delivery, Joined } from './broker.ts'
import { frames, type Member } from './protocol.ts'

class MemoryBroker implements Broker {
  private readonly present = new Map<string, Map<string, Member>>() // channel → socket id → member, in order of arrival
  private readonly sockets = new Map<string, number>()
  private events: BrokerEvents | undefined
  private seq = 0

  private membersOf(channel: string): Member[] {
    const byUser = new Map<string, Member>()
    for (const member of this.present.get(channel)?.values() ?? []) {
      if (!byUser.has(member.user_id)) byUser.set(member.user_id, member)
    }
    return [...byUser.values()]
  }

  private isHere(channel: string, userId: string): boolean {
    return this.membersOf(channel).some(member => member.user_id === userId)
  }

  private deliver(channel: string, frame: string, except?: string): void {
    this.seq += 1
    this.events?.deliver({ kind: 'event', channel, frame, except, seq: this.seq })
  }

  async open(events: BrokerEvents): Promise<void> {
    this.events = events
  }

  async publish(delivery: Delivery): Promise<void> {
    this.events?.deliver(delivery)
  }

  async join(channel: string, socketId: string, member: Member, limit: number): Promise<Joined> {
    const isFirst = !this.isHere(channel, member.user_id)
    if (isFirst && this.membersOf(channel).length >= limit) return { full: true }
    const members = this.present.get(channel) ?? new Map<string, Member>()
    this.present.set(channel, members.set(socketId, member))
    if (isFirst) this.deliver(channel, frames.memberAdded(channel, member), socketId)
    return { full: false, members: this.membersOf(channel), seq: this.seq }
  }

  async leave(channel: string, socketId: string): Promise<void> {
    const members = this.present.get(channel)
    const member = members?.get(socketId)
    if (!members || !member) return
    members.delete(socketId)
    if (members.size === 0) this.present.delete(channel)
    if (!this.isHere(channel, member.user_id))
      this.deliver(channel, frames.memberRemoved(channel, member.user_id))
  }

  async members(channel: string): Promise<Member[]> {
    return this.membersOf(channel)
  }

  async occupy(channel: string, count: number): Promise<void> {
    if (count > 0) this.sockets.set(channel, count)
    else this.sockets.delete(channel)
  }

  async occupancy(): Promise<Map<string, number>> {
    return new Map(this.sockets)
  }

  async socketsOn(channels: readonly string[]): Promise<number[]> {
    return channels.map(channel => this.sockets.get(channel) ?? 0)
  }

  async close(): Promise<void> {
    this.events = undefined
  }
}

export const memoryBroker = (): Broker => new MemoryBroker()
