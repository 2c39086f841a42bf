/** Notes the words of a search that found nothing: for the shop to see what it lacks, not who asked. */
import { LRUCache } from 'lru-cache'
import type { CallContext } from '../../kernel/context.ts'
import { countMissed } from './missed-searches-repo.ts'

const longest = 60 // characters
const mostOfOne = 30 // an hour, of one address
const hour = 3600_000

const counts = new LRUCache<string, { count: number; until: number }>({ max: 5000 })

/** Whether this address has sent fewer than thirty in its hour, counting this one. */
function mayCount(ip: string, now: number): boolean {
  const known = counts.get(ip)
  const current =
    known && known.until > now && known.until <= now + hour ? known : { count: 0, until: now + hour }
  current.count += 1
  counts.set(ip, current)
  return current.count <= mostOfOne
}

/** An address, a phone number, the number of an order: nothing that may name a person is stored. */
const mayName = (search: string): boolean => /@|\d[\d\s./-]{4,}/.test(search)

/** `words` as they were compared: letters and digits only. */
export async function recordMissed(
  search: string,
  words: readonly string[],
  { db, locale, now, request }: CallContext,
): Promise<void> {
  const text = words.join(' ')
  if (text === '' || text.length > longest || mayName(search)) return
  if (!mayCount(request.ip, now().getTime())) return
  await countMissed(db, locale, text, now())
}
