/** Sends events to the people at a table, to the two players and to the lobby. Always call it after the commit. */
import {
  lobbyChannel,
  type OnlineEvents,
  seatChannel,
  userChannel,
  watchChannel,
} from '@/contract/endpoints/game/online.ts'
import type { BattleUpdate } from '@/contract/endpoints/game/online-battle.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { activeCardOf } from '@/engine/seats.ts'
import type { Live } from '../../kernel/context.ts'
import { battleFacts } from './battle-facts.ts'
import type { LiveBattle } from './live-battles.ts'
import type { MatchRow } from './matches-repo.ts'

type Broadcasting = { live: Live }

type Table = Pick<MatchRow, 'id' | 'is_private' | 'watch_key'>

/**
 * Events of a private table are sent only on the channel named by its key. Channels whose name follows from the id only
 * receive the notice that something has changed.
 */
function channelsOf({ id, is_private, watch_key }: Table, event: keyof OnlineEvents): string[] {
  const byKey = watch_key === null ? [] : [watchChannel(watch_key)]
  const byId = [seatChannel(id), watchChannel(id)]
  if (!is_private) return byId
  return event === 'match-changed' ? [...byId, ...byKey] : byKey
}

/** Sends only to the table's channels, never to a player's channel. */
export function broadcastTable<E extends keyof OnlineEvents>(
  { live }: Broadcasting,
  table: Table,
  event: E,
  data: OnlineEvents[E],
): void {
  for (const channel of channelsOf(table, event)) live.publish(channel, event, data)
}

/** Notifies players and lobby that a player sat down, left or is ready; clients then read the table again. */
export function broadcastChange(context: Broadcasting, row: MatchRow): void {
  const data = { id: row.id, version: row.version, status: row.status }
  broadcastTable(context, row, 'match-changed', data)
  for (const userId of [row.host_id, row.guest_id, row.invited_id])
    if (userId !== null) context.live.publish(userChannel(userId), 'match-changed', data)
  broadcastLobby(context)
}

export const broadcastLobby = ({ live }: Broadcasting): void =>
  live.publish(lobbyChannel, 'lobby-changed', {})

/** The lobby is notified only of the end. */
export function broadcastStep(
  context: Broadcasting,
  battle: LiveBattle,
  events: readonly BattleEvent[],
  now: Date,
): void {
  broadcastTable(context, battle.row, 'battle-update', updateOf(battle, events, now))
  if (battle.row.status === 'over') broadcastLobby(context)
}

/** Returns the public update. `events` are those of this step only. */
export function updateOf(battle: LiveBattle, events: readonly BattleEvent[], now: Date): BattleUpdate {
  const { player1, player2 } = battle.state
  const hit = events.find(event => event.type === 'damage-taken')
  return {
    ...battleFacts(battle, now),
    version: battle.row.version,
    events: [...events],
    damageAnimationTarget: hit?.seat ?? null,
    p1_pv: activeCardOf(player1)?.pv ?? null,
    p2_pv: activeCardOf(player2)?.pv ?? null,
  }
}
