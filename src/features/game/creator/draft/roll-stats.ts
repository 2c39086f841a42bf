/** Values nobody expected for a card: health, resistance, trait, and what its moves cost and do. They use up the points of its rarity. Pure. */
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
import { held } from './edit-draft.ts'

/** 0 up to 1, without it. */
type Random = () => number

/** Damage of a move for each energy it costs: without an effect, and with one on the first, cheap move and on the others. */
const plainRate: Range = { min: 19, max: 27, step: 1 }
const firstEffectRate: Range = { min: 5, max: 14, step: 1 }
const otherEffectRate: Range = { min: 12, max: 20, step: 1 }
/** Share of moves that have an effect: the first, cheap one, and the others. */
const firstEffectShare = 0.7
const otherEffectShare = 0.35
const onceShare = 0.25
/** Energy of the first move, and of the others beside what the rarity's dearest one costs. */
const cheap = [1, 1, 1, 2]
const around = [-1, 0, 0, 1]
/** Health a fair card has at least, as a share of the most: one of glass would fall before it strikes. */
const leastShare = 0.5

const pick = <T>(all: readonly T[], random: Random): T => all[Math.floor(random() * all.length)] as T

const between = ({ min, max, step }: Range, random: Random): number =>
  min + step * Math.floor(random() * ((max - min) / step + 1))

/** The lower half of what may be printed, so that an effect leaves points for the rest of the card. */
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

function rolledMove(wanted: Wanted, danno: Range, random: Random): CreationMove {
  const { costo_energia, leastDamage } = wanted
  const hasEffect = random() < wanted.effectShare
  const rate = between(hasEffect ? wanted.effectRate : plainRate, random)
  const rounded = Math.round((costo_energia * rate) / danno.step) * danno.step
  return {
    danno: held(Math.max(leastDamage, rounded), danno),
    costo_energia,
    effetti: hasEffect ? [rolledEffect(pick(repeatable, random), random)] : [],
  }
}

/** A cheap move, then dearer ones about what the rarity's cards cost; a last, third one may work once. */
function rolledMoves(draft: CreationDraft, limits: RarityBounds, random: Random): CreationMove[] {
  const dear = costOfRarity[draft.rarita]
  return draft.mosse.map((_, at) => {
    const wanted: Wanted =
      at === 0
        ? {
            costo_energia: pick(cheap, random),
            effectShare: firstEffectShare,
            effectRate: firstEffectRate,
            leastDamage: limits.danno.step,
          }
        : {
            costo_energia: held(dear + pick(around, random), costRange),
            effectShare: otherEffectShare,
            effectRate: otherEffectRate,
            leastDamage: leastAttack,
          }
    const move = rolledMove(wanted, limits.danno, random)
    return at === 2 && random() < onceShare
      ? { ...move, effetti: [...move.effetti, effectOffers.once.start] }
      : move
  })
}

/** Weakens the strongest blow, and then lets effects go, until the card can be paid with as much health as it needs. */
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

/** The same card with other values; its moves keep their names. @param random 0 up to 1 */
export function withRolledStats(draft: CreationDraft, random: Random): CreationDraft {
  const { rarita } = draft
  const limits = rarityBounds[rarita]
  const tratto = pick([null, ...traitOffers(rarita)], random)
  const resistenza = between(limits.resistenza, random)
  const left = (mosse: CreationMove[]) =>
    limits.points - pointsOf({ rarita, pv: 0, resistenza, tratto, mosse })
  const leastHealth = Math.max(limits.pv.min, limits.pv.max * leastShare)
  const mosse = affordable(
    rolledMoves(draft, limits, random),
    moves => left(moves) * healthPerPoint >= leastHealth,
  )
  const step = limits.pv.step
  const pv = held(Math.floor((left(mosse) * healthPerPoint) / step) * step, limits.pv)
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
