import { expect, it } from 'vitest'
import { ApiFailure, type Failure } from '@/api/failure.ts'
import { errorMessages } from '@/forms/use-error-message.ts'
import { asFormFailure, type FormFailure } from './form-failure.ts'

const messages = errorMessages({
  translate: key => (key === 'common:unreachable_text' ? 'silence' : `!${key}`),
  has: () => false,
})
const failure: Failure = { status: 422, code: 'validation', message: 'Check it.', fields: [], requestId: '' }

it('keeps the message of a refusal without fields and adds one when the server does not respond', () => {
  const refused = asFormFailure(new ApiFailure({ ...failure }), messages) as FormFailure
  expect(refused).toMatchObject({ message: 'Check it.', status: 422, body: {} })
  const silent = asFormFailure(new ApiFailure({ ...failure, status: 0, message: '' }), messages)
  expect(silent).toMatchObject({ message: 'silence' })
})

it('nests errors of fields like the form', () => {
  const fields = [{ path: 'translations.it.title', code: 'required' }]
  expect(asFormFailure(new ApiFailure({ ...failure, fields }), messages)).toMatchObject({
    body: { errors: { translations: { it: { title: '!validation:required' } } } },
  })
})

it('returns an unexpected error unchanged', () => {
  const bug = new TypeError('x')
  expect(asFormFailure(bug, messages)).toBe(bug)
})
