import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { api } from '@/contract/api.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { locales } from '@/contract/locales.ts'
import words from '@/i18n/locales/it/admin.json' with { type: 'json' }
import shared from '@/i18n/locales/it/common.json' with { type: 'json' }

/** The part of a JSON schema that names its fields. */
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

/** Calls whose body is no record. Other audit entries record their effect, or none do. */
const noRecords =
  /\/(preview|order|import|prices|simulations|messages|grants|batches|draft|place|export|receipts|read|stock|counts|apply|buyer)$|^\/admin\/(drafts|jobs|lists)/
/** Cards are compared by the terms of the specification, site settings by the labels of their form. */
const otherWords = /\/characters(\/|$)|^\/admin\/settings/
/** Fields that mean nothing to readers, belong to no record, or only control the call. */
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
  'add', // of tags: the audit log shows `tags`
  'remove',
  'add_tags',
  'remove_tags',
  'added', // to the lines of an order: the audit log shows `lines`
  'variant_ids',
  'configuration', // of an added line: the audit log shows its text
  'collection_id',
  'package',
  'expected_due',
  'notify_customer',
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
const known = { ...words.field, ...shared.detail, ...words.settings.key } as Record<string, string>

describe('field names in the audit log', () => {
  it.each(records.map(record => [`${record.method} ${record.path}`, record] as const))(
    '%s',
    (_, { body }) => {
      const schema = z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any' }) as Schema
      const fields = [...fieldsOf(schema, schema, new Set())].filter(name => !unsaid.includes(name))
      expect(fields.filter(name => known[name] === undefined)).toEqual([])
    },
  )

  it('exist for fields that no form saves', () => {
    expect(['passkey', 'album_enabled'].filter(name => known[name] === undefined)).toEqual([])
    expect(records.length).toBeGreaterThan(40)
  })
})
