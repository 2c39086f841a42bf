/**
 * The lessons: four short tutorial battles, always with the same cards and the same seed. Winning one gives a reward once. The server
 * replays the battle from the player's commands to verify it.
 */
import { z } from 'zod'
import type { ComputerCode } from '../../../engine/opponents/opponent.ts'
import type { BattleSetup } from '../../../engine/types.ts'
import { endpoint } from '../../endpoint.ts'
import { HumanCommand } from './battles.ts'
import { cardSpecOf, type FightingCharacter } from './card-spec.ts'
import { Pack } from './packs.ts'

/** In learning order. */
export const lessonCodes = ['energy', 'change', 'edge', 'points'] as const
export type LessonCode = (typeof lessonCodes)[number]

interface LessonPlan {
  decks: { player1: readonly number[]; player2: readonly number[] } // numero_carta, the opening card first
  opponent: ComputerCode
  pays: number | 'pack' // index in the player's deck of the card that is won
}

/**
 * Decks with which a player who applies the lesson wins and one who ignores it loses. The first lesson cannot be lost: one who ignores it
 * only needs more turns. Tests check both.
 */
export const lessonPlans: Readonly<Record<LessonCode, LessonPlan>> = {
  energy: { decks: { player1: [103], player2: [108, 70] }, opponent: 'istruttore', pays: 0 },
  change: { decks: { player1: [12, 14], player2: [16, 41] }, opponent: 'apprendista', pays: 1 },
  edge: { decks: { player1: [41, 37, 10], player2: [16, 52] }, opponent: 'apprendista', pays: 2 },
  points: {
    decks: { player1: [145, 35, 3, 24], player2: [125, 109, 58, 7] },
    opponent: 'apprendista',
    pays: 'pack',
  },
}

export const lessonRules = 'standard'
/** A seed whose wind suits every lesson. */
export const lessonSeed = 2008

/** Returns the cards with these numbers. A deleted card is replaced by an unused one. */
function cardsOf<C extends FightingCharacter>(
  characters: readonly C[],
  numbers: readonly number[],
  usedCards: Set<C>,
): C[] {
  return numbers.flatMap(number => {
    const free = characters.filter(character => !usedCards.has(character))
    const card = free.find(({ numero_carta }) => numero_carta === number) ?? free[0]
    if (card) usedCards.add(card)
    return card ?? []
  })
}

export interface LessonDeal<C> {
  setup: BattleSetup
  dealt: C[]
  prize: C | null // the card that is won; null: a pack
}

/** Returns null if the catalogue has too few cards. */
export function lessonDeal<C extends FightingCharacter>(
  code: LessonCode,
  characters: readonly C[],
): LessonDeal<C> | null {
  const { decks: numbers, pays } = lessonPlans[code]
  const usedCards = new Set<C>()
  const playerCards = cardsOf(characters, numbers.player1, usedCards)
  const rival = cardsOf(characters, numbers.player2, usedCards)
  if (playerCards.length === 0 || rival.length === 0) return null
  const dealt = [...playerCards, ...rival]
  const decks = { player1: playerCards.map(({ id }) => id), player2: rival.map(({ id }) => id) }
  const prize = pays === 'pack' ? null : (playerCards[pays] ?? playerCards[0] ?? null)
  return { setup: { rules: lessonRules, catalogue: dealt.map(cardSpecOf), decks }, dealt, prize }
}

const mostCommands = 200 // a lesson has about ten

/** The proof of a won lesson. */
export const LessonProof = z.strictObject({
  rules_version: z.int().positive(), // of the engine used
  commands: z.array(HumanCommand).min(1).max(mostCommands),
})
export type LessonProof = z.infer<typeof LessonProof>

export const Lesson = z.enum(lessonCodes)

/** As a device stores it until an account claims it. */
export const StoredLessonProof = LessonProof.extend({ lesson: Lesson })
export type StoredLessonProof = z.infer<typeof StoredLessonProof>

export const claimLesson = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/me/lessons/:lesson',
  tag: 'Battle',
  summary: 'The card or the pack for a lesson won; neither when this account, or this address, has had it',
  permission: 'authenticated',
  params: z.object({ lesson: Lesson }),
  body: LessonProof,
  response: z.object({
    numero_carta: z.int().nullable(), // of the granted card
    pack: Pack.nullable(),
  }),
  problems: ['unauthenticated', 'address_unverified', 'lesson_unproven', 'lesson_outdated'],
  limit: 'battle',
  leavesShared: true,
})

export const myLessons = endpoint({
  ownerOnly: true,
  method: 'GET',
  path: '/me/lessons',
  tag: 'Battle',
  summary: 'The lessons this account has won, and those whose reward it has had',
  permission: 'authenticated',
  response: z.object({ won: z.array(Lesson), paid: z.array(Lesson) }),
  problems: ['unauthenticated'],
})
export type LessonProgress = z.infer<(typeof myLessons)['response']>
