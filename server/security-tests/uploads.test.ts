/** docs/failure-cases.md group G: every call that accepts a file, found in the contract, against the same hostile files. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '@/contract/api.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const takers = [...api.values()].filter(({ file }) => file)
const hostile: readonly (readonly [string, string])[] = [
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'],
  [
    'SVG with a foreign object',
    '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><body/></foreignObject></svg>',
  ],
  ['HTML', '<!doctype html><script>alert(document.domain)</script>'],
  ['a script that calls itself GIF', "GIF89a/*\u0001\u0000*/=1;alert('x')//"],
  [
    'XML with an entity',
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  ],
  ['a shell script', '#!/bin/sh\nid\n'],
]

it('G1: finds calls that accept files', () => expect(takers.length).toBeGreaterThan(2))

it.each(takers.flatMap(taker => hostile.map(([name, text]) => ({ path: taker.path, name, text, taker }))))(
  'G1: refuses $name in $path, whatever type it declares',
  async ({ taker, text }) => {
    for (const type of taker.file?.types ?? []) {
      const response = await server.call(taker.method, taker.path, {
        as: taker.permission.startsWith('admin') ? 'admin' : 'user',
        headers: { 'content-type': type },
        body: Buffer.from(text),
      })
      expect([415, 422]).toContain(response.statusCode)
    }
  },
)

it.each(takers)('G3: refuses a file of one byte over the limit in $path', async taker => {
  const { maxBytes = 0, types = [] } = taker.file ?? {}
  const response = await server.call(taker.method, taker.path, {
    as: taker.permission.startsWith('admin') ? 'admin' : 'user',
    headers: { 'content-type': types[0] ?? '' },
    body: Buffer.alloc(maxBytes + 1, 1),
  })
  expect(response.statusCode).toBe(413)
})

it.each([
  '/uploads/media/..%2f..%2fsecret',
  '/uploads/cards/..%2f..%2fsecret',
  '/uploads/creations/%2e%2e%2f%2e%2e%2fsecret',
  '/uploads/media/.htaccess',
  '/uploads/media/a%00.webp',
  `/uploads/media/${'a'.repeat(300)}.webp`,
  '/files/documents/..%2f..%2fsecret',
])('G2: serves nothing for %s', async url => {
  expect([400, 404, 414]).toContain((await server.app.inject({ url })).statusCode)
})

it('G5: fetches no URL that a user sends', () => {
  const root = join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file),
  )
  const register = 'modules/tax/vies.ts' // requests only the address in VIES_URL, with a VAT number in the body
  const forBrowsers = 'fetch(location.href' // text of the offline page's script, which the server only sends
  const isFetching = (text: string) => /\bfetch\(|https?\.(get|request)\(|\baxios\b/.test(text)
  expect(files.length).toBeGreaterThan(200)
  expect(isFetching('await fetch(address)')).toBe(true)
  const fetching = files.filter(file =>
    isFetching(readFileSync(join(root, file), 'utf8').replace(forBrowsers, '')),
  )
  expect(fetching).toEqual([register])
})
