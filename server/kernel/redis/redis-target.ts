/** Reads REDIS_URL: one server, a set of servers watched by Sentinel, or a cluster. */

export interface RedisTarget {
  kind: 'single' | 'sentinel' | 'cluster'
  nodes: readonly { host: string; port: number }[] // the server, the sentinels, or some servers of the cluster
  isEncrypted: boolean
  username?: string
  password?: string
  path: string // after the slash: number of the database, or the name under which the sentinels watch the master
  sentinelPassword?: string
}

const form =
  /^redis(?<tls>s?)(?<kind>-sentinel|-cluster)?:\/\/(?:(?<user>[^:@/]*)(?::(?<password>[^@/]*))?@)?(?<hosts>[^@/?#]+)(?:\/(?<path>[\w.-]*))?$/

const portOf = { single: 6379, sentinel: 26_379, cluster: 6379 }

/** `host`, `host:port` or `[ipv6]:port`. Returns undefined for anything else. */
function readNode(text: string, defaultPort: number): { host: string; port: number } | undefined {
  const match = /^(?:\[([0-9a-fA-F:.]+)\]|([\w.-]+))(?::(\d{1,5}))?$/.exec(text)
  const host = match?.[1] ?? match?.[2]
  const port = match?.[3] === undefined ? defaultPort : Number(match[3])
  return host !== undefined && port > 0 && port <= 65_535 ? { host, port } : undefined
}

const decoded = (text: string | undefined): string | undefined =>
  text ? decodeURIComponent(text) : undefined

/**
 * Reads `redis://`, `redis-sentinel://host:26379,host:26379/name` or `redis-cluster://host:6379,host:6379`; `rediss` encrypts. Returns
 * undefined for anything else.
 */
export function readRedisUrl(url: string): RedisTarget | undefined {
  const groups = form.exec(url)?.groups
  if (!groups) return undefined
  const kind = groups.kind === '-sentinel' ? 'sentinel' : groups.kind === '-cluster' ? 'cluster' : 'single'
  const nodes = (groups.hosts ?? '').split(',').flatMap(text => readNode(text, portOf[kind]) ?? [])
  if (nodes.length !== groups.hosts?.split(',').length || (kind === 'single' && nodes.length > 1))
    return undefined
  const path = groups.path ?? ''
  if (kind === 'single' ? !/^\d*$/.test(path) : kind === 'sentinel' ? path === '' : path !== '')
    return undefined
  const [username, password] = [decoded(groups.user), decoded(groups.password)]
  return {
    kind,
    nodes,
    isEncrypted: groups.tls === 's',
    path,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
  }
}
