/**
 * Lists of the administration at 10,000 products and 50,000 orders, or BENCH_ORDERS: the requests of each screen, through the whole
 * server. Run: `npm run bench admin-lists`.
 */
import { sql } from 'drizzle-orm'
import { openAdminShop } from './admin-shop.ts'
import { seed, seedProducts } from './catalogue-seed.ts'
import { seedOrders } from './order-seed.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

const products = sized(10_000, 200)
const orders = Number(process.env.BENCH_ORDERS ?? sized(50_000, 500))
const rounds = sized(15, 2)

const questions: readonly (readonly [string, string])[] = [
  ['products, first page', '/products?per_page=25'],
  ['products, page 300', '/products?per_page=25&page=300'],
  ['products by title, Z first', '/products?per_page=25&sort=-title'],
  ['products, searched by number', '/products?per_page=25&search=BENCH-77'],
  ['products, low stock', '/products?per_page=25&stock=low'],
  ['orders, first page', '/orders?per_page=25'],
  ['orders, middle page', `/orders?per_page=25&page=${Math.ceil(orders / 50)}`],
  ['orders, last page', `/orders?per_page=25&page=${Math.ceil(orders / 25)}`],
  ['orders of one state', '/orders?per_page=25&status=placed'],
  ['orders to prepare', '/orders?per_page=25&to_prepare=true'],
  ['late orders', '/orders?per_page=25&late=true'],
  ['orders with a return', '/orders?per_page=25&has_return=true'],
  ['orders paid by transfer', '/orders?per_page=25&payment_method=transfer'],
  ['orders abroad', '/orders?per_page=25&is_abroad=true'],
  ['orders to a country', '/orders?per_page=25&country=FR'],
  ['orders of a shipping method', '/orders?per_page=25&shipping_method=standard'],
  ['orders of guests', '/orders?per_page=25&buyer=guest'],
  ['orders with a note', '/orders?per_page=25&has_note=true'],
  ['orders with a tag', '/orders?per_page=25&tag=Regalo'],
  ['orders, largest amount first', '/orders?per_page=25&sort=-due'],
  ['orders, searched by invoice', '/orders?per_page=25&search=2026%2F5'],
  ['orders, searched by tracking code', '/orders?per_page=25&search=TRACK123456'],
  ['orders, searched by phone', '/orders?per_page=25&search=%2B39333123456'],
  ['orders, searched by number', '/orders?per_page=25&search=BA-9000007'],
  ['orders, searched by whole number', `/orders?per_page=25&search=BA-${90_000_000 + orders - 5}`],
  ['orders, searched by name', '/orders?per_page=25&search=ada711%40bench'],
  ['orders, searched by the name of all buyers', '/orders?per_page=25&search=ada'],
  ['characters', '/characters?per_page=25'],
  ['given packs', '/packs?per_page=25'],
  ['register', '/audit?per_page=25'],
]

const shop = await openAdminShop(async ({ db }) => {
  await seedProducts(db, products)
  await seedOrders(db, orders)
  await db.execute(sql`analyze`)
})
for (const [name, path] of questions) {
  const { p50, p95 } = await shop.measure(path, rounds)
  print({
    figure: `${process.env.BENCH_ORDERS ? `${orders.toLocaleString('en')} orders: ` : ''}administration: ${name}`,
    target: 'p95 ≤ 60 ms',
    measured: `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`,
    n: rounds,
    seed,
    ...(path.startsWith('/orders') && { point: { curve: name, x: orders, y: p50 } }),
  })
}
await shop.close()
