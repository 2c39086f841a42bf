import { describe, expect, it } from 'vitest'
import { type Costs, needOfLaunch, needOfPlayers, tableOfNeeds, withMeasured } from './capacity.ts'

const zero = { list: 0, product: 0, page: 0, checkout: 0, battleAction: 0, place: 0, poll: 0 }
const costs: Costs = {
  nodeMillis: { ...zero, list: 1, checkout: 10, poll: 0.1 },
  postgresMillis: { ...zero, checkout: 5 },
  bytes: { account: 1000, order: 2000, battle: 0, socket: 4096, page: 125_000, poll: 0 },
  perPlayerAndDay: { list: 36, product: 0, page: 36, checkout: 0.36, battleAction: 0 },
  shareOfPeakHour: 0.1,
  shareOnline: 0.05,
  ordersKeptDays: 100,
  battlesKeptDays: 30,
  use: 0.5,
}

describe('withMeasured', () => {
  it('replaces the costs that were measured, and leaves the others', () => {
    const measured = withMeasured(costs, {
      catalogue: [
        { figure: '1,000 in memory: list of 24, uncached', measured: 'p95 8.2 ms, 0.49 ms CPU' },
        { figure: '10,000 in memory: list of 24, uncached', measured: 'p95 7.0 ms, 0.39 ms CPU' },
        { figure: '10,000 in memory: list of 24, uncached, sales', measured: 'p95 5.1 ms, 0.33 ms CPU' },
      ],
      sockets: [
        { figure: 'an idle socket of 1000, in use', measured: '4.6 KB' },
        { figure: 'an idle socket of 10000, in use', measured: '3.7 KB' },
      ],
    })
    expect(measured.nodeMillis).toEqual({ ...costs.nodeMillis, list: 0.39 })
    expect(measured.bytes).toEqual({ ...costs.bytes, socket: 3.7 * 1024 })
  })
})

describe('needOfPlayers', () => {
  it('multiplies the requests of the peak hour by their processor time', () => {
    const need = needOfPlayers(100_000, costs)
    expect(need.requestsPerSecond).toBeCloseTo(100 + 100 + 1)
    expect(need.nodeCores).toBeCloseTo(0.11)
    expect(need.postgresCores).toBeCloseTo(0.005)
    expect(need.megabitsPerSecond).toBeCloseTo(100)
  })

  it('plans one process for each used core and one that may fail', () => {
    expect(needOfPlayers(100_000, costs).processes).toBe(2)
    expect(needOfPlayers(1_000_000, costs).processes).toBe(4)
  })

  it('adds up the stored accounts and orders', () => {
    const bytes = 100_000 * 5 * 1000 + 100_000 * 0.36 * 100 * 2000
    expect(needOfPlayers(100_000, costs).databaseGigabytes).toBeCloseTo(bytes / 2 ** 30)
  })
})

describe('needOfLaunch', () => {
  it('counts arrivals, polls once a minute and the admitted checkouts', () => {
    const need = needOfLaunch(60_000, 600, 60, costs)
    expect(need.requestsPerSecond).toBeCloseTo(100 + 100 + 1000 + 1)
  })
})

describe('tableOfNeeds', () => {
  it('leaves out what a load does not have', () => {
    expect(tableOfNeeds([['launch', needOfLaunch(60_000, 600, 60, costs)]])).toContain('| – | – |')
  })
})
