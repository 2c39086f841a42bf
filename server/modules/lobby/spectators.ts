/**
 * The number of spectators of battles: the sockets on the channel for spectators. Players subscribe to another channel.
 */
import { lobbyChannel, watchChannel } from '@/contract/endpoints/game/online.ts'
import type { AppContext, Live } from '../../kernel/context.ts'
import { battlesToWatch } from '../matches/matches-repo.ts'

export const announceSpectatorsJob = 'announce-spectators'

/** Returns the numbers by the id of the battle. */
export async function countSpectators(live: Live, ids: readonly string[]): Promise<Record<string, number>> {
  const counts = await live.countSockets(ids.map(watchChannel))
  return Object.fromEntries(ids.map((id, at) => [id, counts[at] ?? 0]))
}

/**
 * Sends new numbers to the lobby. The process whose sockets have changed sends them. It reads the listed battles first,
 * because the name of a channel can contain the id or key of a private table.
 */
export async function announceSpectators({ live, db }: Pick<AppContext, 'live' | 'db'>): Promise<void> {
  const changed = new Set(live.takeChangedChannels().filter(channel => channel.startsWith(watchChannel(''))))
  if (changed.size === 0) return
  const listed = (await battlesToWatch(db)).map(({ id }) => id).filter(id => changed.has(watchChannel(id)))
  if (listed.length > 0) live.publish(lobbyChannel, 'spectators-changed', await countSpectators(live, listed))
}
