import type { ParsedOf } from '@/contract/endpoint.ts'
import type { readLobby as contract, Lobby, LobbyPlayer } from '@/contract/endpoints/game/lobby.ts'
import type { MatchCard } from '@/contract/endpoints/game/online.ts'
import type { CallContext } from '../../kernel/context.ts'
import { playersHere } from '../ladder/players-repo.ts'
import { matchCards } from '../matches/match-view.ts'
import { battlesToWatch, openTables } from '../matches/matches-repo.ts'
import { countSpectators } from './spectators.ts'

const hereMillis = 30_000 // three heartbeats

/** Returns players with a heartbeat within 30 s, best rating first. */
export async function readLobby(_: ParsedOf<typeof contract>, context: CallContext): Promise<Lobby> {
  const { db } = context
  const now = context.now()
  const present = await playersHere(db, new Date(now.getTime() - hereMillis), now)
  const tables = await matchCards(db, await openTables(db), now)
  const cards = await matchCards(db, await battlesToWatch(db), now)
  const spectators = await countSpectators(
    context.live,
    cards.map(({ id }) => id),
  )
  const battles = cards.map(card => ({ ...card, spectators: spectators[card.id] ?? 0 }))
  const players = present
    .map(({ face, searching }): LobbyPlayer => ({ ...face, ...stateOf(face.id, searching, tables, battles) }))
    .sort((a, b) => b.rating - a.rating || a.id - b.id)
  return { players, online: players.length, tables, battles }
}

const sitsAt = (id: number) => (card: MatchCard) => card.host.id === id || card.guest?.id === id

function stateOf(
  id: number,
  searching: boolean,
  tables: readonly MatchCard[],
  battles: readonly MatchCard[],
): Pick<LobbyPlayer, 'state' | 'match'> {
  const battle = battles.find(sitsAt(id))
  if (battle) return { state: 'playing', match: battle.id }
  if (searching) return { state: 'searching', match: null }
  return { state: tables.some(sitsAt(id)) ? 'seated' : 'free', match: null }
}
