import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { partsOf } from './contract-parts.ts'

const take = (code: string) => partsOf(code, './shop.ts', async source => source === 'zod')

const shop = `
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { locales } from './locales.ts'
const most = 9
export const sorts = ['name', 'price']
export const Money = z.int().max(most)
const Sorted = z.enum(sorts)
export const prices = () => locales.map(() => most)
export const listProducts = endpoint({ method: 'GET', path: '/products', answer: Sorted })
export const asMoney = value => Money.parse(value)
`

describe('a file of the contract, taken apart', () => {
  it('a call is its method and path and needs no import', async () => {
    expect((await take(shop))?.calls).toBe(
      'export const listProducts = {"method":"GET","path":"/products"}\n',
    )
  })

  it('what needs no schema stands apart from zod, with all it uses', async () => {
    const plain = (await take(shop))?.plain ?? ''
    expect(plain).toContain('const most = 9')
    expect(plain).toContain("from './locales.ts'")
    expect(plain).toContain('export { sorts }')
    expect(plain).not.toMatch(/zod|Money|Sorted/)
  })

  it('schemas, and whatever reaches one, stay together and hand the rest on', async () => {
    const schemas = (await take(shop))?.schemas ?? ''
    expect(schemas).toContain("from 'zod'")
    expect(schemas).toContain('export { asMoney }')
    expect(schemas).toContain("export { listProducts } from './shop.ts?part=calls'")
    expect(schemas).toContain("export { sorts, prices } from './shop.ts?part=plain'")
    expect(schemas).not.toContain('const sorts')
  })

  it('a file that does more than declare stays whole', async () => {
    expect(await take("import { z } from 'zod'\nz.config({})\nexport const a = 1")).toBeUndefined()
  })
})

/** The built client's calls carry method and path alone: a form that read `login.body` would find nothing there. */
describe('the browser names its schemas', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    name => /\.tsx?$/.test(name) && !/^contract\/|\.test\./.test(name),
  )
  const calls = new Set(
    readdirSync('src/contract', { recursive: true, encoding: 'utf8' }).flatMap(name =>
      name.endsWith('.ts')
        ? [
            ...readFileSync(join('src/contract', name), 'utf8').matchAll(/export const (\w+) = endpoint\(/g),
          ].map(found => found[1] ?? '')
        : [],
    ),
  )

  it('no source of the client reads more of a call than its method and path', () => {
    expect(calls.size).toBeGreaterThan(50)
    const faults = sources.flatMap(name =>
      [
        ...readFileSync(join('src', name), 'utf8').matchAll(
          /\b(\w+)\.(body|query|params|answer|file|permission)\b/g,
        ),
      ]
        .filter(([, call = '']) => calls.has(call))
        .map(([text]) => `${name}: ${text}`),
    )
    expect(faults).toEqual([])
  })
})
