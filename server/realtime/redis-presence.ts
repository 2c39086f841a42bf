/**
 * Presence of one application in Redis. A connection belongs to the process of its socket. If a process misses its heartbeats,
 * another one removes its connections. A process that was removed by mistake takes a new id and adds its connections again.
 */
import { randomUUID } from 'node:crypto'
import type { Joined } from './broker.ts'
import { frames, type Member } from './protocol.ts'
import type { RedisClient } from './redis-listener.ts'
import type { RedisNames } from './redis-names.ts'
import { buryScript, joinScript, leaveScript } from './redis-scripts.ts'

interface Entry {
  channel: string
  socketId: string
  member: Member
  limit: number
}

const presenceKeys = 6 // keys of `joinScript` and `leaveScript`

const entryKey = (channel: string, socketId: string) => `${channel} ${socketId}`

const readMembers = (flat: readonly string[]): Member[] => {
  const members: Member[] = []
  for (let i = 0; i + 1 < flat.length; i += 2)
    members.push({ user_id: flat[i]!, user_info: JSON.parse(flat[i + 1]!) })
  return members
}

export class RedisPresence {
  private process = randomUUID() as string // id of this process; replaced after other processes have removed it
  private readonly entries = new Map<string, Entry>() // what Redis must contain for this process
  private readonly usedChannels = new Set<string>() // presence channels that Redis lists for this process
  private readonly occupied = new Map<string, number>()
  private hasBeaten = false
  private isDirty = false // a write failed: Redis may contain outdated entries of this process

  constructor(
    private readonly redis: RedisClient,
    private readonly names: RedisNames,
  ) {}

  private async write<T>(step: () => Promise<T>): Promise<T> {
    try {
      return await step()
    } catch (error) {
      this.isDirty = true
      throw error
    }
  }

  /** Lists the channel before the first connection, so that other processes find the connections of a dead process. */
  private async use(channel: string): Promise<void> {
    if (this.usedChannels.has(channel)) return
    await this.redis.sadd(this.names.channels(this.process), channel)
    this.usedChannels.add(channel)
  }

  private async enter({ channel, socketId, member, limit }: Entry): Promise<string[]> {
    await this.use(channel)
    const frame = frames.memberAdded(channel, member)
    return (await this.redis.eval(
      joinScript,
      presenceKeys,
      ...this.names.presence(channel, this.process),
      `${this.process} ${socketId}`,
      member.user_id,
      JSON.stringify(member.user_info ?? null),
      limit,
      JSON.stringify({ kind: 'event', channel, frame, except: socketId }),
    )) as string[]
  }

  /** @param field process and socket of the connection */
  private async exit(process: string, channel: string, field: string, userId: string): Promise<void> {
    const frame = frames.memberRemoved(channel, userId)
    await this.redis.eval(
      leaveScript,
      presenceKeys,
      ...this.names.presence(channel, process),
      field,
      userId,
      JSON.stringify({ kind: 'event', channel, frame }),
    )
  }

  async join(channel: string, socketId: string, member: Member, limit: number): Promise<Joined> {
    const entry = { channel, socketId, member, limit }
    this.entries.set(entryKey(channel, socketId), entry)
    const [seq, ...flat] = await this.write(() => this.enter(entry))
    if (seq !== undefined) return { full: false, members: readMembers(flat), seq: Number(seq) }
    this.entries.delete(entryKey(channel, socketId))
    return { full: true }
  }

  async leave(channel: string, socketId: string): Promise<void> {
    const key = entryKey(channel, socketId)
    const entry = this.entries.get(key)
    if (!entry) return
    this.entries.delete(key)
    await this.write(() =>
      this.exit(this.process, channel, `${this.process} ${socketId}`, entry.member.user_id),
    )
  }

  async members(channel: string): Promise<Member[]> {
    const infos = await this.redis.hgetall(this.names.infos(channel))
    return Object.entries(infos).map(([user_id, info]) => ({ user_id, user_info: JSON.parse(info) }))
  }

