import { expect, it } from 'vitest'
import { ApiFailure, type Failure } from '@/api/failure.ts'
import { errorMessages } from '@/forms/use-error-message.ts'
import { asFormFailure, type FormFailure } from './form-failure.ts'

const messages = errorMessages({
  translate: key => (key === 'common:unreachable_text' ? 'silence' : `!${key}`),
  has: () => false,
})
const failure: Failure = { status: 422, code: 'validation', message: 'Check it.', fields: [], requestId: '' }

it('a refusal without fields keeps its sentence; a silent server gets one', () => {
  const refused = asFormFailure(new ApiFailure({ ...failure }), messages) as FormFailure
  expect(refused).toMatchObject({ message: 'Check it.', status: 422, body: {} })
  const silent = asFormFailure(new ApiFailure({ ...failure, status: 0, message: '' }), messages)
  expect(silent).toMatchObject({ message: 'silence' })
})

it('errors of fields come nested as the form is', () => {
  const fields = [{ path: 'translations.it.title', code: 'required' }]
  expect(asFormFailure(new ApiFailure({ ...failure, fields }), messages)).toMatchObject({
    body: { errors: { translations: { it: { title: '!validation:required' } } } },
  })
})

it('a bug stays a bug', () => {
  const bug = new TypeError('x')
  expect(asFormFailure(bug, messages)).toBe(bug)
})
