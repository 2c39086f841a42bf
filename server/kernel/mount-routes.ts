/**
 * Mounts routes under /api: permission check, validation, use case, then the result through the contract's response schema. Only
 * this file uses both HTTP and the contract.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '@/contract/endpoint.ts'
import { matchPattern } from '@/contract/match-pattern.ts'
import { isAdminPermission, isAllowed } from '@/contract/permissions.ts'
import { heicTypes } from '@/contract/picture-upload.ts'
import { hideAmounts } from '@/contract/sale-amounts.ts'
import { mustBeAudited, watchAudited } from './audited-writes.ts'
import type { AppContext, CallContext, Caller, Identify, IdentifyToken } from './context.ts'
import type { Position, Reads } from './db/replica.ts'
import { fieldsOf, mostFields, unstorableFields } from './fields.ts'
import { bearerOf, type Identifiers, idempotencyKeyOf, orderKeyOf, unlock } from './identity.ts'
import { limitOf, tokenLimit } from './limits.ts'
import { requestLocale } from './locale.ts'
import { problemOfError, sendProblem } from './problem-response.ts'
import { isRefusal, type Refusal, type Route, refuse } from './route.ts'
import { schemaOf } from './route-schema.ts'
import { rememberSeen, seenPosition } from './seen-position.ts'
import { audienceKey, etagOf, type ResponseCache, sendShared } from './shared-response.ts'

export interface MountDeps {
  context: AppContext
  identify: Identify
  identifyToken: IdentifyToken
  responses: ResponseCache
  onUnaudited(path: string): void // after a write of the administration without an audit entry
  onWritten?(): void // after a change through the administration
  reads?: Reads | undefined // if there is a replica
}

interface Facts {
  caller: Caller | null
}
const facts = new WeakMap<FastifyRequest, Facts>()

export function mountRoutes(app: FastifyInstance, routes: readonly Route[], deps: MountDeps): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = problemOfError(error)
    if (refusal.code === 'internal') request.log.error({ err: error }, 'call failed')
    else if (refusal.code === 'files_unavailable') request.log.error({ err: error }, 'file storage failed')
    else if (refusal.code === 'unavailable') request.log.warn({ err: error }, 'database unreachable')
    return sendProblem(request, reply, refusal)
  })
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, unknownCall(routes, request, reply)))
  acceptFiles(app, routes)
  const identifiers = { ...deps, isTokenOverLimit: tokenLimit(app) }
  for (const route of routes) mountRoute(app, route, deps, identifiers)
  // otherwise the site's pages would respond to a GET of a path that only supports other methods
  app.get('/*', (_, reply) => void reply.callNotFound())
}

/**
 * Parses files as bytes, whatever type they declare. Calls without files refuse them below. HEIC is refused later by its content,
 * with its own error.
 */
function acceptFiles(app: FastifyInstance, routes: readonly Route[]): void {
  const types = new Set(routes.flatMap(({ endpoint }) => endpoint.file?.types ?? []))
  if (types.size === 0) return
  app.addContentTypeParser([...types, ...heicTypes], { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  )
}

/** Throws for a call of the administration that declares no permission, so that the server does not start with it. */
function refuseOpenAdministration({ method, path, permission }: Endpoint): void {
  if (!path.startsWith('/admin/') || isAdminPermission(permission)) return
  throw new Error(
    `${method} ${path} declares the permission "${permission}". A call of the administration needs one of adminPermissions (src/contract/permissions.ts)`,
  )
}

function mountRoute(app: FastifyInstance, route: Route, deps: MountDeps, identifiers: Identifiers): void {
  const { endpoint } = route
  refuseOpenAdministration(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    config: { ...limitOf(endpoint.limit) },
    ...bodyLimitOf(endpoint),
    preParsing: async (request, reply) => {
      const caller = await unlock(endpoint, request, identifiers)
      if (isRefusal(caller)) return sendProblem(request, reply, caller)
      facts.set(request, { caller })
    },
    handler: (request, reply) => sendResponse(route, request, reply, deps),
  })
}

const administrationBytes = 1024 * 1024 // pages in six languages
const jobBytes = 24 * 1024 * 1024 // an import file of 10,000 products

function bodyLimitOf({ file, path }: Endpoint): { bodyLimit?: number } {
  if (file) return { bodyLimit: file.maxBytes }
  if (path === '/admin/jobs') return { bodyLimit: jobBytes }
  return path.startsWith('/admin/') ? { bodyLimit: administrationBytes } : {}
}

/** Only what the response depends on: unknown query parameters are not part of the key. */
const responseKey = (audience: string, { path }: Endpoint, { params, query }: Input): string =>
  `${audience} ${path} ${JSON.stringify([params, query])}`

