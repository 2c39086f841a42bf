/**
 * The only access to the API. `call(endpoint, input)` returns a result and does not throw for expected failures. On 401 the token is
 * refreshed once for all waiting calls, and each call is retried once. If that fails too, the session is lost (specification notes §4
 * Session). `configureApi` sets session, locale and the handler of a lost session.
 */

import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { type Endpoint, fillPath, type InputOf, type ResponseOf } from '@/contract/endpoint.ts'
import { refresh } from '@/contract/endpoints/account/auth.ts'
import { orderKeyHeader } from '@/contract/endpoints/shop/guest-orders.ts'
import { apiOrigin } from '@/contract/file-url.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Problem } from '@/contract/problems.ts'
import { ApiFailure, type Failure, unreachable } from './failure.ts'

type Carried = Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'>

export interface ApiWiring {
  token(): string | null
  locale(): Locale
  orderKey?(url: string): string | undefined // of a guest's order, for requests about it
  onToken(token: string): void
  /** Called if the refresh or the retry was rejected. Returns the token of a new login over the open screen, or null after logout. */
  onSessionLost(): Promise<string | null>
  carry?(request: AxiosRequestConfig): Promise<Carried> // sends a request without the network, in tests
}

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

let wiring: ApiWiring = {
  token: () => null,
  locale: () => 'it',
  onToken: () => {},
  onSessionLost: async () => null,
}

export function configureApi(newWiring: ApiWiring): void {
  wiring = newWiring
}

/** Loaded with the first request, unless it was prefetched. */
async function overNetwork(request: AxiosRequestConfig): Promise<Carried> {
  const http = await import('./http.ts').catch(() => undefined)
  const response = await http?.overNetwork({
    baseURL: `${apiOrigin}/api`,
    withCredentials: true, // sends the refresh cookie, also to an API of another origin
    ...request,
  })
  if (!response) throw new ApiFailure(unreachable)
  return response
}

const isProblem = (value: unknown): value is Problem & { quote?: unknown; current?: unknown } =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value

function failureOf(response: Carried): Failure {
  const { status, data, headers } = response
  const requestId = String(headers['x-request-id'] ?? '')
  if (isProblem(data))
    return {
      status,
      code: data.code,
      message: data.message,
      fields: data.fields ?? [],
      requestId,
      ...(data.params && { params: data.params }),
      ...(data.quote !== undefined && { quote: data.quote }),
      ...(data.current !== undefined && { current: data.current }),
    }
  return { status, code: 'internal', message: '', fields: [], requestId }
}

/** The login page of a captive network or a proxy is not a response of the shop. */
const isForeign = ({ headers }: Carried) => /^text\/html/i.test(String(headers['content-type'] ?? ''))

function resultOf<T>(response: Carried): Result<T> {
  const { status, data } = response
  if (status < 200 || status >= 300) return { ok: false, failure: failureOf(response) }
  return isForeign(response) ? { ok: false, failure: unreachable } : { ok: true, value: data as T }
}

async function send(config: AxiosRequestConfig, token: string | null): Promise<Carried> {
  const headers: Record<string, string> = { ...config.headers, 'X-Locale': wiring.locale() } as Record<
    string,
    string
  >
  if (token) headers.Authorization = `Bearer ${token}`
  const key = wiring.orderKey?.(config.url ?? '')
  if (key) headers[orderKeyHeader] = key
  return (wiring.carry ?? overNetwork)({ ...config, headers })
}

type Refreshed = { token: string } | { lost: boolean }

let flight: Promise<Refreshed> | null = null

/** One refresh at a time. All calls that failed in the meantime wait for it. */
function refreshOnce(): Promise<Refreshed> {
  flight ??= askForToken().finally(() => {
    flight = null
  })
  return flight
}

async function askForToken(): Promise<Refreshed> {
  try {
    const response = await send({ method: 'POST', url: refresh.path }, null)
    const token = tokenOf(response.data)
    if (wiring.token() === null) return { lost: false } // the user logged out during the refresh
    if (response.status === 200 && token) {
      wiring.onToken(token)
      return { token }
    }
    return { lost: response.status === 401 || response.status === 403 }
  } catch {
    return { lost: false }
  }
}

/** `/auth/login` and `/auth/refresh` return bare objects here; another server may wrap them in `data` (decision 0004). */
export function tokenOf(body: unknown): string | undefined {
  const record = body as { access_token?: unknown; data?: { access_token?: unknown } } | null
  const token = record?.access_token ?? record?.data?.access_token
  return typeof token === 'string' ? token : undefined
}

async function sendWithRetry(config: AxiosRequestConfig): Promise<Carried> {
  const token = wiring.token()
  let response = await send(config, token)
  if (!token || !isSessionRefused(response)) return response
  const current = wiring.token() // another call may have refreshed it meanwhile
  if (current === null) return response // the user logged out after the call was sent
  if (current !== token) {
    response = await send(config, current)
    if (!isSessionRefused(response)) return response
  }
  const refreshed = await refreshOnce()
  if ('token' in refreshed) {
    response = await send(config, refreshed.token)
    if (!isSessionRefused(response)) return response
  } else if (!refreshed.lost) return response
  const next = await wiring.onSessionLost()
  return next ? send(config, next) : response
}

/** A wrong password does not mean that the session has ended. */
const isSessionRefused = (response: Carried) => response.status === 401 && !isCredentialFailure(response)

const isCredentialFailure = (response: Carried) =>
  isProblem(response.data) &&
  (response.data.code === 'invalid_credentials' || response.data.code === 'refresh_refused')

export async function call<E extends Endpoint>(
  endpoint: E,
  input?: InputOf<E>,
  headers: Record<string, string> = {},
): Promise<Result<ResponseOf<E>>> {
  const parts = (input ?? {}) as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: unknown
  }
  try {
    const response = await sendWithRetry({
      method: endpoint.method,
      url: fillPath(endpoint.path, parts.params),
      params: parts.query,
      data: parts.body,
      headers,
    })
    return resultOf(response)
  } catch (error) {
    if (error instanceof ApiFailure) return { ok: false, failure: error.failure }
    throw error
  }
}

const fileMillis = 120_000

/** Sends a raw file to an endpoint that accepts one. */
export async function sendFile<E extends Endpoint>(
  endpoint: E,
  file: Blob,
  query?: InputOf<E>['query' & keyof InputOf<E>],
): Promise<Result<ResponseOf<E>>> {
  try {
    const headers = { 'content-type': file.type }
    const { method, path: url } = endpoint
    const response = await sendWithRetry({
      method,
      url,
      params: query,
      data: file,
      headers,
      timeout: fileMillis,
    })
    return resultOf(response)
  } catch (error) {
    if (error instanceof ApiFailure) return { ok: false, failure: error.failure }
    throw error
  }
}

/** For the query cache, which expects exceptions. */
export async function callOrThrow<E extends Endpoint>(
  endpoint: E,
  input?: InputOf<E>,
): Promise<ResponseOf<E>> {
  const result = await call(endpoint, input)
  if (!result.ok) throw new ApiFailure(result.failure)
  return result.value
}
