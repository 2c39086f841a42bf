/** The emails of the shop and their texts, which the merchant can replace per language (decision 0072). */
import { z } from 'zod'
import { cleanCode, cleanLines } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { type Locale, locales } from '../../locales.ts'

const reading = { tag: 'Administration', permission: 'admin:settings:read' } as const
const writing = { tag: 'Administration', permission: 'admin:settings:write' } as const
const refusals = ['unauthenticated', 'forbidden'] as const

export const mostTextLength = 2000

/** Key of a text → the text of the merchant. A missing or empty one is the shop's default. */
const ChangedTexts = z.record(z.string().max(40), z.string().overwrite(cleanLines).max(mostTextLength))
export type ChangedTexts = z.infer<typeof ChangedTexts>

const perLocale = <S extends z.ZodType>(of: S) =>
  z.strictObject(Object.fromEntries(locales.map(locale => [locale, of])) as Record<Locale, S>)

const NameParams = z.object({ name: z.string().max(60) })

export const emailGroups = ['orders', 'account', 'shop', 'shared'] as const

export const EmailSummary = z
  .object({
    name: z.string(),
    group: z.enum(emailGroups),
    subject: z.string(), // in the reader's language, with its placeholders
    changed: z.array(z.enum(locales)), // languages with texts of the merchant
  })
  .meta({ id: 'EmailSummary' })
export type EmailSummary = z.infer<typeof EmailSummary>

export const AdminEmail = z
  .object({
    name: z.string(),
    version: z.string(),
    words: z.array(z.string()), // names of the placeholders that its texts may contain
    is_of_order: z.boolean(), // its preview can show a real order
    defaults: perLocale(z.record(z.string(), z.string())),
    texts: perLocale(ChangedTexts),
  })
  .meta({ id: 'AdminEmail' })
export type AdminEmail = z.infer<typeof AdminEmail>

export const listEmails = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/letters',
  summary: 'All emails the shop sends',
  response: z.array(EmailSummary),
  problems: refusals,
})

export const adminEmail = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/letters/:name',
  summary: 'The texts of an email in six languages, and their defaults',
  params: NameParams,
  response: AdminEmail,
  problems: [...refusals, 'not_found'],
})

export const changeEmail = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/letters/:name',
  summary: 'Save the texts of an email; an empty one restores the default',
  params: NameParams,
  body: z.strictObject({ texts: perLocale(ChangedTexts), version: z.string().max(40) }),
  response: AdminEmail,
  problems: [...refusals, 'not_found', 'conflict'],
})

const preview = {
  params: NameParams,
  body: z.strictObject({
    locale: z.enum(locales),
    texts: ChangedTexts, // of this language, saved or not
    order: z.string().overwrite(cleanCode).max(40).optional(), // number of the order that the preview shows; absent: made-up data
  }),
}

export const previewEmail = endpoint({
  ...reading,
  ...preview,
  changesNothing: true,
  method: 'POST',
  path: '/admin/letters/:name/preview',
  leavesShared: true,
  summary: 'The email as its recipient would see it, from the texts of the form',
  response: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  problems: [...refusals, 'not_found'],
})

export const testEmail = endpoint({
  ...writing,
  ...preview,
  method: 'POST',
  path: '/admin/letters/:name/test',
  leavesShared: true,
  summary: 'The email, marked as a test, to the caller’s own address',
  response: z.object({ sent_to: z.string() }),
  problems: [...refusals, 'not_found'],
  limit: 'mail',
})
