/**
 * Battles between people under load (decisions §9, issue 7): 500 at once, two sockets each, beside 2,000 idle ones; from an action
 * to the rival's socket, memory of a socket, and whether any version was lost or came twice. On the PostgreSQL of
 * BENCH_DATABASE_URL, else embedded. Run: `npm run bench online [battles]`.
 */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { WebSocket } from 'ws'
import { assemble } from '../server/assemble.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/kernel/db/database.ts'
import { accessTokenOf } from '../server/modules/auth/open-session.ts'
import type { BattleUpdate, Match } from '../src/contract/online.ts'
import { legalCommands } from '../src/engine/legal.ts'
import type { BattleState, Seat } from '../src/engine/types.ts'
import { print } from './row.ts'

const BATTLES = Number(process.argv[2] ?? 500)
const IDLE = 2_000
const EVERY = 2_000 // ms between two actions of a battle
const MEASURED = 30_000 // ms
const deck = [2, 3, 4, 5, 6, 7]

interface Account {
  id: number
  token: string
}

/** The real application in a process of its own; accounts are written straight into its database: 1,000 passwords would take minutes. */
async function serve(databaseUrl: string | null, dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir, onLost: () => process.exit(1) })
  const config = {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    seedDemo: false,
    trustProxy: true,
  }
  const { app, world } = await assemble(config, database, { areLimitsOff: true })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const bound = app.server.address()
  const accounts: Account[] = []
  for (let n = 0; n < BATTLES * 2; n++) {
    const { rows } = await world.db.execute<{ id: number }>(sql`with person as (
        insert into users (name, email, nickname, nickname_key) values ('Bench', ${`bench${n}@example.com`}, ${`Bench${n}`}, ${`bench${n}`}) returning id),
      cards as (insert into user_cards (user_id, character_id, source)
        select person.id, characters.id, 'starter' from person, characters where numero_carta between 2 and 7)
      select id from person`)
    const id = Number(rows[0]?.id)
    const sessionId = randomUUID()
    await world.db.execute(
      sql`insert into sessions (id, user_id, user_agent) values (${sessionId}, ${id}, 'bench')`,
    )
    const { access_token } = await accessTokenOf(config, { sessionId, userId: id }, world.now())
    accounts.push({ id, token: access_token })
  }
  process.on('disconnect', () => process.exit(0))
  process.send?.({ port: typeof bound === 'object' && bound ? bound.port : 0, accounts, pid: process.pid })
}

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024

const percentile = (times: number[], part: number): number =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN

let visitors = 0
const address = () => {
  visitors += 1
  return `10.${Math.floor(visitors / 62_500)}.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`
}

interface Player {
  seat: Seat
  token: string
  heard: number[]
}

interface Battle {
  id: string
  players: Player[]
  state: BattleState
  version: number
  sentAt: number
}

type Call = <T>(method: string, path: string, token: string, body?: unknown) => Promise<T>

