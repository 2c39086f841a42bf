/**
 * The capacity model of docs/scale.md: processes, connections, database, sockets and bandwidth for a number of daily players and for a
 * launch. The costs are in docs/scale/costs.json, each with its source; those that `npm run bench scale` has measured are read from
 * docs/scale/figures.json instead, unless other costs are given. Run: `npx tsx bench/scale/capacity.ts`, with own figures such as
 * `--players=20000 --costs=mine.json`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Processor times are milliseconds of one core, sizes are bytes. */
export interface Costs {
  nodeMillis: Record<Work, number>
  postgresMillis: Record<Work, number>
  bytes: { account: number; order: number; battle: number; socket: number; page: number; poll: number }
  perPlayerAndDay: Record<Exclude<Work, 'poll' | 'place'>, number> // how often an average player does it
  shareOfPeakHour: number // part of a day's requests in its busiest hour
  shareOnline: number // daily players with an open socket in that hour
  ordersKeptDays: number
  battlesKeptDays: number
  use: number // part of a core that is planned for
}

const works = ['list', 'product', 'page', 'checkout', 'battleAction', 'place', 'poll'] as const
type Work = (typeof works)[number]

interface Need {
  requestsPerSecond: number // in the peak hour
  nodeCores: number
  processes: number // one for each core, and one more that may fail
  postgresCores: number
  sockets: number
  socketMegabytes: number
  databaseGigabytes: number
  megabitsPerSecond: number
}

/** Figures of `npm run bench scale`, by group. */
type Figures = Readonly<Record<string, readonly { figure: string; measured: string }[]>>

/** Replaces the costs that were measured: at 10,000 products, and at the largest number of orders and sockets. */
export function withMeasured(costs: Costs, figures: Figures): Costs {
  const measuredIn = (group: string, figure: RegExp, number: RegExp): number | undefined => {
    const row = figures[group]?.findLast(each => figure.test(each.figure))
    const value = Number(number.exec(row?.measured ?? '')?.[1])
    return Number.isNaN(value) ? undefined : value
  }
  const processorTime = /([\d.]+) ms CPU/
  const { nodeMillis, bytes } = costs
  const socket = measuredIn('sockets', /^an idle socket/, /([\d.]+) KB/)
  return {
    ...costs,
    nodeMillis: {
      ...nodeMillis,
      list:
        measuredIn('catalogue', /^10,000 in memory: list of 24, uncached$/, processorTime) ?? nodeMillis.list,
      product:
        measuredIn('catalogue', /^10,000 in memory: product, uncached$/, processorTime) ?? nodeMillis.product,
      checkout: measuredIn('checkout', /^whole checkout/, processorTime) ?? nodeMillis.checkout,
    },
    bytes: { ...bytes, socket: socket === undefined ? bytes.socket : socket * 1024 },
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

function needOf(
  perSecond: Partial<Record<Work, number>>,
  costs: Costs,
): Omit<Need, 'databaseGigabytes' | 'sockets' | 'socketMegabytes'> {
  const coresOf = (millis: Costs['nodeMillis']) =>
    sum(works.map(work => ((perSecond[work] ?? 0) * millis[work]) / 1000))
  const nodeCores = coresOf(costs.nodeMillis)
  const bytes = (perSecond.page ?? 0) * costs.bytes.page + (perSecond.poll ?? 0) * costs.bytes.poll
  return {
    requestsPerSecond: sum(Object.values(perSecond)),
    nodeCores,
    processes: Math.ceil(nodeCores / costs.use) + 1,
    postgresCores: coresOf(costs.postgresMillis),
    megabitsPerSecond: (bytes * 8) / 1e6,
  }
}

/** `players`: different players of one day. */
export function needOfPlayers(players: number, costs: Costs): Need {
  const peak = (players * costs.shareOfPeakHour) / 3600
  const daily = costs.perPlayerAndDay
  const perSecond = Object.fromEntries(Object.entries(daily).map(([work, times]) => [work, times * peak]))
  const sockets = players * costs.shareOnline
  const actionsOfBattle = 30
  const stored =
    players * 5 * costs.bytes.account + // accounts: five for each daily player
    players * daily.checkout * costs.ordersKeptDays * costs.bytes.order +
    ((players * daily.battleAction) / actionsOfBattle) * costs.battlesKeptDays * costs.bytes.battle
  return {
    ...needOf(perSecond, costs),
    sockets,
    socketMegabytes: (sockets * costs.bytes.socket) / 2 ** 20,
    databaseGigabytes: stored / 2 ** 30,
  }
}

/** @param arrivalSeconds in which the visitors arrive @param perMinute admissions of the launch */
export function needOfLaunch(
  visitors: number,
  arrivalSeconds: number,
  perMinute: number,
  costs: Costs,
): Need {
  const slowestPoll = 60 // seconds; most visitors wait long
  const perSecond = {
    page: visitors / arrivalSeconds,
    place: visitors / arrivalSeconds,
    poll: visitors / slowestPoll,
    checkout: perMinute / 60,
  }
  return { ...needOf(perSecond, costs), sockets: 0, socketMegabytes: 0, databaseGigabytes: 0 }
}

const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)))

export function tableOfNeeds(needs: readonly (readonly [string, Need])[]): string {
  const rows = needs.map(
    ([name, need]) =>
      `| ${[
        name,
        rounded(need.requestsPerSecond),
        rounded(need.nodeCores),
        String(need.processes),
        rounded(need.postgresCores),
        need.sockets ? `${rounded(need.sockets)}, ${rounded(need.socketMegabytes)} MB` : '–',
        need.databaseGigabytes ? `${rounded(need.databaseGigabytes)} GB` : '–',
        `${rounded(need.megabitsPerSecond)} Mbit/s`,
      ].join(' | ')} |`,
  )
  return [
    '| Load | Requests/s | Node cores | Processes | PostgreSQL cores | Sockets | Database | Bandwidth |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const option = (name: string) =>
    process.argv.find(word => word.startsWith(`--${name}=`))?.slice(name.length + 3)
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
  const ownCosts = option('costs')
  const figuresFile = 'docs/scale/figures.json'
  const figures = existsSync(figuresFile) && !ownCosts ? (read(figuresFile) as Figures) : {}
  const costs = withMeasured(read(ownCosts ?? 'docs/scale/costs.json') as Costs, figures)
  const players = option('players') ? [Number(option('players'))] : [10_000, 100_000, 1_000_000]
  console.log(
    tableOfNeeds([
      ...players.map(
        count => [`${count.toLocaleString('en')} daily players`, needOfPlayers(count, costs)] as const,
      ),
      [
        'launch: 50,000 visitors in 5 minutes, 200 admissions a minute',
        needOfLaunch(50_000, 300, 200, costs),
      ],
    ]),
  )
}
