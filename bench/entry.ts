/** JavaScript that a shop page loads before any interaction, including prefetched files, compressed (brotli). Run: `npm run bench entry`. */
import { chromium } from 'playwright'
import { print } from './row.ts'
import { startServer } from './server.ts'

const server = await startServer()
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
const list = (await (await fetch(`${server.url}/api/products`)).json()) as {
  data: { slug: string; category: { slug: string } }[]
}
const first = list.data[0]
const pages: [string, string][] = [
  ['home', '/'],
  ['list', '/negozio'],
  ['product', first ? `/negozio/${first.category.slug}/${first.slug}` : '/negozio'],
]
for (const [name, path] of pages) {
  const page = await browser.newPage()
  const sizes = new Map<string, Promise<number>>() // by path: a second use of a file comes from the cache
  page.on('requestfinished', request => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && !sizes.has(pathname))
      sizes.set(
        pathname,
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      )
  })
  await page.goto(server.url + path, { waitUntil: 'load' })
  await page.waitForFunction(() => {
    const { scripts } = JSON.parse(document.getElementById('ssr-data')?.textContent ?? '{}') as {
      scripts: string[]
    }
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return scripts.every(script => loaded.includes(new URL(script, location.href).pathname))
  })
  const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
  print({
    figure: `shop entry JavaScript, ${name}`,
    target: '<= 180 KB',
    measured: `${(bytes / 1024).toFixed(1)} KB`,
    n: sizes.size,
    seed: 0,
  })
  await page.close()
}
await browser.close()
await server.stop()
