/**
 * The heartbeat as one prepared statement: a thousand players send a hundred a second, and each reads everything that concerns
 * its player. Each seat column has its own index. The commit does not wait for the disk: the next heartbeat replaces
 * one that a power failure loses.
 */
import { sql } from 'drizzle-orm'
import type { BattleSummary } from '@/contract/endpoints/game/battles.ts'
import { seasonOf } from '@/contract/endpoints/game/ladder.ts'
import type { MatchStatus } from '@/contract/endpoints/game/online.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { preparedSql } from '../../kernel/db/prepared.ts'

export interface Beat {
  device: string
  takes: boolean // this device plays from now on
}

/** Times are epoch milliseconds. */
export interface Heartbeat {
  device: string | null // device that plays
  since: number | null // start of the search
  rating: number
  season: string
  search_rules: BattleSummary['rules'] | null
  match_id: string | null
  match_status: MatchStatus | null
  match_version: number | null
  rival_seen: number | null
  invited: boolean
}

const epoch = (column: string) => sql`(extract(epoch from ${sql.raw(column)}) * 1000)::float8`

interface Asked extends Beat {
  user: number
  now: string // ISO times
  invitedSince: string
  season: string
}

const store = preparedSql<Asked & Record<string, unknown>, Heartbeat>(() => {
  const [user, now, invitedSince] = [
    sql.placeholder('user'),
    sql.placeholder('now'),
    sql.placeholder('invitedSince'),
  ]
  return sql`with beaten as (
      insert into online_players as player (user_id, seen_at, device, season)
      values (${user}, ${now}::timestamptz, ${sql.placeholder('device')}, ${sql.placeholder('season')})
      on conflict (user_id) do update set seen_at = excluded.seen_at,
        device = case when ${sql.placeholder('takes')} then excluded.device else coalesce(player.device, excluded.device) end
      returning *),
    seats as (
      select id, status, version, created_at, guest_id as rival from matches
        where host_id = ${user} and status in ('waiting', 'preparing', 'playing')
      union all
      select id, status, version, created_at, host_id from matches
        where guest_id = ${user} and status in ('preparing', 'playing')
      order by created_at desc limit 1)
    select set_config('synchronous_commit', 'off', true), beaten.device, ${epoch('beaten.searching_since')} as since, beaten.rating, beaten.season, beaten.search_rules,
      seats.id as match_id, seats.status as match_status, seats.version as match_version, ${epoch('rival.seen_at')} as rival_seen,
      exists (select from matches where invited_id = ${user} and status = 'waiting'
        and created_at >= ${invitedSince}::timestamptz) as invited
    from beaten left join seats on true left join online_players rival on rival.user_id = seats.rival`
})

/** @param invitedSince older challenges have expired */
export async function storeHeartbeat(
  db: Queryable,
  userId: number,
  beat: Beat,
  now: Date,
  invitedSince: Date,
): Promise<Heartbeat> {
  const [row] = await store(db, {
    ...beat,
    user: userId,
    now: now.toISOString(),
    invitedSince: invitedSince.toISOString(),
    season: seasonOf(now),
  })
  if (!row) throw new Error('a heartbeat was not stored')
  return row
}
