/**
 * Entry point: a Pusher-protocol server (version 7) attached to an HTTP server. It handles channels, sockets and signatures. It
 * does not depend on the shop, the game or a web framework. The application that signs subscriptions decides who may subscribe.
 */
import type { Server } from 'node:http'
import { type AdmissionRules, createAdmission } from './admission.ts'
import type { Broker, Delivery } from './broker.ts'
import { ChannelRegistry } from './channel-registry.ts'
import type { RealtimeClock } from './clock.ts'
import type { Connection } from './connection.ts'
import { Endings } from './endings.ts'
import { sweepSilence } from './heartbeat.ts'
import { type HttpResponse, handleHttp } from './http-api.ts'
import { defaultLimits, type RealtimeLimits } from './limits.ts'
import { frames, protocolErrors } from './protocol.ts'
import type { RealtimeLog, Room } from './room.ts'
import type { PublishRequest, RealtimeApp } from './signature.ts'

/**
 * Asks sockets to reconnect one after the other, so that they do not all reconnect at the same time. Resolves when the last
 * message is sent.
 */
function sendAway(room: Room, connections: readonly Connection[]): Promise<void> {
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

export interface RealtimeConfig extends Partial<AdmissionRules> {
  app: RealtimeApp
  broker: Broker
  clock: RealtimeClock
  log: RealtimeLog
  limits?: Partial<RealtimeLimits>
  allowsClientEvents?(channel: string): boolean // default: every private and presence channel
  onOccupancy?(channel: string): void // the number of this process's sockets on the channel has changed
}

export interface Realtime {
  open(): Promise<void> // must be called before the first socket
  attach(server: Server): void
  handleHttp(request: PublishRequest): Promise<HttpResponse>
  /** `data` is any JSON value; `exceptSocketId` does not receive it. Resolves when the broker has accepted it. */
  trigger(channel: string, event: string, data: unknown, exceptSocketId?: string): Promise<void>
  /** Closes the sockets of a user in every process with 4009. pusher-js does not reconnect after that. */
  endUserConnections(userId: string | number): Promise<void>
  /**
   * The same for one session. Signatures issued for it within the next minute are refused too, because another process may not have
   * seen its end yet.
   */
  endSession(sessionId: string): Promise<void>
  /** Returns the number of sockets of all processes on each of these channels, in the same order. */
  countSockets(channels: readonly string[]): Promise<number[]>
  figures(): { connections: number } // of this process
  /** Asks every socket to reconnect (4200), one after the other, and admits no more. */
  close(): Promise<void>
}

const farewellMillis = 1_000 // timeout for the reply to the last close frame

function receiveDelivery(room: Room, delivery: Delivery): void {
  if (delivery.kind === 'event') {
    room.channels.deliver(delivery)
    return
  }
  room.endings.add(delivery.identity, delivery.until)
  for (const connection of room.connections.values())
    if (connection.identities.has(delivery.identity)) connection.close(protocolErrors.ended)
}

const createRoom = (config: RealtimeConfig): Room => {
  const limits = { ...defaultLimits, ...config.limits }
  const { app, broker, clock, log } = config
  return {
    app,
    broker,
    clock,
    log,
    limits,
    connections: new Map(),
    addresses: new Map(),
    channels: new ChannelRegistry((channel, sockets) => {
      config.onOccupancy?.(channel)
      return broker.occupy(channel, sockets)
    }),
    endings: new Endings(limits.signatureLifeMillis),
    emptied: () => {},
    allowsClientEvents: config.allowsClientEvents ?? (() => true),
  }
}

/** Resolves when the last socket is closed. Sockets that do not reply to the close frame are dropped. */
async function empty(room: Room): Promise<void> {
  await sendAway(room, [...room.connections.values()])
  await new Promise<void>(resolve => {
    if (room.connections.size === 0) resolve()
    room.emptied = resolve
    room.clock.after(farewellMillis, () => {
      for (const connection of room.connections.values()) connection.drop()
    })
  })
}

export function createRealtime(config: RealtimeConfig): Realtime {
  const room = createRoom(config)
  const { broker, clock, limits, connections } = room
  const admission = createAdmission(room, {
    addressOf: config.addressOf ?? (request => request.socket.remoteAddress ?? ''),
    isOriginAllowed: config.isOriginAllowed ?? (() => true),
  })
  const stopSweep = clock.every(limits.sweepMillis, () => {
    sweepSilence(room)
    room.endings.forget(clock.now())
  })
  const end = (identity: string, until: number) => broker.publish({ kind: 'end', identity, until })

  return {
    open: () =>
      broker.open({
        deliver: delivery => receiveDelivery(room, delivery),
        missed: () => void sendAway(room, [...connections.values()]),
      }),
    attach: admission.attach,
    handleHttp: request => handleHttp(room, request),
    trigger: (channel, event, data, exceptSocketId) =>
      broker.publish({
        kind: 'event',
        channel,
        frame: frames.event(channel, event, data),
        except: exceptSocketId,
      }),
    endUserConnections: userId => end(`user:${userId}`, clock.now()),
    endSession: sessionId => end(`session:${sessionId}`, clock.now() + limits.signatureLifeMillis),
    countSockets: channels => broker.socketsOn(channels),
    figures: () => ({ connections: connections.size }),
    close: async () => {
      stopSweep()
      admission.detach()
      await empty(room)
      await broker.close()
    },
  }
}
