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
export const listProducts = endpoint({ method: 'GET', path: '/products', response: Sorted })
export const asMoney = value => Money.parse(value)
`

describe('splitting a contract file', () => {
  it('reduces a call to its method and path, without imports', async () => {
    expect((await take(shop))?.calls).toBe(
      'export const listProducts = {"method":"GET","path":"/products"}\n',
    )
  })

  it('separates declarations without schema, and what they use, from zod', async () => {
    const plain = (await take(shop))?.plain ?? ''
    expect(plain).toContain('const most = 9')
    expect(plain).toContain("from './locales.ts'")
    expect(plain).toContain('export { sorts }')
    expect(plain).not.toMatch(/zod|Money|Sorted/)
  })

  it('keeps schemas and their users together and re-exports the rest', async () => {
    const schemas = (await take(shop))?.schemas ?? ''
    expect(schemas).toContain("from 'zod'")
    expect(schemas).toContain('export { asMoney }')
    expect(schemas).toContain("export { listProducts } from './shop.ts?part=calls'")
    expect(schemas).toContain("export { sorts, prices } from './shop.ts?part=plain'")
    expect(schemas).not.toContain('const sorts')
  })

  it('leaves a file with other statements than declarations unchanged', async () => {
    expect(await take("import { z } from 'zod'\nz.config({})\nexport const a = 1")).toBeUndefined()
  })
})

/** Calls in the built client contain only method and path: a form that read `login.body` would get undefined. */
describe('use of calls in the client', () => {
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

  it('reads only method and path of a call', () => {
    expect(calls.size).toBeGreaterThan(50)
    const faults = sources.flatMap(name =>
      [
        ...readFileSync(join('src', name), 'utf8').matchAll(
          /\b(\w+)\.(body|query|params|response|file|permission)\b/g,
        ),
      ]
        .filter(([, call = '']) => calls.has(call))
        .map(([text]) => `${name}: ${text}`),
    )
    expect(faults).toEqual([])
  })
})
