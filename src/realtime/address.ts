import type { SiteSettings } from '@/contract/settings.ts'

/** The location of the API: that of the page, or the URL the client was built for. */
export type Home = Pick<URL, 'hostname' | 'port' | 'protocol'>

export interface SocketPlace {
  wsHost: string
  wsPort: number
  wssPort: number
  forceTLS: boolean
}

/** Settings that are empty use the values of `home`. */
export function socketPlace(address: SiteSettings['realtime'], home: Home): SocketPlace {
  const isSecure = (address.scheme ?? home.protocol.replace(':', '')) === 'https'
  const homePort = address.host === null && home.port !== '' ? Number(home.port) : undefined
  const port = address.port ?? homePort ?? (isSecure ? 443 : 80)
  return { wsHost: address.host ?? home.hostname, wsPort: port, wssPort: port, forceTLS: isSecure }
}
