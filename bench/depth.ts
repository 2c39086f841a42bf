/**
 * Depth of the game: skill against cards, choices, waiting, length. Every sample has its own number and seed, so a result does not depend
 * on the number of threads, if the time was sufficient. Run: `npm run bench depth -- --rows=skill,swap --quick
 * --game=bench/depth/standard-game.ts --threads=2 --patience=3`.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Game } from './depth/game.ts'
import { PRECISION, type Result } from './depth/measure.ts'
import { measures } from './depth/measures.ts'
import { openPool } from './depth/pool.ts'
import { runMeasure } from './depth/run-measure.ts'
import { sized } from './size.ts'

const { values: options } = parseArgs({
  options: {
    game: { type: 'string', default: 'bench/depth/standard-game.ts' },
    rows: { type: 'string' },
    quick: { type: 'boolean', default: false }, // a fifth of the time, ± 5 %
    patience: { type: 'string', default: sized('1', '0.01') }, // times the usual time of a row
    threads: { type: 'string', default: '2' },
  },
})

const rows = (options.rows ?? (sized(1, 0) ? undefined : 'length,kinds'))?.split(',')
const unknown = rows?.filter(row => !measures.some(({ name }) => name === row)) ?? []
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${measures.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const module = pathToFileURL(resolve(options.game)).href
const { game } = (await import(module)) as { game: Game }
const share = Number(options.patience) * (options.quick ? 0.2 : 1)
const precision = options.quick ? 0.05 : PRECISION
const began = performance.now()

function print(results: readonly Result[], remark = ''): void {
  for (const { figure, today, target, measured, n, seed, notes } of results) {
    console.log(
      `${figure.padEnd(52)} ${today.padEnd(20)} ${target.padEnd(20)} ${measured.padEnd(30)} n=${n} seed=${seed}${remark}`,
    )
    for (const note of notes ?? []) console.log(`    ${note}`)
  }
}

console.log(`depth of ${game.name}; intervals of 95 %, at best ±${precision * 100} %`)
console.log(
  `${'figure'.padEnd(52)} ${'rules version 1'.padEnd(20)} ${'target'.padEnd(20)} ${'measured'.padEnd(30)}`,
)
const selected = measures.filter(({ name }) => !rows || rows.includes(name))
for (const measure of selected) if ('run' in measure) print(measure.run(game, measure.seconds * share))

const pool = openPool(Number(options.threads), module)
try {
  for (const measure of selected) {
    if (!('sample' in measure)) continue
    const refusal = measure.refusal?.(game)
    if (refusal) {
      console.log(`${measure.name}: not measured, ${refusal}`)
      continue
    }
    const limits = { precision, seconds: measure.seconds * share }
    const { tally, seconds, wasCutShort } = await runMeasure(game, measure, limits, pool.run)
    const remark = ` ${measure.name} ${seconds.toFixed(0)} s${wasCutShort ? ', time was up' : ''}`
    print(measure.results(game, tally), remark)
  }
} finally {
  await pool.end()
}
console.log(`depth in ${((performance.now() - began) / 1000).toFixed(0)} s`)
