/**
 * Calls that act on the refresh cookie alone are taken only from our own pages. The browser says where a call comes
 * from in headers no page can forge; a client that is no browser sends neither and carries no one else's cookie.
 */
interface OriginHeaders {
  origin?: string
  host?: string
  'sec-fetch-site'?: string | string[]
}

const hostOf = (address: string): string | undefined => {
  try {
    return new URL(address).host
  } catch {
    return undefined
  }
}

export function isCrossSite(headers: OriginHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  if (headers.origin === undefined) return false
  const from = hostOf(headers.origin)
  return from === undefined || (from !== headers.host && from !== hostOf(publicUrl))
}
