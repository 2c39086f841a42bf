import { describe, expect, it } from 'vitest'
import type { Lobby, LobbyPlayer, WatchedBattle } from '@/contract/endpoints/game/lobby.ts'
import type { MatchCard } from '@/contract/endpoints/game/online.ts'
import { lobbyPicture } from './use-lobby-picture.ts'

const player = (id: number, state: LobbyPlayer['state'] = 'free'): LobbyPlayer => ({
  id,
  nickname: `Player ${id}`,
  profile_picture: `avatar:${id}`,
  level: 1,
  rating: 1000,
  wins: 0,
  battles: 0,
  state,
  match: null,
})

const table = (id: string, host: number, guest: number | null = null): MatchCard => ({
  id,
  kind: 'open',
  status: guest === null ? 'waiting' : 'playing',
  rules: 'standard',
  rated: true,
  host: player(host),
  guest: guest === null ? null : player(guest),
  invited: null,
  turn: null,
  created_at: '2026-11-28T06:00:00Z',
})

const battle = (id: string, spectators: number): WatchedBattle => ({ ...table(id, 3, 4), spectators })

const empty: Lobby = { players: [player(1)], online: 1, tables: [], battles: [] }

const keys = ((key: string) => key) as unknown as Parameters<typeof lobbyPicture>[1]

const pictureOf = (lobby: Lobby, ownTable: { id: string; status: string } | null = null) =>
  lobbyPicture({ lobby, ladder: null, invitations: [], ownTable, userId: 1 }, keys)

describe('lobby picture', () => {
  it('shows players who can be challenged as the creatures of their avatars', () => {
    const picture = pictureOf({ ...empty, players: [player(1), player(2), player(3, 'searching')] })
    expect(picture.people).toMatchObject([
      { id: 2, slug: 'ondalice', isSearching: false },
      { id: 3, slug: 'gufosaggio', isSearching: true },
    ])
    expect(picture.own).toMatchObject({ id: 1, slug: 'germoglino' })
  })

  it("shows players at open tables and running battles, and omits the reader's own table", () => {
    const players = [player(1), player(2, 'seated'), player(3, 'playing'), player(4, 'playing')]
    const lobby = { ...empty, players, tables: [table('own', 1), table('a', 2)], battles: [battle('b', 0)] }
    const seats = pictureOf(lobby).tables.map(({ id, kind, seats }) => [id, kind, seats.map(seat => seat.id)])
    expect(seats).toEqual([
      ['a', 'open', [2]],
      ['b', 'playing', [3, 4]],
    ])
  })

  it('shows how many spectators a running battle has', () => {
    const battles = [battle('b', 6), battle('c', 0)]
    expect(pictureOf({ ...empty, battles }).tables.map(({ spectators }) => spectators)).toEqual([6, 0])
  })

  it('hides a table whose players are not in the lists', () => {
    const picture = pictureOf({ ...empty, players: [player(1), player(2, 'seated')] })
    expect(picture.tables).toMatchObject([{ kind: 'private', seats: [{ id: 2 }], action: null }])
  })

  it('shows creatures of the workshop while no other player is present', () => {
    expect(pictureOf(empty).tables).toMatchObject([{ id: 'crew', kind: 'crew' }])
    expect(pictureOf({ ...empty, players: [player(1), player(2)] }).tables).toEqual([])
  })

  it('names the first door after the table to which the reader can return', () => {
    const doors = [
      null,
      { id: 'x', status: 'waiting' },
      { id: 'x', status: 'playing' },
      { id: 'x', status: 'closed' },
    ]
    const [search, waiting, playing, closed] = doors.map(own => pictureOf(empty, own).doors.find)
    expect(new Set([search, waiting, playing]).size).toBe(3)
    expect(closed).toBe(search)
  })
})
