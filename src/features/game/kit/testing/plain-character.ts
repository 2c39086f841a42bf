import type { Character } from '@/contract/endpoints/game/characters.ts'

/** A character with no moves and no pictures, for tests that only need its identity. */
export const plainCharacter = (numero_carta: number, more: Partial<Character> = {}) =>
  ({
    id: numero_carta,
    numero_carta,
    nome: `Carta ${numero_carta}`,
    slug: `carta-${numero_carta}`,
    rarita: 'Comune',
    tipo: 'Fuoco',
    pv: 90,
    atk: 40,
    resistenza: 2,
    mosse: [],
    translations: [],
    images: { thumbnail: '/t.webp', mini_card: '/m.webp', card: '/c.webp' },
    ...more,
  }) as unknown as Character
