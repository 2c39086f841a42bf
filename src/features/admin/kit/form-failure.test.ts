import { expect, it } from 'vitest'
import { ApiFailure, type Failure } from '@/api/failure.ts'
import { asFormFailure, type FormFailure, faultsByField } from './form-failure.ts'

const words = { field: ({ code }: { code: string }) => `!${code}`, unreachable: () => 'silence' }
const failure: Failure = { status: 422, code: 'validation', message: 'Check it.', fields: [], requestId: '' }

it('faults stand where their fields are in the form; the first one of a field counts', () => {
  const fields = [
    { path: 'translations.it.title', code: 'required' },
    { path: 'translations.it.slug', code: 'slug_taken' },
    { path: 'variants.0.sku', code: 'sku_taken' },
    { path: 'sku', code: 'sku' },
    { path: 'sku', code: 'required' },
  ]
  expect(faultsByField(fields, words.field)).toEqual({
    translations: { it: { title: '!required', slug: '!slug_taken' } },
    variants: { 0: { sku: '!sku_taken' } },
    sku: '!sku',
  })
})

it('a refusal without fields keeps its sentence; a silent server gets one', () => {
  const refused = asFormFailure(new ApiFailure({ ...failure }), words) as FormFailure
  expect(refused).toMatchObject({ message: 'Check it.', status: 422, body: {} })
  const silent = asFormFailure(new ApiFailure({ ...failure, status: 0, message: '' }), words)
  expect(silent).toMatchObject({ message: 'silence' })
})

it('a bug stays a bug', () => {
  const bug = new TypeError('x')
  expect(asFormFailure(bug, words)).toBe(bug)
})
