import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

const metricsToken = 'a token that Prometheus sends, 40 characters'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ production: true, seedDemo: false, metricsToken })
})
afterAll(() => server.close())

const alerts = readFileSync('deploy/monitoring/alerts.yml', 'utf8')
const dashboard = JSON.parse(readFileSync('deploy/monitoring/grafana-dashboard.json', 'utf8')) as {
  panels: { targets: { expr: string }[] }[]
}
const panels = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n')

const metricsIn = (expressions: string): string[] =>
  [...expressions.matchAll(/(\w+)\{job="bottega-arcana"/g)].map(([, name = '']) => name)

describe('in production (decision 0001)', () => {
  it.each(['/api/docs', '/api/docs/', '/api/openapi.json'])('responds 404 to %s', async url => {
    expect((await server.app.inject({ url })).statusCode).toBe(404)
  })

  it.each([
    '/.env',
    '/.git/config',
    '/.git/HEAD',
    '/package.json',
    '/server/main.ts',
    '/src/main.tsx',
    '/data/secret',
    '/deleted-accounts.txt',
    '/shop.dump',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/.env',
  ])('I2: does not serve %s from the machine', async url => {
    const response = await server.app.inject({ url })
    expect([400, 404]).toContain(response.statusCode)
    expect(response.body).not.toMatch(/"dependencies"|\[core\]|APP_SECRET/)
  })

  it('I2: links no script to a source map', async () => {
    const page = await server.app.inject({ url: '/' })
    for (const [, script] of page.body.matchAll(/src="(\/assets\/[^"]+\.js)"/g))
      expect((await server.app.inject({ url: `${script}.map` })).statusCode).toBe(404)
  })

  it('I2: has no demo logins and no demo products', async () => {
    const body = { email: 'admin@example.com', password: 'bottega-demo' }
    expect((await server.call('POST', '/auth/login', { body })).statusCode).toBe(401)
    expect((await server.call('GET', '/products')).json().meta.total).toBe(0)
  })

  it('contains the catalogue of characters', async () => {
    expect((await server.call('GET', '/characters')).json().meta.total).toBeGreaterThanOrEqual(12)
  })

  it('I2: serves metrics to this machine only, not through a proxy', async () => {
    const status = async (remoteAddress: string, headers = {}) =>
      (await server.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
    expect(await status('127.0.0.1')).toBe(200)
    expect(await status('203.0.113.9')).toBe(404)
    expect(await status('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(404)
  })

  it('I2: serves metrics to other machines with the token of METRICS_TOKEN only', async () => {
    const read = async (authorization: string) =>
      server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers: { authorization } })
    expect((await read(`Bearer ${'wrong'.repeat(8)}`)).statusCode).toBe(404)
    const { statusCode, body } = await read(`Bearer ${metricsToken}`)
    expect(statusCode).toBe(200)
    for (const name of ['http_request_seconds', 'redis_away', 'database_connections', 'emails_overdue'])
      expect(body).toContain(`# TYPE ${name} `)
    expect(body).toMatch(/^emails_overdue 0$/m)
  })

  it('has every metric that alerts and dashboard name', async () => {
    const { body } = await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    const existing = [...body.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    )
    const named = [...metricsIn(alerts), ...metricsIn(panels)]
    expect(new Set(named).size).toBeGreaterThan(7)
    expect([...new Set(named)].filter(name => name !== 'up' && !existing.includes(name))).toEqual([])
  })

  it('has a panel for every metric of an alert', () => {
    const shown = metricsIn(panels)
    expect(metricsIn(alerts).filter(name => !shown.includes(name))).toEqual([])
  })

  it('serves its pages from an empty shop', async () => {
    for (const url of ['/', '/negozio', '/characters', '/sitemap.xml'])
      expect((await server.app.inject({ url })).statusCode).toBe(200)
  })
})

describe('a server during shutdown', () => {
  it('L6: fails readiness first, and stays live until it has stopped', async () => {
    expect((await server.app.inject({ url: '/ready' })).statusCode).toBe(200)
    server.readiness.isLeaving = true
    expect((await server.app.inject({ url: '/ready' })).statusCode).toBe(404)
    expect((await server.app.inject({ url: '/health' })).statusCode).toBe(200)
    expect((await server.call('GET', '/settings')).statusCode).toBe(200)
  })
})
