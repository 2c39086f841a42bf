/** docs/failure-cases.md H4, K3: hostile strings in every text field of every call, extreme pages and searches in every list. */
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '@/contract/endpoint.ts'
import type { Role } from '@/contract/permissions.ts'
import { problemStatus } from '@/contract/problems.ts'
import { ProblemResponse, problemsOf } from '../kernel/route-schema.ts'
import { type Filling, type JsonSchema, sampleOf } from '../kernel/sample-of.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const words: readonly string[] = [
  'a\u0000b',
  'x\ud800y',
  "'; drop table users; --",
  '%_\\',
  '\u202e\ufeff\u200b',
  'İﬁ田إע',
  '__proto__',
  '<script>alert(1)</script>',
  '=1+1',
  '😀'.repeat(20),
  'e\u0301\u0327'.repeat(40),
  '../../etc/passwd',
  '9'.repeat(40),
]

/** They would end the caller's session. */
const leaves = ['/auth/logout', '/auth/leave', '/me/delete']

const asking = ({ permission }: Endpoint): Role => (permission.startsWith('admin') ? 'admin' : 'user')
const fill = (path: string, text: string) =>
  path.replace(/:(\w+)/g, (_, name) =>
    /id$/.test(name) ? '1' : encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?')),
  )
const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema

/** W8: finds parts of a response that the OpenAPI document does not describe. */
function undocumented(endpoint: Endpoint, response: LightMyRequestResponse): string | undefined {
  const { statusCode } = response
  if (statusCode === (endpoint.status ?? 200)) return undefined // parsed by its schema before it is sent
  if (!problemsOf(endpoint).some(problemCode => problemStatus[problemCode] === statusCode))
    return `${statusCode} is not documented`
  const read = ProblemResponse.strict().safeParse(response.json())
  return read.success ? undefined : `${statusCode} says more than documented: ${read.error.message}`
}

/** Sends this input to every writing call as an allowed role, and returns what went wrong. */
async function writeEverywhere(filling: Filling, mark: string): Promise<{ wrong: string[]; taken: number }> {
  const wrong: string[] = []
  let acceptedCount = 0
  for (const { endpoint } of server.routes) {
    const { method, path, body } = endpoint
    if (!body || leaves.includes(path)) continue
    const response = await server.call(method, fill(path, filling.words), {
      as: asking(endpoint),
      body: sampleOf(schemaOf(body), filling),
      headers: { 'idempotency-key': `naughty-${path.length}-${mark}` },
    })
    const { code, fields } = response.statusCode === 422 ? response.json() : {}
    const unlisted = undocumented(endpoint, response)
    if (unlisted) wrong.push(`${method} ${path}: ${unlisted}`)
    if (response.statusCode >= 500) wrong.push(`${method} ${path}: ${response.statusCode}`)
    if (code === 'validation' && fields.length === 0) wrong.push(`${method} ${path}: says not which field`)
    if (response.statusCode < 300) acceptedCount += 1
  }
  return { wrong, taken: acceptedCount }
}

describe('H4: every field of every call', () => {
  it.each(words)(
    'H4: refuses %j in every field of every writing call with a code, or accepts it',
    async word => {
      const { wrong, taken } = await writeEverywhere({ words: word }, `${words.indexOf(word)}`)
      expect(wrong).toEqual([])
      expect(taken).toBeGreaterThan(3) // some calls accepted it
      for (const as of ['user', 'admin'] as const)
        expect((await server.call('GET', '/auth/user', { as })).statusCode).toBe(200)
    },
  )

  it.each(['smallest', 'biggest'] as const)(
    'C1, H4, W9: refuses or accepts the %s number that every field allows, and names the field',
    async numbers => {
      expect((await writeEverywhere({ words: 'parole', numbers }, numbers)).wrong).toEqual([])
    },
  )
})

describe('K3: every list', () => {
  const wild: readonly (readonly [string, string])[] = [
    ['page', '-1'],
    ['page', '1e9'],
    ['page', '999999999'],
    ['page', '99999999999999999999'],
    ['per_page', '1000000000'],
    ['per_page', '0'],
    ['sort', 'niente;drop'],
    ['search', '%'.repeat(300)],
    ['search', '('.repeat(5000)],
    ['search', `${'a'.repeat(50_000)}!`],
    ['search', '\u0000'],
  ]
  const mostRows = 500

  it.each(wild.map(([name, value]) => ({ name, value, shown: value.slice(0, 24) })))(
    'K3: caps or refuses $name=$shown in every reading call',
    async ({ name, value }) => {
      const wrong: string[] = []
      for (const { endpoint } of server.routes) {
        if (endpoint.method !== 'GET' || !endpoint.query) continue
        const path = `${fill(endpoint.path, 'nessuno')}?${name}=${encodeURIComponent(value)}`
        const response = await server.call('GET', path, { as: asking(endpoint) })
        const unlisted = undocumented(endpoint, response)
        if (unlisted) wrong.push(`${endpoint.path}: ${unlisted}`)
        if (response.statusCode >= 500) wrong.push(`${endpoint.path}: ${response.statusCode}`)
        const reported: unknown = response.statusCode === 200 ? response.json() : []
        const rows = Array.isArray(reported) ? reported : ((reported as { data?: unknown }).data ?? [])
        if (Array.isArray(rows) && rows.length > mostRows) wrong.push(`${endpoint.path}: ${rows.length} rows`)
      }
      expect(wrong).toEqual([])
    },
  )
})
