/** A server process with an OpenTelemetry collector. It must be built first; PostgreSQL needs TEST_DATABASE_URL. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endServer, postJson, type ServerProcess, startServer } from '../testing/server-process.ts'
import { freshDatabase } from '../testing/test-database.ts'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: unknown }[]
}

interface Exported {
  resourceSpans?: { scopeSpans: { scope: { name: string }; spans: Span[] }[] }[]
}

const server = process.env.TEST_DATABASE_URL

describe.skipIf(!server)('with OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-telemetry-'))
  const received: { path: string; body: string }[] = []
  const collector = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    received.push({ path: request.url ?? '', body: Buffer.concat(parts).toString() })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  let shop: ServerProcess

  beforeAll(async () => {
    collector.listen(0, '127.0.0.1')
    await once(collector, 'listening')
    const { port } = collector.address() as AddressInfo
    shop = await startServer({
      DATA_DIR: folder,
      DATABASE_URL: await freshDatabase(server ?? ''),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_SERVICE_NAME: 'shop-of-the-test',
    })
  }, 120_000)
  afterAll(async () => {
    collector.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('sends what is left when it stops: requests with their statements, without values and tokens', async () => {
    const token = 'token-that-must-not-be-sent-0123456789'
    const credentials = { email: 'unknown@example.com', password: 'password-that-must-not-be-sent' }
    await postJson(shop.url, '/auth/login', credentials)
    await fetch(`${shop.url}/api/newsletter/one-click?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    await fetch(`${shop.url}/health`)
    await endServer(shop.child)

    const all = received.map(({ body }) => body).join('')
    expect(all).toContain('shop-of-the-test')
    expect(all).toContain('http.server.request.duration')
    expect(all).not.toMatch(/must-not-be-sent|unknown@example/)
    const scopes = received
      .filter(({ path }) => path === '/v1/traces')
      .flatMap(({ body }) => (JSON.parse(body) as Exported).resourceSpans ?? [])
      .flatMap(({ scopeSpans }) => scopeSpans)
    const spansOf = (name: string) =>
      scopes.filter(({ scope }) => scope.name === name).flatMap(({ spans }) => spans)
    const routes = JSON.stringify(spansOf('@fastify/otel'))
    expect(routes).toContain('/api/auth/login')
    expect(routes).not.toContain('/health')
    const login = spansOf('@fastify/otel').find(span =>
      JSON.stringify(span.attributes).includes('/api/auth/login'),
    )
    const statements = spansOf('@opentelemetry/instrumentation-pg').filter(
      span => span.traceId === login?.traceId && JSON.stringify(span).includes('select'),
    )
    expect(statements.length).toBeGreaterThan(0)
  })
})
