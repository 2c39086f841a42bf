import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { lineOfPreview } from './designs-repo.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('finds the line of a preview by the index of previews instead of scanning all lines', async () => {
  const plan = await server.context.db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`) // the planner would scan a small table
    const query = lineOfPreview(tx, '/uploads/previews/AAAAAAAAAAAAAAAAAAAAAA.webp')
    return (await tx.execute(sql`explain ${query}`)).rows
  })
  expect(JSON.stringify(plan)).toContain('printed_lines')
})
