/**
 * Publishes to an outside Pusher-compatible service, which holds the sockets. It can end the connections of a user only if the
 * service identifies users. It cannot end single sessions.
 */
import { createHash } from 'node:crypto'
import type { RealtimeClock } from './clock.ts'
import type { Realtime } from './create-realtime.ts'
import { type RealtimeApp, signPublish } from './signature.ts'

export interface OutsideServiceConfig {
  app: RealtimeApp
  address: { scheme: 'http' | 'https'; host: string; port: number }
  clock: Pick<RealtimeClock, 'now'>
  send?: typeof fetch
}

export type Publisher = Pick<Realtime, 'trigger' | 'endUserConnections' | 'endSession'>

/** Rejects if the service does not accept the event. */
export function outsideService({ app, address, clock, send = fetch }: OutsideServiceConfig): Publisher {
  const { scheme, host, port } = address

  const post = async (leaf: string, record: object): Promise<void> => {
    const [path, body] = [`/apps/${app.id}/${leaf}`, JSON.stringify(record)]
    const query = {
      auth_key: app.key,
      auth_timestamp: String(Math.floor(clock.now() / 1000)),
      auth_version: '1.0',
      body_md5: createHash('md5').update(body).digest('hex'),
    }
    const signed = new URLSearchParams({
      ...query,
      auth_signature: signPublish(app, 'POST', path, Object.entries(query)),
    })
    const response = await send(`${scheme}://${host}:${port}${path}?${signed}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(5_000),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the socket service answered ${response.status}`)
  }

  return {
    trigger: (channel, event, data, exceptSocketId) =>
      post('events', {
        name: event,
        channels: [channel],
        data: typeof data === 'string' ? data : JSON.stringify(data ?? null),
        socket_id: exceptSocketId,
      }),
    endUserConnections: userId => post(`users/${encodeURIComponent(userId)}/terminate_connections`, {}),
    endSession: async () => {},
  }
}
