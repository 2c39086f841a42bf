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
import { heartbeatMillis } from '../src/contract/endpoints/game/online.ts'
import { actOnce, beginDuel, type Duel, errorsOf, sendHeartbeats } from './online/duel.ts'
import type { Account } from './online/new-account.ts'
import type { FromServer, Weight } from './online/serve.ts'
import { type Call, callsTo, openSocket, type Socket } from './online/visitor.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

const BATTLES = Number(process.argv[2] ?? sized(500, 2))
const IDLE = sized(2_000, 50)
const EVERY = sized(2_000, 300) // ms between two actions of a battle
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
  const before = await weigh(server)
  const sockets: Socket[] = []
  for (let n = 0; n < IDLE; n += 50)
    sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => openSocket(port, () => {})))))
  const after = await weigh(server)
  return { sockets, before: before.rss, after: after.rss, each: (after.used - before.used) / IDLE }
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
      if (began > counted) latencies.push(millis)
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
  const row = (figure: string, target: string, measured: string, n: number) =>
    print({ figure, target, measured, n, seed: 0 })
  const n = latencies.length
  row(`action to rival, ${duels.length} battles, p50`, '', `${percentile(latencies, 0.5).toFixed(1)} ms`, n)
  row('action to rival, p99', '≤ 50 ms', `${percentile(latencies, 0.99).toFixed(1)} ms`, n)
  row(
    'server’s event loop late, p99, most',
    '',
    `${delayP99.toFixed(1)}, ${delayMax.toFixed(1)} ms`,
    MEASURED,
  )
  row('core taken by server, visitors', '', `${busy(cpu - before.cpu)}, ${busy((user + system) / 1e6)}`, 1)
  const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(0)
  row('an idle socket, in use', '', `${(idle.each / 1024).toFixed(1)} KB`, IDLE)
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
