// @vitest-environment happy-dom
import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { href } from '@/contract/paths.ts'
import { adminPermissions, type Holder } from '@/contract/permissions.ts'
import { useGoKeys } from './go-keys.ts'

const owner = { role: 'admin', permissions: adminPermissions } as unknown as Holder
const writer = { role: 'user', permissions: ['admin:enter'] } as unknown as Holder
const go = vi.fn()
const ofList = vi.fn()
const listen = ({ key }: KeyboardEvent) => ofList(key)

beforeEach(() => document.addEventListener('keydown', listen))
afterEach(() => {
  cleanup()
  document.removeEventListener('keydown', listen)
  document.body.replaceChildren()
  vi.clearAllMocks()
})

const use = (user: Holder) => renderHook(() => useGoKeys(user, name => href(name, 'it'), go))
const press = (keys: string, target: Element = document.body) => {
  for (const key of keys) fireEvent.keyDown(target, { key })
}

it.each([
  ['go', '/administration/orders'],
  ['gp', '/administration/products'],
  ['gc', '/administration/users'],
])('opens a screen with %s, and leaves the second key to no list', (keys, path) => {
  use(owner)
  press(keys)
  expect(go.mock.calls).toEqual([[path]])
  expect(ofList.mock.calls).toEqual([['g']])
})

it('needs both keys, one after the other', () => {
  use(owner)
  press('o')
  press('gxo')
  expect(go).not.toHaveBeenCalled()
})

it('opens no screen that the user may not see', () => {
  use(writer)
  press('go')
  expect(go).not.toHaveBeenCalled()
})

it('ignores keys in a field and in a dialog', () => {
  use(owner)
  const field = document.createElement('input')
  document.body.append(field)
  press('go', field)
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  document.body.append(dialog)
  press('go')
  expect(go).not.toHaveBeenCalled()
})
