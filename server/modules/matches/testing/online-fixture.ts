/**
 * The real server with players who have names and decks, listeners on its channels, and helpers for what they do at a
 * table.
 */
import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import type { User } from '@/contract/endpoints/account/users.ts'
import type { Lobby, Presence } from '@/contract/endpoints/game/lobby.ts'
import type { Action, Match } from '@/contract/endpoints/game/online.ts'
import type { Problem } from '@/contract/problems.ts'
import type { Command } from '@/engine/commands.ts'
import type { BattleState } from '@/engine/types.ts'
import { legalCommands } from '@/engine/view.ts'
import type { Config } from '../../../config.ts'
import { ladderRows } from '../../../db/schema/online.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { pairPlayersJob } from '../../lobby/pair-players.ts'
import { sweepTablesJob } from '../sweep-tables.ts'

export interface TestResponse<T> {
  status: number
  body: T & Problem & { version?: number; reason?: string; match?: string }
}

export interface Published {
  channel: string
  event: string
  data: unknown
}

export interface OnlinePlayer {
  id: number
  name: string
  call<T>(method: InjectOptions['method'], path: string, body?: unknown): Promise<TestResponse<T>>
  beat(takes?: boolean): Promise<Presence>
  lobby(): Promise<Lobby>
  open(kind: 'open' | 'private', rules?: 'standard' | 'classic'): Promise<Match>
  challenge(rival: OnlinePlayer, rules?: 'standard' | 'classic'): Promise<Match>
  join(id: string): Promise<TestResponse<Match>>
  ready(id: string): Promise<TestResponse<Match>>
  see(id: string): Promise<Match>
  act(id: string, version: number, action: Action, name?: string): Promise<TestResponse<{ version: number }>>
  /** Takes the first legal action; returns undefined when it is not this player's turn. */
  play(id: string): Promise<TestResponse<{ version: number }> | undefined>
  extra(): Promise<User['extra']>
}

export interface OnlineFixture extends TestServer {
  newPlayer(nickname?: string | null): Promise<OnlinePlayer>
  published: Published[]
  sweep(): Promise<void>
  pair(): Promise<void>
  /** Lets time pass like on a running server: the table job runs in the meantime. */
  live(millis: number, beating?: readonly OnlinePlayer[]): Promise<void>
  /** Returns a battle between two players. */
  begin(host: OnlinePlayer, guest: OnlinePlayer, rules?: 'standard' | 'classic'): Promise<Match>
  /** Plays the first legal command until this turn begins. */
  reach(id: string, players: readonly OnlinePlayer[], turn: number): Promise<void>
  /** Plays to the end with the first legal command. */
  finish(id: string, players: readonly OnlinePlayer[]): Promise<void>
}

export const starterDeck = [2, 3, 4, 5, 6, 7]
export const password = 'una frase lunga e sicura'

const step = 2_000

export const stateOf = ({ battle }: Match): BattleState => {
  if (!battle) throw new Error('no battle at this table')
  const { rules, cards, player1, player2, currentTurnPlayerId, gameState: phase, winner, turn, wind } = battle
  return { rules, cards, player1, player2, currentTurnPlayerId, phase, winner, turn, wind, rng: 0 }
}

export const actionOf = ({ seat: _, ...action }: Command): Action => action as Action

export async function openOnlineFixture(changes: Partial<Config> = {}): Promise<OnlineFixture> {
  const server = await openTestServer(changes)
  await server.context.db.delete(ladderRows) // rows of the demo shop
  const published: Published[] = []
  const sockets = server.context.live
  server.context.live = {
    ...sockets,
    publish: (channel, event, data) => {
      published.push({ channel, event, data: JSON.parse(JSON.stringify(data)) })
      sockets.publish(channel, event, data)
    },
  }
  let people = 0
  const sweep = () => server.context.jobs.nudge(sweepTablesJob)

  const newPlayer = async (nickname?: string | null): Promise<OnlinePlayer> => {
    people += 1
    const name = nickname === undefined ? `Gioca${people}` : nickname
    const email = `online${people}@example.com`
    const registered = await server.call('POST', '/auth/register', {
      body: { name: 'Nina Segreta', email, password },
    })
    let token = registered.json<{ access_token: string }>().access_token
    let lastTime = server.context.now().getTime()
    const call: OnlinePlayer['call'] = async (method, path, body) => {
      if (server.context.now().getTime() - lastTime > 10 * 60_000) {
        const login = await server.call('POST', '/auth/login', { body: { email, password } })
        token = login.json<{ access_token: string }>().access_token
        lastTime = server.context.now().getTime()
      }
      const response = await server.call(method, path, {
        body,
        headers: { authorization: `Bearer ${token}` },
      })
      return { status: response.statusCode, body: response.json() }
    }
    const { body: user } = await call<User>('GET', '/auth/user')
    if (name !== null) await call('PUT', `/auth/users/${user.id}`, { extra: { nickname: name } })
    const device = randomUUID()
    const player: OnlinePlayer = {
      id: user.id,
      name: name ?? '',
      call,
      beat: async takes => (await call<Presence>('POST', '/lobby/presence', { device, takes })).body,
      lobby: async () => (await call<Lobby>('GET', '/lobby')).body,
      open: async (kind, rules) => (await call<Match>('POST', '/battles', { kind, rules })).body,
      challenge: async (rival, rules) =>
        (await call<Match>('POST', '/battles', { kind: 'challenge', player: rival.id, rules })).body,
      join: id => call('POST', `/battles/${id}/join`),
      ready: id => call('POST', `/battles/${id}/ready`, { ready: true, deck: starterDeck }),
      see: async id => (await call<Match>('GET', `/battles/${id}`)).body,
      act: (id, version, action, actionId = randomUUID()) =>
        call('POST', `/battles/${id}/actions`, { id: actionId, version, action }),
      play: async id => {
        const match = await player.see(id)
        const command = match.seat && legalCommands(stateOf(match), match.seat)[0]
        return command ? player.act(id, match.version, actionOf(command)) : undefined
      },
      extra: async () => (await call<User>('GET', '/auth/user')).body.extra,
    }
    return player
  }

  const begin: OnlineFixture['begin'] = async (host, guest, rules) => {
    await host.beat(true)
    await guest.beat(true)
    const { id } = await host.challenge(guest, rules)
    await guest.join(id)
    await host.ready(id)
    await guest.ready(id)
    return host.see(id)
  }
  const reach: OnlineFixture['reach'] = async (id, players, turn) => {
    while (((await players[0]?.see(id))?.battle?.turn ?? turn) < turn)
      await Promise.all(players.map(player => player.play(id)))
  }
  const finish: OnlineFixture['finish'] = async (id, players) => {
    for (let turn = 0; turn < 1000; turn++) {
      const responses = await Promise.all(players.map(player => player.play(id)))
      if (responses.every(response => response === undefined)) return
    }
    throw new Error('the battle has no end')
  }
  return {
    ...server,
    newPlayer,
    published,
    sweep,
    pair: () => server.context.jobs.nudge(pairPlayersJob),
    live: async (millis, beating = []) => {
      for (let passed = 0; passed < millis; passed += step) {
        server.pass(Math.min(step, millis - passed))
        if (passed % 10_000 === 0) for (const player of beating) await player.beat()
        await sweep()
      }
    },
    begin,
    reach,
    finish,
  }
}
