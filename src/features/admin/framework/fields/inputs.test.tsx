// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AdminContext, Form } from 'react-admin'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startI18n } from '@/i18n/react.ts'
import { MoneyInput, NumberInput, SelectInput } from './inputs.tsx'

beforeAll(async () => void (await startI18n('it', ['admin', 'validation', 'problems'])))
afterEach(cleanup)

const shown = () => screen.getByRole('combobox')
const form = (options: { value: string; label: string }[], value: string | null) => (
  <AdminContext>
    <Form record={{ id: 1, character: value }}>
      <SelectInput source="character" label="Personaggio" empty="Nessuno" options={options} />
    </Form>
  </AdminContext>
)

it('does not show “none” for a value whose choices are still loading', () => {
  const { rerender } = render(form([], 'leviatone'))
  expect(shown().textContent).toBe('Nessuno…')
  expect(shown()).toHaveProperty('value', 'leviatone')
  rerender(form([{ value: 'leviatone', label: 'Leviatone' }], 'leviatone'))
  expect(shown().textContent).toBe('NessunoLeviatone')
})

it('shows “none” for no value immediately', () => {
  render(form([], null))
  expect(shown()).toHaveProperty('value', '')
})

describe('number input', () => {
  const submit = vi.fn()
  const type = async (field: 'weight' | 'price', text: string) => {
    submit.mockClear()
    render(
      <AdminContext>
        <Form record={{ id: 1, weight: 5, price: 500 }} onSubmit={submit}>
          <NumberInput source="weight" label="Peso" />
          <MoneyInput source="price" label="Prezzo" />
          <button type="submit">Salva</button>
        </Form>
      </AdminContext>,
    )
    fireEvent.change(screen.getByLabelText(field === 'weight' ? 'Peso' : 'Prezzo'), {
      target: { value: text },
    })
    await act(async () => fireEvent.click(screen.getByText('Salva')))
    return submit.mock.calls[0]?.[0]?.[field]
  }

  it.each([
    ['weight', '12', 12],
    ['weight', '', 0],
    ['price', '12,9', 1290],
    ['price', '1.234,50', 123_450],
  ] as const)('saves the %s “%s” as %d', async (field, text, value) => {
    expect(await type(field, text)).toBe(value)
  })

  it.each([
    ['weight', '1,5'],
    ['weight', '-3'],
    ['weight', '1e3'],
    ['weight', '1.500'],
    ['price', '10.702'],
    ['price', '(12)'],
  ] as const)('blocks saving the %s “%s”', async (field, text) => {
    await type(field, text)
    expect(submit).not.toHaveBeenCalled()
    expect(screen.getByDisplayValue(text).getAttribute('aria-invalid')).toBe('true')
  })
})
