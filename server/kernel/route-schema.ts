/** A declaration of the contract as the OpenAPI document shows it. Fastify itself validates nothing from it. */
import type { FastifySchema } from 'fastify'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { Problem, type ProblemCode, problemStatus } from '../../src/contract/problems.ts'

const always: readonly ProblemCode[] = ['rate_limited', 'internal']

export function schemaOf(endpoint: Endpoint): FastifySchema {
  const takesInput = endpoint.params || endpoint.query || endpoint.body
  const codes = [...endpoint.problems, ...(takesInput ? (['validation'] as const) : []), ...always]
  const problems = Object.fromEntries(codes.map(code => [problemStatus[code], Problem]))
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.file && { consumes: [...endpoint.file.types] }),
    response: { ...problems, [endpoint.status ?? 200]: endpoint.answer },
    summary: endpoint.summary,
    tags: [endpoint.tag],
    description: [`Permission: ${endpoint.permission}.`, `Problems: ${codes.join(', ')}.`].join(' '),
    ...(endpoint.permission !== 'public' && { security: [{ bearer: [] }] }),
  } as FastifySchema
}
