/** Every text that a call accepts is cleaned before validation, or is one of the exceptions listed here. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'

/** Secrets and keys that are compared unchanged, values of the client, and rich text, which the server sanitises when it stores it. */
const asTheyAre =
  /password|token|proof|version|sort$|nonce|signature|credential|\.id$|_id$|\.ids$|_ids$|device|socket_id|channel_name|profile_picture|slug|\.shown\.|\.key$|shipping_method|codes\[\]|known\[\]|file_key|\.batch$|\.category$|params\.name|request$|\.expires_at|query\.filters|params\.code$|socialExchange body\.code|importReceipt body\.xml|room_code/
const richText =
  /\.body$|body\.content$|\.html$|\.description$|\.answer$|body\.texts\.\w\w$|importProducts body\.rows|startJob body\.rows\[\]\.cells|body\.records\[\]\.rows\[\]\.cells/

interface Field {
  path: string
  schema: z.ZodString
}

function fieldsOf(schema: z.ZodType | undefined, path: string): Field[] {
  if (schema instanceof z.ZodString) return [{ path, schema }]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      fieldsOf(field as z.ZodType, `${path}.${name}`),
    )
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType, `${path}[]`)
  if (schema instanceof z.ZodRecord) return fieldsOf(schema.valueType as z.ZodType, `${path}{}`)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(field => fieldsOf(field as z.ZodType, path))
  if (schema instanceof z.ZodCodec) return [] // `true` or `false` in a query
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in as z.ZodType, path)
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return fieldsOf(schema.unwrap() as z.ZodType, path)
  return []
}

const checkKinds = (schema: z.ZodString) => (schema.def.checks ?? []).map(check => check._zod.def.check)

/** A pattern of plain characters rejects all others with its own message. */
const hasPlainPattern = ({ schema }: Field) => checkKinds(schema).includes('string_format')

const inputs: Field[] = [...api].flatMap(([name, { params, query, body }]) => [
  ...fieldsOf(params, `${name} params`),
  ...fieldsOf(query, `${name} query`),
  ...fieldsOf(body, `${name} body`),
])

describe('text fields of the contract', () => {
  it('are cleaned before validation', () => {
    const raw = inputs
      .filter(field => !hasPlainPattern(field) && !checkKinds(field.schema).includes('overwrite'))
      .map(({ path }) => path)
      .filter(path => !asTheyAre.test(path) && !richText.test(path))
    expect([...new Set(raw)]).toEqual([])
    expect(inputs.length).toBeGreaterThan(400)
  })

  it('are validated after cleaning', () => {
    const early = inputs.filter(({ schema }) => {
      const kinds = checkKinds(schema)
      return kinds.includes('overwrite') && kinds.slice(0, kinds.indexOf('overwrite')).length > 0
    })
    expect(early.map(({ path }) => path)).toEqual([])
  })

  it('reject names, titles and messages of invisible characters only', () => {
    const needed = inputs.filter(({ schema }) => {
      const kinds = checkKinds(schema)
      return kinds.includes('overwrite') && kinds.includes('min_length')
    })
    const blank = needed.filter(({ schema }) => schema.safeParse('\u200b\u2060\u00a0\u3164\u2800').success)
    expect(blank.map(({ path }) => path)).toEqual([])
    expect(needed.length).toBeGreaterThan(40)
  })
})
