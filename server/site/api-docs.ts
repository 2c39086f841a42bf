/** Serves the API as an OpenAPI document and as a page to browse; not in production (decision 0001). */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { addExamples } from '../kernel/api-examples.ts'
import type { Route } from '../kernel/route.ts'
import { addNames, schemaNames } from '../kernel/schema-names.ts'

/**
 * Must be called before the routes are mounted, because it collects their schemas. Pages, sitemaps and files are not calls of the
 * API, so they have no tag and are omitted.
 */
export async function collectApiSchemas(app: FastifyInstance, routes: readonly Route[]): Promise<void> {
  const schemaRegistry = schemaNames()
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
      if (!isNamed) addNames(schemaRegistry, routes) // on the first request for the document
      isNamed = true
      return transform(route)
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  })
}

export async function mountApiDocs(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    const document = app.swagger()
    addExamples(document)
    return reply.header('cache-control', 'no-store').send(document)
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: header => header.replace('upgrade-insecure-requests;', ''),
    uiConfig: { url: '/api/openapi.json', docExpansion: 'list' },
  })
}
