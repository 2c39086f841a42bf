/**
 * A launch of few pieces for many shoppers, on three processes behind HAProxy with Redis and PgBouncer (decision 0068): two thirds arrive
 * before the start, the others after it. Some admitted shoppers do not buy. Cheats forge and copy tokens, order without a place, and order
 * several times with one place. Run: `npm run bench launch`.
 */
import { sql } from 'drizzle-orm'
import { openDatabase, type Queryable } from '../server/kernel/db/database.ts'
import { openInstallation } from './faults/installation.ts'
import { CallTally, Requests } from './faults/requests.ts'
import { type LaunchFacts, Shopper, shopperDomain } from './launch/shopper.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

const SHOPPERS = sized(20_000, 300)
const PIECES = sized(500, 20)
const LEAVERS = sized(25, 0) // of the first admitted ones: they do not buy, and their items are free again after 90 s
const PER_MINUTE = sized(3000, 1200)
const BUYING_MINUTES = 1
const EARLY = 2 / 3
const NOTICE_SECONDS = sized(75, 10) // between the announcement of the start and the start: more than the longest pause between two polls
const ARRIVALS = sized(200, 50) // simultaneous
const CHEATS = sized(100, 10) // of each kind

const row = (figure: string, target: string, measured: string, n: number) =>
  print({ figure: `launch: ${figure}`, target, measured, n, seed: 0 })

/** The launch is stored directly; `announce` sets its start. */
async function prepare(db: Queryable, requests: Requests): Promise<LaunchFacts> {
  await db.execute(sql`insert into settings (key, value, updated_at) values ('enable_guest_checkout', 'true', now())
    on conflict (key) do update set value = excluded.value`)
  const { rows } = await db.execute<{ id: number; product_id: number }>(sql`
    with chosen as (update products set stock_quantity = ${PIECES} where id = (
      select p.id from products p where status = 'published' and visibility = 'everyone' and not is_digital
        and not exists (select 1 from product_variants v where v.product_id = p.id) order by p.id limit 1) returning id)
    insert into launches (product_id, starts_at, per_minute, buying_minutes, most_pieces)
    select id, now() + interval '1 day', ${PER_MINUTE}::int, ${BUYING_MINUTES}::int, 1 from chosen returning id, product_id`)
  const [launch] = rows
  if (!launch) throw new Error('the demo shop has no product for a launch')
  const legal = await requests.ask('GET', '/legal/in-force')
  const legalVersionIds = (legal.body as { id: number }[]).map(({ id }) => id)
  return { id: launch.id, productId: launch.product_id, legalVersionIds }
}

/** Returns the time until the start in milliseconds. */
async function announce(db: Queryable, { id }: LaunchFacts): Promise<number> {
  await db.execute(
    sql`update launches set starts_at = now() + make_interval(secs => ${NOTICE_SECONDS}) where id = ${id}`,
  )
  return NOTICE_SECONDS * 1000
}

/** Runs `work` for each number, `most` at a time. */
async function each(
  from: number,
  to: number,
  most: number,
  work: (n: number) => Promise<void>,
): Promise<void> {
  let next = from
  const worker = async () => {
    while (next < to) await work(next++)
  }
  await Promise.all(Array.from({ length: most }, worker))
}

/** Everything that must be refused, from shoppers of the last places, who are not admitted. Returns the number of attempts and of successes. */
async function cheat(
  waiting: readonly Shopper[],
  newShopper: () => Shopper,
): Promise<{ attempts: number; successes: number }> {
  const attempts: Promise<boolean>[] = []
  for (const [at, shopper] of waiting.slice(0, CHEATS).entries()) {
    const token = shopper.place?.token ?? ''
    const [launch, id, , issuedAt, signature] = token.split('.')
    const isPolled = async (cheating: Shopper, presented: string) => (await cheating.poll(presented)) === 200
    attempts.push(isPolled(shopper, [launch, id, '1', issuedAt, signature].join('.')))
    attempts.push(isPolled(waiting[at + 1] ?? newShopper(), token), isPolled(newShopper(), token))
    attempts.push(shopper.buy().then(({ status }) => status === 201))
    attempts.push(
      newShopper()
        .buy()
        .then(({ status }) => status === 201),
    )
  }
  const results = await Promise.all(attempts)
  return { attempts: results.length, successes: results.filter(Boolean).length }
}

interface Outcome {
  sold: number
  pieces: number
  orders: number
  without_place: number
  unordered: number
  doubled: number
  highest: number
  places: number
}

const isOfBench = sql`o.contact_email like ${`%@${shopperDomain}`}` // the demo shop has orders of the product, too

