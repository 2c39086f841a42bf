/**
 * Who may watch a table (decision 0033). Anyone with its id may, except at a private table. A private table can be
 * watched by its players, by viewers with the key that both players can share, and, while a seat is free, by viewers
 * with the link to sit down.
 */
import { opensWith } from '../../kernel/opens-with.ts'
import { sideOf } from './match-seats.ts'
import type { MatchRow } from './matches-repo.ts'

/** `key`: the one in the viewer's link, if any. */
export function mayWatch(row: MatchRow, viewer: number | null, key: string | undefined): boolean {
  if (!row.is_private || sideOf(row, viewer) !== null) return true
  if (row.watch_key !== null) return opensWith(row.watch_key, key)
  return row.kind === 'private' && (row.status === 'waiting' || row.status === 'closed')
}
