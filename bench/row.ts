/** One row of the benchmark table (decision 0041). Values are printed, never asserted. */
import { appendFileSync } from 'node:fs'
import { sized } from './size.ts'

/** The point of a curve that `npm run bench scale` draws: `y` at the size `x`. */
export interface Point {
  curve: string
  x: number
  y: number
}

export interface Row {
  figure: string
  target: string
  measured: string
  n: number // how many were counted
  seed: number
  point?: Point
}

/** Prints the row, without its target at small size, which measures nothing. With BENCH_ROWS also appends it to this file, one row of JSON per line. */
export function print(row: Row): void {
  const { figure, target, measured, n, seed } = row
  const shownTarget = sized(target, '(small size)').padEnd(18)
  console.log(`${figure.padEnd(46)} ${shownTarget} ${measured.padEnd(22)} n=${n} seed=${seed}`)
  if (process.env.BENCH_ROWS) appendFileSync(process.env.BENCH_ROWS, `${JSON.stringify(row)}\n`)
}
