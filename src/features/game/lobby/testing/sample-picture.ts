import type { LobbyPicture } from '@/stage/scenes/lobby/lobby-picture.ts'

const person = (id: number) => ({
  id,
  slug: 'ondalice',
  name: `Player ${id}`,
  league: { metal: 'wood' as const, name: 'Wood' },
})

/** A lobby with these players besides the reader. */
export const samplePicture = (ids: readonly number[]): Omit<LobbyPicture, 'target'> => ({
  own: person(1),
  doors: { find: 'Find', computer: 'Computer', code: 'Code' },
  people: ids.map(id => ({ ...person(id), isSearching: false })),
  challenge: 'Challenge',
  tables: [],
  newTable: 'New',
  champions: [],
  more: count => `${count}`,
  others: ids.length,
  invitation: null,
})
