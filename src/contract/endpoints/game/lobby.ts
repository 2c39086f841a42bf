/** Present players, running battles, and matchmaking (decision 0031). */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Done } from '../../envelope.ts'
import { ruleSets } from './battles.ts'
import { PlayerFace } from './ladder.ts'
import { DeckNumbers, MatchCard, MatchId, matchStatuses } from './online.ts'

const firstWindow = 100 // rating points in either direction
const windowPerSecond = 10
const lastWindow = 600

/** Maximum rating difference after this waiting time. Beyond it, no match is better than a bad one. */
export const searchWindow = (waitedMillis: number): number =>
  Math.min(lastWindow, firstWindow + Math.floor(Math.max(0, waitedMillis) / 1000) * windowPerSecond)

export const Search = z.object({
  since: z.int(), // epoch milliseconds of the server
  now: z.int(),
  window: z.int(), // points in either direction
  rating: z.int(),
  rules: z.enum(ruleSets),
})
export type Search = z.infer<typeof Search>

export const lobbyPlayerStates = ['free', 'searching', 'seated', 'playing'] as const
export const LobbyPlayer = PlayerFace.extend({
  state: z.enum(lobbyPlayerStates),
  match: MatchId.nullable(), // to watch
})
export type LobbyPlayer = z.infer<typeof LobbyPlayer>

/** A running battle with the number of its spectators. The players are not counted. */
export const WatchedBattle = MatchCard.extend({
  spectators: z.int(), // 0 if an external socket service has the connections
})
export type WatchedBattle = z.infer<typeof WatchedBattle>

export const Lobby = z
  .object({
    players: z.array(LobbyPlayer), // sorted by rating, including the caller
    online: z.int(),
    tables: z.array(MatchCard),
    battles: z.array(WatchedBattle),
  })
  .meta({ id: 'Lobby' })
export type Lobby = z.infer<typeof Lobby>

export const readLobby = endpoint({
  method: 'GET',
  path: '/lobby',
  tag: 'Online',
  summary: 'Players, open tables and running battles',
  permission: 'authenticated',
  response: Lobby,
  problems: ['unauthenticated'],
})

export const Presence = z
  .object({
    now: z.int(),
    match: z
      .object({
        id: MatchId,
        status: z.enum(matchStatuses),
        version: z.int(), // a client with an older one has missed an event
        rival_silent: z.int().nullable(), // ms since the rival's last heartbeat; null: no rival
      })
      .nullable(), // the caller's table
    invitations: z.array(MatchCard), // challenges for the caller
    search: Search.nullable(),
    device: z.string().nullable(), // the playing device; all others are spectators
  })
  .meta({ id: 'Presence' })
export type Presence = z.infer<typeof Presence>

/** The heartbeat. A seat is valid as long as heartbeats arrive, whatever the socket's state. */
export const heartbeat = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/lobby/presence',
  tag: 'Online',
  summary: 'I am still here; answers what concerns the caller',
  permission: 'authenticated',
  leavesShared: true,
  body: z.strictObject({
    device: z.string().regex(/^[\w-]{8,40}$/),
    takes: z.boolean().default(false), // this device takes over the game
  }),
  response: Presence,
  problems: ['unauthenticated'],
})

export const startSearch = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/lobby/search',
  tag: 'Online',
  summary: 'Look for an opponent near the own rating; the window widens with the time',
  permission: 'authenticated',
  leavesShared: true,
  body: z.strictObject({ deck: DeckNumbers, rules: z.enum(ruleSets).default('standard') }),
  response: Search,
  status: 201,
  problems: ['unauthenticated', 'nickname_missing', 'already_playing', 'deck_invalid'],
})

export const stopSearch = endpoint({
  ownerOnly: true,
  method: 'DELETE',
  path: '/lobby/search',
  tag: 'Online',
  summary: 'No longer look for an opponent',
  permission: 'authenticated',
  leavesShared: true,
  response: Done,
  problems: ['unauthenticated'],
})
