import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '@/contract/api.ts'
import { adminPermissions } from '@/contract/permissions.ts'
import { roles } from '@/domain/roles.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const withoutAdmin = [undefined, ...roles.filter(role => role !== 'admin')]
const fill = (path: string) => path.replace(/:\w+/g, '1')

/** Returns the number of rows and the sum of their versions, of every table except the sessions that the test opens. */
async function fingerprint(): Promise<string> {
  const { rows: tables } = await server.context.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const sums = tables
    .filter(({ name }) => !/session|refresh|login_attempt/.test(name))
    .map(
      ({ name }) =>
        `select '${name}' as t, count(*) as n, coalesce(sum(xmin::text::bigint), 0) as s from "${name}"`,
    )
  const { rows } = await server.context.db.execute<{ all: string }>(
    sql.raw(
      `select string_agg(t || n || '/' || s, ' ' order by t) as all from (${sums.join(' union all ')}) x`,
    ),
  )
  return rows[0]?.all ?? ''
}

const usedPermissions = adminPermissions.filter(permission =>
  [...api.values()].some(call => call.permission === permission),
)

describe.each(usedPermissions)('%s', permission => {
  const calls = [...api].filter(([, call]) => call.permission === permission)

  it('B1: is open to admins only: other callers are refused and nothing changes', async () => {
    for (const role of withoutAdmin) if (role) await server.call('GET', '/auth/user', { as: role })
    const before = await fingerprint()
    for (const [name, { method, path }] of calls)
      for (const role of withoutAdmin) {
        const response = await server.call(method, fill(path), {
          as: role,
          body: method === 'GET' ? undefined : {},
        })
        expect({ name, role, status: response.statusCode }).toEqual({ name, role, status: role ? 403 : 401 })
      }
    expect(await fingerprint()).toBe(before)
  })
})
