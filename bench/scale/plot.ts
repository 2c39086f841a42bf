/** A line chart as SVG: sizes on a logarithmic axis from left to right, values from zero upwards. Readable in light and dark pages. */
import type { Point } from '../row.ts'

const width = 640
const height = 320
const left = 64
const right = 150 // for the names of the curves
const top = 36
const bottom = 40
const colours = ['#2f6fde', '#c2571a', '#2d8a4e', '#8a3fbf', '#b0304f', '#0c8a8a']

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const shortNumber = (value: number): string => {
  if (value >= 1_000_000) return `${Number((value / 1_000_000).toPrecision(3))}M`
  return value >= 1000 ? `${Number((value / 1000).toPrecision(3))}k` : String(Number(value.toPrecision(3)))
}

/** The next of 1, 2, 5, 10, 20 … that is not smaller. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value || 1))
  return power * ([1, 2, 5, 10].find(step => step * power >= value) ?? 10)
}

export function plot(title: string, unit: string, points: readonly Point[]): string {
  const xs = [...new Set(points.map(({ x }) => x))].sort((a, b) => a - b)
  const most = roundUp(Math.max(...points.map(({ y }) => y)))
  const [least = 1, last = 1] = [xs[0], xs.at(-1)]
  const span = Math.log(last / least) || 1
  const xOf = (x: number) => left + ((width - left - right) * Math.log(x / least)) / span
  const yOf = (y: number) => height - bottom - ((height - top - bottom) * y) / most
  const text = (x: number, y: number, words: string, anchor = 'middle') =>
    `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}" text-anchor="${anchor}">${escaped(words)}</text>`
  const grid = [0, 0.25, 0.5, 0.75, 1].map(part => {
    const y = yOf(most * part)
    return `<path d="M${left} ${y.toFixed(1)}H${width - right}" class="grid"/>${text(left - 8, y + 4, shortNumber(most * part), 'end')}`
  })
  const sizes = xs.map(x => text(xOf(x), height - bottom + 20, shortNumber(x)))
  const curves = [...new Set(points.map(({ curve }) => curve))].map((curve, at) => {
    const own = points.filter(point => point.curve === curve).sort((a, b) => a.x - b.x)
    const places = own.map(({ x, y }) => `${xOf(x).toFixed(1)} ${yOf(y).toFixed(1)}`)
    const colour = colours[at % colours.length]
    const dots = places.map(place => {
      const [x, y] = place.split(' ')
      return `<circle cx="${x}" cy="${y}" r="3.5" fill="${colour}"/>`
    })
    const name = `<g fill="${colour}">${text(width - right + 12, top + 8 + at * 18, curve, 'start')}</g>`
    return `<path d="M${places.join('L')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}${name}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#777">
<style>.grid{stroke:#8884;fill:none}</style>
${text(left, 20, `${title} (${unit})`, 'start')}
${[...grid, ...sizes, ...curves].join('\n')}
</svg>
`
}
