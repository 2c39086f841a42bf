/** Each call of the administration with each role, against the table that is written by hand. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '@/contract/api.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { isAdminPermission } from '@/contract/permissions.ts'
import { builtInRoleNames } from '@/contract/staff-roles.ts'
import { users } from '../db/schema/auth.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { staffMatrix } from './staff-matrix.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const calls = [...api].filter(
  ([, { path, permission }]) => path.startsWith('/admin/') || isAdminPermission(permission),
)
const fill = (path: string) => path.replace(/:id\b/g, '999999999').replace(/:\w+/g, 'nessuno')

/** The demo account `other@example.com` gets the role in the database: the next call must apply it. */
const giveRole = (staff_role: (typeof builtInRoleNames)[number] | null) =>
  server.context.db.update(users).set({ staff_role }).where(eq(users.email, 'other@example.com'))

const isLetIn = async ({ method, path }: Endpoint, as: 'admin' | 'other'): Promise<boolean> => {
  const body = method === 'GET' || method === 'DELETE' ? undefined : {}
  const response = await server.call(method, fill(path), { as, body })
  const { code } = response.json<{ code?: string }>()
  if (response.statusCode === 401 || response.statusCode >= 500)
    throw new Error(`${method} ${path}: ${response.statusCode} ${code}`)
  return code !== 'forbidden'
}

it('lists each call of the administration in the matrix, and no other', () => {
  expect([...staffMatrix.keys()].sort()).toEqual(calls.map(([name]) => name).sort())
})

it.for([...builtInRoleNames, 'admin', null] as const)(
  'lets %s use exactly the calls of the matrix',
  async (role, { annotate }) => {
    if (role !== 'admin') await giveRole(role)
    const deviations: string[] = []
    let allowed = 0
    for (const [name, call] of calls) {
      const isIn = await isLetIn(call, role === 'admin' ? 'admin' : 'other')
      const isExpected = role !== null && (staffMatrix.get(name)?.includes(role) ?? false)
      if (isIn !== isExpected) deviations.push(`${name}: ${isIn ? 'let in' : 'refused'}`)
      if (isIn) allowed += 1
    }
    await annotate(
      `${role ?? 'no role'}: ${allowed} of ${calls.length} calls, ${deviations.length} deviations`,
    )
    expect(deviations).toEqual([])
  },
)
