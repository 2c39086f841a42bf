/** Previews of all emails of the shop, with sample data. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { locales } from '../../locales.ts'

const reading = { tag: 'Administration', permission: 'admin:settings:read' } as const

export const listEmails = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/letters',
  summary: 'Names of all emails the shop sends',
  response: z.array(z.string()),
  problems: ['unauthenticated', 'forbidden'],
})

export const previewEmail = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/letters/:name',
  summary: 'One email with made-up data, in a language',
  params: z.object({ name: z.string().max(60) }),
  query: z.object({ locale: z.enum(locales).default('it') }),
  response: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})
