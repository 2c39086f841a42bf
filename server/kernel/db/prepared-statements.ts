/**
 * A frequent query gets a name on its connection, so that the database parses and plans it once. Only statement texts are stored,
 * never values. A rare text, or one beyond the limit, is sent unnamed. The name is a hash of the text: processes that share
 * connections through a pooler cannot mean different statements by one name.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'

const timesBefore = 3
const mostNames = 250 // each uses some memory of the database on every connection
const mostCounted = 2000

interface PreparedQuery {
  text: string
  name?: string
}

const names = new Map<string, string>()
const useCounts = new LRUCache<string, number>({ max: mostCounted }) // number of uses, of texts without a name

function nameOf(text: string): string | undefined {
  const existingName = names.get(text)
  if (existingName || names.size >= mostNames) return existingName
  const times = (useCounts.get(text) ?? 0) + 1
  if (times < timesBefore) {
    useCounts.set(text, times)
    return undefined
  }
  useCounts.delete(text)
  const name = `q_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  names.set(text, name)
  return name
}

const isPreparedQuery = (config: unknown): config is PreparedQuery =>
  typeof config === 'object' && config !== null && 'text' in config && !('submit' in config)

/** Named copies by configuration. Prepared statements send the same configuration each time. */
const named = new WeakMap<PreparedQuery, PreparedQuery>()

/** A text without values may contain several statements, which cannot share a name. */
export function withName(config: unknown, values: unknown): unknown {
  if (!isPreparedQuery(config) || config.name || !Array.isArray(values) || values.length === 0) return config
  const existing = named.get(config)
  if (existing) return existing
  const name = nameOf(config.text)
  if (!name) return config
  const copy = { ...config, name }
  named.set(config, copy)
  return copy
}

/** Wraps `client.query`, so that frequent statements get a name and are planned once on this connection. */
export function nameStatements(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...parts: unknown[]) => unknown
  client.query = ((config: unknown, ...rest: unknown[]) =>
    ask(withName(config, rest[0]), ...rest)) as typeof client.query
}
