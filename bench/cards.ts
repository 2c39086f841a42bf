/** Decks of printed cards for the benchmarks: the shipped catalogue in the engine's format, and random legal decks from a seed. */
import { catalogue } from '../assets/catalogue/catalogue.ts'
import { pointsOfRarity, type Rarity } from '../src/contract/endpoints/game/characters.ts'
import { drawBelow, rngFromSeed } from '../src/engine/rng.ts'
import type { CardSpec } from '../src/engine/types.ts'

export const specs: readonly CardSpec[] = catalogue.map(entry => ({
  id: entry.numero_carta,
  numero_carta: entry.numero_carta,
  nome: entry.nome,
  tipo: entry.tipo,
  pv: entry.pv,
  resistenza: entry.resistenza,
  mosse: entry.mosse.map(({ nome, danno, costo_energia, effetti }) => ({
    nome_mossa: nome.it,
    danno,
    costo_energia,
    effetti,
  })),
  punti: pointsOfRarity[entry.rarita],
  tratto: entry.tratto,
}))

export const rarityOf = new Map<number, Rarity>(
  catalogue.map(({ numero_carta, rarita }) => [numero_carta, rarita]),
)

const high: readonly Rarity[] = ['Mitica', 'Leggendaria']

/** Whether the deck has six different cards, at most one Unica and at most two of Leggendaria or Mitica together (decision 0029). */
export function isLegalDeck(ids: readonly number[]): boolean {
  const count = (rarities: readonly Rarity[]) =>
    ids.filter(id => rarities.includes(rarityOf.get(id) as Rarity)).length
  return ids.length === 6 && new Set(ids).size === 6 && count(['Unica']) <= 1 && count(high) <= 2
}

/** Random numbers from one seed. */
export class Dice {
  private rng: number
  constructor(seed: number) {
    this.rng = rngFromSeed(seed)
  }
  below(count: number): number {
    const draw = drawBelow(this.rng, count)
    this.rng = draw.rng
    return draw.value
  }
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T
  }
  deck(without: readonly number[] = []): number[] {
    const free = specs.filter(({ id }) => !without.includes(id))
    for (;;) {
      const ids = Array.from({ length: 6 }, () => this.pick(free).id)
      if (isLegalDeck(ids)) return ids
    }
  }
}
