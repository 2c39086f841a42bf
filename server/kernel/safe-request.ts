/**
 * Sends requests to addresses that people enter. The connection is made to the address that was checked, so a name that resolves to another
 * address afterwards changes nothing. Each redirect is checked like the first address.
 */
import http from 'node:http'
import https from 'node:https'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

/** Bot filters refuse requests that do not name their software. */
const userAgent = 'BottegaArcana'

interface Limits {
  url: string
  patienceMillis: number // for the whole request, including the response
  mostBytes: number // of the response; the rest is not read
  allowsPrivate: boolean // addresses of private networks and of this machine
  allowedAddresses?: string[] // private addresses that are allowed nevertheless
}

export interface SafeRequest extends Limits {
  headers: Readonly<Record<string, string>>
  body: string
}

interface FileRequest extends Limits {
  mostRedirects: number
  accept: string // media types
}

export interface SafeResponse {
  status: number
  text: string // the beginning of the body
}

export interface FetchedBytes {
  status: number
  bytes: Buffer
  isWhole: boolean // false if the body has more than `mostBytes`
}

interface Sent {
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: string
}

type RawResponse = FetchedBytes & { location: string | undefined }

/** Rejects if the connection fails, the signal aborts, or the address is private, also when a public name resolves to one. */
function send(
  { url, mostBytes, allowsPrivate, allowedAddresses = [] }: Limits,
  { body, ...options }: Sent,
  signal: AbortSignal,
): Promise<RawResponse> {
  const isSecure = new URL(url).protocol === 'https:'
  const rules = {
    allowPrivateIPAddress: allowsPrivate,
    allowMetaIPAddress: allowsPrivate,
    allowIPAddressList: allowedAddresses,
  }
  const agent = isSecure ? new RequestFilteringHttpsAgent(rules) : new RequestFilteringHttpAgent(rules)
  return new Promise<RawResponse>((resolve, reject) => {
    const sending = (isSecure ? https : http).request(url, { ...options, agent, signal }, response => {
      const chunks: Buffer[] = []
      let length = 0
      const finish = () => {
        const bytes = Buffer.concat(chunks).subarray(0, mostBytes)
        const { location } = response.headers
        resolve({ status: response.statusCode ?? 0, bytes, isWhole: length <= mostBytes, location })
        response.destroy()
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        length += chunk.length
        if (length > mostBytes) finish()
      })
      response.on('end', finish)
      response.on('error', reject)
    })
    sending.on('error', reject)
    sending.end(body)
  }).finally(() => agent.destroy())
}

/** Posts the body. Does not follow redirects. Rejects like `send`. */
export async function postSafely({ headers, body, ...limits }: SafeRequest): Promise<SafeResponse> {
  const sent = {
    method: 'POST' as const,
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    body,
  }
  const { status, bytes } = await send(limits, sent, AbortSignal.timeout(limits.patienceMillis))
  return { status, text: bytes.toString('utf8') }
}

/** Downloads a file. Follows redirects to http and https, and checks each address. Rejects like `send`, and after too many redirects. */
export async function fetchSafely({ mostRedirects, accept, ...limits }: FileRequest): Promise<FetchedBytes> {
  const sent = { method: 'GET' as const, headers: { accept, 'user-agent': userAgent } }
  const signal = AbortSignal.timeout(limits.patienceMillis)
  let { url } = limits
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const { location, ...response } = await send({ ...limits, url }, sent, signal)
    if (response.status < 300 || response.status > 399 || location === undefined) return response
    const next = new URL(location, url)
    if (next.protocol !== 'https:' && next.protocol !== 'http:') throw new Error('not a web address')
    url = next.href
  }
  throw new Error('too many redirects')
}
