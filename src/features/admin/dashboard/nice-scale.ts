/** Marks of an axis for whole counts: from 0 to at least `highest`, three to five of them, at steps 1, 2, 5, 10, 20 … */
export function niceScale(highest: number): number[] {
  const steps = [1, 2, 5].flatMap(step => [step, step * 10, step * 100, step * 1000]).sort((a, b) => a - b)
  const step = steps.find(candidate => candidate * 4 >= highest) ?? 10 ** Math.ceil(Math.log10(highest / 4))
  const count = Math.max(2, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}
