import helmet from '@fastify/helmet'
import type { Config } from '../config.ts'
import { earlyScriptHashes } from './early-script.ts'
import { isApart } from './second-origin.ts'

const year = 31_536_000

type HeaderConfig = Pick<Config, 'publicUrl' | 'apiUrl' | 'dev' | 'analytics' | 'realtime' | 'stripe'>

/** Named explicitly, because not every browser applies 'self' to sockets. The development server opens its own socket. */
function socketSources({ apiUrl, dev, realtime: { outside } }: HeaderConfig): string[] {
  const api = new URL(apiUrl)
  const place = outside
    ? { isSecure: outside.scheme === 'https', host: `${outside.host}:${outside.port}` }
    : { isSecure: api.protocol === 'https:', host: api.host }
  return [`${place.isSecure ? 'wss' : 'ws'}://${place.host}`, ...(dev ? ['ws:'] : [])]
}

/** Our own scripts only, no frames, no plugins. `unsafe-inline` for styles is needed by emotion. */
const directivesOf = (config: HeaderConfig, measuring: readonly string[], api: readonly string[]) => ({
  defaultSrc: ["'self'"],
  // A hash would disable 'unsafe-inline', which Vite's refresh needs in development.
  scriptSrc: ["'self'", ...measuring, ...(config.dev ? ["'unsafe-inline'"] : earlyScriptHashes)],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:', ...api, ...measuring], // QR codes of tables; photos before they are uploaded
  fontSrc: ["'self'"],
  mediaSrc: ["'self'", ...api],
  connectSrc: ["'self'", ...socketSources(config), ...api, ...measuring],
  workerSrc: ["'self'"], // Pixi's own workers would be blobs; images are decoded on the page (`src/stage/art/art.ts`)
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
})

function contentPolicy(config: HeaderConfig): Record<string, string> {
  const measuring = config.analytics ? [new URL(config.analytics.script).origin] : []
  const api = isApart(config) ? [config.apiUrl] : []
  const written = new Map<string, string>()
  const response = { setHeader: (name: string, value: string) => written.set(name.toLowerCase(), value) }
  const write = helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: directivesOf(config, measuring, api),
  })
  write({} as never, response as never, error => {
    if (error) throw error
  })
  return Object.fromEntries(written)
}

/** Features that neither we nor an injected script may request. A bank's frame may open the browser's payment sheet. */
function permissionsPolicy({ stripe }: HeaderConfig): string {
  const never = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb']
  const payment = stripe ? 'payment=(self "https://js.stripe.com")' : 'payment=()'
  return [...never.map(name => `${name}=()`), payment].join(', ')
}

/** For images in emails: webmail clients, which are other sites, show them. */
export const shownElsewhere = { 'cross-origin-resource-policy': 'cross-origin' } as const

/** Headers of every response. They are always the same, so they are built once and not by a middleware at each request. */
export function securityHeaders(config: HeaderConfig): Readonly<Record<string, string>> {
  const isHttps = config.publicUrl.startsWith('https:')
  return {
    ...contentPolicy(config),
    ...(isHttps && { 'strict-transport-security': `max-age=${year}; includeSubDomains` }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissionsPolicy(config),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
}
