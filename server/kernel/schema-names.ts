/**
 * Names and descriptions of the schemas in the OpenAPI document. Not Zod's global registry: the whole process shares it, and the
 * server renderer loads a second copy of the contract with the same names.
 */
import { z } from 'zod'
import type { Route } from './route.ts'
import { ProblemResponse } from './route-schema.ts'

type SchemaNames = z.core.$ZodRegistry<{ id?: string | undefined }>

export const schemaNames = (): SchemaNames => z.registry()

/** Adds Zod's metadata for every schema that these routes use, at any depth. */
export function addNames(names: SchemaNames, routes: readonly Route[]): void {
  const schemas = routes.flatMap(({ endpoint: { params, query, body, response } }) =>
    [params, query, body, response].filter(schema => schema !== undefined),
  )
  const whole = z.union([ProblemResponse, ...schemas])
  for (const io of ['input', 'output'] as const)
    z.toJSONSchema(whole, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema }) => {
        const meta = z.globalRegistry.get(zodSchema)
        if (meta && !names.has(zodSchema)) names.add(zodSchema, meta)
      },
    })
}
