/** One row of the benchmark table (decision 0041). Values are printed, never asserted. */
export interface Row {
  figure: string
  target: string
  measured: string
  n: number // how many were counted
  seed: number
}

export const print = ({ figure, target, measured, n, seed }: Row): void =>
  console.log(`${figure.padEnd(46)} ${target.padEnd(18)} ${measured.padEnd(22)} n=${n} seed=${seed}`)
