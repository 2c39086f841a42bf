import helmet from '@fastify/helmet'
import type { Config } from '../config.ts'
import { earlyScriptHashes } from './early-script.ts'

const year = 31_536_000

type HeaderConfig = Pick<Config, 'publicUrl' | 'dev' | 'analytics'>

/** Our own scripts only, no frames, no plugins; `unsafe-inline` styles are emotion's. */
const directivesOf = ({ dev }: HeaderConfig, measuring: readonly string[]) => ({
  defaultSrc: ["'self'"],
  // A hash would take the word from 'unsafe-inline', which Vite's refresh needs in development.
  scriptSrc: ["'self'", ...measuring, ...(dev ? ["'unsafe-inline'"] : earlyScriptHashes)],
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
})

function contentPolicy(config: HeaderConfig): Record<string, string> {
  const measuring = config.analytics ? [new URL(config.analytics.script).origin] : []
  const written = new Map<string, string>()
  const answer = { setHeader: (name: string, value: string) => written.set(name.toLowerCase(), value) }
  const write = helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: directivesOf(config, measuring),
  })
  write({} as never, answer as never, error => {
    if (error) throw error
  })
  return Object.fromEntries(written)
}

/** Of every answer. The same for all of them, so they are written once and not by a middleware at each call. */
export function securityHeaders(config: HeaderConfig): Readonly<Record<string, string>> {
  const isHttps = config.publicUrl.startsWith('https:')
  return {
    ...contentPolicy(config),
    ...(isHttps && { 'strict-transport-security': `max-age=${year}; includeSubDomains` }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
}
