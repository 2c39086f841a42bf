/** Records the text of a search without results, so that the shop sees what is missing. Does not record the visitor. */
import { LRUCache } from 'lru-cache'
import type { CallContext } from '../../kernel/context.ts'
import { isOutage } from '../../kernel/outage.ts'
import { countMissed } from './missed-searches-repo.ts'

const longest = 60 // characters
const mostOfOne = 30 // per hour and address
const hour = 3600_000

const counts = new LRUCache<string, { count: number; until: number }>({ max: 5000 })

/** Returns whether this address has sent fewer than thirty this hour, including this one. */
function mayCount(ip: string, now: number): boolean {
  const counted = counts.get(ip)
  const current =
    counted && counted.until > now && counted.until <= now + hour ? counted : { count: 0, until: now + hour }
  current.count += 1
  counts.set(ip, current)
  return current.count <= mostOfOne
}

/** An email, a phone number or an order number: text that may identify a person is not stored. */
const mayName = (search: string): boolean => /@|\d[\d\s./-]{4,}/.test(search)

/** `words` as they were compared: letters and digits only. Records nothing while the primary database is away. */
export async function recordMissed(
  search: string,
  words: readonly string[],
  { db, locale, now, request, log }: CallContext,
): Promise<void> {
  const text = words.join(' ')
  if (text === '' || text.length > longest || mayName(search)) return
  if (!mayCount(request.ip, now().getTime())) return
  try {
    await countMissed(db, locale, text, now())
  } catch (error) {
    if (!isOutage(error)) throw error
    log.warn({ err: error }, 'a search without results was not counted')
  }
}
