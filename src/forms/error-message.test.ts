import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createI18n } from '@/i18n/react.ts'
import { fieldProblemsOf } from './error-message.ts'
import { type ErrorMessages, errorMessages, textsOf } from './use-error-message.ts'

let it_: ErrorMessages
let en: ErrorMessages
let withoutProblems: ErrorMessages

beforeAll(async () => {
  const areas = ['common', 'validation', 'problems']
  it_ = errorMessages(textsOf(await createI18n('it', areas)))
  en = errorMessages(textsOf(await createI18n('en', areas)))
  withoutProblems = errorMessages(textsOf(await createI18n('en', ['common', 'validation'])))
})

describe('a field', () => {
  it('inserts the numbers and names into its message', () => {
    expect(en.field({ code: 'creation_range', params: { min: 2, max: 9 } })).toContain('from 2 to 9')
    expect(it_.field({ code: 'card_twin', params: { name: 'Mokarello' } })).toContain('Mokarello')
  })

  it('shows its limit if the server sent it', () => {
    expect(en.field({ code: 'too_long', params: { max: 120 } })).toBe('Use no more than 120 characters.')
    expect(it_.field({ code: 'range', params: { min: 3 } })).toBe('Almeno 3.')
    expect(en.field({ code: 'too_long' })).toMatch(/Shorten it/)
  })

  it('is named if it is not visible', () => {
    const required = { path: 'shipping_address.street', code: 'required' }
    expect(en.named(required)).toBe('Street and number: Required.')
    expect(it_.named(required)).toBe('Indirizzo e numero civico: Obbligatorio.')
    expect(en.named({ path: 'nobody_knows', code: 'required' })).toBe('Required.')
    expect(en.named({ path: 'shipping_address.zip', code: 'zip_it' })).not.toMatch(/^Postcode/)
    expect(en.reason({ code: 'validation', message: '', fields: [required] })).toMatch(/^Street and number:/)
  })

  it('uses the plural form of its number', () => {
    expect(en.field({ code: 'in_use_products', params: { count: 1 } })).toBe('In use by 1 product.')
    expect(en.field({ code: 'in_use_products', params: { count: 3 } })).toBe('In use by 3 products.')
  })

  it.each(['no_such_code', 'Invalid input: expected string, received null', 'a.b', ''])(
    'is invalid for the unknown code "%s"',
    code => expect(en.field({ code })).toMatch(/^This value isn’t valid/),
  )

  it('translates the code of a schema and shows a message of the server unchanged', () => {
    expect(en.formField(undefined)).toBeUndefined()
    expect(en.formField({ type: 'custom', message: 'email' })).toBe('E-mail must be valid')
    expect(en.formField({ type: 'server', message: 'From 2 to 9.' })).toBe('From 2 to 9.')
  })
})

describe('a problem', () => {
  const conflict = { code: 'email_taken', message: 'Esiste già.', fields: [] } as const

  it('is shown in the current language', () => {
    expect(en.problem(conflict)).toMatch(/already an account with this email address/)
  })

  it('shows the server’s message if the page has not loaded the text, or the code is unknown', () => {
    expect(withoutProblems.problem(conflict)).toBe('Esiste già.')
    expect(en.problem({ ...conflict, code: 'newer_than_this_page' as 'conflict' })).toBe('Esiste già.')
  })

  it('shows the fallback without a response, otherwise that the server is unreachable', () => {
    const silence = { code: 'unreachable', message: '', fields: [] } as const
    expect(en.problem(silence, 'The deck was not saved.')).toBe('The deck was not saved.')
    expect(en.problem(silence)).toMatch(/unavailable/)
    const bare = { code: 'internal', message: '', fields: [] } as const // a server error without a message
    expect(en.problem(bare, 'The pack was not opened.')).toBe('The pack was not opened.')
    expect(withoutProblems.problem(silence)).toMatch(/connection/)
  })

  it('shows the number of what it counts', () => {
    const params = { context: 'decks', count: 20 }
    expect(en.problem({ code: 'too_many', params })).toMatch(/^You’ve reached the limit of 20 decks/)
    expect(it_.problem({ code: 'too_many', params: { ...params, context: 'unheard_of' } })).toMatch(/massimo/)
  })

  it('shows the message of its first field, with its numbers, if there is space for one sentence', () => {
    const fields = [{ path: 'ps', code: 'creation_range', params: { min: 10, max: 40 } }]
    expect(en.reason({ code: 'creation_invalid', message: '', fields })).toContain('from 10 to 40')
    expect(en.reason({ code: 'creation_invalid', message: '', fields: [] })).toMatch(/breaks/)
  })
})

it('converts a schema’s issues to the problems that a server would send', () => {
  const schema = z.object({
    lines: z.array(z.object({ sku: z.string().min(1), price: z.number('money') })),
    email: z.email('email'),
    kind: z.enum(['a', 'b']),
  })
  const { error } = schema.safeParse({ lines: [{ sku: 'x', price: 1 }, { sku: '' }], email: 'x', kind: 'c' })
  expect(fieldProblemsOf(error?.issues ?? [])).toEqual([
    { path: 'lines.1.sku', code: 'required' },
    { path: 'lines.1.price', code: 'money' },
    { path: 'email', code: 'email' },
    { path: 'kind', code: 'invalid' },
  ])
})
