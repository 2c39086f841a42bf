// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { AdminContext, Form } from 'react-admin'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { startI18n } from '@/i18n/react.ts'
import { SelectInput } from './inputs.tsx'

beforeAll(async () => void (await startI18n('it', ['admin'])))
afterEach(cleanup)

const shown = () => screen.getByRole('combobox')
const form = (options: { value: string; label: string }[], value: string | null) => (
  <AdminContext>
    <Form record={{ id: 1, character: value }}>
      <SelectInput source="character" label="Personaggio" empty="Nessuno" options={options} />
    </Form>
  </AdminContext>
)

it('a value whose choices are still on their way is not shown as none', () => {
  const { rerender } = render(form([], 'leviatone'))
  expect(shown().textContent).toBe('Nessuno…')
  expect(shown()).toHaveProperty('value', 'leviatone')
  rerender(form([{ value: 'leviatone', label: 'Leviatone' }], 'leviatone'))
  expect(shown().textContent).toBe('NessunoLeviatone')
})

it('no value is none from the start', () => {
  render(form([], null))
  expect(shown()).toHaveProperty('value', '')
})
