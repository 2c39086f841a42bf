/**
 * The types of the API: one declaration per call, used by the server's routes (permission, validation, response), by the client's `call`
 * and by the OpenAPI document. Independent of the transport.
 */
import type { z } from 'zod'
import type { Permission } from './permissions.ts'
import type { ProblemCode } from './problems.ts'

type Schema = z.ZodType

/** Named rate limits. The server defines their sizes (decision 0010). */
export type LimitName =
  | 'login'
  | 'register'
  | 'mail'
  | 'client-error'
  | 'consent'
  | 'coupon'
  | 'vat-check'
  | 'guest-order'
  | 'quote' // counts only requests that contain a code
  | 'newsletter'
  | 'battle'
  | 'guest-ticket'
  | 'guest-battle'
  | 'upload'
  | 'report'
  | 'redeem'
  | 'room'
  | 'suggest'
  | 'welcome-pack'
  | 'launch'

/** The body is a raw file, not JSON. The use case finds its bytes in the request's facts. */
export interface FileBody {
  types: readonly string[] // accepted media types
  maxBytes: number
}

export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}` // below /api, `:name` for parameters
  summary: string // English, for the OpenAPI document
  tag: string // area of the OpenAPI document
  permission: Permission
  params?: Params
  query?: Query
  body?: Body
  file?: FileBody
  response: Response
  current?: Schema // of a conflict, if it is another record than the response
  status?: 200 | 201 | 202
  problems: readonly ProblemCode[] // in addition to those of every call: validation, rate_limited, internal
  limit?: LimitName
  /** `shared`: same for everyone of one locale, tier and visibility; carries an ETag. Otherwise `no-store`. */
  cache?: 'shared'
  /** May be read from a replica of the database, which lags by at most a few seconds. Only for GET. */
  mayLag?: true
  /** Changes or reveals data of the account's owner. Rejected for an admin who is signed in as the owner (decision 0012). */
  ownerOnly?: true
  /** Accepts an API token (decision 0071). All other calls refuse tokens. */
  acceptsToken?: true
  /** Open to staff who still have to enter or set up their second factor (decision 0069). */
  beforeSecondFactor?: true
  /** Changes nothing in cached responses, so the cache stays valid. Only for calls other than GET. */
  leavesShared?: true
  /** A call of the administration that is not a GET but changes nothing, such as a preview. It writes no audit entry. */
  changesNothing?: true
}

/** Declares a call. Needed only to infer the types of its schemas. */
export function endpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(declaration: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return declaration
}

type Input<S> = S extends Schema ? z.input<S> : undefined
type Parsed<S> = S extends Schema ? z.output<S> : undefined

/** The input of a call on the client. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? (P extends Schema ? { params: Input<P> } : { params?: undefined }) &
        (Q extends Schema ? { query?: Input<Q> } : { query?: undefined }) &
        (B extends Schema ? { body: Input<B> } : { body?: undefined })
    : never

/** What the use case receives after validation. */
export interface ParsedOf<E extends Endpoint> {
  params: E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? Parsed<P> : never
  query: E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? Parsed<Q> : never
  body: E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? Parsed<B> : never
}

export type ResponseOf<E extends Endpoint> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? z.output<A> : never

/** `/products/:slug` + `{ slug: 'a b' }` → `/products/a%20b`. */
export function fillPath(path: string, params: Record<string, unknown> | undefined): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')))
}
