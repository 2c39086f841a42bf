import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { api } from '@/contract/api.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { locales } from '@/contract/locales.ts'
import words from '@/i18n/locales/it/admin.json' with { type: 'json' }

/** As much of a JSON schema as names its fields. */
interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  $defs?: Record<string, Schema>
}

/** Calls whose body is no record: what they do is told by other entries, or by none. */
const noRecords =
  /\/(preview|order|import|prices|simulations|messages|grants|batches|draft|place)$|^\/admin\/drafts/
/** Cards are compared in the specification's own words, the site's settings in those of their form. */
const otherWords = /\/characters(\/|$)|^\/admin\/settings/
/** What says nothing to who reads, is no field of the record, or belongs to how a call is made. */
const unsaid = [
  ...locales,
  'translations',
  'values',
  'version',
  'id',
  'ids',
  'codes',
  'known',
  'stock_seen',
  'even_the_last',
]

function fieldsOf(schema: Schema | undefined, root: Schema, found: Set<string>): Set<string> {
  if (!schema) return found
  const named = schema.$ref?.split('/').at(-1)
  if (named) return fieldsOf(root.$defs?.[named], root, found)
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    found.add(name)
    fieldsOf(inner, root, found)
  }
  const parts = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  if (typeof schema.additionalProperties === 'object') parts.push(schema.additionalProperties)
  for (const part of parts) fieldsOf(part, root, found)
  return found
}

const isRecord = ({ method, path, permission, body }: Endpoint): boolean =>
  method !== 'GET' &&
  body !== undefined &&
  (path.startsWith('/admin/') || permission.startsWith('admin:')) &&
  !noRecords.test(path) &&
  !otherWords.test(path)

const records = [...api.values()].filter(isRecord)
const known = { ...words.field, ...words.settings.key } as Record<string, string>

describe('the audit log names every field of a record in the reader’s language', () => {
  it.each(records.map(one => [`${one.method} ${one.path}`, one] as const))('%s', (_, { body }) => {
    const schema = z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any' }) as Schema
    const fields = [...fieldsOf(schema, schema, new Set())].filter(name => !unsaid.includes(name))
    expect(fields.filter(name => known[name] === undefined)).toEqual([])
  })

  it('what no form saves has words too', () => {
    expect(['passkey', 'album_enabled'].filter(name => known[name] === undefined)).toEqual([])
    expect(records.length).toBeGreaterThan(40)
  })
})
