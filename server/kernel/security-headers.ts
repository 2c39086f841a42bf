import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config.ts'

const year = 31_536_000

/** Strict by default: our own scripts only, no frames, no plugins; `unsafe-inline` styles are emotion's. */
export function securityHeaders(
  config: Pick<Config, 'publicUrl' | 'dev' | 'analytics'>,
): FastifyHelmetOptions {
  const measuring = config.analytics ? [new URL(config.analytics.script).origin] : []
  const isHttps = config.publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...measuring, ...(config.dev ? ["'unsafe-inline'"] : [])],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...measuring],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", 'ws:', 'wss:', ...measuring],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: year, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  }
}
