/**
 * Compares the processor of this machine with a fixed reference, as the benchmark index of Lighthouse does, so that the
 * figures of two machines can be compared. The index is measured in processor time, which other processes do not change.
 */
import type { Browser, CDPSession, Page } from 'playwright'
import { print } from './row.ts'

const REFERENCE_INDEX = 1000
const REFERENCE_MILLIS = 100 // processor time of the workload on the reference, whose index is 1000
const RUNS = 9 // the first ones compile the workload

/** Runs in the page: allocates, concatenates, sorts and hashes, as scripts of a page do. */
const workload = () => {
  let hash = 0
  for (let round = 0; round < 300; round++) {
    const words: string[] = []
    for (let at = 0; at < 2000; at++) words.push(`word-${(at * 7919 + round) % 2003}`)
    words.sort()
    const joined = words
      .map(word => ({ word, length: word.length }))
      .reduce((text, { word }) => text + word, '')
    for (let at = 0; at < joined.length; at++) hash = (hash * 31 + joined.charCodeAt(at)) | 0
  }
  return hash
}

/** Returns the processor time of the page's main thread so far, in milliseconds; `watchProcessor` starts counting. */
export async function processorMillis(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

export async function watchProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** Prints the index, and the rate that replaces a slowdown. */
export const printMachine = (
  name: string,
  { index, rate }: MachineSpeed,
  slowdowns: readonly number[],
): void =>
  print({
    figure: `${name}: index of this machine`,
    target: `reference ${REFERENCE_INDEX}`,
    measured: `${index} (${slowdowns.map(slowdown => `${slowdown} ×: rate ${rate(slowdown).toFixed(2)}`).join(', ')})`,
    n: RUNS,
    seed: 0,
  })

export interface MachineSpeed {
  index: number // 1000 on the reference; higher is faster
  /** Returns the throttling rate with which this machine is so many times slower than the reference. */
  rate(slowdown: number): number
}

/** Measures the machine in a page without throttling. The fastest run is the least disturbed one. */
export async function measureMachine(browser: Browser): Promise<MachineSpeed> {
  const page = await browser.newPage()
  const session = await watchProcessor(page)
  let fastest = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS; run++) {
    const before = await processorMillis(session)
    await page.evaluate(workload)
    fastest = Math.min(fastest, (await processorMillis(session)) - before)
  }
  await page.close()
  const index = Math.round((REFERENCE_INDEX * REFERENCE_MILLIS) / fastest)
  return { index, rate: slowdown => Math.max(1, (slowdown * index) / REFERENCE_INDEX) }
}
