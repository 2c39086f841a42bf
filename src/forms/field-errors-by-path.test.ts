import { expect, it } from 'vitest'
import { fieldErrorsByPath, nestedFieldErrors } from './field-errors-by-path.ts'

const messages = { field: ({ code }: { code: string }) => `!${code}` }
const fields = [
  { path: 'translations.it.title', code: 'required' },
  { path: 'translations.it.slug', code: 'slug_taken' },
  { path: 'variants.0.sku', code: 'sku_taken' },
  { path: 'sku', code: 'sku' },
  { path: 'sku', code: 'required' },
]

it('nests errors like the fields of the form and uses the first error of a field', () => {
  expect(nestedFieldErrors(fields, messages)).toEqual({
    translations: { it: { title: '!required', slug: '!slug_taken' } },
    variants: { 0: { sku: '!sku_taken' } },
    sku: '!sku',
  })
})

it('maps errors by path and uses the first problem of a field', () => {
  expect(fieldErrorsByPath(fields, messages)).toEqual({
    'translations.it.title': '!required',
    'translations.it.slug': '!slug_taken',
    'variants.0.sku': '!sku_taken',
    sku: '!sku',
  })
})