async function socket(port: number, onMessage: (event: string, data: string, channel?: string) => void) {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/app/bottega?protocol=7&client=bench&version=1`, {
    headers: { 'x-forwarded-for': address() },
  })
  const id = await new Promise<string>((resolve, reject) => {
    ws.on('error', reject)
    ws.on('message', raw => {
      const { event, data, channel } = JSON.parse(String(raw)) as {
        event: string
        data: string
        channel?: string
      }
      if (event === 'pusher:connection_established') resolve(JSON.parse(data).socket_id)
      else if (event === 'pusher:ping') ws.send('{"event":"pusher:pong","data":{}}')
      else onMessage(event, data, channel)
    })
  })
  return {
    id,
    send: (event: string, data: unknown) => ws.send(JSON.stringify({ event, data })),
    close: () => ws.terminate(),
  }
}

const stateOf = (
  facts: BattleUpdate | NonNullable<Match['battle']>,
  before: Pick<BattleState, 'rules' | 'cards'>,
): BattleState => ({
  rules: before.rules,
  cards: before.cards,
  player1: facts.player1,
  player2: facts.player2,
  currentTurnPlayerId: facts.currentTurnPlayerId,
  phase: facts.gameState,
  winner: facts.winner,
  turn: facts.turn,
  rng: 0,
})

async function begin(call: Call, [one, two]: [Account, Account]): Promise<Match> {
  for (const { token } of [one, two]) await call('POST', '/lobby/presence', token, { device: randomUUID() })
  const { id } = await call<Match>('POST', '/battles', one.token, { kind: 'private' })
  await call('POST', `/battles/${id}/join`, two.token)
  await call('POST', `/battles/${id}/ready`, one.token, { ready: true, deck })
  return call<Match>('POST', `/battles/${id}/ready`, two.token, { ready: true, deck })
}

async function sit(
  port: number,
  call: Call,
  battle: Battle,
  player: Player,
  latencies: number[],
  closers: (() => void)[],
) {
  let joined = () => {}
  const isJoined = new Promise<void>(resolve => {
    joined = resolve
  })
  const name = `private-battle.${battle.id}`
  const open = await socket(port, (event, data) => {
    if (event === 'pusher_internal:subscription_succeeded') return joined()
    if (event !== 'battle-update') return
    const update = JSON.parse(data) as BattleUpdate
    player.heard.push(update.version)
    if (update.version <= battle.version) return
    battle.state = stateOf(update, battle.state)
    battle.version = update.version
  })
  const rival = await call<{ auth: string; channel_data?: string }>(
    'POST',
    '/broadcasting/auth',
    player.token,
    {
      socket_id: open.id,
      channel_name: name,
    },
  )
  open.send('pusher:subscribe', { channel: name, ...rival })
  await isJoined
  closers.push(open.close)
  return latencies
}

/** One action, and the time until the other one's socket has it. */
async function actOnce(call: Call, battle: Battle, latencies: number[]): Promise<void> {
  const actor = battle.players.find(({ seat }) => legalCommands(battle.state, seat).length > 0)
  const rival = battle.players.find(player => player !== actor)
  const command = actor && legalCommands(battle.state, actor.seat)[0]
  if (!actor || !rival || !command || battle.state.phase === 'game_over') return
  const { seat: _, ...action } = command
  const { version } = battle
  const sentAt = performance.now()
  const isHeard = new Promise<void>(resolve => {
    const look = () => (rival.heard.at(-1) === version + 1 ? resolve() : setImmediate(look))
    look()
  })
  await call('POST', `/battles/${battle.id}/actions`, actor.token, { id: randomUUID(), version, action })
  await isHeard
  latencies.push(performance.now() - sentAt)
}

async function measure(port: number, pid: number, accounts: readonly Account[]): Promise<void> {
  const call: Call = async (method, path, token, body) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const told = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(told)}`)
    return told as never
  }
  const latencies: number[] = []
  const closers: (() => void)[] = []
  const battles: Battle[] = []
  for (let n = 0; n < BATTLES; n++) {
    const [one, two] = [accounts[n * 2], accounts[n * 2 + 1]]
    if (!one || !two) throw new Error('too few accounts')
    const match = await begin(call, [one, two])
    if (!match.battle || !match.host.seat || !match.guest?.seat) throw new Error('no battle')
    const state = stateOf(match.battle, { rules: match.battle.rules, cards: match.battle.cards })
    const players = [
      { seat: match.host.seat, token: one.token, heard: [] },
      { seat: match.guest.seat, token: two.token, heard: [] },
    ]
    const battle = { id: match.id, players, state, version: match.version, sentAt: 0 }
    for (const player of players) await sit(port, call, battle, player, latencies, closers)
    battles.push(battle)
  }
  const before = memoryOf(pid)
  for (let n = 0; n < IDLE; n++) closers.push((await socket(port, () => {})).close)
  const after = memoryOf(pid)

  const firsts = battles.map(({ version }) => version)
  const until = performance.now() + MEASURED
  await Promise.all(
    battles.map(async (battle, n) => {
      await new Promise(resolve => setTimeout(resolve, (n / BATTLES) * EVERY))
      while (performance.now() < until && battle.state.phase !== 'game_over') {
        const began = performance.now()
        await actOnce(call, battle, latencies)
        await new Promise(resolve => setTimeout(resolve, Math.max(0, EVERY - (performance.now() - began))))
      }
    }),
  )
  const faults = battles.flatMap((battle, n) =>
    battle.players.filter(({ heard }) => heard.some((version, at) => version !== (firsts[n] ?? 0) + at + 1)),
  ).length
  for (const close of closers) close()
  const figures = { n: latencies.length, seed: 0 }
  print({
    figure: `action to rival, ${BATTLES} battles, p50`,
    target: '',
    measured: `${percentile(latencies, 0.5).toFixed(1)} ms`,
    ...figures,
  })
  print({
    figure: `action to rival, ${BATTLES} battles, p99`,
    target: '≤ 50 ms',
    measured: `${percentile(latencies, 0.99).toFixed(1)} ms`,
    ...figures,
  })
  print({
    figure: 'memory of an idle socket',
    target: '',
    measured: `${(((after - before) / IDLE) * 1024).toFixed(1)} KB`,
    n: IDLE,
    seed: 0,
  })
  print({
    figure: 'players who lost or doubled a version',
    target: '0',
    measured: String(faults),
    n: BATTLES * 2,
    seed: 0,
  })
}

if (process.send) await serve(process.env.BENCH_DATABASE_URL ?? null, process.env.BENCH_DATA ?? '')
else {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-online-'))
  const child = fork(fileURLToPath(import.meta.url), [String(BATTLES)], {
    env: { ...process.env, BENCH_DATA: dataDir },
    execArgv: ['--import', 'tsx'],
  })
  try {
    const { port, pid, accounts } = await new Promise<{ port: number; pid: number; accounts: Account[] }>(
      (resolve, reject) => {
        child.once('message', message => resolve(message as never))
        child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
      },
    )
    await measure(port, pid, accounts)
  } finally {
    child.disconnect()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
