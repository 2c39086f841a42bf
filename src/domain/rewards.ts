/**
 * What play pays (decision 0054): levels, first wins and daily tasks. Every reward is paid once, by the server, for a battle that it has
 * replayed. Nothing here can be bought, and a task waits three days.
 */

import { type OpponentCode, opponentCodes } from '../engine/opponents/opponent.ts'
import type { CardTier, PackTier } from '../engine/packs/odds.ts'
import { rngFromSeed, shuffle } from '../engine/rng.ts'

/** Packs of a tier, or the first card of a rarity that the player does not own. */
export type Reward = { kind: 'pack'; rarity: PackTier; pieces: number } | { kind: 'card'; rarita: CardTier }

/** Names a reward: each account gets each key once. */
export type RewardKey = `level-${number}` | `first-${FirstWin}` | `tasks-${number}`

const packs = (rarity: PackTier, pieces = 1): Reward => ({ kind: 'pack', rarity, pieces })
const card = (rarita: CardTier): Reward => ({ kind: 'card', rarita })

/** Rewards of levels 2, 3, 4 … in order. */
const rewardsByLevel: readonly Reward[] = [
  packs('common'),
  card('Non Comune'),
  packs('common', 2),
  packs('uncommon'),
  card('Rara'),
  packs('uncommon', 2),
  packs('rare'),
  card('Mitica'),
  packs('rare', 2),
  packs('epic'),
  card('Leggendaria'),
  packs('epic', 2),
  packs('legendary'),
]

/** The last level of the path with a reward of its own. Each level above pays `rewardAbovePath`. */
export const lastPathLevel = rewardsByLevel.length + 1
const rewardAbovePath = packs('epic', 2)

/** Reward for reaching a level. Undefined for level 1, with which every account starts. */
export const levelReward = (level: number): Reward | undefined =>
  level > lastPathLevel ? rewardAbovePath : rewardsByLevel[level - 2]

/** The computer players, and the first win against a person. */
export const firstWins = [...opponentCodes, 'online'] as const
export type FirstWin = (typeof firstWins)[number]

export const firstWinRewards: Readonly<Record<FirstWin, Reward>> = {
  novizio: packs('common'),
  apprendista: card('Non Comune'),
  esperto: packs('uncommon'),
  veterano: card('Rara'),
  maestro: card('Mitica'),
  online: packs('rare'),
}

export const taskKinds = ['battles', 'knockouts', 'wins', 'strong', 'types'] as const
export type TaskKind = (typeof taskKinds)[number]

/** How often a task's event must happen. */
export const taskGoals: Readonly<Record<TaskKind, number>> = {
  battles: 3, // rewarded battles
  knockouts: 6, // defeated cards of the opponent
  wins: 2,
  strong: 1, // a win against Esperto or better, or a person
  types: 1, // a win with a deck of at least `typesOfTask` types
}
export const typesOfTask = 4

export const tasksPerDay = 3
export const taskDays = 3 // a task can be finished on its own day and the two days after it
/** Finished tasks per paid pack. */
export const tasksPerPack = 3

/** Reward for the n-th set of `tasksPerPack` tasks, from 1: every third set pays the better pack. */
export const taskSetReward = (set: number): Reward => packs(set % 3 === 0 ? 'uncommon' : 'common')

const millisPerDay = 24 * 60 * 60_000

/** UTC day of an instant, as `2026-11-28`. Battles are counted by UTC days too. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10)

const dayBefore = (at: Date, days: number): string => utcDay(new Date(at.getTime() - days * millisPerDay))

/** The oldest day whose tasks are open. */
export const firstOpenDay = (now: Date): string => dayBefore(now, taskDays - 1)

/** The last day on which the tasks of a day can be finished. */
export const lastTaskDay = (day: string): string => dayBefore(new Date(`${day}T00:00:00Z`), 1 - taskDays)

/** Days whose tasks are open, oldest first. Days before the account existed have none. */
export function openTaskDays(now: Date, registeredAt: Date): string[] {
  const first = utcDay(registeredAt)
  return Array.from({ length: taskDays }, (_, at) => dayBefore(now, taskDays - 1 - at)).filter(
    day => day >= first,
  )
}

/** The tasks of an account on a day: always the same, and different for two accounts. */
export function tasksOf(userId: number, day: string): TaskKind[] {
  const dayNumber = Math.floor(Date.parse(`${day}T00:00:00Z`) / millisPerDay)
  const seed = rngFromSeed(Math.imul(userId, 0x9e37_79b1) ^ Math.imul(dayNumber, 0x85eb_ca6b))
  return shuffle(seed, taskKinds).value.slice(0, tasksPerDay)
}

/** A finished battle, as tasks and first wins count it. */
export interface CountedBattle {
  outcome: 'win' | 'lose' | 'spare'
  opponent: OpponentCode | null // null: a person
  knockouts: number // defeated cards of the opponent
  types: number // different types in the player's deck
}

/** By how much a battle advances a task. */
export function taskProgress(kind: TaskKind, { outcome, opponent, knockouts, types }: CountedBattle): number {
  const isWin = outcome === 'win'
  switch (kind) {
    case 'battles':
      return 1
    case 'knockouts':
      return knockouts
    case 'wins':
      return isWin ? 1 : 0
    case 'strong':
      return isWin &&
        (opponent === null || opponentCodes.indexOf(opponent) >= opponentCodes.indexOf('esperto'))
        ? 1
        : 0
    case 'types':
      return isWin && types >= typesOfTask ? 1 : 0
  }
}

/** Returns undefined for a key that names no reward. */
export function rewardOf(key: string): Reward | undefined {
  const [, kind, name = ''] = /^(level|first|tasks)-(\w+)$/.exec(key) ?? []
  if (kind === 'level') return levelReward(Number(name))
  if (kind === 'tasks') return taskSetReward(Number(name))
  return firstWinRewards[name as FirstWin]
}

/** Surplus cards of one rarity that are exchanged for one missing card of the same rarity. */
export const cardsPerExchange = 3

export interface CopiesOfCard {
  numero_carta: number
  rarita: CardTier
  copies: number
}

/**
 * Copies that an exchange gives away, by card number, from the cards with the most copies. One copy of each card always stays. Undefined
 * if fewer than `cardsPerExchange` of this rarity are surplus.
 */
export function cardsToExchange(owned: readonly CopiesOfCard[], rarita: CardTier): number[] | undefined {
  const surplus = new Map(
    owned
      .filter(one => one.rarita === rarita && one.copies > 1)
      .map(one => [one.numero_carta, one.copies - 1]),
  )
  const given: number[] = []
  while (given.length < cardsPerExchange) {
    const [next] = [...surplus].filter(([, left]) => left > 0).sort(([a, x], [b, y]) => y - x || a - b)
    if (!next) return undefined
    given.push(next[0])
    surplus.set(next[0], next[1] - 1)
  }
  return given
}

/** The card that a reward gives: the first by number that is not owned, or the first of the rarity if all are owned. */
export function cardOfReward(
  catalogue: readonly { numero_carta: number; rarita: CardTier }[],
  owned: ReadonlySet<number>,
  rarita: CardTier,
): number | undefined {
  const ofRarity = catalogue
    .filter(entry => entry.rarita === rarita)
    .map(entry => entry.numero_carta)
    .sort((a, b) => a - b)
  return ofRarity.find(number => !owned.has(number)) ?? ofRarity[0]
}
