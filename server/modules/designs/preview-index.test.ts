import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { lineOfPreview } from './designs-repo.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('the line of a preview is found by the index of previews, not by reading all lines ever sold', async () => {
  const plan = await server.context.db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`) // a small table is read whole otherwise
    const asked = lineOfPreview(tx, '/uploads/previews/AAAAAAAAAAAAAAAAAAAAAA.webp')
    return (await tx.execute(sql`explain ${asked}`)).rows
  })
  expect(JSON.stringify(plan)).toContain('printed_lines')
})
