/** Turns a refusal, or any thrown error, into the body of an error response. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ProblemCode, problemStatus } from '@/contract/problems.ts'
import { StorageError } from './files/file-store.ts'
import { requestLocale } from './locale.ts'
import { isOutage } from './outage.ts'
import { isRefusal, type Refusal, refuse } from './route.ts'
import { translate } from './words.ts'

/** Retry-After of every 503, for a full queue or an unreachable database. */
export const retryAfterSeconds = '5'

/** Fastify's own errors, by code and then by status. */
const byErrorCode: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_BAD_URL: 'bad_request',
}
const byStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'unavailable',
}

/** A number out of range for every column, or a character that text cannot contain. */
const unstorable = /^(22003|22021|22P05)$/

/** Returns the code of the driver's error, which drizzle wraps. */
function causeCode(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}

/** Returns the problem to send: the error's own code if it is listed, else `bad_request` for 4xx and `internal`. */
export function problemOfError(error: unknown): Refusal {
  if (isRefusal(error)) return error
  if (error instanceof StorageError) return refuse('files_unavailable')
  if (isOutage(error)) return refuse('unavailable')
  if (unstorable.test(causeCode(error))) return refuse('validation')
  const { code = '', statusCode = 500 } = (error ?? {}) as Partial<FastifyError>
  const mappedCode = byErrorCode[code] ?? byStatus[statusCode]
  if (mappedCode) return refuse(mappedCode)
  return refuse(statusCode >= 400 && statusCode < 500 ? 'bad_request' : 'internal')
}

/** Sends the problem in the request's language. A 5xx includes the request id that the log uses. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const locale = requestLocale(request.headers)
  const status = problemStatus[refusal.code]
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (status === 503) reply.header('retry-after', retryAfterSeconds)
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('content-language', locale)
    .header('content-type', 'application/json; charset=utf-8')
    .send(
      JSON.stringify({
        ...refusal.extra,
        code: refusal.code,
        message: translate(locale, `problems.${refusal.code}`, refusal.extra.params),
        fields: refusal.fields,
        ...(status >= 500 && { request_id: request.id }),
      }),
    )
}
