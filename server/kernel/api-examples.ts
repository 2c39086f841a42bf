/** An example of each request and response in the OpenAPI document, generated from the schemas of the contract. */
import { z } from 'zod'
import { api } from '@/contract/api.ts'
import { type JsonSchema, sampleOf } from './sample-of.ts'

interface Content {
  content?: Record<string, { example?: unknown }>
}

interface Operation {
  operationId?: string
  requestBody?: Content
  responses?: Record<string, Content>
}

const mostDepth = 12 // a configuration contains itself

/** Puts the definitions in place of their references. */
function inlined(part: unknown, definitions: Readonly<Record<string, unknown>>, depth = 0): unknown {
  if (Array.isArray(part)) return part.map(item => inlined(item, definitions, depth))
  if (typeof part !== 'object' || part === null) return part
  const { $ref, $defs: _, ...rest } = part as Record<string, unknown>
  if (typeof $ref === 'string')
    return depth > mostDepth ? {} : inlined(definitions[$ref.split('/').at(-1) ?? ''], definitions, depth + 1)
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, inlined(value, definitions, depth)]),
  )
}

/** Values for fields whose rules a JSON schema does not express, such as a check digit. The first one that fits is used. */
const candidates: readonly unknown[] = [
  'BA-1042',
  'test_BA-1042',
  'someone@example.com',
  'https://example.com/page',
  'https://example.com/{code}',
  '/assets/products/pack-fuoco.webp',
  '/assets/clips/fire.mp4',
  '#c05020',
  'IT',
  'EUR',
  'it',
  '2026-Q4',
  '2026-11-21',
  '2027-01-31T10:00:00Z',
  '4006381333931',
  '123456',
  '1,2',
  '1.1',
  'true',
  'product:1',
  'cards-2026',
  'a1b2c3d4e5f6a7b8c9d0e1',
  '1-a1b2c3d4e5f6a7b8c9d0e1',
  'a1b2c3d4'.repeat(8),
  `1.1.1.1767225600000.${'a'.repeat(43)}`,
  'IT60X0542811101000000123456',
  '20121',
  'RSSMRA85T10A562S',
  '3f2b8c1e-5d4a-4f6b-9c7d-8e9f0a1b2c3d',
  30,
  100,
  undefined,
  null,
]

/** Parts whose numbers depend on each other. */
const knownFields: Readonly<Record<string, unknown>> = {
  odds: { usual: [7500, 2000, 450, 50, 0, 0], last: [6000, 2500, 1100, 300, 90, 10] },
}

type Path = readonly PropertyKey[]

/** Returns a copy with another value at the path; `undefined` removes the field. */
function replaced(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<PropertyKey, unknown>
  const inner = rest.length === 0 ? other : replaced(copy[key] ?? {}, rest, other)
  if (inner === undefined && Array.isArray(copy)) copy.splice(Number(key), 1)
  else if (inner === undefined) delete copy[key]
  else copy[key] = inner
  return copy
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value)

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item, at: number) => Found | undefined,
): Found | undefined {
  for (const [at, item] of items.entries()) {
    const found = find(item, at)
    if (found !== undefined) return found
  }
  return undefined
}

type Issue = z.core.$ZodIssue

const sameAs = (issue: Issue) => (other: Issue) => other.path.join('.') === issue.path.join('.')

/** Replaces the value of the first issue, or removes the unknown fields that it names. */
function repaired(schema: z.ZodType, value: unknown, issue: Issue): unknown {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.reduce((record, key) => replaced(record, [...issue.path, key], undefined), value)
  const issuesOf = (changed: unknown) => schema.safeParse(changed).error?.issues ?? []
  const count = issuesOf(value).length
  const better = (path: Path, other: unknown) => {
    const changed = replaced(value, path, other)
    const issues = issuesOf(changed)
    return !issues.some(sameAs(issue)) && issues.length < count ? { changed } : undefined
  }
  const present = valueAt(value, issue.path)
  const known = knownFields[String(issue.path.find(key => String(key) in knownFields))]
  const isWhole = typeof present === 'object' && present !== null
  const found =
    firstOf(known ? issue.path : [], (key, at) =>
      String(key) in knownFields ? better(issue.path.slice(0, at + 1), known) : undefined,
    ) ??
    firstOf(isWhole ? Object.keys(present) : [], key => better([...issue.path, key], undefined)) ??
    firstOf(isWhole ? [] : candidates, candidate => better(issue.path, candidate)) ??
    firstOf(issue.path, (_, at) => better(issue.path.slice(0, at + 1), undefined)) ??
    firstOf(issue.path, (_, at) => better(issue.path.slice(0, at + 1), null))
  return found ? found.changed : value
}

const mostRepairs = 60

/** Returns undefined if no value is found that the schema accepts. */
export function exampleOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema & { $defs?: object }
  let example = sampleOf(inlined(json, { ...json.$defs }) as JsonSchema, { words: 'text', hasEveryKey: true })
  for (let tries = 0; tries < mostRepairs; tries++) {
    const { success, error } = schema.safeParse(example)
    if (success) return example
    const [issue] = error.issues
    if (issue) example = repaired(schema, example, issue)
  }
  return undefined
}

/** Adds the examples to the document of `@fastify/swagger`. */
export function addExamples(document: { paths?: object }): void {
  const operations = Object.values(document.paths ?? {}).flatMap(path => Object.values<Operation>(path))
  for (const { operationId = '', requestBody, responses } of operations) {
    const endpoint = api.get(operationId)
    if (!endpoint) continue
    const body = requestBody?.content?.['application/json']
    if (body && endpoint.body) body.example ??= exampleOf(endpoint.body, 'input')
    const response = responses?.[String(endpoint.status ?? 200)]?.content?.['application/json']
    if (response) response.example ??= exampleOf(endpoint.response, 'output')
  }
}
