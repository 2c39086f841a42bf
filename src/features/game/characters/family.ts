/** Characters next to a character by number, and others of its type. Pure. */
import type { Character } from '@/contract/endpoints/game/characters.ts'

export interface Neighbours {
  previous?: Character
  next?: Character
}

const byNumber = (a: Character, b: Character) => a.numero_carta - b.numero_carta

export function neighboursOf(slug: string, all: readonly Character[]): Neighbours {
  const order = [...all].sort(byNumber)
  const at = order.findIndex(other => other.slug === slug)
  return at < 0 ? {} : { previous: order[at - 1], next: order[at + 1] }
}

/** Returns at most `most` characters of the same type, nearest in number. */
export function familyOf(character: Character, all: readonly Character[], most = 5): Character[] {
  const distance = (other: Character) => Math.abs(other.numero_carta - character.numero_carta)
  return all
    .filter(other => other.tipo === character.tipo && other.slug !== character.slug)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, most)
    .sort(byNumber)
}
