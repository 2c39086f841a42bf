import { trace } from '@opentelemetry/api'
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'
import { type LoggerOptions, pino, type SerializedError, stdSerializers } from 'pino'
import type { Config } from '../config.ts'

export type Log = FastifyBaseLogger

const secrets = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'current_password',
  'password_hash',
  'token',
  'access_token',
  'refresh_token',
  'code',
  'secret',
]

/** Ids that connect a line with the trace of its request or job. Empty without telemetry. */
function traceIds(): object {
  const span = trace.getActiveSpan()?.spanContext()
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}

/** Structured log lines. Keys that may hold a secret are redacted at the first three levels. */
export function loggerOptions(config: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false
  const quoted = secrets.map(name => (name.includes('-') ? `["${name}"]` : name))
  const below = (prefix: string) =>
    quoted.map(name => (name.startsWith('[') ? prefix + name : `${prefix}.${name}`))
  return {
    level: config.logLevel,
    mixin: traceIds,
    redact: { paths: [...quoted, ...below('*'), ...below('*.*')], censor: '[hidden]' },
    hooks: {
      /** Without a message the library logs the error's own message, including its values. */
      logMethod(parts, write) {
        const [first, message] = parts
        const isBare = message === undefined && typeof first === 'object' && first !== null && 'err' in first
        const reported = isBare ? [first, messageOf(first.err)] : parts
        write.apply(this, reported.map(part => (typeof part === 'string' ? cut(part) : part)) as typeof parts)
      },
    },
    serializers: {
      req: request => ({ method: request.method, path: request.url.split('?')[0], ip: request.ip }),
      err: error => withoutValues(stdSerializers.err(error)),
      res: reply => ({ status: reply.statusCode }),
    },
  }
}

/** The log of steps before the server is created. */
export function createLog(config: Pick<Config, 'logLevel'>): Pick<Log, 'warn'> {
  const options = loggerOptions(config)
  return pino(options ? (options as LoggerOptions) : { enabled: false })
}

const cut = (text: string): string => text.replace(/\nparams: [^\n]*/g, '')

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/**
 * A failed query contains its values, which may be personal data. Keeps its text and removes the values. The code of an error
 * (`ECONNREFUSED`, `23505`) gets another name, because `code` is redacted as that of a login.
 */
function withoutValues(error: SerializedError): SerializedError {
  const { params: _, aggregateErrors: __, raw: ___, code, ...visibleFields } = error
  return {
    ...visibleFields,
    ...(code !== undefined && { error_code: code }),
    message: cut(visibleFields.message),
    stack: cut(visibleFields.stack),
  } as SerializedError
}
