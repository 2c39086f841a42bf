import { expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import { termsBlocks } from './legal-pages.ts'

it.each(locales)('names alternative dispute resolution and never the closed ODR platform in %s', locale => {
  const text = termsBlocks.map(block => JSON.stringify(block)).join(' ')
  const disputes = termsBlocks.map(block => textIn(block, locale)).join(' ')
  expect(disputes).toMatch(/\((ADR|RAL)\)/)
  expect(text).not.toMatch(/ec\.europa\.eu\/(consumers\/)?odr|webgate/i)
})

/** The texts of a block in one language, as JSON. */
function textIn(value: unknown, locale: string): string {
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, inner]) => (key === locale ? JSON.stringify(inner) : textIn(inner, locale)))
    .join(' ')
}
