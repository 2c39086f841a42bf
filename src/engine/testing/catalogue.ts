/** A generated catalogue in the printed ranges (decision 0025) in which every move exceeds any resistenza: danno 20–170, resistenza 0–15. */
import type { Effect, EffectKind, EffectOf } from '../effects/effect.ts'
import { drawBelow, rngFromSeed } from '../rng.ts'
import { wheel } from '../rules/wheel.ts'
import { traitCodes } from '../traits/trait.ts'
import type { CardSpec } from '../types.ts'

/** The maximum length of a battle without skips on such cards: each attack takes at least 5 of at most 12 × 320 pv. */
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
    costo_energia: between(1, 6),
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

type Draw = (least: number, most: number) => number

/** One effect of every kind, with values in their range. The order determines which effects a seed gives. */
const effectMakers: { readonly [K in EffectKind]: (between: Draw) => EffectOf<K> } = {
  'damage-over-time': between => ({
    kind: 'damage-over-time',
    source: between(0, 1) ? 'poison' : 'burn',
    amount: between(1, 40),
    turns: between(1, 4),
  }),
  freeze: between => ({ kind: 'freeze', turns: between(1, 3) }),
  paralysis: between => ({ kind: 'paralysis', turns: between(1, 3) }),
  sleep: between => ({ kind: 'sleep', turns: between(1, 3) }),
  stun: () => ({ kind: 'stun' }),
  attack: between => ({
    kind: 'attack',
    on: between(0, 1) ? 'self' : 'foe',
    amount: between(1, 60) * (between(0, 1) ? 1 : -1),
    turns: between(1, 4),
  }),
  defence: between => ({
    kind: 'defence',
    on: between(0, 1) ? 'self' : 'foe',
    amount: between(1, 60) * (between(0, 1) ? 1 : -1),
    turns: between(1, 4),
  }),
  heal: between => ({ kind: 'heal', amount: between(1, 150) }),
  area: between => ({ kind: 'area', amount: between(1, 60) }),
  'once-per-match': () => ({ kind: 'once-per-match' }),
  'chosen-stat': between => ({ kind: 'chosen-stat', amount: between(1, 100) }),
}
const makers: readonly ((between: Draw) => Effect)[] = Object.values(effectMakers)

/** Coprime to the number of traits, so that a large catalogue contains all of them. */
const TRAIT_STRIDE = 7

/** Like `sampleCatalogue`, with everything the standard rules read: up to three effects on every move, types of the wheel, points, traits. */
export function effectfulCatalogue(count: number, seed: number): CardSpec[] {
  let rng = rngFromSeed(seed ^ 0xeffec7)
  const between: Draw = (least, most) => {
    const draw = drawBelow(rng, most - least + 1)
    rng = draw.rng
    return least + draw.value
  }
  const effects = () =>
    Array.from({ length: between(0, 3) }, () => makers[between(0, makers.length - 1)]?.(between)).filter(
      effect => effect !== undefined,
    )
  return sampleCatalogue(count, seed).map((card, index) => ({
    ...card,
    tipo: wheel[(seed + index) % wheel.length] as string,
    punti: 2 + ((seed + index) % 5),
    tratto: traitCodes[(seed + index * TRAIT_STRIDE) % traitCodes.length],
    mosse: card.mosse.map(move => ({ ...move, danno: between(0, 3) ? move.danno : 0, effetti: effects() })),
  }))
}
