/** Sums from which shares, medians and their 95 % intervals follow. Plain objects, so threads can exchange them and add them in any order. */

/** Sums over independent samples of a ratio: x of y (wins of battles, skips of decisions). */
export interface Ratio {
  n: number
  x: number
  y: number
  xx: number
  xy: number
  yy: number
}

export interface Tally {
  ratios: Record<string, Ratio>
  values: Record<string, Record<string, number>> // how often each number occurred
}

export interface Estimate {
  share: number
  low: number // lower bound of the 95 % interval
  high: number
  n: number // independent samples
}

export const emptyTally = (): Tally => ({ ratios: {}, values: {} })

const noRatio: Ratio = { n: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0 }

/** Adds one sample. Dependent observations (the decisions of a battle, its repetition from the other seat) belong in one sample. */
export function addRatio(tally: Tally, key: string, x: number, y = 1): void {
  const sums = tally.ratios[key] ?? { ...noRatio }
  tally.ratios[key] = sums
  sums.n += 1
  sums.x += x
  sums.y += y
  sums.xx += x * x
  sums.xy += x * y
  sums.yy += y * y
}

export function addValue(tally: Tally, key: string, value: number): void {
  const counts = tally.values[key] ?? {}
  tally.values[key] = counts
  counts[value] = (counts[value] ?? 0) + 1
}

export function merge(into: Tally, from: Tally): void {
  for (const [key, more] of Object.entries(from.ratios)) {
    const sums = into.ratios[key] ?? { ...noRatio }
    into.ratios[key] = sums
    for (const part of Object.keys(noRatio) as (keyof Ratio)[]) sums[part] += more[part]
  }
  for (const [key, more] of Object.entries(from.values)) {
    const counts = into.values[key] ?? {}
    into.values[key] = counts
    for (const [value, count] of Object.entries(more)) counts[value] = (counts[value] ?? 0) + count
  }
}

const Z = 1.96

/**
 * Share and interval by linearisation. Adds two samples of all and two of nothing to the interval (Agresti and Coull), so that
 * 0 of 20 is not reported as certain.
 * @returns the whole range from 0 to 1 before the first sample
 */
export function estimateOf(ratio: Ratio | undefined): Estimate {
  if (!ratio || ratio.y === 0) return { share: Number.NaN, low: 0, high: 1, n: ratio?.n ?? 0 }
  const mean = ratio.y / ratio.n
  const n = ratio.n + 4
  const [x, y] = [ratio.x + 2 * mean, ratio.y + 4 * mean]
  const [xx, xy, yy] = [ratio.xx + 2 * mean * mean, ratio.xy + 2 * mean * mean, ratio.yy + 4 * mean * mean]
  const middle = x / y
  const squares = Math.max(0, xx - 2 * middle * xy + middle * middle * yy)
  const half = (Z * Math.sqrt((squares * n) / (n - 1))) / y
  const share = ratio.x / ratio.y
  return {
    share,
    low: Math.max(0, Math.min(share, middle - half)),
    high: Math.min(1, Math.max(share, middle + half)),
    n: ratio.n,
  }
}

export const widthOf = ({ low, high }: Estimate): number => (high - low) / 2

export interface Quantile {
  value: number
  low: number
  high: number
  n: number
}

/** A quantile with the interval of its order statistics. NaN before the first value. */
export function quantileOf(counts: Readonly<Record<string, number>> | undefined, part: number): Quantile {
  const sorted = Object.entries(counts ?? {})
    .map(([value, count]) => [Number(value), count] as const)
    .sort(([one], [other]) => one - other)
  const n = sorted.reduce((sum, [, count]) => sum + count, 0)
  const at = (place: number): number => {
    let counted = 0
    for (const [value, count] of sorted) {
      counted += count
      if (counted > place) return value
    }
    return sorted.at(-1)?.[0] ?? Number.NaN
  }
  const middle = part * n
  const half = Z * Math.sqrt(n * part * (1 - part))
  return {
    value: at(Math.floor(middle)),
    low: at(Math.max(0, Math.floor(middle - half))),
    high: at(Math.min(n - 1, Math.ceil(middle + half))),
    n,
  }
}

export interface Spread {
  deviation: number // standard deviation from even
  luck: number // the part that so few samples would show even if every share were even
}

/** How far several shares (`y` is 1 in every sample) are from even, corrected for sampling error. NaN before each has two samples. */
export function spreadOf(ratios: readonly Ratio[]): Spread {
  let [seen, luck] = [0, 0]
  for (const { n, x, xx } of ratios) {
    const share = x / n
    seen += (share - 0.5) ** 2 / ratios.length
    luck += (xx / n - share * share) / (n - 1) / ratios.length
  }
  return { deviation: Math.sqrt(Math.max(0, seen - luck)), luck: Math.sqrt(luck) }
}
