// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { EditLineFields } from './edit-line-fields.tsx'

beforeAll(async () => {
  await startI18n('it', ['admin-sales', 'validation'])
  await loadAreas(['admin-sales', 'validation'])
})
afterEach(cleanup)

it.each([
  ['Prezzo unitario', '-5'],
  ['Prezzo unitario', 'abc'],
  ['Quantità', '-1'],
])('admin 17: reports %s %s as an error, changes nothing and removes no line', (label, text) => {
  const line = { id: 7, title: 'Busta', choice: '', quantity: 2, unit_price: 490, price_reason: '' }
  const [change, wrong] = [vi.fn(), vi.fn()]
  render(
    <EditLineFields
      line={line as AdminOrder['lines'][number]}
      wish={line}
      onChange={change}
      onWrong={wrong}
    />,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: label })
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual([text, 'true'])
  expect(change).not.toHaveBeenCalled()
  expect(wrong).toHaveBeenLastCalledWith(7, true)
  fireEvent.change(field, { target: { value: '3' } })
  expect(wrong).toHaveBeenLastCalledWith(7, false)
  expect(change).toHaveBeenCalledOnce()
})
