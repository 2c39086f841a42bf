/** What the people at a table, the two it concerns and the lobby hear. Always after the commit. */
import {
  type BattleUpdate,
  battleChannels,
  lobbyChannel,
  type OnlineEvents,
  userChannel,
} from '../../../src/contract/online.ts'
import type { BattleEvent } from '../../../src/engine/events.ts'
import { activeCardOf } from '../../../src/engine/seats.ts'
import type { Live } from '../../kernel/context.ts'
import { battleFacts } from './battle-facts.ts'
import type { LiveBattle } from './live-battles.ts'
import type { MatchRow } from './matches-repo.ts'

type Told = { live: Live }

export function tellTable<E extends keyof OnlineEvents>(
  { live }: Told,
  id: string,
  event: E,
  data: OnlineEvents[E],
): void {
  for (const channel of battleChannels(id)) live.tell(channel, event, data)
}

/** Somebody sat down, stood up, is ready: who it concerns looks again, and so does the lobby. */
export function tellChange(told: Told, row: MatchRow): void {
  const data = { id: row.id, version: row.version, status: row.status }
  tellTable(told, row.id, 'match-changed', data)
  for (const userId of [row.host_id, row.guest_id, row.invited_id])
    if (userId !== null) told.live.tell(userChannel(userId), 'match-changed', data)
  tellLobby(told)
}

export const tellLobby = ({ live }: Told): void => live.tell(lobbyChannel, 'lobby-changed', {})

export function tellStep(told: Told, battle: LiveBattle, events: readonly BattleEvent[], now: Date): void {
  tellTable(told, battle.row.id, 'battle-update', updateOf(battle, events, now))
  if (battle.row.status === 'over') tellLobby(told)
}

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
