/**
 * A browser as the server sees it: it stores cookies by path, sends its access token, and reports the origin of its
 * requests.
 */
import type { FastifyInstance, InjectOptions } from 'fastify'

export interface TestResponse {
  status: number
  body: Record<string, unknown>
  headers: Record<string, unknown>
  setCookies: readonly string[]
}

export interface Visitor {
  bearer: string | undefined
  cookies: Map<string, string>
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<TestResponse>
  /** Calls the endpoint and stores the access token of the response. */
  enter(path: string, body?: object): Promise<TestResponse>
}

export interface VisitorOptions {
  ip?: string
  headers?: Record<string, string>
}

const cookiePath = (path: string) => path.startsWith('/api/auth')

export function visitor(app: FastifyInstance, options: VisitorOptions = {}): Visitor {
  const self: Visitor = {
    bearer: undefined,
    cookies: new Map(),
    call: async (method, path, body, headers = {}) => {
      const cookies = cookiePath(path) ? Object.fromEntries(self.cookies) : {}
      const response = await app.inject({
        method: method as InjectOptions['method'],
        url: path,
        payload: body,
        cookies: cookies,
        remoteAddress: options.ip ?? '198.51.100.7',
        headers: {
          ...options.headers,
          ...(self.bearer && { authorization: `Bearer ${self.bearer}` }),
          ...headers,
        },
      } as InjectOptions)
      for (const { name, value } of response.cookies as { name: string; value: string }[]) {
        if (value === '') self.cookies.delete(name)
        else self.cookies.set(name, value)
      }
      const isJson = String(response.headers['content-type']).startsWith('application/json')
      return {
        status: response.statusCode,
        body: isJson ? response.json() : {},
        headers: response.headers,
        setCookies: [response.headers['set-cookie'] ?? []].flat().map(String),
      }
    },
    enter: async (path, body) => {
      const response = await self.call('POST', path, body)
      if (typeof response.body.access_token === 'string') self.bearer = response.body.access_token
      return response
    },
  }
  return self
}
