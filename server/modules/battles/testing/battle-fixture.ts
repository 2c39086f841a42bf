/** The real server with new players, and helpers for what a page does with a ticket. */
import type { InjectOptions } from 'fastify'
import type { InputOf } from '@/contract/endpoint.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import type { askTicket, BattleReport, Ticket } from '@/contract/endpoints/game/battles.ts'
import type { Problem } from '@/contract/problems.ts'
import type { Config } from '../../../config.ts'
import type { Ids } from '../../../kernel/ids.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { checkBattlesJob } from '../check-battles.ts'
import { playTicket, type SentCommand } from './play-ticket.ts'

export interface TestResponse<T> {
  status: number
  body: T & Problem
}

export interface Player {
  id: number
  call<T>(method: InjectOptions['method'], path: string, body?: unknown): Promise<TestResponse<T>>
  ask(body?: Partial<InputOf<typeof askTicket>['body']>): Promise<TestResponse<Ticket>>
  send(id: string, commands: readonly SentCommand[], forfeit?: boolean): Promise<TestResponse<BattleReport>>
  report(id: string): Promise<BattleReport>
  extra(): Promise<User['extra']>
  /** Plays a quick battle against `novizio` from ticket to report. */
  playOne(commands?: number, forfeit?: boolean): Promise<BattleReport>
}

export interface BattleFixture extends TestServer {
  newPlayer(): Promise<Player>
  /** Waits until every sent result is checked. */
  check(): Promise<void>
}

export const password = 'una frase lunga e sicura'
export const starterDeck = [2, 3, 4, 5, 6, 7]

/** Returns the same tickets in the same order in every run, so that no test depends on chance. */
function countedSeeds(ids: Ids): Ids {
  let seeds = 0
  const nextSeed = () => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE((seeds++ * 0x9e3779b1) >>> 0)
    return bytes
  }
  return { ...ids, chance: bytes => (bytes === 4 ? nextSeed() : ids.chance(bytes)) }
}

export async function openBattleFixture(changes: Partial<Config> = {}): Promise<BattleFixture> {
  const server = await openTestServer(changes)
  server.context.ids = countedSeeds(server.context.ids)
  const check = () => server.context.jobs.nudge(checkBattlesJob)
  let players = 0
  let era = 0 // access tokens of an earlier era have expired

  const signedCalls = (email: string, first: string): Player['call'] => {
    let cachedToken = { token: first, era }
    return async (method, path, given) => {
      if (cachedToken.era !== era) {
        const login = await server.call('POST', '/auth/login', { body: { email, password } })
        cachedToken = { token: login.json<{ access_token: string }>().access_token, era }
      }
      const headers = { authorization: `Bearer ${cachedToken.token}` }
      const response = await server.call(method, path, { body: given, headers })
      return { status: response.statusCode, body: response.json() }
    }
  }

  const newPlayer = async (): Promise<Player> => {
    players += 1
    const email = `nina${players}@example.com`
    const body = { name: 'Nina Segreta', email, password }
    const registered = await server.call('POST', '/auth/register', { body })
    const call = signedCalls(email, registered.json<{ access_token: string }>().access_token)
    const { body: user } = await call<User>('GET', '/auth/user')
    const player: Player = {
      id: user.id,
      call,
      ask: given => call('POST', '/battles/local', { kind: 'new', opponent: 'novizio', ...given }),
      send: (id, commands, forfeit) => call('POST', `/battles/local/${id}/result`, { commands, forfeit }),
      report: async id => (await call<BattleReport>('GET', `/battles/local/${id}`)).body,
      extra: async () => (await call<User>('GET', '/auth/user')).body.extra,
      playOne: async (commands, forfeit) => {
        const { body: ticket } = await player.ask()
        await player.send(ticket.id, playTicket(ticket, 1, commands).sent, forfeit)
        await check()
        return player.report(ticket.id)
      },
    }
    return player
  }
  const pass = (millis: number) => {
    era += 1
    server.pass(millis)
  }
  return { ...server, pass, newPlayer, check }
}
