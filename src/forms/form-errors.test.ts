import { expect, it } from 'vitest'
import type { FieldProblem } from '@/contract/problems.ts'
import { formErrors } from './form-errors.ts'
import { errorMessages } from './use-error-message.ts'

const messages = errorMessages({
  translate: (key, values) =>
    values?.field
      ? `${values.field}: ${values.sentence}`
      : `${key.split(':')[1]}${values?.min ? ` ${values.min}` : ''}`,
  has: key => !/:field\.(role|deck)|_(min|max)$/.test(key),
})
const validation = (...fields: FieldProblem[]) => ({ code: 'validation' as const, message: '', fields })
const on =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path)

it('shows no summary if all fields are visible', () => {
  const problem = validation({ path: 'lines.1.quantity', code: 'range', params: { min: 2 } })
  expect(formErrors(problem, messages, on('lines.1.quantity'))).toEqual({
    fields: { 'lines.1.quantity': 'range 2' },
    summary: [],
  })
})

it('lists errors of hidden fields in the summary', () => {
  const problem = validation({ path: 'name', code: 'required' }, { path: 'role', code: 'invalid' })
  expect(formErrors(problem, messages, on('name'))).toEqual({
    fields: { name: 'required' },
    summary: ['validation', 'invalid'],
  })
  expect(formErrors(problem, messages, on())).toEqual({
    fields: {},
    summary: ['field.name: required', 'invalid'],
  })
})

it('shows a problem without fields as a whole', () => {
  expect(formErrors(validation(), messages, on('name')).summary).toEqual(['validation'])
})

it('shows a problem with its own message in addition to its fields', () => {
  const problem = {
    code: 'deck_invalid' as const,
    message: '',
    fields: [{ path: 'deck', code: 'deck_short' }],
  }
  expect(formErrors(problem, messages, on('deck'))).toEqual({
    fields: { deck: 'deck_short' },
    summary: ['deck_invalid'],
  })
})

it('assigns a problem to one field, and maps paths to the form’s names', () => {
  const taken = { code: 'email_taken' as const, message: '', fields: [] }
  const fieldOf = { email_taken: 'email' }
  expect(formErrors(taken, messages, on('email'), { fieldOf })).toEqual({
    fields: { email: 'email_taken' },
    summary: [],
  })
  expect(formErrors(taken, messages, on(), { fieldOf }).summary).toEqual(['email_taken'])
  const address = validation({ path: 'billing_address.zip', code: 'zip_it' })
  const formPath = (path: string) => path.replace('billing_address', 'billing')
  expect(formErrors(address, messages, on('billing.zip'), { formPath }).fields).toEqual({
    'billing.zip': 'zip_it',
  })
})
