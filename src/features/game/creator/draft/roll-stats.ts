/**
 * Random values for a card: health, resistance, trait, and costs and effects of its moves. They use the points of its
 * rarity. Pure.
 */
import { produce } from 'immer'
import { costOfRarity } from '@/contract/endpoints/game/characters.ts'
import {
  type CreationMove,
  costRange,
  healthPerPoint,
  leastAttack,
  pointsOf,
  type RarityBounds,
  rarityBounds,
} from '@/contract/endpoints/game/creation-budget.ts'
import {
  type EffectChoice,
  effectChoices,
  effectOffers,
  type Range,
  withNumbers,
} from '@/contract/endpoints/game/creation-effects.ts'
import { traitOffers } from '@/contract/endpoints/game/creation-traits.ts'
import type { CreationDraft } from '@/contract/endpoints/game/creations.ts'
import type { Effect } from '@/contract/endpoints/game/effects.ts'
import { clampToRange } from './edit-draft.ts'

/** Returns a number from 0 up to, but not including, 1. */
type Random = () => number

/** Damage of a move per energy: without an effect, with one on the cheap first move, and with one on the others. */
const plainRate: Range = { min: 19, max: 27, step: 1 }
const firstEffectRate: Range = { min: 5, max: 14, step: 1 }
const otherEffectRate: Range = { min: 12, max: 20, step: 1 }
/** Probability that a move has an effect: the cheap first one, and the others. */
const firstEffectShare = 0.7
const otherEffectShare = 0.35
const onceShare = 0.25
/** Energy of the first move, and that of the others relative to the rarity's most expensive one. */
const cheap = [1, 1, 1, 2]
const around = [-1, 0, 0, 1]
/** Minimum health as a share of the maximum, because a card with less would be defeated before its first move. */
const leastShare = 0.5

const pick = <T>(all: readonly T[], random: Random): T => all[Math.floor(random() * all.length)] as T

const between = ({ min, max, step }: Range, random: Random): number =>
  min + step * Math.floor(random() * ((max - min) / step + 1))

/** The lower half of the printed range, so that an effect leaves points for the rest of the card. */
const modest = (range: Range): Range => ({
  ...range,
  max: range.min + range.step * Math.floor((range.max - range.min) / range.step / 2),
})

const repeatable = effectChoices.filter(choice => choice !== 'once' && choice !== 'chosen-stat')

function rolledEffect(choice: EffectChoice, random: Random): Effect {
  const { start, amount, turns } = effectOffers[choice]
  return withNumbers(start, {
    amount: amount ? between(modest(amount), random) : 0,
    turns: turns ? between(modest(turns), random) : 0,
  })
}

interface Wanted {
  costo_energia: number
  effectShare: number
  effectRate: Range
  leastDamage: number
}

function rolledMove(move: Wanted, danno: Range, random: Random): CreationMove {
  const { costo_energia, leastDamage } = move
  const hasEffect = random() < move.effectShare
  const rate = between(hasEffect ? move.effectRate : plainRate, random)
  const rounded = Math.round((costo_energia * rate) / danno.step) * danno.step
  return {
    danno: clampToRange(Math.max(leastDamage, rounded), danno),
    costo_energia,
    effetti: hasEffect ? [rolledEffect(pick(repeatable, random), random)] : [],
  }
}

/** A cheap move, then more expensive ones at about the usual cost of the rarity. A third move may work once only. */
function rolledMoves(draft: CreationDraft, limits: RarityBounds, random: Random): CreationMove[] {
  const dear = costOfRarity[draft.rarita]
  return draft.mosse.map((_, at) => {
    const wish: Wanted =
      at === 0
        ? {
            costo_energia: pick(cheap, random),
            effectShare: firstEffectShare,
            effectRate: firstEffectRate,
            leastDamage: limits.danno.step,
          }
        : {
            costo_energia: clampToRange(dear + pick(around, random), costRange),
            effectShare: otherEffectShare,
            effectRate: otherEffectRate,
            leastDamage: leastAttack,
          }
    const move = rolledMove(wish, limits.danno, random)
    return at === 2 && random() < onceShare
      ? { ...move, effetti: [...move.effetti, effectOffers.once.start] }
      : move
  })
}

/** Reduces the strongest blow, and then removes effects, until the points suffice for the minimum health. */
const affordable = (mosse: CreationMove[], least: (mosse: CreationMove[]) => boolean): CreationMove[] =>
  produce(mosse, moves => {
    while (!least(moves)) {
      const strongest = Math.max(...moves.map(({ danno }) => danno))
      const strong = moves.find(({ danno }) => danno === strongest)
      const laden = moves.find(({ effetti }) => effetti.length > 0)
      if (strong && strong.danno > 25) strong.danno -= 5
      else if (laden) laden.effetti = []
      else return
    }
  })

/** Returns the card with other values. Its moves keep their names. @param random returns 0 up to 1 */
export function withRolledStats(draft: CreationDraft, random: Random): CreationDraft {
  const { rarita } = draft
  const limits = rarityBounds[rarita]
  const tratto = pick([null, ...traitOffers(rarita)], random)
  const resistenza = between(limits.resistenza, random)
  const budgetLeft = (mosse: CreationMove[]) =>
    limits.points - pointsOf({ rarita, pv: 0, resistenza, tratto, mosse })
  const leastHealth = Math.max(limits.pv.min, limits.pv.max * leastShare)
  const mosse = affordable(
    rolledMoves(draft, limits, random),
    moves => budgetLeft(moves) * healthPerPoint >= leastHealth,
  )
  const step = limits.pv.step
  const pv = clampToRange(Math.floor((budgetLeft(mosse) * healthPerPoint) / step) * step, limits.pv)
  return {
    ...draft,
    pv,
    resistenza,
    tratto,
    mosse: mosse.map((move, at) => ({
      ...move,
      effetti: [...move.effetti],
      nome_mossa: draft.mosse[at]?.nome_mossa ?? '',
    })),
  }
}
