/** Returns the newest card of each rarity, from common to unique, with six different finishes. Pure. */
import { type Character, rarities } from '@/contract/endpoints/game/characters.ts'

export const newestOfEach = (characters: readonly Character[]): Character[] =>
  rarities.flatMap(rarity => {
    const [newest] = characters
      .filter(character => character.rarita === rarity)
      .sort((a, b) => b.numero_carta - a.numero_carta)
    return newest ? [newest] : []
  })
