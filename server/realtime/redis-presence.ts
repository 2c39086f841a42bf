/**
 * Presence of one application in Redis. A connection belongs to the process of its socket. If a process misses its heartbeats,
 * another one removes its connections. A process that was removed by mistake takes a new id and adds its connections again.
 */
import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Joined } from './broker.ts'
import { frames, type Member } from './protocol.ts'
import { buryScript, joinScript, leaveScript } from './redis-scripts.ts'

interface Entry {
  channel: string
  socketId: string
  member: Member
  limit: number
}

export interface RedisNames {
  prefix: string // prefix of every key: `arcana:realtime:<app id>`
  bus: string // the pub/sub channel of all deliveries
}

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
  private readonly occupied = new Map<string, number>()
  private hasBeaten = false
  private isDirty = false // a write failed: Redis may contain outdated entries of this process

  constructor(
    private readonly redis: Redis,
    private readonly names: RedisNames,
  ) {}

  private key(name: string): string {
    return `${this.names.prefix}:${name}`
  }

  private keysOf(channel: string, process: string): string[] {
    const names = [
      `connections:${channel}`,
      `counts:${channel}`,
      `infos:${channel}`,
      `mine:${process}`,
      'seq',
    ]
    return names.map(name => this.key(name))
  }

  private async write<T>(step: () => Promise<T>): Promise<T> {
    try {
      return await step()
    } catch (error) {
      this.isDirty = true
      throw error
    }
  }

  private async enter({ channel, socketId, member, limit }: Entry): Promise<string[]> {
    const frame = frames.memberAdded(channel, member)
    return (await this.redis.eval(
      joinScript,
      5,
      ...this.keysOf(channel, this.process),
      `${this.process} ${socketId}`,
      member.user_id,
      JSON.stringify(member.user_info ?? null),
      limit,
      entryKey(channel, socketId),
      this.names.bus,
      JSON.stringify({ kind: 'event', channel, frame, except: socketId }),
    )) as string[]
  }

  private async exit(process: string, entry: string, userId: string): Promise<void> {
    const [channel = '', socketId = ''] = entry.split(' ')
    const frame = frames.memberRemoved(channel, userId)
    await this.redis.eval(
      leaveScript,
      5,
      ...this.keysOf(channel, process),
      `${process} ${socketId}`,
      userId,
      entry,
      this.names.bus,
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
    await this.write(() => this.exit(this.process, key, entry.member.user_id))
  }

  async members(channel: string): Promise<Member[]> {
    const infos = await this.redis.hgetall(this.key(`infos:${channel}`))
    return Object.entries(infos).map(([user_id, info]) => ({ user_id, user_info: JSON.parse(info) }))
  }

  async occupy(channel: string, sockets: number): Promise<void> {
    const key = this.key(`occupied:${this.process}`)
    if (sockets > 0) this.occupied.set(channel, sockets)
    else this.occupied.delete(channel)
    await this.write(async () => {
      if (sockets > 0) await this.redis.hset(key, channel, String(sockets))
      else await this.redis.hdel(key, channel)
    })
  }

  private processes(): Promise<string[]> {
    return this.redis.zrange(this.key('processes'), '0', '-1')
  }

  async occupancy(): Promise<Map<string, number>> {
    const total = new Map<string, number>()
    for (const process of await this.processes()) {
      const occupied = await this.redis.hgetall(this.key(`occupied:${process}`))
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
      processes.map(process => this.redis.hmget(this.key(`occupied:${process}`), ...channels)),
    )
    for (const counts of perProcess)
      for (const [at, count] of counts.entries()) total[at] = (total[at] ?? 0) + Number(count)
    return total
  }

  /** Writes the heartbeat of this process, repairs failed writes and removes dead processes. */
  async beat(now: number, deadAfterMillis: number): Promise<void> {
    const isNew = (await this.redis.zadd(this.key('processes'), now, this.process)) === 1
    if (isNew && this.hasBeaten) await this.rise(now)
    this.hasBeaten = true
    if (this.isDirty) await this.reconcile()
    await this.bury(now - deadAfterMillis)
  }

  private async rise(now: number): Promise<void> {
    const old = this.process
    this.process = randomUUID()
    await this.redis
      .multi()
      .zrem(this.key('processes'), old)
      .sadd(this.key('graves'), old)
      .zadd(this.key('processes'), now, this.process)
      .exec()
    this.isDirty = true
  }

  private async reconcile(): Promise<void> {
    this.isDirty = false
    await this.write(async () => {
      const written = new Set(await this.redis.smembers(this.key(`mine:${this.process}`)))
      for (const entry of written) if (!this.entries.has(entry)) await this.remove(this.process, entry)
      for (const [key, entry] of this.entries) if (!written.has(key)) await this.enter(entry)
      const occupied = this.key(`occupied:${this.process}`)
      await this.redis.del(occupied)
      if (this.occupied.size > 0) await this.redis.hset(occupied, Object.fromEntries(this.occupied))
    })
  }

  private async remove(process: string, entry: string): Promise<void> {
    const [channel = '', socketId = ''] = entry.split(' ')
    const userId = await this.redis.hget(this.key(`connections:${channel}`), `${process} ${socketId}`)
    await this.exit(process, entry, userId ?? '')
  }

  private async bury(cutoff: number): Promise<void> {
    const [processes, graves] = [this.key('processes'), this.key('graves')]
    const dead = (await this.redis.eval(buryScript, 2, processes, graves, String(cutoff))) as string[]
    for (const process of dead) await this.clear(process)
  }

  private async clear(process: string): Promise<void> {
    const entries = await this.redis.smembers(this.key(`mine:${process}`))
    for (const entry of entries) await this.remove(process, entry)
    await this.redis.del(this.key(`occupied:${process}`))
    await this.redis.srem(this.key('graves'), process)
  }

  /** Removes all connections of this process. */
  async end(): Promise<void> {
    this.entries.clear()
    await this.clear(this.process)
    await this.redis.zrem(this.key('processes'), this.process)
  }
}
