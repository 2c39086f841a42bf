/**
 * Builds a valid value for a JSON schema, with the caller's text in every free text field. Formats, choices and bounds are
 * respected, so that the input passes validation.
 */
export interface JsonSchema {
  type?: string | string[]
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
}

const formats: Record<string, string> = {
  email: 'qualcuno@example.com',
  date: '2026-11-21',
  'date-time': '2026-11-21T10:00:00Z',
  uuid: '3f2b8c1e-5d4a-4f6b-9c7d-8e9f0a1b2c3d',
  uri: 'https://example.com/x',
}

const textFor = ({ format, maxLength = 200, minLength = 0 }: JsonSchema, words: string) => {
  if (format && formats[format]) return formats[format]
  const cut = [...words].slice(0, maxLength).join('')
  return cut.length < minLength ? cut.padEnd(minLength, 'x') : cut
}

/** Values to use where the schema leaves a choice. */
export interface Filling {
  words: string
  hasEveryKey?: boolean // of a record with fixed keys; default: one key, the text
  numbers?: 'smallest' | 'biggest' // default: 1, or the closest allowed number
}

const numberFor = ({ minimum, maximum, exclusiveMinimum }: JsonSchema, numbers: Filling['numbers']) => {
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1)
  if (numbers === 'smallest') return least
  if (numbers === 'biggest') return maximum ?? Number.MAX_SAFE_INTEGER
  return Math.min(Math.max(1, least), maximum ?? 1)
}

const isNull = ({ type, const: one }: JsonSchema) => type === 'null' || one === null

export function sampleOf(schema: JsonSchema, filling: Filling): unknown {
  const { words, numbers } = filling
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return sampleOf(choice.find(option => !isNull(option)) ?? {}, filling)
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map(part => sampleOf(part, filling) as Record<string, unknown>))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'string') return textFor(schema, words)
  if (type === 'integer' || type === 'number') return numberFor(schema, numbers)
  if (type === 'boolean') return true
  if (type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
      sampleOf(schema.items ?? {}, filling),
    )
  if (type !== 'object') return words
  const { properties = {}, additionalProperties, propertyNames } = schema
  const keys = (filling.hasEveryKey && propertyNames?.enum?.map(String)) || [words]
  const filled = Object.entries(properties).map(([name, part]) => [name, sampleOf(part, filling)])
  const more =
    typeof additionalProperties === 'object'
      ? keys.map(key => [key, sampleOf(additionalProperties, filling)])
      : []
  return Object.fromEntries([...filled, ...more])
}
