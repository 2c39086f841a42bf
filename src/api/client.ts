/**
 * The one road to the API: `call(endpoint, input)` returns a result and never throws for an expected failure.
 * On 401 the token is refreshed once for all waiting calls and each call is tried once more (specification §4 Session).
 * Session, locale and what happens when the session is lost are handed in by `configureApi`.
 */
import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { refresh } from '@/contract/auth.ts'
import { type AnswerOf, type Endpoint, fillPath, type InputOf } from '@/contract/endpoint.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Problem } from '@/contract/problems.ts'
import { ApiFailure, type Failure, unreachable } from './failure.ts'

type Carried = Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'>

export interface ApiWiring {
  token(): string | null
  locale(): Locale
  onToken(token: string): void
  onSessionLost(): void // the refresh was refused: clear and go to /login
  carry?(request: AxiosRequestConfig): Promise<Carried> // how a request travels, where not over the network
}

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

let wiring: ApiWiring = { token: () => null, locale: () => 'it', onToken: () => {}, onSessionLost: () => {} }

export function configureApi(given: ApiWiring): void {
  wiring = given
}

export const apiOrigin: string = import.meta.env?.VITE_API_BASE_URL ?? ''

/** Its file comes with the first request, unless it was fetched ahead. */
async function overNetwork(request: AxiosRequestConfig): Promise<Carried> {
  const http = await import('./http.ts').catch(() => undefined)
  const answer = await http?.overNetwork({
    baseURL: `${apiOrigin}/api`,
    withCredentials: apiOrigin === '',
    ...request,
  })
  if (!answer) throw new ApiFailure(unreachable)
  return answer
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
      ...(data.quote !== undefined && { quote: data.quote }),
      ...(data.current !== undefined && { current: data.current }),
    }
  return { status, code: 'internal', message: '', fields: [], requestId }
}

/** The page of a network that wants a login first, or of a proxy, is no answer of the shop. */
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
  return (wiring.carry ?? overNetwork)({ ...config, headers })
}

type Refreshed = { token: string } | { lost: boolean }

let flight: Promise<Refreshed> | null = null

/** One refresh at a time; everyone who failed meanwhile waits for the same answer. */
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
    if (response.status === 200 && token) {
      wiring.onToken(token)
      return { token }
    }
    return { lost: response.status === 401 || response.status === 403 }
  } catch {
    return { lost: false }
  }
}

/** `/auth/login` and `/auth/refresh` answer bare here; another server may wrap them in `data` (decisions §2). */
export function tokenOf(body: unknown): string | undefined {
  const record = body as { access_token?: unknown; data?: { access_token?: unknown } } | null
  const token = record?.access_token ?? record?.data?.access_token
  return typeof token === 'string' ? token : undefined
}

async function sendWithRetry(config: AxiosRequestConfig): Promise<Carried> {
  const token = wiring.token()
  const first = await send(config, token)
  if (first.status !== 401 || !token || isCredentialFailure(first)) return first
  const current = wiring.token()
  if (current && current !== token) return send(config, current)
  const refreshed = await refreshOnce()
  if ('token' in refreshed) return send(config, refreshed.token)
  if (refreshed.lost) wiring.onSessionLost()
  return first
}

/** A wrong password is not a dead session. */
const isCredentialFailure = (response: Carried) =>
  isProblem(response.data) &&
  (response.data.code === 'invalid_credentials' || response.data.code === 'refresh_refused')

export async function call<E extends Endpoint>(
  endpoint: E,
  input?: InputOf<E>,
  headers: Record<string, string> = {},
): Promise<Result<AnswerOf<E>>> {
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

/** Sends a file as it is, to a call that takes one. */
export async function sendFile<E extends Endpoint>(
  endpoint: E,
  file: Blob,
  query?: InputOf<E>['query' & keyof InputOf<E>],
): Promise<Result<AnswerOf<E>>> {
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

/** For the query cache, which wants exceptions. */
export async function callOrThrow<E extends Endpoint>(endpoint: E, input?: InputOf<E>): Promise<AnswerOf<E>> {
  const result = await call(endpoint, input)
  if (!result.ok) throw new ApiFailure(result.failure)
  return result.value
}