  async occupy(channel: string, sockets: number): Promise<void> {
    const key = this.names.occupied(this.process)
    if (sockets > 0) this.occupied.set(channel, sockets)
    else this.occupied.delete(channel)
    await this.write(async () => {
      if (sockets > 0) await this.redis.hset(key, channel, String(sockets))
      else await this.redis.hdel(key, channel)
    })
  }

  private processes(): Promise<string[]> {
    return this.redis.zrange(this.names.processes, '0', '-1')
  }

  async occupancy(): Promise<Map<string, number>> {
    const total = new Map<string, number>()
    for (const process of await this.processes()) {
      const occupied = await this.redis.hgetall(this.names.occupied(process))
      for (const [channel, sockets] of Object.entries(occupied))
        total.set(channel, (total.get(channel) ?? 0) + Number(sockets))
    }
    return total
  }

  async socketsOn(channels: readonly string[]): Promise<number[]> {
    const total = channels.map(() => 0)
    if (channels.length === 0) return total
    const processes = await this.processes()
    const perProcess = await Promise.all(
      processes.map(process => this.redis.hmget(this.names.occupied(process), ...channels)),
    )
    for (const counts of perProcess)
      for (const [at, count] of counts.entries()) total[at] = (total[at] ?? 0) + Number(count)
    return total
  }

  /** Writes the heartbeat of this process, repairs failed writes and removes dead processes. */
  async beat(now: number, deadAfterMillis: number): Promise<void> {
    const isNew = (await this.redis.zadd(this.names.processes, now, this.process)) === 1
    if (isNew && this.hasBeaten) await this.rise(now)
    this.hasBeaten = true
    if (this.isDirty) await this.reconcile()
    await this.bury(now - deadAfterMillis)
  }

  private async rise(now: number): Promise<void> {
    const old = this.process
    this.process = randomUUID()
    this.usedChannels.clear()
    await this.redis
      .multi()
      .zrem(this.names.processes, old)
      .sadd(this.names.graves, old)
      .zadd(this.names.processes, now, this.process)
      .exec()
    this.isDirty = true
  }

  /** Returns `<channel> <socket>` of the connections that Redis contains for this process. */
  private async writtenEntries(): Promise<Set<string>> {
    const channels = new Set([
      ...(await this.redis.smembers(this.names.channels(this.process))),
      ...this.usedChannels,
    ])
    const written = new Set<string>()
    for (const channel of channels)
      for (const field of await this.redis.smembers(this.names.own(channel, this.process)))
        written.add(entryKey(channel, field.split(' ')[1] ?? ''))
    return written
  }

  private async reconcile(): Promise<void> {
    this.isDirty = false
    await this.write(async () => {
      const written = await this.writtenEntries()
      this.usedChannels.clear() // Redis may have lost its data
      for (const entry of written) {
        const [channel = '', socketId = ''] = entry.split(' ')
        if (!this.entries.has(entry)) await this.remove(this.process, channel, `${this.process} ${socketId}`)
      }
      for (const [key, entry] of this.entries) {
        if (written.has(key)) await this.use(entry.channel)
        else await this.enter(entry)
      }
      const occupied = this.names.occupied(this.process)
      await this.redis.del(occupied)
      if (this.occupied.size > 0) await this.redis.hset(occupied, Object.fromEntries(this.occupied))
    })
  }

  private async remove(process: string, channel: string, field: string): Promise<void> {
    const userId = await this.redis.hget(this.names.connections(channel), field)
    await this.exit(process, channel, field, userId ?? '')
  }

  private async bury(cutoff: number): Promise<void> {
    const { processes, graves } = this.names
    const dead = (await this.redis.eval(buryScript, 2, processes, graves, String(cutoff))) as string[]
    for (const process of dead) await this.clear(process)
  }

  private async clear(process: string): Promise<void> {
    for (const channel of await this.redis.smembers(this.names.channels(process)))
      for (const field of await this.redis.smembers(this.names.own(channel, process)))
        await this.remove(process, channel, field)
    await this.redis.del(this.names.channels(process))
    await this.redis.del(this.names.occupied(process))
    await this.redis.srem(this.names.graves, process)
  }

  /** Removes all connections of this process. */
  async end(): Promise<void> {
    this.entries.clear()
    await this.clear(this.process)
    await this.redis.zrem(this.names.processes, this.process)
  }
}
