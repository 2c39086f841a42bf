/**
 * Processor time per request with one, two and three processes of the shop, with Redis, PgBouncer and a replica: lists and products
 * are requested directly from the processes in turn. Run: `npm run bench processes`.
 */
import { readFileSync } from 'node:fs'
import { openInstallation } from './faults/installation.ts'
import { CallTally, Requests } from './faults/requests.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

const REQUESTS = sized(6_000, 200)
const WARM = sized(2_000, 50)
const CONNECTIONS = 8
const ticksPerSecond = 100

/** Processor time of a process so far, in milliseconds. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

async function load(requests: readonly Requests[], amount: number): Promise<number> {
  let n = 0
  let failed = 0
  const ask = async () => {
    while (n < amount) {
      const turn = n++
      const path =
        turn % 3 === 0 ? `/products/${1 + (turn % 40)}` : `/products?page=${1 + (turn % 4)}&n=${turn}`
      const reply = await requests[turn % requests.length]?.ask('GET', path)
      if (reply && (reply.status === 0 || reply.status >= 500)) failed += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  return failed
}

const installation = await openInstallation()
try {
  let single = Number.NaN
  for (const count of [1, 2, 3]) {
    const shops = installation.shops().slice(0, count)
    const requests = shops.map(({ port }) => new Requests(port))
    await load(requests, WARM)
    for (const one of requests) one.tally = new CallTally()
    const before = shops.map(({ pid }) => cpuOf(pid))
    const began = performance.now()
    const failed = await load(requests, REQUESTS)
    const seconds = (performance.now() - began) / 1000
    const cpu = shops.reduce((sum, { pid }, at) => sum + cpuOf(pid) - (before[at] ?? 0), 0) / REQUESTS
    if (count === 1) single = cpu
    print({
      figure: `${count} processes: processor time per request`,
      target: '<= 1.15 × of one',
      measured: `${cpu.toFixed(2)} ms, ${(cpu / single).toFixed(2)} ×, ${Math.round(REQUESTS / seconds)}/s, ${failed} failed`,
      n: REQUESTS,
      seed: 0,
      point: { curve: 'processor time per request', x: count, y: cpu },
    })
    for (const one of requests) one.close()
  }
} finally {
  await installation.close()
}
