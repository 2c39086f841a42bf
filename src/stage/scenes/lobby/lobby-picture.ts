/** Content of the lobby scene, and the meaning of a tap on it. Texts are translated by the caller. */
import type { League } from '@/contract/endpoints/game/ladder.ts'

export const doorNames = ['find', 'computer', 'code'] as const
export type DoorName = (typeof doorNames)[number]

/** An object that can be tapped. Also the value of `data-target` on its row in the page's lists. */
export type LobbyTarget =
  | `door:${DoorName}`
  | `player:${number}`
  | `table:${string}`
  | 'new-table'
  | 'ladder'
  | 'more'

export interface LobbyLeague {
  metal: League
  name: string
}

export interface LobbyPerson {
  id: number
  slug: string // slug of the creature
  name: string
  league: LobbyLeague | null // null: unknown
}

export interface LobbyGuest extends LobbyPerson {
  isSearching: boolean
}

/**
 * open: one seat is free · playing: a battle that can be watched · private: its details are hidden · crew: creatures of
 * the workshop, when no player is present.
 */
export type TableKind = 'open' | 'playing' | 'private' | 'crew'

export interface LobbyTable {
  id: string
  kind: TableKind
  seats: readonly LobbyPerson[] // one or two; at a private table, seated players who are not in the lists
  label: string
  league: LobbyLeague | null
  action: string | null // text of the button; null: no action
  spectators?: number // of a battle that can be watched
}

export interface LobbyInvitation {
  id: string // id of the table
  from: number // user id of the challenger
  slug: string
  title: string
  accept: string | null // null: it can only be declined here
  decline: string
}

export interface LobbyChampion {
  slug: string
  label: string
}

export interface LobbyPicture {
  own: LobbyPerson
  doors: Record<DoorName, string>
  people: readonly LobbyGuest[] // players who can be challenged
  challenge: string // text of the button
  tables: readonly LobbyTable[]
  newTable: string
  champions: readonly LobbyChampion[] // the first three of the ladder, or fewer
  more: (hidden: number) => string // text for the players without a position in the scene
  others: number // number of online players, with and without a position
  invitation: LobbyInvitation | null
  target: LobbyTarget | null // the selected or focused object, which is lit and shows its button
}

export type LobbyGesture =
  | { kind: 'select'; target: LobbyTarget | null }
  | { kind: 'act'; target: LobbyTarget } // a tap on the button of the selection, or on an object that needs no selection
  | { kind: 'accept'; id: string }
  | { kind: 'decline'; id: string }
