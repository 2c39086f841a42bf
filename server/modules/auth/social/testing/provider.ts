/**
 * A real OpenID provider on the loopback interface that logs in, without a prompt, the person that the test has set.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'
import type { OidcProvider } from '../../../../config.ts'

export interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

export interface TestProvider {
  config: OidcProvider
  /** The person at the provider's login page. */
  seat: Person
  /** Goes through the provider as a browser does. Returns the callback address. */
  walk(start: string): Promise<string>
  close(): Promise<void>
}

const clientId = 'bottega'
const clientSecret = 'a secret between the two of them'

export async function openProvider(callback: string): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const people = new Map<string, Person>()
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [callback] }],
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => people.get(sub) }),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    cookies: { keys: ['test'] },
    pkce: { required: () => true },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
    },
  })
  const self: TestProvider = {
    config: { id: 'test', name: 'Test', issuer, clientId, clientSecret },
    seat: { sub: 'nobody' },
    walk: start => walk(start, callback),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const handler = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return handler(request, response)
    people.set(self.seat.sub, self.seat)
    void letIn(provider, request, response, self.seat.sub)
  })
  return self
}

async function letIn(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  accountId: string,
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response)
  if (prompt.name === 'login') {
    const result = { login: { accountId } }
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
  const grant = new provider.Grant({ accountId: session?.accountId ?? accountId, clientId: params.client_id })
  grant.addOIDCScope('openid email profile')
  const result = { consent: { grantId: await grant.save() } }
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true })
}

async function walk(start: string, end: string): Promise<string> {
  const jar = new Map<string, string>()
  let at = start
  for (let step = 0; step < 12 && !at.startsWith(end); step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    const next = response.headers.get('location')
    if (!next) throw new Error(`the provider answered ${response.status} at ${at}: ${await response.text()}`)
    at = new URL(next, at).href
  }
  return at
}
