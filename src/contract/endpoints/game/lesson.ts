/**
 * The first battle, that teaches by being played: always the same cards, nobody shuffles. Who wins it gets a pack, once: the server
 * plays the battle again from the seed and what the human did, and believes nothing else.
 */
import { z } from 'zod'
import type { BattleSetup } from '../../../engine/types.ts'
import { endpoint } from '../../endpoint.ts'
import { HumanCommand } from './battles.ts'
import { cardSpecOf, type FightingCharacter } from './card-spec.ts'
import { Pack } from './packs.ts'

/** numero_carta: three that forgive much, against one that hits hard and one that burns. */
export const lessonDecks = { player1: [2, 4, 6], player2: [10, 24] } as const
export const lessonRules = { rules: 'standard', opponent: 'novizio' } as const

/** The cards of these numbers; a card the shop no longer has gives its place to one nobody else holds. */
function cardsOf<C extends FightingCharacter>(
  characters: readonly C[],
  numbers: readonly number[],
  taken: Set<C>,
): C[] {
  return numbers.flatMap(number => {
    const free = characters.filter(character => !taken.has(character))
    const card = free.find(({ numero_carta }) => numero_carta === number) ?? free[0]
    if (card) taken.add(card)
    return card ?? []
  })
}

/** null where there are no cards to play with. */
export function lessonSetup<C extends FightingCharacter>(
  characters: readonly C[],
): { setup: BattleSetup; dealt: C[] } | null {
  const taken = new Set<C>()
  const own = cardsOf(characters, lessonDecks.player1, taken)
  const rival = cardsOf(characters, lessonDecks.player2, taken)
  if (own.length === 0 || rival.length === 0) return null
  const dealt = [...own, ...rival]
  const decks = { player1: own.map(({ id }) => id), player2: rival.map(({ id }) => id) }
  return { setup: { rules: lessonRules.rules, catalogue: dealt.map(cardSpecOf), decks }, dealt }
}

const largestSeed = 2 ** 32 - 1
const mostCommands = 400 // a lesson has some twenty

/** What proves a lesson won. */
export const LessonProof = z.strictObject({
  seed: z.int().min(0).max(largestSeed),
  commands: z.array(HumanCommand).min(1).max(mostCommands),
})
export type LessonProof = z.infer<typeof LessonProof>

export const claimLesson = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/me/lesson',
  tag: 'Battle',
  summary: 'The pack for the lesson won; null when this account, or this address, has had it',
  permission: 'authenticated',
  body: LessonProof,
  answer: z.object({ pack: Pack.nullable() }),
  problems: ['unauthenticated', 'lesson_unproven'],
  limit: 'battle',
  leavesShared: true,
})