/** Sold places must be the first ones, except for those that did not buy; `unordered` counts admissions out of order. */
async function readOutcome(db: Queryable, { id, productId }: LaunchFacts): Promise<Outcome> {
  const { rows } = await db.execute<Outcome & Record<string, unknown>>(sql`
    select count(*) filter (where order_id is not null)::int as sold, count(*)::int as places,
      (select stock_quantity from products where id = ${productId}) as pieces,
      (select count(distinct o.id)::int from orders o join order_lines l on l.order_id = o.id
        where l.product_id = ${productId} and o.payment_status = 'paid' and ${isOfBench}) as orders,
      (select count(*)::int from orders o join order_lines l on l.order_id = o.id where l.product_id = ${productId}
        and ${isOfBench} and o.status <> 'abandoned' and not exists (select 1 from launch_places p where p.order_id = o.id)) as without_place,
      (select count(*)::int from (select admitted_at < lag(admitted_at) over (order by number) as is_early from launch_places
        where launch_id = ${id} and admitted_at is not null) a where is_early) as unordered,
      (count(order_id) - count(distinct order_id))::int as doubled,
      coalesce(max(number) filter (where order_id is not null), 0) as highest
    from launch_places where launch_id = ${id}`)
  const [outcome] = rows
  if (!outcome) throw new Error('the launch has no places')
  return outcome
}

async function run(): Promise<void> {
  const installation = await openInstallation()
  const databaseUrl = installation.databaseUrl()
  const database = await openDatabase({ databaseUrl, dataDir: 'memory:', onLost: () => {} })
  const requests = new Requests(installation.port)
  try {
    const { db } = database
    const launch = await prepare(db, requests)
    let people = 0
    const newShopper = () => new Shopper(requests, launch, people++)
    const shoppers = Array.from({ length: SHOPPERS }, newShopper)
    const early = Math.floor(SHOPPERS * EARLY)
    requests.tally = new CallTally()
    const arriving = performance.now()
    await each(0, early, ARRIVALS, async n => shoppers[n]?.take())
    const seconds = (performance.now() - arriving) / 1000
    row('places taken before the start', '', `${Math.round(early / seconds)}/s`, early)

    const began = performance.now() + (await announce(db, launch))
    let sold = 0
    let left = 0
    let doubleOrders = 0
    let visitsWithoutOrder = 0 // of admitted shoppers who tried to buy
    const refusals = new Map<string, number>() // by the code of the shop
    const isOver = () => sold >= PIECES || visitsWithoutOrder > PIECES
    const queue = shoppers.slice(0, early).map(shopper => visit(shopper))
    async function visit(shopper: Shopper): Promise<void> {
      while (await shopper.wait(isOver)) {
        if (left < LEAVERS) {
          left += 1
          return
        }
        const isDouble = doubleOrders < CHEATS && shopper.id % 3 === 0
        if (isDouble) doubleOrders += 1
        const bought = await Promise.all(Array.from({ length: isDouble ? 3 : 1 }, () => shopper.buy()))
        const orders = bought.filter(({ status }) => status === 201).length
        for (const { status, code } of bought)
          if (status !== 201) refusals.set(`${status} ${code}`, (refusals.get(`${status} ${code}`) ?? 0) + 1)
        sold += orders
        if (orders > 0) return
        visitsWithoutOrder += 1
      }
    }
    await new Promise(resolve => setTimeout(resolve, began - performance.now()))
    await each(early, SHOPPERS, ARRIVALS, async n => {
      const shopper = shoppers[n]
      await shopper?.take()
      if (shopper) queue.push(visit(shopper))
    })
    const last = shoppers.slice(-2 * CHEATS)
    await Promise.all(last.map(shopper => shopper.waitForNumber()))
    const { attempts, successes } = await cheat(last, newShopper)
    await Promise.all(queue)
    const outcome = await readOutcome(db, launch)
    const { tally } = requests
    row('pieces sold, in stock', `${PIECES}, 0`, `${outcome.sold}, ${outcome.pieces}`, outcome.places)
    row(
      'orders paid, without a place, two of one place',
      `${PIECES}, 0, 0`,
      `${outcome.orders}, ${outcome.without_place}, ${outcome.doubled}`,
      outcome.orders,
    )
    row(
      'highest number that bought, those before it that did not',
      `${PIECES + LEAVERS}, ${LEAVERS}`,
      `${outcome.highest}, ${outcome.highest - outcome.sold}`,
      outcome.sold,
    )
    row('admitted out of order', '0', String(outcome.unordered), outcome.highest)
    row('forged and copied tokens, orders without a place: accepted', '0', String(successes), attempts)
    row(
      'refusals of admitted shoppers',
      'second orders of one place',
      [...refusals].map(([code, count]) => `${count} × ${code}`).join(', ') || 'none',
      doubleOrders,
    )
    row('time until the last piece was sold', '', `${((performance.now() - began) / 1000).toFixed(0)} s`, 1)
    row(
      'calls failed, worst',
      '0',
      `${tally.failed}, ${(tally.worstMillis / 1000).toFixed(1)} s`,
      tally.calls,
    )
  } finally {
    requests.close()
    await database.close()
    await installation.close()
  }
}

await run()
