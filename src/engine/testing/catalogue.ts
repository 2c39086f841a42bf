/** A made-up catalogue in the printed ranges (decisions §5), so that every move pierces: danno 20–170, resistenza 0–15. */
import { drawBelow, rngFromSeed } from '../rng.ts'
import type { CardSpec } from '../types.ts'

/** The longest a battle without skips can last on such cards: each attack takes at least 5 of at most 12 × 320 pv. */
export const LONGEST_BATTLE = (12 * 320) / 5 + 12

/** `count` different cards, the same for the same seed. */
export function sampleCatalogue(count: number, seed: number): CardSpec[] {
  let rng = rngFromSeed(seed)
  const between = (least: number, most: number) => {
    const draw = drawBelow(rng, most - least + 1)
    rng = draw.rng
    return least + draw.value
  }
  const move = (index: number) => ({
    nome_mossa: `Mossa ${index + 1}`,
    danno: between(20, 170),
    costo_energia: between(2, 6),
  })
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    numero_carta: index + 2,
    nome: `Carta ${index + 1}`,
    tipo: 'Fuoco',
    pv: between(50, 320),
    resistenza: between(0, 15),
    mosse: Array.from({ length: between(1, 3) }, (_, slot) => move(slot)),
  }))
}
