/** A load of GET requests over a few keep-alive connections. */
import { openLine } from './line.ts'

export interface Load {
  perSecond: number
  p95: number // ms
  failures: number // responses other than 200
}

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

export async function loadOf(
  port: number,
  connections: number,
  millis: number,
  pathOf: (n: number) => string,
): Promise<Load> {
  const times: number[] = []
  let failures = 0
  let n = 0
  const began = performance.now()
  const askAll = async () => {
    const line = await openLine(port)
    while (performance.now() - began < millis) {
      const sentAt = performance.now()
      const { status } = await line.ask('GET', pathOf(n++), { 'x-locale': 'it' })
      times.push(performance.now() - sentAt)
      if (status !== 200) failures += 1
    }
    line.close()
  }
  await Promise.all(Array.from({ length: connections }, askAll))
  const seconds = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: times.length / seconds, p95: percentile(times, 0.95), failures }
}
