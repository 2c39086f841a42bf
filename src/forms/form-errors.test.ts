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

it('fields on the screen say it all', () => {
  const problem = validation({ path: 'lines.1.quantity', code: 'range', params: { min: 2 } })
  expect(formErrors(problem, messages, on('lines.1.quantity'))).toEqual({
    fields: { 'lines.1.quantity': 'range 2' },
    summary: [],
  })
})

it('what is wrong with fields that are not on the screen stands in the summary', () => {
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

it('a problem that names no field is said as a whole', () => {
  expect(formErrors(validation(), messages, on('name')).summary).toEqual(['validation'])
})

it('a problem that is more than its fields is said beside them', () => {
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

it('a problem may be about one field, and paths may have other names in the form', () => {
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
