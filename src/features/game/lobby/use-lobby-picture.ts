/** Converts the lists of the lobby into the picture of its scene, with texts in the reader's language. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type PlayerFace, standingAt } from '@/contract/endpoints/game/ladder.ts'
import type { Lobby, WatchedBattle } from '@/contract/endpoints/game/lobby.ts'
import type { MatchCard } from '@/contract/endpoints/game/online.ts'
import { avatarCreatures, playerCreature } from '@/design/avatar-creatures.ts'
import type { LobbyPerson, LobbyPicture, LobbyTable } from '@/stage/scenes/lobby/lobby-picture.ts'
import type { LobbyViewProps } from './lobby-props.ts'

type Facts = Pick<LobbyViewProps, 'lobby' | 'ladder' | 'invitations' | 'ownTable' | 'userId'>

const CHAMPIONS = 3

/** Returns null until the lobby has loaded. */
export function useLobbyPicture(facts: Facts): Omit<LobbyPicture, 'target'> | null {
  const { lobby, ladder, invitations, ownTable, userId } = facts
  const { t } = useTranslation('lobby')
  return useMemo(
    () => lobby && lobbyPicture({ lobby, ladder, invitations, ownTable, userId }, t),
    [lobby, ladder, invitations, ownTable, userId, t],
  )
}

/** @param t translates keys of the namespace `lobby` */
export function lobbyPicture(facts: Facts & { lobby: Lobby }, t: Translate): Omit<LobbyPicture, 'target'> {
  const { lobby, ladder, invitations, ownTable, userId } = facts
  const person = (face: PlayerFace): LobbyPerson => {
    const { league } = standingAt(face.rating)
    return {
      id: face.id,
      slug: playerCreature(face),
      name: face.nickname ?? t('gone'),
      league: { metal: league, name: t(`league.${league}`) },
    }
  }
  const own = lobby.players.find(({ id }) => id === userId)
  const others = lobby.players.filter(({ id }) => id !== userId)
  const tables = [
    ...lobby.tables.filter(({ host }) => host.id !== userId).map(table => openTable(table, person, t('sit'))),
    ...lobby.battles.map(battle => runningBattle(battle, person, t('watch'))),
    ...privateTable(lobby, userId, person, t('scene.private')),
  ]
  const people = others
    .filter(({ state }) => state === 'free' || state === 'searching')
    .map(face => ({ ...person(face), isSearching: face.state === 'searching' }))
  const isEmpty = people.length === 0 && tables.length === 0
  const [invitation] = invitations
  return {
    own: own
      ? { ...person(own), name: [t('you'), t('level', { level: own.level })].join(' · ') }
      : { id: userId, slug: avatarCreatures[0], name: t('you'), league: null },
    doors: { find: findText(ownTable, t), computer: t('scene.computer'), code: t('code') },
    people,
    challenge: t('challenge'),
    tables: isEmpty ? [crew(t('scene.empty'), t('scene.play'))] : tables,
    newTable: t('create'),
    champions: (ladder?.top ?? [])
      .slice(0, CHAMPIONS)
      .map(row => ({ slug: playerCreature(row), label: row.nickname ?? t('gone') })),
    more: count => t('scene.more', { count }),
    others: others.length,
    invitation: invitation
      ? {
          id: invitation.id,
          from: invitation.host.id,
          slug: playerCreature(invitation.host),
          title: t(invitation.kind === 'rematch' ? 'wantsRematch' : 'challengesYou', {
            name: invitation.host.nickname ?? '',
          }),
          accept: invitation.kind === 'rematch' ? null : t('accept'),
          decline: t('decline'),
        }
      : null,
  }
}

type Translate = ReturnType<typeof useTranslation<'lobby'>>['t']

/** The first door leads back to the reader's table or battle, if there is one. */
function findText(ownTable: Facts['ownTable'], t: Translate): string {
  if (!ownTable || ownTable.status === 'closed') return t('quick')
  return t(ownTable.status === 'playing' ? 'resume' : 'toTable')
}

type ToPerson = (face: PlayerFace) => LobbyPerson

function openTable(table: MatchCard, person: ToPerson, action: string): LobbyTable {
  const host = person(table.host)
  return { id: table.id, kind: 'open', seats: [host], label: host.name, league: host.league, action }
}

function runningBattle(battle: WatchedBattle, person: ToPerson, action: string): LobbyTable {
  const seats = [battle.host, ...(battle.guest ? [battle.guest] : [])].map(person)
  return {
    id: battle.id,
    kind: 'playing',
    seats,
    label: seats.map(({ name }) => name).join(' · '),
    league: seats[0]?.league ?? null,
    action,
    spectators: battle.spectators,
  }
}

/** Players at a table that is not in the lists. */
function privateTable(
  { players, tables, battles }: Lobby,
  userId: number,
  person: ToPerson,
  label: string,
): LobbyTable[] {
  const listedIds = new Set([...tables, ...battles].flatMap(({ host, guest }) => [host.id, guest?.id]))
  const seats = players
    .filter(
      ({ id, state }) => id !== userId && (state === 'seated' || state === 'playing') && !listedIds.has(id),
    )
    .slice(0, 2)
    .map(person)
  return seats.length > 0
    ? [{ id: 'private', kind: 'private', seats, label, league: null, action: null }]
    : []
}

/** Creatures of the workshop at a table, shown while no player is present. */
const crew = (label: string, action: string): LobbyTable => ({
  id: 'crew',
  kind: 'crew',
  seats: ([9, 11] as const).map(style => ({
    id: -style,
    slug: avatarCreatures[style],
    name: '',
    league: null,
  })),
  label,
  league: null,
  action,
})
