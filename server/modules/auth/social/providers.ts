/** The providers of the environment (OIDC_*). Each is discovered on first use and again after a failure. */
import * as oidc from 'openid-client'
import type { OidcProvider } from '../../../config.ts'

export interface Provider {
  id: string
  client: oidc.Configuration
}

/** Returns undefined for a provider that is not configured. Rejects while the provider cannot be reached. */
export type FindProvider = (id: string) => Promise<Provider | undefined>

const patienceSeconds = 10

/**
 * Caches each discovery for the life of the process. A failed discovery is repeated at the next login. Waits ten
 * seconds at most.
 */
export function createProviders(configured: readonly OidcProvider[], isProduction: boolean): FindProvider {
  const discovered = new Map<string, Promise<oidc.Configuration>>()

  const discover = (provider: OidcProvider) => {
    const discovery = discoverProvider(provider, isProduction)
    discovered.set(provider.id, discovery)
    discovery.catch(() => discovered.delete(provider.id))
    return discovery
  }

  return async id => {
    const provider = configured.find(candidate => candidate.id === id)
    if (!provider) return undefined
    return { id, client: await (discovered.get(id) ?? discover(provider)) }
  }
}

/** Unencrypted providers are for development only. */
function discoverProvider(provider: OidcProvider, isProduction: boolean): Promise<oidc.Configuration> {
  const issuer = new URL(provider.issuer)
  const mayBePlain = !isProduction && issuer.protocol === 'http:'
  return oidc.discovery(
    issuer,
    provider.clientId,
    provider.clientSecret ?? undefined,
    provider.clientSecret ? undefined : oidc.None(),
    { timeout: patienceSeconds, execute: mayBePlain ? [oidc.allowInsecureRequests] : [] },
  )
}