async function sendResponse(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: MountDeps,
): Promise<FastifyReply> {
  const { endpoint } = route
  const caller = facts.get(request)?.caller ?? null
  const audience = audienceKey(requestLocale(request.headers), caller?.role)
  const input = parseInput(route, request)
  if (isRefusal(input)) return sendProblem(request, reply, input)
  const isShared = endpoint.cache === 'shared'
  const key = isShared ? responseKey(audience, endpoint, input) : ''
  const seen = deps.reads && seenPosition(request)
  const cached = isShared && !seen ? deps.responses.get(key) : undefined // another process may have cached it before the reader's change
  if (cached) return sendShared(request, reply, cached, caller !== null)

  const began = deps.responses.age
  const context = contextOf(request, reply, deps.context)
  const handle = () => handleOn(route, input, context, deps.reads, seen)
  const { result, isAudited } = mustBeAudited(endpoint)
    ? await watchAudited(handle)
    : { result: await handle(), isAudited: true }
  if (isRefusal(result)) return sendProblem(request, reply, withoutAmounts(result, endpoint, caller))
  if (!isAudited) deps.onUnaudited(endpoint.path)
  const response = endpoint.response.parse(result)
  const body = JSON.stringify(
    hidesAmounts(endpoint, caller) ? hideAmounts(endpoint.response, response) : response,
  )
  if (isShared) {
    const shared = { body, etag: etagOf(body, audience) }
    deps.responses.set(key, shared, began)
    return sendShared(request, reply, shared, caller !== null)
  }
  if (endpoint.method !== 'GET' && !endpoint.leavesShared) {
    deps.responses.clear()
    if (deps.reads) await rememberPosition(deps.reads, endpoint, context)
  }
  if (mustBeAudited(endpoint)) deps.onWritten?.()
  return reply
    .status(endpoint.status ?? 200)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(body)
}

/** Whether the caller may not see amounts of sales. Buyers see those of their own orders. */
const hidesAmounts = ({ permission }: Endpoint, caller: Caller | null): boolean =>
  isAdminPermission(permission) && !isAllowed('admin:money:read', caller)

/** The current record of a conflict is sent as it is stored, so its amounts are hidden here. */
function withoutAmounts(refusal: Refusal, endpoint: Endpoint, caller: Caller | null): Refusal {
  const { current, ...extra } = refusal.extra
  if (current === undefined || !hidesAmounts(endpoint, caller)) return refusal
  const schema = endpoint.current ?? endpoint.response
  return refuse(refusal.code, refusal.fields, { ...extra, current: hideAmounts(schema, current) })
}

/**
 * The caller reads a replica only once it has replayed what was just written, and so does this process after a change of the
 * administration, because its responses are cached for others.
 */
async function rememberPosition(reads: Reads, endpoint: Endpoint, context: CallContext): Promise<void> {
  try {
    rememberSeen(context, mustBeAudited(endpoint) ? await reads.requireNow() : await reads.position())
  } catch (error) {
    context.log.warn({ err: error }, 'a change is stored, and its position is unknown') // the response must report the change
  }
}

/** Reads from the replica if the endpoint allows it. If the replica fails, the call is repeated on the primary. */
async function handleOn(
  route: Route,
  input: Input,
  context: CallContext,
  reads: Reads | undefined,
  seen: Position | undefined,
): Promise<unknown> {
  const replica = route.endpoint.mayLag ? await reads?.replicaFor(seen) : undefined
  if (!replica) return route.handle(input, context)
  try {
    return await route.handle(input, { ...context, db: replica })
  } catch (error) {
    if (problemOfError(error).code !== 'unavailable') throw error
    reads?.failed(error)
    return route.handle(input, context)
  }
}

interface Input {
  params: unknown
  query: unknown
  body: unknown
}

function parseInput({ endpoint, acceptsForm }: Route, request: FastifyRequest): Input | Refusal {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  if (isForm && !acceptsForm) return refuse('unsupported_media_type')
  if (Buffer.isBuffer(request.body) !== Boolean(endpoint.file)) return refuse('unsupported_media_type')
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return { value: undefined, fields: [] }
    const unstorable = unstorableFields(value)
    if (unstorable.length > 0) return { value: undefined, fields: unstorable }
    const parsed = schema.safeParse(value, { reportInput: true })
    return parsed.success
      ? { value: parsed.data, fields: [] }
      : { value: undefined, fields: fieldsOf(parsed.error.issues) }
  }
  const params = read(endpoint.params, request.params)
  const query = read(endpoint.query, request.query)
  const body = read(endpoint.body, request.body ?? {})
  const fields = [...params.fields, ...query.fields, ...body.fields]
  if (fields.length > 0) return refuse('validation', fields.slice(0, mostFields))
  return { params: params.value, query: query.value, body: body.value }
}

function contextOf(request: FastifyRequest, reply: FastifyReply, context: AppContext): CallContext {
  return {
    ...context,
    log: request.log,
    caller: facts.get(request)?.caller ?? null,
    locale: requestLocale(request.headers),
    request: {
      id: request.id,
      ip: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
      origin: request.headers.origin,
      fetchSite: request.headers['sec-fetch-site']?.toString(),
      bearer: bearerOf(request),
      cookies: request.cookies,
      idempotencyKey: idempotencyKeyOf(request),
      orderKey: orderKeyOf(request),
      file: Buffer.isBuffer(request.body) ? request.body : undefined,
    },
    reply: {
      setCookie: (name, value, options) => void reply.setCookie(name, value, options),
      clearCookie: (name, options) => void reply.clearCookie(name, options),
    },
  }
}

/** Returns 405 if the path exists with another method. */
function unknownCall(routes: readonly Route[], request: FastifyRequest, reply: FastifyReply): Refusal {
  const path = (request.url.split('?')[0] ?? '').replace(/^\/api/, '')
  const methods = routes
    .filter(({ endpoint }) => matchPattern(endpoint.path, path) && !path.endsWith('/'))
    .map(({ endpoint }) => endpoint.method)
  if (methods.length === 0) return refuse('not_found')
  reply.header('allow', [...new Set(methods)].join(', '))
  return refuse('method_not_allowed')
}
