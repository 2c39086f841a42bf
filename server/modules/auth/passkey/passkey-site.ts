import type { Config } from '../../../config.ts'

/** The page a passkey is used on, and the host that the passkey belongs to. */
export interface PasskeySite {
  origin: string
  rpId: string
}

/**
 * The shop at `PUBLIC_URL`; outside production also the same server as `localhost`, when the call came from a page there. What a call claims
 * beyond that changes nothing.
 */
export function passkeySite(
  { publicUrl, port, production }: Pick<Config, 'publicUrl' | 'port' | 'production'>,
  origin: string | undefined,
): PasskeySite {
  const local = `http://localhost:${port}`
  if (!production && origin === local) return { origin: local, rpId: 'localhost' }
  const pages = new URL(publicUrl)
  return { origin: pages.origin, rpId: pages.hostname }
}
