/**
 * Sends requests to addresses that people enter. The connection is made to the address that was checked, so a name that resolves to another
 * address afterwards changes nothing. Redirects are not followed.
 */
import http from 'node:http'
import https from 'node:https'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

export interface SafeRequest {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  patienceMillis: number // for the whole request, including the response
  mostBytes: number // of the response; the rest is not read
  allowsPrivate: boolean // addresses of private networks and of this machine
}

export interface SafeResponse {
  status: number
  text: string // the beginning of the body
}

/**
 * Posts the body. Rejects if the connection fails, the time is over, or the address is private, also when a public name resolves to one.
 */
export function postSafely(request: SafeRequest): Promise<SafeResponse> {
  const { url, headers, body, patienceMillis, mostBytes, allowsPrivate } = request
  const isSecure = new URL(url).protocol === 'https:'
  const rules = { allowPrivateIPAddress: allowsPrivate, allowMetaIPAddress: allowsPrivate }
  const agent = isSecure ? new RequestFilteringHttpsAgent(rules) : new RequestFilteringHttpAgent(rules)
  const signal = AbortSignal.timeout(patienceMillis)
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(body)
    const sending = (isSecure ? https : http).request(
      url,
      { method: 'POST', agent, signal, headers: { ...headers, 'content-length': String(length) } },
      response => {
        const chunks: Buffer[] = []
        let bytes = 0
        const finish = () => {
          const text = Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8')
          resolve({ status: response.statusCode ?? 0, text })
          response.destroy()
        }
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          bytes += chunk.length
          if (bytes >= mostBytes) finish()
        })
        response.on('end', finish)
        response.on('error', reject)
      },
    )
    sending.on('error', reject)
    sending.end(body)
  }).finally(() => agent.destroy()) as Promise<SafeResponse>
}
