/**
 * Online battles under load (decision 0041): 500 at once, with two sockets each and their heartbeats, plus 2,000 idle sockets. Three
 * processes share the machine: PostgreSQL, the server, and this one, which simulates all visitors. Measures the time from an action to the
 * frame on the rival's socket, the memory of an idle socket in the server's process, and whether a version was lost or duplicated.
 * Run: `npm run bench online`, or `node … bench/online.ts <battles>`.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { heartbeatMillis, watchChannel } from '../src/contract/endpoints/game/online.ts'
import { actOnce, beginDuel, type Duel, errorsOf, sendHeartbeats } from './online/duel.ts'
import type { Account } from './online/new-account.ts'
import type { FromServer, Weight } from './online/serve.ts'
import { type Call, callsTo, openSocket, type Socket } from './online/visitor.ts'
import { type Point, print } from './row.ts'
import { sized } from './size.ts'

const BATTLES = Number(process.argv[2] ?? sized(500, 2))
const IDLE = Number(process.env.BENCH_SOCKETS ?? sized(2_000, 50))
const SPECTATORS = Math.min(IDLE, 2_000) // idle sockets that watch one battle, to measure the fan-out
const WARMING = 50 // sockets that are opened and closed before, because the first ones load code
const EVERY = sized(Math.max(2_000, BATTLES * 4), 300) // ms between two actions of a battle: at most 250 actions a second in all
const WARM = sized(5_000, 500) // ms of warm-up that are not counted
const MEASURED = sized(30_000, 3_000)

const wait = (millis: number) => new Promise(resolve => setTimeout(resolve, millis))

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN

async function weigh(server: ChildProcess): Promise<Weight> {
  server.send('weigh')
  return (await once(server, 'message'))[0] as Weight
}

async function seatAll(port: number, call: Call, accounts: readonly Account[]): Promise<Duel[]> {
  const duels: Duel[] = []
  for (let n = 0; n < accounts.length; n += 10) {
    const pairs = accounts.slice(n, n + 10)
    const begun = pairs.flatMap((pair, at) => {
      const two = pairs[at + 1]
      return at % 2 === 0 && two ? [beginDuel(port, call, [pair, two])] : []
    })
    duels.push(...(await Promise.all(begun)))
  }
  return duels
}

/** Memory of the idle sockets in the server's process, in bytes. */
async function idleSockets(port: number, server: ChildProcess) {
  const warming = await Promise.all(Array.from({ length: WARMING }, () => openSocket(port, () => {})))
  for (const socket of warming) socket.close()
  const before = await weigh(server)
  const sockets: Socket[] = []
  const listeners: Array<(event: string) => void> = Array.from({ length: IDLE }, () => () => {})
  for (let n = 0; n < IDLE; n += 50) {
    const opened = listeners
      .slice(n, n + 50)
      .map((_, at) => openSocket(port, ({ event }) => listeners[n + at]?.(event)))
    sockets.push(...(await Promise.all(opened)))
  }
  const after = await weigh(server)
  const each = (after.used - before.used) / IDLE
  return { sockets, listeners, before: before.rss, after: after.rss, each }
}

/** Returns the ms from an action until the last of the spectators has received it. */
async function fanOut(
  call: Call,
  duel: Duel,
  { sockets, listeners }: Awaited<ReturnType<typeof idleSockets>>,
): Promise<number> {
  const spectators = sockets.slice(0, SPECTATORS)
  const received = (expected: string) =>
    Promise.all(
      spectators.map(
        (_, at) =>
          new Promise<void>(resolve => {
            listeners[at] = event => {
              if (event === expected) resolve()
            }
          }),
      ),
    )
  const joined = received('pusher_internal:subscription_succeeded')
  for (const socket of spectators) socket.send('pusher:subscribe', { channel: watchChannel(duel.watchKey) })
  await joined
  const updated = received('battle-update')
  const began = performance.now()
  await actOnce(call, duel)
  await updated
  return performance.now() - began
}

