// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { FieldProblem } from '@/contract/problems.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { applyFieldErrors } from './apply-field-errors.ts'
import { useErrorMessage } from './use-error-message.ts'
import { useFormErrors } from './use-form-errors.ts'

beforeAll(async () => {
  const areas = ['common', 'ui', 'validation', 'problems']
  await startI18n('en', areas)
  await loadAreas(areas)
})
afterEach(cleanup)

const problemOf = (fields: readonly FieldProblem[]) => ({ code: 'validation' as const, message: '', fields })

/** Two fields, of which the second is hidden later. */
function HookForm({ fields, hidden }: { fields: readonly FieldProblem[]; hidden?: boolean }) {
  const messages = useErrorMessage()
  const form = useForm({ defaultValues: { user: { name: '' }, rows: [{ sum: '' }], gone: '' } })
  const [summary, setSummary] = useState<string>()
  const [shows, setShows] = useState(true)
  const { errors } = form.formState
  const send = form.handleSubmit(() => setSummary(applyFieldErrors(form, problemOf(fields), messages)))
  return (
    <form onSubmit={send}>
      {summary && <p role="alert">{summary}</p>}
      <TextField label="Name" error={messages.formField(errors.user?.name)} {...form.register('user.name')} />
      <TextField
        label="Sum"
        error={messages.formField(errors.rows?.[0]?.sum)}
        {...form.register('rows.0.sum')}
      />
      {shows && hidden && <TextField label="Gone" {...form.register('gone')} />}
      <button type="button" onClick={() => setShows(false)}>
        hide
      </button>
      <button type="submit">send</button>
    </form>
  )
}

function OwnForm({ fields }: { fields: readonly FieldProblem[] }) {
  const { ref, errors, summary, show } = useFormErrors()
  return (
    <form ref={ref}>
      {summary && <p role="alert">{summary}</p>}
      <TextField label="Name" name="name" error={errors.name} />
      <TextField label="Sum" name="rows.0.sum" error={errors['rows.0.sum']} />
      <button type="button" onClick={() => show(problemOf(fields))}>
        send
      </button>
    </form>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sum = { path: 'rows.0.sum', code: 'creation_range', params: { min: 2, max: 9 } }

it('shows messages with their numbers at nested fields and rows, and focuses the uppermost', async () => {
  render(<HookForm fields={[sum, { path: 'user.name', code: 'required' }]} />)
  press('send')
  expect(await screen.findByText('For this rarity, the value must be from 2 to 9.')).toBeTruthy()
  expect(screen.getByLabelText('Sum').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('lists errors of missing and hidden fields in the summary', async () => {
  const fields = [sum, { path: 'gone', code: 'email' }, { path: 'never.there', code: 'required' }]
  render(<HookForm fields={fields} hidden />)
  press('hide')
  press('send')
  const said = (await screen.findByRole('alert')).textContent
  expect(said).toBe('Please check the highlighted fields. E-mail must be valid Required.')
  expect(document.activeElement).toBe(screen.getByLabelText('Sum'))
})

it('removes an error when its field is changed', async () => {
  render(<HookForm fields={[{ path: 'user.name', code: 'required' }]} />)
  press('send')
  await screen.findByText('Required.')
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ada' } })
  await expect.poll(() => screen.queryByText('Required.')).toBeNull()
})

it('finds the fields of a form with its own state by their names', async () => {
  render(<OwnForm fields={[sum, { path: 'phone', code: 'phone' }]} />)
  press('send')
  expect(await screen.findByText('For this rarity, the value must be from 2 to 9.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Sum'))
  expect(screen.getByRole('alert').textContent).toContain('This phone number isn’t valid.')
})
