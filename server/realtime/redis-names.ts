/**
 * Names of keys and pub/sub channels in Redis. The part in braces is the hash tag: what one atomic step uses has the same tag, and the
 * channels of the application are spread over the servers of a cluster. Names of channels contain neither braces nor colons, so that
 * `:processes` and `:ends` are never channels.
 */
export class RedisNames {
  private readonly prefix: string

  /** @param shop its address: other shops may use the same Redis and the same id of the application */
  constructor(shop: string, appId: string) {
    this.prefix = `arcana:realtime:${shop}:${appId}`
  }

  /** Pub/sub channel of the events of one channel. */
  bus(channel: string): string {
    return `${this.prefix}:{${channel}}`
  }

  /** Pub/sub channel of ended users and sessions, to which every process is subscribed. */
  get ends(): string {
    return this.bus(':ends')
  }

  /** Keys of a presence step, in the order in which the scripts read them. */
  presence(channel: string, process: string): string[] {
    const bus = this.bus(channel)
    return [...['connections', 'counts', 'infos', `of:${process}`, 'seq'].map(name => `${bus}:${name}`), bus]
  }

  /** Names and public data of the users on a channel. */
  infos(channel: string): string {
    return `${this.bus(channel)}:infos`
  }

  /** Connection → user of a channel. */
  connections(channel: string): string {
    return `${this.bus(channel)}:connections`
  }

  /** Connections of one process to a presence channel. */
  own(channel: string, process: string): string {
    return `${this.bus(channel)}:of:${process}`
  }

  /** Presence channels that a process has used, possibly without connections now. */
  channels(process: string): string {
    return `${this.prefix}:{${process}}:channels`
  }

  /** Channel → sockets of one process. */
  occupied(process: string): string {
    return `${this.prefix}:{${process}}:occupied`
  }

  /** Process → time of its last heartbeat. */
  get processes(): string {
    return `${this.bus(':processes')}:alive`
  }

  /** Dead processes whose connections are still to be removed. */
  get graves(): string {
    return `${this.bus(':processes')}:dead`
  }
}
