/** Converts a declaration of the contract to the OpenAPI document. Fastify itself validates nothing with it. */
import type { FastifySchema } from 'fastify'
import { z } from 'zod'
import { api } from '@/contract/api.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { orderKeyHeader, orderKeyShape } from '@/contract/endpoints/shop/guest-orders.ts'
import { locales } from '@/contract/locales.ts'
import { Problem, type ProblemCode, problemStatus } from '@/contract/problems.ts'
import { idempotencyKeyShape } from './identity.ts'

const always: readonly ProblemCode[] = [
  'bad_request',
  'api_token_in_address',
  'rate_limited',
  'internal',
  'unavailable',
  'files_unavailable',
]
const withBody: readonly ProblemCode[] = ['malformed_json', 'payload_too_large', 'unsupported_media_type']
const withBearer: readonly ProblemCode[] = ['unauthenticated', 'session_ended']

const extra = (meaning: string) => z.unknown().optional().describe(meaning)

/** The body that `sendProblem` sends. */
export const ProblemResponse = Problem.extend({
  request_id: z.string().optional().describe('Of a 5xx: the id under which the log knows it'),
  current: extra('For a conflict: the current record'),
  quote: extra('For an order that was not placed: its current quote'),
  version: extra('Of a stale action: the version of the battle'),
  reason: extra('Of a refused action: what is against it'),
  match: extra('Of who plays already: the table where'),
  opening: extra('Of a pack that is open: what was in it'),
  openings: extra('The same of several'),
}).meta({ id: 'ProblemResponse' })

/** All problems that a call may return: those that it declares, and those that follow from its shape. */
export function problemsOf(endpoint: Endpoint): ProblemCode[] {
  const takesInput = endpoint.params || endpoint.query || endpoint.body || endpoint.file
  const mayBeGuest = endpoint.permission === 'public' || endpoint.permission === 'guest'
  const codes: ProblemCode[] = [
    ...endpoint.problems,
    ...(mayBeGuest && endpoint.method !== 'GET' ? [] : withBearer),
    ...(mayBeGuest ? [] : (['forbidden'] as const)),
    ...(endpoint.acceptsToken
      ? (['api_token_invalid', 'api_token_scope'] as const)
      : (['api_token_invalid', 'api_token_not_accepted'] as const)),
    ...(endpoint.ownerOnly ? (['owner_only'] as const) : []),
    ...(endpoint.params ? (['not_found'] as const) : []),
    ...(endpoint.method === 'GET' ? [] : withBody),
    ...(takesInput ? (['validation'] as const) : []),
    ...always,
  ]
  return [...new Set(codes)]
}

const names: ReadonlyMap<Endpoint, string> = new Map([...api].map(([name, endpoint]) => [endpoint, name]))

/** The headers that a call reads, except the bearer. */
function headersOf(endpoint: Endpoint) {
  const isRepeatable = endpoint.problems.includes('idempotency_key')
  return z.object({
    'X-Locale': z.enum(locales).optional().describe('Language of texts and messages; else Accept-Language'),
    ...(isRepeatable && {
      'Idempotency-Key': z
        .string()
        .regex(idempotencyKeyShape)
        .describe('Chosen by the client, new for each intent: the same key never acts twice'),
    }),
    ...(endpoint.permission === 'buyer' && {
      [orderKeyHeader]: z
        .string()
        .regex(orderKeyShape)
        .optional()
        .describe('Key of a guest’s order; required without a bearer'),
    }),
  })
}

/** One of these is required. A buyer without a bearer sends the key of the order. */
const securityOf = ({ permission }: Endpoint) => [{ bearer: [] }, ...(permission === 'buyer' ? [{}] : [])]

/** Returns the schema for Fastify and the OpenAPI document from the contract's declaration. */
export function schemaOf(endpoint: Endpoint): FastifySchema {
  const codes = problemsOf(endpoint)
  const problems = Object.fromEntries(codes.map(code => [problemStatus[code], ProblemResponse]))
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.file && { body: z.file(), consumes: [...endpoint.file.types] }),
    response: { ...problems, [endpoint.status ?? 200]: endpoint.response },
    headers: headersOf(endpoint),
    operationId: names.get(endpoint),
    summary: endpoint.summary,
    tags: [endpoint.tag],
    description: [
      `Permission: ${endpoint.permission}.`,
      ...(endpoint.acceptsToken ? ['Accepts API tokens.'] : []),
      `Problems: ${codes.join(', ')}.`,
    ].join(' '),
    ...(endpoint.permission !== 'public' && { security: securityOf(endpoint) }),
  } as FastifySchema
}
