import type { Config } from '../../../config.ts'

/** The page on which a passkey is used, and the host that the passkey belongs to. */
export interface PasskeySite {
  origin: string
  rpId: string
}

/**
 * Returns the shop at `PUBLIC_URL`. Outside production it also returns the same server as `localhost` for a request
 * from a page there. Other claims of the request are ignored.
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
