/**
 * Solves a symmetric system of equations by elimination with the largest pivot.
 * @param matrix square. Neither it nor `sums` is modified.
 */
export function solve(matrix: readonly (readonly number[])[], sums: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, sums[at] ?? 0])
  const size = rows.length
  const at = (row: number, to: number): number => rows[row]?.[to] ?? 0
  for (let step = 0; step < size; step++) {
    let pivot = step
    for (let row = step + 1; row < size; row++)
      if (Math.abs(at(row, step)) > Math.abs(at(pivot, step))) pivot = row
    const [upper, lower] = [rows[step], rows[pivot]]
    if (!upper || !lower || at(pivot, step) === 0) throw new Error(`no equation decides unknown ${step}`)
    rows[step] = lower
    rows[pivot] = upper
    for (let row = step + 1; row < size; row++) {
      const share = at(row, step) / at(step, step)
      const line = rows[row]
      if (share !== 0 && line)
        for (let to = step; to <= size; to++) line[to] = at(row, to) - share * at(step, to)
    }
  }
  const solution = new Array<number>(size).fill(0)
  for (let row = size - 1; row >= 0; row--) {
    let rest = at(row, size)
    for (let to = row + 1; to < size; to++) rest -= at(row, to) * (solution[to] ?? 0)
    solution[row] = rest / at(row, row)
  }
  return solution
}
