import { expect, it } from 'vitest'
import { api } from '../../src/contract/api.ts'
import { adminPermissions, isAdminPermission } from '../../src/contract/permissions.ts'
import { assignablePermissions } from '../../src/contract/staff-roles.ts'

const calls = [...api].map(([name, { method, path, permission }]) => ({ name, method, path, permission }))
const ofAdministration = calls.filter(({ path }) => path.startsWith('/admin/'))

it('requires a permission of the administration for each of its endpoints', () => {
  const open = ofAdministration
    .filter(({ permission }) => !isAdminPermission(permission))
    .map(
      ({ name, method, path }) =>
        `${name} (${method} ${path}): choose its permission in src/contract/permissions.ts and add it to the table of server/security-tests/staff-matrix.ts`,
    )
  expect(open).toEqual([])
  expect(ofAdministration.length).toBeGreaterThan(100)
})

it('lets no reading permission write', () => {
  const writes = [...api].filter(
    ([, { method, permission, changesNothing }]) =>
      method !== 'GET' && !changesNothing && permission.endsWith(':read'),
  )
  expect(writes.map(([name]) => name)).toEqual([])
})

it('assigns each permission to an area of staff roles, except those of the owner and of every member of staff', () => {
  const rest = adminPermissions.filter(permission => !assignablePermissions.includes(permission as never))
  expect(rest).toEqual(['admin:enter', 'admin:staff', 'admin:sign-in', 'admin:integrations'])
})
