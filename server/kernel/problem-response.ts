/** Turns a refusal, or any thrown error, into the body of an error response. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ProblemCode, problemStatus } from '@/contract/problems.ts'
import { StorageError } from './files/file-store.ts'
import { requestLocale } from './locale.ts'
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

/** Error codes of a database that is unreachable, too slow, locked, full or read-only: a retry may succeed. */
const storeCodes =
  /^(ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENOSPC|EDQUOT|EROFS|57P0[123]|57014|55P03|25P03|08\d{3}|53\d{3}|58030|25006)$/

/** A number out of range for every column, or a character that text cannot contain. */
const unstorable = /^(22003|22021|22P05)$/

/** Returns the driver's error, which drizzle wraps. */
function causeOf(error: unknown): { code: string; message: string } {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (typeof cause !== 'object' || cause === null) return { code: '', message: '' }
  return {
    code: 'code' in cause ? String(cause.code) : '',
    message: cause instanceof Error ? cause.message : '',
  }
}

/** Whether PostgreSQL, Redis or the disk is unavailable. */
function isStoreGone({ code, message }: { code: string; message: string }): boolean {
  return (
    storeCodes.test(code) ||
    /^(Connection terminated|Connection is closed|Client (has encountered a connection error|was closed)|timeout exceeded|connect ENOENT|Reached the max retries)/.test(
      message,
    )
  )
}

/** Returns the problem to send: the error's own code if it is listed, else `bad_request` for 4xx and `internal`. */
export function problemOfError(error: unknown): Refusal {
  if (isRefusal(error)) return error
  if (error instanceof StorageError) return refuse('files_unavailable')
  const cause = causeOf(error)
  if (isStoreGone(cause)) return refuse('unavailable')
  if (unstorable.test(cause.code)) return refuse('validation')
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
