/**
 * A table as one viewer sees it. Before the battle no player sees the opponent's deck; afterwards both are visible
 * (decision 0033).
 */
import type { PlayerFace } from '@/contract/endpoints/game/ladder.ts'
import type { Match, MatchCard } from '@/contract/endpoints/game/online.ts'
import type { SeatedPlayer } from '@/contract/endpoints/game/online-battle.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type KnownPlayer, knownPlayers } from '../ladder/players-repo.ts'
import { wholeBattle } from './battle-facts.ts'
import { type LiveBattle, rebuilt } from './live-battles.ts'
import { seatOf, sideOf } from './match-seats.ts'
import { type MatchRow, rematchOf } from './matches-repo.ts'

const hereMillis = 25_000 // two and a half heartbeats

const emptyFace: PlayerFace = {
  id: 0,
  nickname: null,
  profile_picture: null,
  level: 1,
  rating: 1000,
  wins: 0,
  battles: 0,
}

const peopleOf = ({ host_id, guest_id, invited_id }: MatchRow): number[] =>
  [host_id, guest_id, invited_id].flatMap(id => id ?? [])

interface Chair {
  id: number
  ready: boolean
  deck: number[] | null
}

function seated(
  row: MatchRow,
  chair: Chair,
  player: KnownPlayer | undefined,
  viewer: number | null,
  now: Date,
): SeatedPlayer {
  const isOpen = row.status === 'playing' || row.status === 'over' || chair.id === viewer
  const seenAt = player?.seen_at?.getTime() ?? 0
  return {
    ...(player?.face ?? { ...emptyFace, id: chair.id }),
    ready: chair.ready,
    seat: seatOf(row, chair.id),
    is_here: now.getTime() - seenAt <= hereMillis,
    deck: isOpen ? chair.deck : null,
  }
}

/**
 * @param battle the battle at this table, if it was read already @param isInvited the viewer has presented the key to a
 * private battle
 */
export async function matchView(
  db: Queryable,
  row: MatchRow,
  viewer: number | null,
  now: Date,
  { battle, isInvited = false }: { battle?: LiveBattle; isInvited?: boolean } = {},
): Promise<Match> {
  const players = await knownPlayers(db, peopleOf(row), now)
  const live = battle ?? (await rebuilt(db, row))
  const seat = seatOf(row, viewer)
  const side = sideOf(row, viewer)
  const rematch = row.status === 'over' ? await rematchOf(db, row.id) : undefined
  const { host_id, guest_id, invited_id } = row
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    rules: row.rules,
    rated: row.rated,
    version: row.version,
    code: side === 'host' ? row.code : null,
    watch_key: isInvited || side !== null ? row.watch_key : null,
    host: seated(
      row,
      { id: host_id, ready: row.host_ready, deck: row.host_deck },
      players.get(host_id),
      viewer,
      now,
    ),
    guest:
      guest_id === null
        ? null
        : seated(
            row,
            { id: guest_id, ready: row.guest_ready, deck: row.guest_deck },
            players.get(guest_id),
            viewer,
            now,
          ),
    invited: invited_id === null ? null : (players.get(invited_id)?.face ?? emptyFace),
    side,
    seat,
    starts_at: row.starts_at?.getTime() ?? null,
    now: now.getTime(),
    battle: live ? wholeBattle(live, now) : null,
    result: (seat && (seat === 'player1' ? row.result1 : row.result2)) ?? null,
    rematch: rematch ? { id: rematch.id, asked_by: rematch.host_id, status: rematch.status } : null,
  }
}

/** Returns the cards in the order of `rows`, without decks and codes, in one query. */
export async function matchCards(db: Queryable, rows: readonly MatchRow[], now: Date): Promise<MatchCard[]> {
  const players = await knownPlayers(db, rows.flatMap(peopleOf), now)
  const face = (id: number | null) => (id === null ? null : (players.get(id)?.face ?? { ...emptyFace, id }))
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    rules: row.rules,
    rated: row.rated,
    host: face(row.host_id) ?? emptyFace,
    guest: face(row.guest_id),
    invited: face(row.invited_id),
    turn: row.status === 'playing' ? row.turn : null,
    created_at: row.created_at.toISOString(),
  }))
}
