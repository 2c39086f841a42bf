/** Random decks for a lesson: the cards its coach mentions, and any other cards. */
import type { Rarity } from '../../src/contract/endpoints/game/characters.ts'
import type { LessonCode } from '../../src/contract/endpoints/game/lesson.ts'
import { hasEdge } from '../../src/engine/rules/wheel.ts'
import type { Draws } from '../depth/decks.ts'
import type { GameCard } from '../depth/game.ts'
import { printedCards } from '../depth/standard-game.ts'

export interface LessonDecks {
  player1: number[]
  player2: number[]
}

const oneOf = (draws: Draws, cards: readonly GameCard[]): number => {
  const card = cards[draws.below(cards.length)]
  if (!card) throw new Error('no card fits')
  return card.spec.numero_carta
}

const of = (...rarities: Rarity[]) => printedCards.filter(({ rarity }) => rarities.includes(rarity))
const ofType = (tipo: string) => of('Comune', 'Non Comune').filter(({ spec }) => spec.tipo === tipo)

/** A cheap move with lasting damage, so that the coach has a status to explain. */
const hurtsCheaply = ({ spec }: GameCard) =>
  spec.mosse.some(
    ({ costo_energia, effetti }) =>
      costo_energia === 1 && effetti?.some(({ kind }) => kind === 'damage-over-time'),
  )

const common = of('Comune')
const usual = of('Comune', 'Non Comune')
const threeLowest = of('Comune', 'Non Comune', 'Rara')
const frosty = common.filter(({ spec }) => spec.tratto === 'frost')

const draw: Record<LessonCode, (draws: Draws) => LessonDecks> = {
  energy: draws => ({
    player1: [oneOf(draws, of('Rara'))],
    player2: [oneOf(draws, threeLowest.filter(hurtsCheaply)), oneOf(draws, threeLowest)],
  }),
  change: draws => ({
    player1: [oneOf(draws, common), oneOf(draws, frosty)],
    player2: [
      oneOf(
        draws,
        usual.filter(({ spec }) => hasEdge('Ghiaccio', spec.tipo)),
      ),
      oneOf(draws, usual),
    ],
  }),
  edge: draws => ({
    player1: [
      oneOf(
        draws,
        usual.filter(({ spec }) => spec.tipo !== 'Terra' && spec.tipo !== 'Fuoco'),
      ),
      oneOf(draws, ofType('Terra')),
      oneOf(draws, ofType('Fuoco')),
    ],
    player2: [oneOf(draws, ofType('Meccanico')), oneOf(draws, ofType('Ghiaccio'))],
  }),
  points: draws => ({
    player1: [
      oneOf(draws, of('Leggendaria')),
      oneOf(draws, common),
      oneOf(draws, common),
      oneOf(draws, usual),
    ],
    player2: [
      oneOf(draws, of('Mitica')),
      oneOf(draws, threeLowest),
      oneOf(draws, usual),
      oneOf(draws, common),
    ],
  }),
}

/** Returns null if a card was drawn twice. */
export function candidateFor(code: LessonCode, draws: Draws): LessonDecks | null {
  const decks = draw[code](draws)
  const all = [...decks.player1, ...decks.player2]
  return new Set(all).size === all.length ? decks : null
}