async function playAll(call: Call, duels: readonly Duel[]): Promise<number[]> {
  const latencies: number[] = []
  const counted = performance.now() + WARM
  const until = counted + MEASURED
  const playOne = async (duel: Duel, at: number) => {
    await wait((at / duels.length) * EVERY)
    while (performance.now() < until) {
      const began = performance.now()
      const millis = await actOnce(call, duel)
      if (millis === null) return
      if (millis !== undefined && began > counted) latencies.push(millis)
      await wait(Math.max(0, EVERY - (performance.now() - began)))
    }
  }
  await Promise.all(duels.map(playOne))
  return latencies
}

async function measure(port: number, server: ChildProcess, accounts: readonly Account[]): Promise<void> {
  const call = callsTo(port)
  const stopBeating = sendHeartbeats(
    call,
    accounts.map(({ token }) => token),
    heartbeatMillis,
  )
  const idle = await idleSockets(port, server)
  const duels = await seatAll(port, call, accounts)
  const fanned = duels[0] ? await fanOut(call, duels[0], idle) : Number.NaN
  const before = await weigh(server)
  const cpuUsage = process.cpuUsage()
  const latencies = await playAll(call, duels)
  const { delayP99, delayMax, cpu } = await weigh(server)
  const { user, system } = process.cpuUsage(cpuUsage)
  const busy = (seconds: number) => `${((seconds / (WARM + MEASURED)) * 100_000).toFixed(0)} %`
  const failed = stopBeating()
  for (const { close } of [...idle.sockets, ...duels.flatMap(({ sockets }) => sockets)]) close()
  const faults = duels.map(errorsOf)
  const sum = (of: 'lost' | 'doubled') => faults.reduce((all, fault) => all + fault[of], 0)
  const row = (figure: string, target: string, measured: string, n: number, point?: Point) =>
    print({ figure, target, measured, n, seed: 0, ...(point && { point }) })
  const n = latencies.length
  row(
    `action to rival, ${duels.length} battles, an action each ${EVERY / 1000} s, p50`,
    '',
    `${percentile(latencies, 0.5).toFixed(1)} ms`,
    n,
  )
  const p99 = percentile(latencies, 0.99)
  const p99Point = BATTLES > 2 ? { curve: 'p99', x: BATTLES, y: p99 } : undefined
  row('action to rival, p99', '≤ 50 ms', `${p99.toFixed(1)} ms`, n, p99Point)
  row(
    'server’s event loop late, p99, most',
    '',
    `${delayP99.toFixed(1)}, ${delayMax.toFixed(1)} ms`,
    MEASURED,
  )
  row('core taken by server, visitors', '', `${busy(cpu - before.cpu)}, ${busy((user + system) / 1e6)}`, 1)
  const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(0)
  const kilobytes = idle.each / 1024
  const idlePoint = BATTLES > 2 ? undefined : { curve: 'idle socket', x: IDLE, y: kilobytes }
  row(`an idle socket of ${IDLE}, in use`, '≤ 6 KB', `${kilobytes.toFixed(1)} KB`, IDLE, idlePoint)
  row(`fan-out to ${SPECTATORS} sockets`, '≤ 500 ms', `${fanned.toFixed(0)} ms`, SPECTATORS)
  row('server resident before, with idle sockets', '', `${mb(idle.before)}, ${mb(idle.after)} MB`, IDLE)
  row('versions lost, doubled', '0, 0', `${sum('lost')}, ${sum('doubled')}`, n * 2)
  row('heartbeats refused', '0', String(failed), accounts.length)
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-online-'))
const server = fork(fileURLToPath(new URL('online/serve.ts', import.meta.url)), [String(BATTLES * 2)], {
  env: { ...process.env, BENCH_DATA: dataDir },
  execArgv: ['--import', 'tsx', '--expose-gc'],
})
try {
  const ended = once(server, 'exit').then(([code]) =>
    Promise.reject(new Error(`the server ended with ${code}`)),
  )
  const [ready] = (await Promise.race([once(server, 'message'), ended])) as [FromServer]
  if (!('accounts' in ready)) throw new Error('the server did not say who may play')
  ended.catch(() => {})
  await measure(ready.port, server, ready.accounts)
} finally {
  const exited = server.exitCode === null ? once(server, 'exit') : undefined
  if (server.connected) server.disconnect()
  await exited // the server writes into the folder until it ends
  rmSync(dataDir, { recursive: true, force: true })
}
