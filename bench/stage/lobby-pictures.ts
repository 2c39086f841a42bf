/** What the lobby shows in the benchmark: every place of the scene is taken. */
import { avatarCreatures } from '@/design/avatar-creatures.ts'
import type { LobbyGuest, LobbyPerson, LobbyPicture } from '@/stage/scenes/lobby/lobby-picture.ts'

const leagues = (['wood', 'brass', 'silver', 'gold', 'arcane'] as const).map(metal => ({
  metal,
  name: `Lega ${metal}`,
}))

const person = (id: number): LobbyPerson => ({
  id,
  slug: avatarCreatures[id % avatarCreatures.length] ?? avatarCreatures[0],
  name: `Giocatore ${id}`,
  league: leagues[id % leagues.length] ?? null,
})

const guest = (id: number): LobbyGuest => ({ ...person(id), isSearching: id % 2 === 0 })

const full: LobbyPicture = {
  own: person(1),
  doors: { find: 'Trova avversario', computer: 'Computer', code: 'Codice' },
  people: [2, 3, 4, 5, 6, 7].map(guest),
  challenge: 'Sfida',
  tables: [
    {
      id: 'playing',
      kind: 'playing',
      seats: [person(8), person(9)],
      label: 'Giocatore 8 · Giocatore 9',
      league: leagues[2] ?? null,
      action: 'Guarda',
      spectators: 12,
    },
    {
      id: 'private',
      kind: 'private',
      seats: [person(10), person(11)],
      label: 'Tavolo privato',
      league: null,
      action: null,
    },
  ],
  newTable: 'Crea un tavolo',
  champions: [12, 13, 14].map(id => ({ slug: person(id).slug, label: `Giocatore ${id}` })),
  more: hidden => `Altri ${hidden} giocatori`,
  others: 40,
  invitation: null,
  target: null,
}

/** One after another: the full lobby, a player leaves and another arrives, one is selected, a challenge arrives. */
export const lobbyPictures: readonly LobbyPicture[] = [
  full,
  { ...full, people: [3, 4, 5, 6, 7, 15].map(guest) },
  { ...full, people: [3, 4, 5, 6, 7, 15].map(guest), target: 'player:3' },
  {
    ...full,
    people: [3, 4, 5, 6, 7, 15].map(guest),
    invitation: {
      id: 'invitation',
      from: 3,
      slug: person(3).slug,
      title: 'Giocatore 3 ti sfida',
      accept: 'Accetta',
      decline: 'Rifiuta',
    },
  },
]
