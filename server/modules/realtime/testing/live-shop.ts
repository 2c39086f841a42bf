/** The app with its session and sockets, listening on the loopback interface, with its own database. */
import type { AddressInfo } from 'node:net'
import PusherServer from 'pusher'
import { WebSocket } from 'ws'
import { buildApp, createServer } from '../../../app.ts'
import { createAppContext } from '../../../app-context.ts'
import { ids } from '../../../kernel/ids.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { testConfig } from '../../../testing/test-server.ts'
import { createIdentify } from '../../auth/identify.ts'
import { authModule } from '../../auth/module.ts'
import { realtimeModule } from '../module.ts'
import { type RealtimeServer, wireRealtime } from '../wire.ts'

export interface Player {
  id: number
  bearer: string
}

export interface LiveShop {
  url: string
  socketUrl: string
  port: number
  key: string
  appId: string
  door: RealtimeServer
  publisher: PusherServer
  WebSocket: typeof WebSocket
  register(email: string): Promise<Player>
  logIn(email: string): Promise<Player>
  logOut(player: Player): Promise<void>
  close(): Promise<void>
}

const password = 'una parola lunga 17'

export async function openLiveShop(): Promise<LiveShop> {
  const config = testConfig()
  const database = await openTestDatabase()
  const app = createServer(config, ids.request)
  const context = createAppContext({
    config,
    db: database.db,
    log: app.log,
    modules: [],
    areJobsQuiet: true,
    createMail: () => ({ send: async () => {}, queue: async () => {} }),
  })
  const realtimeServer = await wireRealtime(context)
  const routes = [...authModule.routes, ...realtimeModule.routes]
  const parts = {
    routes,
    identify: createIdentify(context),
    identifyToken: async () => undefined,
    mountSite: realtimeServer.mount,
  }
  await buildApp(app, config, context, parts, { areLimitsOff: true })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const { key, appId, secret } = config.realtime

  const call = async (path: string, body: object, bearer?: string): Promise<{ access_token: string }> => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`)
    return (await response.json()) as { access_token: string }
  }
  const playerOf = ({ access_token }: { access_token: string }): Player => {
    const claims = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())
    return { id: Number(claims.sub), bearer: access_token }
  }

  return {
    url,
    socketUrl: url.replace('http', 'ws'),
    port,
    key,
    appId,
    door: realtimeServer,
    publisher: new PusherServer({ appId, key, secret, host: '127.0.0.1', port: String(port) }),
    WebSocket,
    register: async email => playerOf(await call('/auth/register', { name: 'Nome', email, password })),
    logIn: async email => playerOf(await call('/auth/login', { email, password })),
    logOut: async ({ bearer }) => {
      await call('/auth/logout', {}, bearer)
    },
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
