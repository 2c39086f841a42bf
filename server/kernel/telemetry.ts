/**
 * Traces and metrics for an OpenTelemetry collector. `main.ts` loads this file only if OTEL_EXPORTER_OTLP_ENDPOINT is set, before the
 * libraries that it instruments. The SDK reads the other OTEL_ variables (headers, sampler, service name) itself.
 */
import { register } from 'node:module'
import FastifyOtelInstrumentation from '@fastify/otel'
import { metrics } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

/**
 * Starts to record and to send. Spans contain the text of a statement, never its values, and the pattern of a path, because
 * addresses may contain tokens. Returns a function that sends the rest and stops.
 */
export function startTelemetry(): () => Promise<void> {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url)
  const detected = detectResources({ detectors: [envDetector] })
  const resource = resourceFromAttributes({ 'service.name': 'bottega-arcana' }).merge(detected)
  const traces = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const measurements = new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() })],
  })
  traces.register()
  metrics.setGlobalMeterProvider(measurements)
  registerInstrumentations({
    tracerProvider: traces,
    meterProvider: measurements,
    instrumentations: [
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        instrumentHooks: false,
        requestHook: (span, { routeOptions }) =>
          void span.setAttribute('url.path', routeOptions.url ?? 'none'),
        ignorePaths: ({ url }) => /^\/(assets|health|ready|metrics)/.test(url),
      }),
      new PgInstrumentation({ requireParentSpan: true }),
      new IORedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: command => command }),
    ],
  })
  return async () => {
    await Promise.allSettled([traces.shutdown(), measurements.shutdown()])
  }
}
