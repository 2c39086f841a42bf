/** The broker of a process that is alone. */
import type { Broker, BrokerEvents, Delivery } from './broker.ts'
import { frames, type Member } from './protocol.ts'

export function memoryBroker(): Broker {
  const present = new Map<string, Map<string, Member>>() // channel → socket id → member, in order of arrival
  const sockets = new Map<string, number>()
  let events: BrokerEvents | undefined
  let seq = 0

  const deliver = (delivery: Delivery) => events?.deliver(delivery)
  const membersOf = (channel: string): Member[] => {
    const byUser = new Map<string, Member>()
    for (const member of present.get(channel)?.values() ?? [])
      if (!byUser.has(member.user_id)) byUser.set(member.user_id, member)
    return [...byUser.values()]
  }
  const isHere = (channel: string, userId: string) =>
    [...(present.get(channel)?.values() ?? [])].some(member => member.user_id === userId)

  return {
    open: async given => {
      events = given
    },
    publish: async delivery => {
      deliver(delivery)
    },
    join: async (channel, socketId, member, limit) => {
      const first = !isHere(channel, member.user_id)
      if (first && membersOf(channel).length >= limit) return { full: true }
      const there = present.get(channel) ?? new Map<string, Member>()
      present.set(channel, there.set(socketId, member))
      if (first) {
        seq += 1
        deliver({
          kind: 'event',
          channel,
          frame: frames.memberAdded(channel, member),
          except: socketId,
          seq,
        })
      }
      return { full: false, members: membersOf(channel), seq }
    },
    leave: async (channel, socketId) => {
      const member = present.get(channel)?.get(socketId)
      if (!member) return
      present.get(channel)?.delete(socketId)
      if (present.get(channel)?.size === 0) present.delete(channel)
      if (isHere(channel, member.user_id)) return
      seq += 1
      deliver({ kind: 'event', channel, frame: frames.memberRemoved(channel, member.user_id), seq })
    },
    members: async channel => membersOf(channel),
    occupy: (channel, count) => {
      if (count > 0) sockets.set(channel, count)
      else sockets.delete(channel)
    },
    occupancy: async () => new Map(sockets),
    close: async () => {
      events = undefined
    },
  }
}
