/**
 * Every writing endpoint of the administration adds an audit entry. The endpoints come from the route table, so a new
 * one is checked too. The exceptions are listed here with their reason.
 */
import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCategory, CategoryTree } from '@/contract/endpoints/admin/catalog.ts'
import type { AdminCharacter } from '@/contract/endpoints/admin/characters.ts'
import type { AdminPackType } from '@/contract/endpoints/admin/packs.ts'
import { adminPermissions } from '@/contract/permissions.ts'
import { buildApp } from '../../app.ts'
import { mustBeAudited } from '../../kernel/audited-writes.ts'
import { openTestServer, type TestServer, testConfig } from '../../testing/test-server.ts'

const unaudited: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { onUnaudited: path => unaudited.push(path) })
})
afterAll(() => server.close())

describe('the route table', () => {
  it('allows no audit entry only for previews, dry runs, lookups, links to files and list settings', () => {
    const silent = server.routes
      .filter(({ endpoint }) => endpoint.path.startsWith('/admin/') && endpoint.method !== 'GET')
      .filter(({ endpoint }) => !mustBeAudited(endpoint))
      .map(({ endpoint }) => endpoint.path)
    expect(silent.sort()).toEqual([
      '/admin/campaigns/preview',
      '/admin/customers/:id/merge/preview',
      '/admin/imports/preview',
      '/admin/invoices/:id/credit-notes/preview',
      '/admin/jobs/:id/link',
      '/admin/letters/:name/preview',
      '/admin/lists/:list',
      '/admin/lists/:list/views',
      '/admin/lists/:list/views/:id',
      '/admin/orders/:id/edit/preview',
      '/admin/orders/:id/refunds/preview',
      '/admin/packs/simulations',
      '/admin/prints/:id/link',
      '/admin/products/prices/preview',
      '/admin/stock/lookups',
    ])
  })

  it('marks every preview as changing nothing', () => {
    const previews = server.routes.filter(
      ({ endpoint: { method, path } }) => method !== 'GET' && path.endsWith('/preview'),
    )
    expect(previews.filter(({ endpoint }) => !endpoint.changesNothing)).toEqual([])
    expect(previews.length).toBeGreaterThan(3)
  })

  it('detects any writing endpoint without an audit entry', async () => {
    const writes = server.routes.filter(({ endpoint }) => mustBeAudited(endpoint))
    expect(writes.length).toBeGreaterThan(60)
    const silentWrites: string[] = []
    const mute = writes.map(route => ({
      ...route,
      endpoint: {
        ...route.endpoint,
        params: undefined,
        query: undefined,
        body: undefined,
        response: anything,
      },
      handle: async () => ({}),
    }))
    const app = Fastify()
    const identify = async () => ({
      userId: 1,
      role: 'admin' as const,
      permissions: adminPermissions,
      secondFactor: 'off' as const,
      sessionId: 'x',
    })
    await buildApp(app, testConfig(), server.context, { routes: mute, identify } as never, {
      areLimitsOff: true,
      onUnaudited: path => silentWrites.push(path),
    })
    for (const { endpoint } of mute) {
      const type = endpoint.file?.types[0]
      await app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path.replace(/:\w+/g, '1')}`,
        headers: { authorization: 'Bearer x', ...(type && { 'content-type': type }) },
        payload: type ? Buffer.from('x') : {},
      })
    }
    await app.close()
    expect(silentWrites.sort()).toEqual(writes.map(({ endpoint }) => endpoint.path).sort())
  })
})

const anything = { parse: (value: unknown) => value } as never

const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.call(method, `/admin${path}`, { as: 'admin', body })

describe('changes of goods write entries with old and new values', () => {
  const lastOf = async (record: string) =>
    (await admin('GET', `/audit?record=${record}&per_page=1`)).json().data[0]

  it('for a category that is hidden', async () => {
    const [first] = (await admin('GET', '/categories')).json<CategoryTree>().data
    const { id, products: _, ...body } = first as AdminCategory
    expect((await admin('PUT', `/categories/${id}`, { ...body, is_active: false })).statusCode).toBe(200)
    expect(await lastOf('category')).toMatchObject({
      record_id: String(id),
      changes: [{ path: 'is_active', from: true, to: false }],
    })
  })

  it('for a character whose attack changes', async () => {
    const card = (await admin('GET', '/characters/5')).json<AdminCharacter>()
    const { id, slug: _, atk: __, images: ___, owners: ____, edited_at: _____, ...body } = card
    const mosse = body.mosse.map((move, at) => (at === 0 ? { ...move, danno: move.danno + 1 } : move))
    expect((await admin('PUT', `/characters/${id}`, { ...body, mosse })).statusCode).toBe(200)
    const { changes } = await lastOf('character')
    expect(changes).toContainEqual({
      path: 'mosse.0.danno',
      from: card.mosse[0]?.danno,
      to: (card.mosse[0]?.danno ?? 0) + 1,
    })
  })

  it('for the odds of a pack', async () => {
    const [type] = (await admin('GET', '/packs/types')).json<AdminPackType[]>()
    const { names, version, guarantee_after } = type as AdminPackType
    const odds = { usual: [7400, 2100, 450, 50, 0, 0], last: type?.odds.last }
    const response = await admin('PUT', '/packs/types/common', { names, odds, guarantee_after, version })
    expect(response.statusCode).toBe(200)
    const { changes } = await lastOf('pack')
    expect(changes).toContainEqual({ path: 'odds.usual.0', from: 7500, to: 7400 })
    expect(changes).toContainEqual({ path: 'odds_version', from: 1, to: 2 })
  })

  it('W12: write no entry and log no error when nothing changes', async () => {
    const { data } = (await admin('GET', '/products?per_page=2')).json<{
      data: { id: number; status: string }[]
    }>()
    const [product] = data
    const ids = [product?.id]
    const rule = { ids, tiers: ['base'], by: 'amount', value: 0, round_to: 1 }
    const { version } = (await admin('POST', '/products/prices/preview', rule)).json()
    const entries = async () => (await admin('GET', '/audit')).json().meta.total
    const write = async () => {
      const responses = [
        await admin('POST', '/products/bulk', { ids, status: product?.status }),
        await admin('POST', '/products/prices', { ...rule, version }),
        await admin('POST', '/products/import', {
          import_id: randomUUID(),
          rows: [{ line: 2, cells: {} }],
          dry_run: false,
        }),
        await admin('POST', '/users/4/sessions/end'),
        await admin('POST', '/mails/retry'),
      ]
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    }
    await write() // failed emails are queued again, sessions end
    const before = await entries()
    await write()
    expect(await entries()).toBe(before)
  })

  it('contain no unaudited write', () => {
    expect(unaudited).toEqual([])
  })

  it('never through an endpoint of the audit log itself', () => {
    const calls = server.routes.filter(({ endpoint }) => endpoint.path.startsWith('/admin/audit'))
    expect(calls.map(({ endpoint }) => endpoint.method)).toEqual(['GET'])
  })
})
