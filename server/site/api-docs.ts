/** The API as a document and as a page to browse; not in production (decision 0001). */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Route } from '../kernel/route.ts'
import { ProblemResponse } from '../kernel/route-schema.ts'

type Names = z.core.$ZodRegistry<{ id?: string | undefined }>

/**
 * The names and descriptions of all schemas of these routes. Zod's own registry is shared by everything in the process, and the server
 * renderer brings a second copy of the contract with the same names.
 */
function addNames(names: Names, routes: readonly Route[]): void {
  const schemas = routes.flatMap(({ endpoint: { params, query, body, answer } }) =>
    [params, query, body, answer].filter(schema => schema !== undefined),
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

/**
 * Before the routes: it collects their schemas as they are mounted. Pages, sitemaps and files have no tag: they are no calls of the API
 * and are left out.
 */
export async function collectApiSchemas(app: FastifyInstance, routes: readonly Route[]): Promise<void> {
  const schemaRegistry: Names = z.registry()
  const transform = createJsonSchemaTransform({ schemaRegistry })
  let isNamed = false
  await app.register(swagger, {
    openapi: {
      info: { title: 'Bottega Arcana', version: '1', description: 'Shop, account and game in one API.' },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    hideUntagged: true,
    transform: route => {
      if (!isNamed) addNames(schemaRegistry, routes) // with the first request for the document
      isNamed = true
      return transform(route)
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  })
}

export async function mountApiDocs(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send(app.swagger()),
  )
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: header => header.replace('upgrade-insecure-requests;', ''),
    uiConfig: { url: '/api/openapi.json', docExpansion: 'list' },
  })
}
