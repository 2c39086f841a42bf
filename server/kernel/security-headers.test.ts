import { describe, expect, it } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { securityHeaders } from './security-headers.ts'

const headers = (changes: Partial<Config> = {}) =>
  securityHeaders({
    ...readConfig({ DATA_DIR: 'memory:', PUBLIC_URL: 'https://shop.example.com' }),
    ...changes,
  })

const sourcesOf = (policy: string | undefined, directive: string): string[] =>
  policy
    ?.split(';')
    .find(part => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? []

const connections = (changes?: Partial<Config>) =>
  sourcesOf(headers(changes)['content-security-policy'], 'connect-src')

describe('W12: the content security policy allows connections', () => {
  it('to this shop and its sockets, and to no other host', () => {
    expect(connections()).toEqual(["'self'", 'wss://shop.example.com'])
    expect(connections({ apiUrl: 'http://localhost:3000' })).toContain('ws://localhost:3000')
  })

  it('to the outside socket service instead of this server’s', () => {
    const { realtime } = readConfig({ DATA_DIR: 'memory:' })
    const outside = { host: 'sockets.example.net', port: 443, scheme: 'https' } as const
    expect(connections({ realtime: { ...realtime, outside } })).toEqual([
      "'self'",
      'wss://sockets.example.net:443',
    ])
  })
})

describe('W12: the content security policy allows blobs', () => {
  it('as images, and not as scripts, workers, sounds or responses', () => {
    const blobDirectives = (headers()['content-security-policy'] ?? '')
      .split(';')
      .filter(part => /\b(data|blob):/.test(part))
    expect(blobDirectives).toEqual(["img-src 'self' data: blob:"])
  })
})

describe('W12: the permissions policy', () => {
  it('forbids camera, microphone and location', () => {
    const policy = headers()['permissions-policy']
    for (const denied of ['camera=()', 'microphone=()', 'geolocation=()', 'payment=()'])
      expect(policy?.split(', ')).toContain(denied)
  })

  it('allows payment requests only if Stripe accepts cards', () => {
    const stripe = {
      secretKey: 'x',
      publishableKey: 'x',
      webhookSecret: 'x',
      apiUrl: null,
      patienceMillis: 1,
    }
    expect(headers({ stripe })['permissions-policy']).toContain('payment=(self "https://js.stripe.com")')
  })
})
