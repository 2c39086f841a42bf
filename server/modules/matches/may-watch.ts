/**
 * Who may look at a table (decision 0033): whoever knows its id, but only the invited where a player made it private. Invited are its
 * players, who has the key that both can pass on, and, as long as a chair is free, who has the link to sit down.
 */
import { opensWith } from '../../kernel/opens-with.ts'
import { sideOf } from './match-seats.ts'
import type { MatchRow } from './matches-repo.ts'

/** `key`: the one in the viewer's link, if there is any. */
export function mayWatch(row: MatchRow, viewer: number | null, key: string | undefined): boolean {
  if (!row.is_private || sideOf(row, viewer) !== null) return true
  if (row.watch_key !== null) return opensWith(row.watch_key, key)
  return row.kind === 'private' && (row.status === 'waiting' || row.status === 'closed')
}
