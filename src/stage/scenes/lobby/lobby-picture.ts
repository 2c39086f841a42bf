/** What the lobby scene shows, and what a tap on it means. Texts come translated. */
import type { League } from '@/contract/endpoints/game/ladder.ts'

export const doorNames = ['find', 'computer', 'code'] as const
export type DoorName = (typeof doorNames)[number]

/** Something that can be tapped. Also the value of `data-target` on its row in the page's lists. */
export type LobbyTarget =
  | `door:${DoorName}`
  | `player:${number}`
  | `table:${string}`
  | 'new-table'
  | 'ladder'
  | 'more'

export interface LobbyPerson {
  id: number
  slug: string // of the creature
  name: string
  league: League | null // null: not known
}

export interface LobbyGuest extends LobbyPerson {
  isSearching: boolean
}

/**
 * open: one seat is free · playing: a battle that may be watched · private: its details are unknown · crew: creatures of the workshop, when
 * no player is here.
 */
export type TableKind = 'open' | 'playing' | 'private' | 'crew'

export interface LobbyTable {
  id: string
  kind: TableKind
  seats: readonly LobbyPerson[] // one or two; at a private table, seated players whom the lists do not show
  label: string
  league: League | null
  action: string | null // of the button; null: nothing can be done
}

export interface LobbyInvitation {
  id: string // of the table
  from: number // the challenger
  slug: string
  title: string
  accept: string | null // null: only declining is possible here
  decline: string
}

export interface LobbyChampion {
  slug: string
  label: string
}

export interface LobbyPicture {
  own: LobbyPerson
  doors: Record<DoorName, string>
  people: readonly LobbyGuest[] // who can be challenged
  challenge: string // text of the button
  tables: readonly LobbyTable[]
  newTable: string
  champions: readonly LobbyChampion[] // the first three of the ladder, or fewer
  more: (hidden: number) => string // text for the players that have no place in the scene
  others: number // online players, with and without a place
  invitation: LobbyInvitation | null
  target: LobbyTarget | null // what is selected or focused: it is lit and shows its button
}

export type LobbyGesture =
  | { kind: 'select'; target: LobbyTarget | null }
  | { kind: 'act'; target: LobbyTarget } // the button of what is selected, or a tap on what needs no selection
  | { kind: 'accept'; id: string }
  | { kind: 'decline'; id: string }
