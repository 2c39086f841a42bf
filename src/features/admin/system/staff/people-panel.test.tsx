// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { changeStaffPerson, type Staff, showStaff } from '@/contract/endpoints/admin/staff.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { AdminContext } from '../../framework/shell/admin-context.tsx'
import { StaffScreen } from './staff-screen.tsx'

const staff: Staff = {
  people: [
    {
      id: 4,
      name: 'Rosa Neri',
      email: 'rosa@example.com',
      role: 'packer',
      is_last_owner: false,
      has_app: true,
      passkeys: 0,
      sessions: [],
    },
  ],
  invitations: [],
  roles: [],
  requires_second_factor: false,
}

const server = vi.hoisted(() => ({ answer: (_: unknown, __: unknown): unknown => undefined, staff: {} }))
vi.mock('@/api/client.ts', () => ({
  callOrThrow: async (endpoint: unknown) => {
    if (endpoint !== showStaff) throw new Error('unexpected call')
    return server.staff
  },
  call: async (endpoint: unknown, input: unknown) => server.answer(endpoint, input),
}))

beforeAll(async () => {
  const areas = ['admin', 'admin-staff', 'react-admin', 'validation', 'common', 'ui']
  await startI18n('it', areas)
  await loadAreas(areas)
})
afterEach(cleanup)

let bodies: unknown[]
let release: (result: unknown) => void

beforeEach(async () => {
  bodies = []
  server.staff = staff
  server.answer = (endpoint, input) => {
    expect(endpoint).toBe(changeStaffPerson)
    bodies.push((input as { body: unknown }).body)
    return new Promise(resolve => {
      release = resolve
    })
  }
  const element = (
    <AdminContext basename="/administration" locale="it">
      <StaffScreen title="Staff" locale="it" />
    </AdminContext>
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
  await screen.findByText('Rosa Neri')
})

const roleField = () => screen.getByLabelText('Ruolo di Rosa Neri') as HTMLSelectElement
const choose = (value: string) => fireEvent.change(roleField(), { target: { value } })

it('assigns a role only after a confirmation that names the person and the role', async () => {
  choose('admin')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('heading').textContent).toMatch(
    /^Dare a Rosa Neri il ruolo «.?Titolare.?»\?$/,
  )
  expect(bodies).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Annulla' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(bodies).toEqual([])
  expect(roleField().value).toBe('packer')
})

it('sends one request at a time', async () => {
  choose('manager')
  const dialog = await screen.findByRole('dialog')
  const confirm = within(dialog).getByRole('button', { name: 'Cambia ruolo' })
  fireEvent.click(confirm)
  fireEvent.click(confirm)
  await expect.poll(() => bodies).toEqual([{ role: 'manager' }])
  const [person] = staff.people
  release({ ok: true, value: { ...staff, people: [{ ...person, role: 'manager' }] } })
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(roleField().value).toBe('manager')
  expect(bodies).toHaveLength(1)
})

it('keeps the confirmation open with the reason when the change is refused', async () => {
  choose('manager')
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cambia ruolo' }))
  await expect.poll(() => bodies).toHaveLength(1)
  release({
    ok: false,
    failure: { status: 409, code: 'last_admin', message: 'È l’unico titolare', fields: [], requestId: '' },
  })
  expect((await within(dialog).findByRole('alert')).textContent).toBe('È l’unico titolare')
  expect(roleField().value).toBe('packer')
})
