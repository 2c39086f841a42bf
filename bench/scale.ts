/**
 * Curves over the size of the data and the number of sockets, battles and processes: runs the benches below one after another, each on
 * its own database, and writes `docs/scale/*.svg`, `docs/scale/figures.json` and the tables of `docs/scale.md`. With `--keep` it only
 * writes them again from `figures.json`. `--million` adds 300,000 and 1,000,000 products, if 12 GB of memory are free. `--most=10000`
 * omits larger sizes. Names select groups, whose figures replace the former ones: `npm run bench scale -- --only=orders`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from './catalogue-growth.ts'
import { print, type Row } from './row.ts'
import { plot } from './scale/plot.ts'
import { tableOf } from './scale/table.ts'
import { sized } from './size.ts'

interface Group {
  name: string
  title: string
  unit: string
  runs: readonly { bench: string; args?: readonly string[]; env?: NodeJS.ProcessEnv }[]
}

const options = process.argv.slice(2)
const isMillion = options.includes('--million')
const optionOf = (name: string) =>
  options.find(option => option.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = optionOf('only')?.split(',')
const most = Number(optionOf('most') ?? Number.POSITIVE_INFINITY)
const memoryNeeded = 12 * 2 ** 30
if (isMillion && freemem() < memoryNeeded)
  throw new Error(`--million needs 12 GB of free memory; ${(freemem() / 2 ** 30).toFixed(1)} GB are free`)

const isSmall = sized('no', 'yes') === 'yes'
const sizes = (small: number, whole: readonly number[]) =>
  isSmall ? [small] : whole.filter(size => size <= most)
const products = sizes(200, [1_000, 10_000, 100_000, ...(isMillion ? [300_000, 1_000_000] : [])])
const orders = sizes(100, [10_000, 100_000, 1_000_000])
const accounts = sizes(100, [1_000, 100_000, 1_000_000])
const sockets = sizes(20, [1_000, 5_000, 10_000])
const battles = sizes(2, [500, 2_000])

const groups: readonly Group[] = [
  {
    name: 'catalogue',
    title: 'Catalogue, p95',
    unit: 'ms',
    runs: products.map(amount => ({ bench: 'catalogue', env: { BENCH_PRODUCTS: String(amount) } })),
  },
  {
    name: 'orders',
    title: 'Lists of orders, median',
    unit: 'ms',
    runs: orders.map(amount => ({ bench: 'admin-lists', env: { BENCH_ORDERS: String(amount) } })),
  },
  {
    name: 'checkout',
    title: 'Checkout, p95',
    unit: 'ms',
    runs: orders.map(amount => ({ bench: 'checkout', env: { BENCH_ORDERS: String(amount) } })),
  },
  {
    name: 'accounts',
    title: 'Accounts and ladder, median',
    unit: 'ms',
    runs: accounts.map(amount => ({ bench: 'ladder', env: { BENCH_ACCOUNTS: String(amount) } })),
  },
  {
    name: 'sockets',
    title: 'Memory of an idle socket',
    unit: 'KB',
    runs: sockets.map(amount => ({ bench: 'online', args: ['2'], env: { BENCH_SOCKETS: String(amount) } })),
  },
  {
    name: 'battles',
    title: 'Action to the opponent’s socket, p99',
    unit: 'ms',
    runs: battles.map(amount => ({ bench: 'online', args: [String(amount)], env: { BENCH_SOCKETS: '100' } })),
  },
  { name: 'processes', title: 'Processes', unit: 'ms', runs: [{ bench: 'processes' }] },
]

const folder = isSmall ? mkdtempSync(join(tmpdir(), 'bench-scale-')) : 'docs/scale'
const figuresFile = join(folder, 'figures.json')
type Figures = Record<string, Row[]> // by group
const figures: Figures = existsSync(figuresFile) ? JSON.parse(readFileSync(figuresFile, 'utf8')) : {}
mkdirSync(folder, { recursive: true })

async function run(group: Group, databaseUrl: string): Promise<Row[]> {
  const rowsFile = join(mkdtempSync(join(tmpdir(), 'bench-rows-')), 'rows.jsonl')
  writeFileSync(rowsFile, '')
  for (const [at, { bench, args = [], env = {} }] of group.runs.entries()) {
    const ownUrl = await createDatabase(databaseUrl, `scale_${group.name}_${at}`)
    const { status } = spawnSync('node_modules/.bin/tsx', [join('bench', `${bench}.ts`), ...args], {
      env: { ...process.env, ...env, BENCH_DATABASE_URL: ownUrl, BENCH_ROWS: rowsFile },
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error(`${bench} ended with ${status}`)
  }
  const lines = readFileSync(rowsFile, 'utf8').trim().split('\n').filter(Boolean)
  rmSync(rowsFile)
  return lines.map(line => JSON.parse(line) as Row)
}

const databaseUrl = process.env.BENCH_DATABASE_URL
if (!databaseUrl) throw new Error('this bench needs a PostgreSQL: npm run bench scale')
if (!options.includes('--keep'))
  for (const group of groups.filter(({ name }) => !only || only.includes(name))) {
    figures[group.name] = await run(group, databaseUrl)
    writeFileSync(figuresFile, `${JSON.stringify(figures, null, 1)}\n`)
  }

const sections = groups.flatMap(({ name, title, unit }) => {
  const rows = figures[name]
  if (!rows) return []
  const points = rows.flatMap(({ point }) => point ?? [])
  if (points.length > 0) writeFileSync(join(folder, `${name}.svg`), plot(title, unit, points))
  return [`### ${title}\n\n![${title}](scale/${name}.svg)\n\n${tableOf(rows)}\n`]
})
const [begin, end] = ['<!-- figures of `npm run bench scale` -->', '<!-- end of the figures -->']
const page = readFileSync('docs/scale.md', 'utf8')
const [before = '', rest = ''] = page.split(begin)
const after = rest.split(end)[1] ?? ''
if (!isSmall) writeFileSync('docs/scale.md', `${before}${begin}\n\n${sections.join('\n')}\n${end}${after}`)
else rmSync(folder, { recursive: true })
print({ figure: 'scale: groups with figures', target: '', measured: String(sections.length), n: 1, seed: 0 })
