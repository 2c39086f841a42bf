import { Writable } from 'node:stream'
import { context, trace } from '@opentelemetry/api'
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { type LoggerOptions, pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loggerOptions } from './log.ts'

const traces = new NodeTracerProvider()
beforeAll(() => traces.register())
afterAll(async () => {
  await traces.shutdown()
  trace.disable()
  context.disable()
})

/** Returns what is logged during the work. */
function linesOf(work: (log: pino.Logger) => void): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write: (chunk, _, done) => {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  work(pino(loggerOptions({ logLevel: 'info' }) as LoggerOptions, stream))
  return lines
}

it('adds the ids of the active trace to a line, also to that of a child logger', () => {
  trace.getTracer('test').startActiveSpan('request', span => {
    const { traceId, spanId } = span.spanContext()
    const lines = linesOf(log => {
      log.info('within')
      log.child({ request: 'r1' }).warn({ mail: 7 }, 'child')
    })
    expect(lines).toMatchObject([
      { msg: 'within', trace_id: traceId, span_id: spanId },
      { msg: 'child', request: 'r1', mail: 7, trace_id: traceId, span_id: spanId },
    ])
    span.end()
  })
})

it('adds no ids outside a trace', () => {
  const [line] = linesOf(log => log.info('outside'))
  expect(line).toMatchObject({ msg: 'outside' })
  expect(line).not.toHaveProperty('trace_id')
})
